/** What stands beside a number: its hemisphere, or only its axis. */
export type Marker = 'N' | 'S' | 'E' | 'W' | 'lat' | 'lon';

export interface MarkedPart {
  text: string;
  marker: Marker | null;
}

const SPELLINGS: [RegExp, string][] = [
  [/[−–]/g, '-'],
  [/[º˚]/g, '°'],
  [/''|[″“”]/g, '"'],
  [/[′‘’`]/g, "'"],
  [/\b(?:us\s*)?(?:survey\s*)?(?:ft|feet)\b\.?/gi, ' '],
  [/degrees?|deg\.?/gi, '°'],
  [/minutes?|min\.?/gi, "'"],
  [/seconds?|sec\.?/gi, '"'],
  [/northing|north/gi, 'N'],
  [/easting|east/gi, 'E'],
  [/south/gi, 'S'],
  [/west/gi, 'W'],
  [/(\d)\s*d(?![a-z])/g, '$1°'],
  [/(°\s*[\d.]+)\s*m(?![a-z])/g, "$1'"],
  [/('\s*[\d.]+)s(?![a-z])/g, '$1"'],
  [/(\d)\s*['](?=\s*')/g, '$1"'],
];

/** Usual spellings of signs, units and directions brought to one: `°`, `'`, `"`, `-`, `N S E W`. */
export function normalizeSpelling(text: string): string {
  return SPELLINGS.reduce((spelled, [pattern, replacement]) => spelled.replace(pattern, replacement), text).trim();
}

/**
 * Two coordinates of one text, each with the letter or label beside it, in the order they stand.
 * @returns undefined where the text cannot be parted in two
 */
export function splitPair(text: string): [MarkedPart, MarkedPart] | undefined {
  const labels = /\b(?:lat(?:itude)?|lng|lon(?:gitude|g)?)\b\s*[:=]?/gi;
  const letters = /[NSEW]/i.test(text.replace(labels, ''));
  if (letters) return splitAtMarkers(text.replace(labels, ' '), /[NSEW]/gi, (marker) => marker.toUpperCase() as Marker);
  if (text.search(labels) >= 0) return splitAtMarkers(text, labels, (label) => (/^lat/i.test(label) ? 'lat' : 'lon'));
  return splitUnmarked(text);
}

function splitAtMarkers(text: string, pattern: RegExp, name: (found: string) => Marker) {
  const found = [...text.matchAll(pattern)];
  const [first, second] = found;
  if (found.length !== 2 || !first || !second) return undefined;
  const before = text.slice(0, first.index);
  const between = text.slice(first.index + first[0].length, second.index);
  const after = text.slice(second.index + second[0].length);
  const prefixed = trimSeparators(before) === '';
  if (!prefixed && trimSeparators(after) !== '') return undefined;
  const parts = prefixed ? [between, after] : [before, between];
  return [
    { text: trimSeparators(parts[0]!), marker: name(first[0]) },
    { text: trimSeparators(parts[1]!), marker: name(second[0]) },
  ] satisfies [MarkedPart, MarkedPart];
}

function splitUnmarked(text: string): [MarkedPart, MarkedPart] | undefined {
  const parts = text.split(/\s*[,;/]\s*/).filter((part) => part !== '');
  const words = text.split(/\s+/);
  const halves =
    parts.length === 2
      ? parts
      : parts.length === 1 && words.length % 2 === 0
        ? [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')]
        : undefined;
  if (!halves) return undefined;
  return [
    { text: halves[0]!, marker: null },
    { text: halves[1]!, marker: null },
  ];
}

function trimSeparators(text: string): string {
  return text.replace(/^[\s,;:=/]+|[\s,;:=/]+$/g, '');
}

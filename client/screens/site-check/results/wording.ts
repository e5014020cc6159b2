import type { Evaluation, Finding, Measurement } from '../../../../server/http/contract/evaluation.ts';

export type Tone = 'bad' | 'open' | 'good' | 'neutral';

interface OutcomeWords {
  tone: Tone;
  word: string;
  sentence: string;
}

/** `§ 223-22D(13)(a) is not met`, `4 provisions are not met`: up to three by name. */
function saying(findings: Finding[], outcome: Finding['outcome'], one: string, many: string): string {
  const found = findings.filter((finding) => finding.outcome === outcome);
  const sections = [...new Set(found.map(({ citation }) => section(citation)))];
  if (sections.length > 3) return `${sections.length} provisions ${many}`;
  return `${new Intl.ListFormat('en-US').format(sections)} ${sections.length === 1 ? one : many}`;
}

const OUTCOMES: Record<Evaluation['outcome'], { tone: Tone; word: string; sentence(answer: Evaluation): string }> = {
  prohibited: {
    tone: 'bad',
    word: 'Prohibited',
    sentence: ({ findings }) => `As stated, ${saying(findings, 'violates', 'is not met', 'are not met')}.`,
  },
  undetermined: {
    tone: 'open',
    word: 'Could not be determined',
    sentence: () => 'The zone of this place could not be told, so nothing here says that it is allowed.',
  },
  'survey-required': {
    tone: 'open',
    word: 'Survey required',
    sentence: ({ findings, zone }) =>
      zone.status === 'survey-required'
        ? 'A zone boundary is nearer than the map can tell; a survey must decide.'
        : `${saying(findings, 'survey-required', 'asks', 'ask')} for a distance that is too close to the limit to tell from the map.`,
  },
  'information-needed': {
    tone: 'open',
    word: 'Information needed',
    sentence: ({ findings }) =>
      `${saying(findings, 'information-needed', 'cannot', 'cannot')} be judged until more is known.`,
  },
  conditional: {
    tone: 'open',
    word: 'Conditional',
    sentence: ({ findings }) =>
      `${saying(findings, 'requires', 'still requires', 'still require')} a permit, an assessment, a measure or a decision.`,
  },
  clear: {
    tone: 'good',
    word: 'Clear',
    sentence: () => "No provision stands against it as stated. It still needs the village's determination.",
  },
  outside: {
    tone: 'neutral',
    word: 'Outside the zones',
    sentence: () => 'The place lies outside the watershed, so Article II does not speak of it.',
  },
};

/** The overall outcome as a word and a sentence, and how it is coloured. */
export function describeOutcome(answer: Evaluation): OutcomeWords {
  const { tone, word, sentence } = OUTCOMES[answer.outcome];
  return { tone, word, sentence: sentence(answer) };
}

/** Where it lies, as a sentence. */
export function describeZone({ governing, status }: Evaluation['zone']): string {
  if (status === 'undetermined') return 'Zone: could not be determined';
  if (status === 'outside') return 'Outside every groundwater protection zone';
  const zone = governing === null ? 'Outside every zone by the map' : `Zone ${governing} governs`;
  return status === 'survey-required' ? `${zone}, but a boundary is too near to be sure` : zone;
}

/** Groups of findings, the gravest first. */
export const FINDING_GROUPS: { outcome: Finding['outcome']; heading: string; tone: Tone }[] = [
  { outcome: 'violates', heading: 'Not met', tone: 'bad' },
  { outcome: 'survey-required', heading: 'Survey required', tone: 'open' },
  { outcome: 'information-needed', heading: 'Information needed', tone: 'open' },
  { outcome: 'requires', heading: 'Still required', tone: 'open' },
  { outcome: 'complies', heading: 'Met', tone: 'good' },
  { outcome: 'advisory', heading: "For the reviewer's judgement", tone: 'neutral' },
];

const OBJECT_NAMES: Record<Measurement['to'], string> = {
  watercourse: 'Watercourse',
  reservoir: 'Reservoir',
  'zone-1': 'Zone 1',
  'zone-2': 'Zone 2',
  well: 'Public supply well',
};

/** What a distance was measured to, e.g. `Watercourse`. */
export const objectName = (to: Measurement['to']): string => OBJECT_NAMES[to];

/** `§ 223-22D(13)(a)`. */
export const section = (citation: string): string => `§ ${citation}`;

/** Index of the measurement a finding rests on; null where it rests on none. */
export function measurementOf(finding: Finding, measurements: Measurement[]): number | null {
  const { feature } = finding;
  if (!feature) return null;
  const index = measurements.findIndex(
    (measurement) =>
      measurement.feature.id === feature.id &&
      measurement.feature.layerVersion === feature.layerVersion &&
      (finding.distanceFt === undefined || measurement.distanceFt === finding.distanceFt),
  );
  return index < 0 ? null : index;
}

/** The setbacks of the findings, one for each limit, with all sections that ask it. */
export function setbackRings(findings: Finding[]): { limitFt: number; label: string }[] {
  const sections = new Map<number, Set<string>>();
  for (const { effect, limitFt, citation } of findings) {
    if (effect !== 'setback' || limitFt === undefined) continue;
    sections.set(limitFt, (sections.get(limitFt) ?? new Set()).add(section(citation)));
  }
  return [...sections].map(([limitFt, citations]) => ({
    limitFt,
    label: `${limitFt} ft ${[...citations].join(', ')}`,
  }));
}

import type { Zone } from '../domain/measurement/site.ts';
import type { Feet } from '../domain/units.ts';
import type { Problem } from './attribute-mapping.ts';
import { counted, type Note, note, rowList } from './notes.ts';
import type { PlacedFeature } from './place-layer.ts';

/** A feature with the attributes the product reads taken out of its own; geometry in EPSG:2260, US survey feet. */
export interface LayerFeature extends PlacedFeature {
  id: string;
  name: string | null;
  zone: Zone | null;
  widthFt: Feet | null;
}

export interface MappedLayer {
  features: LayerFeature[];
  notes: Note[];
  problems: Problem[];
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/** 1, 2 or 3, also as text, also as "Zone 2"; undefined for anything else. */
function parseZone(value: unknown): Zone | undefined {
  const digits = /^(?:zone\s*)?([123])(?:\.0+)?$/i.exec(textOf(value) ?? '')?.[1];
  return digits === undefined ? undefined : (Number(digits) as Zone);
}

/** A width in ft; null where there is none (a width of 0 is none: no watercourse has it); undefined where it is no width. */
function parseWidth(value: unknown): Feet | null | undefined {
  const text = textOf(value);
  if (text === null) return null;
  const width = Number(text);
  if (!Number.isFinite(width) || width < 0) return undefined;
  return width === 0 ? null : width;
}

/** `"4" (rows 2 and 3)`, for each different value. */
function listValues(features: PlacedFeature[], field: string): string {
  const rows = new Map<string, number[]>();
  for (const feature of features) {
    const value = textOf(feature.attributes[field]) ?? 'nothing';
    rows.set(value, [...(rows.get(value) ?? []), feature.row]);
  }
  const listed = [...rows].slice(0, 5).map(([value, at]) => `"${value.slice(0, 40)}" (${rowList(at)})`);
  return listed.join(', ') + (rows.size > listed.length ? ' and others' : '');
}

function zoneProblems(features: PlacedFeature[], field: string | undefined): Problem[] {
  if (field === undefined) return [];
  const wrong = features.filter((feature) => parseZone(feature.attributes[field]) === undefined);
  if (wrong.length === 0) return [];
  return [{ pointer: '/mapping/zone', detail: `Zones are 1, 2 or 3, but ${field} has ${listValues(wrong, field)}.` }];
}

function widthProblems(features: PlacedFeature[], field: string | undefined): Problem[] {
  if (field === undefined) return [];
  const wrong = features.filter((feature) => parseWidth(feature.attributes[field]) === undefined);
  if (wrong.length === 0) return [];
  return [
    { pointer: '/mapping/width', detail: `Widths are numbers of feet, but ${field} has ${listValues(wrong, field)}.` },
  ];
}

function zeroWidthNotes(features: PlacedFeature[], field: string | undefined): Note[] {
  if (field === undefined) return [];
  const rows = features.flatMap(({ row, attributes }) =>
    Number(textOf(attributes[field]) ?? Number.NaN) === 0 ? [row] : [],
  );
  return rows.length > 0 ? [note(`A width of 0 taken as not known (${counted(rows.length, 'row')}).`, rows)] : [];
}

/** Applies a checked mapping (target → attribute as the file spells it). */
export function mapFeatures(features: PlacedFeature[], mapping: Record<string, string>): MappedLayer {
  const { zone, width, id } = mapping;
  const name = mapping.name ?? mapping.printKey;
  const valueIn = (feature: PlacedFeature, field: string | undefined) =>
    field === undefined ? undefined : feature.attributes[field];
  return {
    features: features.map((feature) => ({
      ...feature,
      id: textOf(valueIn(feature, id)) ?? String(feature.row),
      name: textOf(valueIn(feature, name)),
      zone: zone === undefined ? null : (parseZone(valueIn(feature, zone)) ?? null),
      widthFt: width === undefined ? null : (parseWidth(valueIn(feature, width)) ?? null),
    })),
    notes: zeroWidthNotes(features, width),
    problems: [...zoneProblems(features, zone), ...widthProblems(features, width)],
  };
}

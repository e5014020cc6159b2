import { refuse } from './import-refusal.ts';
import { type Note, note } from './notes.ts';
import type { SourceFeature, SourceLayer } from './source-layer.ts';

const comparable = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** Keeps the features that have, for every attribute of `where`, one of its values. Refuses an attribute the file has not, and when none is left. */
export function filterFeatures(
  source: SourceLayer,
  where: Record<string, string[]> | undefined,
): { features: SourceFeature[]; notes: Note[] } {
  const conditions = Object.entries(where ?? {});
  if (conditions.length === 0) return { features: source.features, notes: [] };
  let { features } = source;
  for (const [wanted, values] of conditions) {
    const field = source.fields.find((name) => name.toLowerCase() === wanted.toLowerCase());
    if (field === undefined)
      return refuse(
        `The file has no attribute "${wanted}" to choose by. It has ${source.fields.join(', ') || 'none'}.`,
      );
    const accepted = new Set(values.map(comparable));
    features = features.filter((feature) => accepted.has(comparable(feature.attributes[field])));
  }
  const described = conditions.map(([field, values]) => `${field} = ${values.join(' or ')}`).join(' and ');
  if (features.length === 0) refuse(`No feature of the file has ${described}.`);
  return {
    features,
    notes: [note(`${features.length} of ${source.features.length} features taken: ${described}.`)],
  };
}

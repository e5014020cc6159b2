import type { z } from 'zod';
import { type DataFile, parseContent } from '../data-file.ts';
import { checkProvisions } from './check-provisions.ts';
import { activitiesSchema, factsSchema, settingsSchema, subsectionSchema } from './ordinance-schema.ts';
import type { ActivityKind, FactDefinition, Ordinance, Provision } from './provision.ts';

const SUBSECTION_FILE = /^223-\d\d[a-h]?(-\d+)?\.json$/;
const LISTS = ['activities.json', 'facts.json', 'settings.json'];

/**
 * The ordinance as data, checked whole.
 *
 * @param files every JSON file of `data/ordinance/`
 * @throws Error naming the file, the field and what is wrong with it
 */
export function parseOrdinance(files: readonly DataFile[]): Ordinance {
  for (const file of files)
    if (!LISTS.includes(file.name) && !SUBSECTION_FILE.test(file.name))
      throw new Error(`${file.name}: not a file of the ordinance; a subsection is named like 223-22d-13.json.`);
  const facts = parseFile(files, 'facts.json', factsSchema);
  const settings = parseFile(files, 'settings.json', settingsSchema);
  const activities = resolveActivities(parseFile(files, 'activities.json', activitiesSchema), facts);
  const subsections = files
    .filter((file) => SUBSECTION_FILE.test(file.name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map((file) => ({ file: file.name, provisions: parseSubsection(file) }));
  if (subsections.length === 0) throw new Error('The ordinance has no subsection file, such as 223-22d-13.json.');
  checkProvisions(subsections, activities);
  return {
    provisions: subsections.flatMap((subsection) => subsection.provisions),
    activities,
    settings: { reservoirIsWatercourse: settings.reservoirIsWatercourse.value },
  };
}

function parseFile<T>(files: readonly DataFile[], name: string, schema: z.ZodType<T>): T {
  const file = files.find((candidate) => candidate.name === name);
  if (file === undefined) throw new Error(`${name}: missing from the ordinance.`);
  return parseContent(file, schema);
}

function parseSubsection(file: DataFile): Provision[] {
  const { section, title, paragraphs } = parseContent(file, subsectionSchema);
  return paragraphs.map((paragraph) => ({ ...paragraph, section, title }));
}

type ListedActivity = z.infer<typeof activitiesSchema>[number];

function resolveActivities(listed: readonly ListedActivity[], facts: readonly FactDefinition[]): ActivityKind[] {
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  if (byName.size < facts.length) throw new Error('facts.json: a fact is listed twice.');
  const choiceWithout = facts.find((fact) => (fact.type === 'choice') !== (fact.choices !== undefined));
  if (choiceWithout) throw new Error(`facts.json: ${choiceWithout.name}: choices belong to a choice, and only there.`);
  if (new Set(listed.map((activity) => activity.kind)).size < listed.length)
    throw new Error('activities.json: a kind is listed twice.');
  return listed.map((activity, index) => {
    const uses = activity.facts.map((use) => (typeof use === 'string' ? { name: use } : use));
    const unknown = uses.findIndex((use) => !byName.has(use.name));
    if (unknown >= 0)
      throw new Error(`activities.json: [${index}].facts[${unknown}]: no fact "${uses[unknown]?.name}" in facts.json.`);
    return {
      ...activity,
      facts: uses.map((use) => byName.get(use.name)!),
      countsAs: Object.fromEntries(uses.flatMap((use) => ('countsAs' in use ? [[use.name, use.countsAs]] : []))),
    };
  });
}

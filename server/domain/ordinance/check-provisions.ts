import type { FactTest } from './condition.ts';
import type { ActivityKind, ActivityScope, FactDefinition, Provision, Rule } from './provision.ts';
import { factTestsOf, namedFactsOf } from './rule-facts.ts';
import { covers } from './scope.ts';

interface Subsection {
  file: string;
  provisions: Provision[];
}

/**
 * Refuses what a schema cannot see: citations and rule ids given twice, citations outside their file's subsection, versions out of
 * order, unknown kinds, facts that a kind does not have, figures compared with a yes/no.
 *
 * @throws Error naming the file, the paragraph and the rule
 */
export function checkProvisions(subsections: readonly Subsection[], activities: readonly ActivityKind[]): void {
  const seen = new Set<string>();
  const claim = (what: string, where: string) => {
    if (seen.has(what)) throw new Error(`${where}: ${what} is given twice.`);
    seen.add(what);
  };
  for (const { file, provisions } of subsections)
    for (const provision of provisions) {
      const where = `${file}: ${provision.citation}`;
      claim(`citation ${provision.citation}`, where);
      checkParagraph(provision, where);
      for (const rule of provision.versions.flatMap((version) => version.rules)) {
        claim(`rule ${rule.id}`, where);
        checkRule(rule, activities, `${where}: rule ${rule.id}`);
      }
    }
}

function checkParagraph(provision: Provision, where: string): void {
  const { citation, section, versions, context } = provision;
  if (!citation.startsWith(section)) throw new Error(`${where}: citation does not belong to section ${section}.`);
  versions.forEach((version, index) => {
    const before = versions[index - 1];
    if (before && before.from >= version.from)
      throw new Error(`${where}: versions[${index}].from: ${version.from} does not come after ${before.from}.`);
    if (version.notOnFile && version.rules.length > 0)
      throw new Error(`${where}: versions[${index}].rules: a wording that is not on file has no rules.`);
  });
  const hasRules = versions.some((version) => version.rules.length > 0);
  if (hasRules && context) throw new Error(`${where}: context: a paragraph with rules is not context.`);
  if (!hasRules && !context) throw new Error(`${where}: context: a paragraph without a rule gives the reason.`);
}

function checkRule(rule: Rule, activities: readonly ActivityKind[], where: string): void {
  const scopes = [rule.activities, ...(rule.reminders ?? []).map((reminder) => reminder.activities)];
  for (const kind of scopes.flatMap(namedKinds))
    if (!activities.some((activity) => activity.kind === kind))
      throw new Error(`${where}: activities: no kind "${kind}" in activities.json.`);
  for (const activity of activities.filter(({ kind }) => covers(rule.activities, kind))) {
    for (const name of namedFactsOf(rule))
      if (!activity.facts.some((fact) => fact.name === name))
        throw new Error(`${where}: fact "${name}" is not a fact of ${activity.kind} in activities.json.`);
    for (const test of factTestsOf(rule))
      checkTest(test, activity.facts.find((fact) => fact.name === test.fact)!, where);
  }
}

function namedKinds(scope: ActivityScope): string[] {
  if (scope === 'all') return [];
  return Array.isArray(scope) ? scope : scope.allExcept;
}

function checkTest(test: FactTest, fact: FactDefinition, where: string): void {
  const values: unknown[] = 'is' in test ? [test.is] : 'oneOf' in test ? test.oneOf : [0];
  for (const value of values) {
    const fits =
      fact.type === 'choice'
        ? (fact.choices ?? []).some((choice) => choice.value === value)
        : fact.type === typeof value;
    if (!fits)
      throw new Error(`${where}: fact "${fact.name}" (${fact.type}) cannot be tested for ${JSON.stringify(test)}.`);
  }
}

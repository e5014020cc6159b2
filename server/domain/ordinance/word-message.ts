import type { FactValue, FindingOutcome } from './finding.ts';
import type { Circumstances } from './kinds/verdict.ts';
import type { ActivityKind, FactDefinition, Provision, Reminder, Rule } from './provision.ts';
import { judgedFactsOf } from './rule-facts.ts';
import { covers } from './scope.ts';

const LEADS: Record<FindingOutcome, string> = {
  violates: 'Not met.',
  complies: 'Met.',
  requires: 'Outstanding.',
  'survey-required': 'Too close to tell without a survey.',
  'information-needed': 'Not known yet.',
  advisory: 'For the reviewer.',
};

interface Wording {
  provision: Provision;
  rule: Rule;
  outcome: FindingOutcome;
  detail: string | undefined;
  needs: readonly string[];
  activity: ActivityKind;
  circumstances: Circumstances;
}

/** The finding in plain English: how it stands, the figures, what the law asks, what is presumed or still to be told, slips of the law's text. */
export function wordMessage({ provision, rule, outcome, detail, needs, activity, circumstances }: Wording): string {
  const lead = rule.effect === 'prohibited' && outcome === 'violates' ? 'Prohibited.' : LEADS[outcome];
  const touched = (zones: Reminder['zones']) =>
    zones === 'all' || zones.some((zone) => circumstances.site.zone.touched.includes(zone));
  const reminders = (rule.reminders ?? []).filter(
    (reminder) => covers(reminder.activities, activity.kind) && touched(reminder.zones),
  );
  const factOf = (name: string) => activity.facts.find((fact) => fact.name === name)!;
  const judged = judgedFactsOf(rule);
  const presumed = circumstances.presumed.filter((name) => judged.includes(name));
  const presumptions = presumed.map((name) => describePresumption(factOf(name), activity.countsAs[name]!));
  const questions = needs.map((name) => `“${factOf(name).label}”`);
  const sentences = [
    lead,
    detail,
    rule.message,
    ...reminders.map((reminder) => reminder.text),
    presumptions.length > 0 ? `Not stated, so taken as: ${presumptions.join('; ')}.` : undefined,
    questions.length > 0 ? `Still to be told: ${questions.join('; ')}.` : undefined,
    provision.slip ? `Note on the law's text: ${provision.slip}` : undefined,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

/** `“Already in operation”: no`, `“Structure”: Lagoon`. */
function describePresumption({ label, choices }: FactDefinition, value: FactValue): string {
  if (typeof value === 'boolean') return `“${label}”: ${value ? 'yes' : 'no'}`;
  return `“${label}”: ${choices?.find((choice) => choice.value === value)?.label ?? value}`;
}

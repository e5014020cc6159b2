import type { Site } from '../measurement/site.ts';
import type { FindingOutcome } from './finding.ts';
import type { ActivityKind, Provision, Reminder, Rule } from './provision.ts';
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
  site: Site;
}

/** The finding in plain English: how it stands, the figures, what the law asks, what is still to be told, slips of the law's text. */
export function wordMessage({ provision, rule, outcome, detail, needs, activity, site }: Wording): string {
  const lead = rule.effect === 'prohibited' && outcome === 'violates' ? 'Prohibited.' : LEADS[outcome];
  const touched = (zones: Reminder['zones']) =>
    zones === 'all' || zones.some((zone) => site.zone.touched.includes(zone));
  const reminders = (rule.reminders ?? []).filter(
    (reminder) => covers(reminder.activities, activity.kind) && touched(reminder.zones),
  );
  const labels = needs.map((name) => activity.facts.find((fact) => fact.name === name)?.label ?? name);
  const sentences = [
    lead,
    detail,
    rule.message,
    ...reminders.map((reminder) => reminder.text),
    labels.length > 0 ? `Still to be told: ${labels.join('; ')}.` : undefined,
    provision.slip ? `Note on the law's text: ${provision.slip}` : undefined,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

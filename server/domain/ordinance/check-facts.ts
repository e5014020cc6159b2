import { Temporal } from 'temporal-polyfill';
import type { FactDefinition, Ordinance } from './provision.ts';

export interface FactError {
  /** JSON pointer into the request, `/facts/persons` or `/activity`. */
  pointer: string;
  detail: string;
}

/**
 * What is wrong with a kind of facility and the facts stated of it: a kind there is not, names the kind does not have, values of the
 * wrong type or out of range, dates that do not exist. Facts that are missing are not errors.
 */
export function checkFacts(
  { activities }: Pick<Ordinance, 'activities'>,
  activity: string,
  facts: Readonly<Record<string, unknown>>,
): FactError[] {
  const kind = activities.find((candidate) => candidate.kind === activity);
  if (kind === undefined)
    return [
      { pointer: '/activity', detail: `There is no activity kind "${activity}"; GET /api/activities lists them.` },
    ];
  return Object.entries(facts).flatMap(([name, value]) => {
    const definition = kind.facts.find((fact) => fact.name === name);
    const complaint = definition ? findComplaint(definition, value) : `is not a fact of ${activity}`;
    if (complaint === undefined) return [];
    const pointer = `/facts/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [{ pointer, detail: `The fact "${name}" ${complaint}.` }];
  });
}

function findComplaint(fact: FactDefinition, value: unknown): string | undefined {
  if (value === null && fact.nullable) return undefined;
  switch (fact.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'number':
      return findNumberComplaint(fact, value);
    case 'choice': {
      const values = (fact.choices ?? []).map((choice) => choice.value);
      return values.some((choice) => choice === value) ? undefined : `must be one of ${values.join(', ')}`;
    }
    case 'date': {
      const never = fact.nullable ? ', or null for never' : '';
      return isDate(value) ? undefined : `must be a date that exists, as YYYY-MM-DD${never}`;
    }
  }
}

function findNumberComplaint({ unit, min, max, integer }: FactDefinition, value: unknown): string | undefined {
  const inUnit = unit ? ` in ${unit}` : '';
  if (typeof value !== 'number' || !Number.isFinite(value)) return `must be a number${inUnit}`;
  if (integer && !Number.isInteger(value)) return 'must be a whole number';
  if (min !== undefined && value < min) return `must be at least ${min}${inUnit}`;
  if (max !== undefined && value > max) return `must be at most ${max}${inUnit}`;
  return undefined;
}

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

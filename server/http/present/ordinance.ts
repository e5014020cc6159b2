import { activitiesOf } from '../../domain/ordinance/activities-of.ts';
import type { Ordinance } from '../../domain/ordinance/provision.ts';
import { provisionsOf } from '../../domain/ordinance/provisions-of.ts';
import type { IsoDate } from '../../domain/units.ts';
import type { Activity, Provision } from '../contract/ordinance.ts';

/** The kinds of facility; what a fact does not have is null. */
export function presentActivities(ordinance: Ordinance): Activity[] {
  return activitiesOf(ordinance).map(({ kind, label, description, facts }) => ({
    kind,
    label,
    description,
    facts: facts.map((fact) => ({
      name: fact.name,
      type: fact.type,
      label: fact.label,
      help: fact.help ?? null,
      unit: fact.unit ?? null,
      choices: fact.choices ?? null,
      min: fact.min ?? null,
      max: fact.max ?? null,
      nullable: fact.nullable ?? false,
      askedBy: fact.askedBy,
    })),
  }));
}

/** The paragraphs of the Article with the rules in force on a day. */
export const presentProvisions = (ordinance: Ordinance, asOf: IsoDate): Provision[] => provisionsOf(ordinance, asOf);

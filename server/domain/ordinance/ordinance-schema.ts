import { z } from 'zod';
import type { Condition } from './condition.ts';
import type { ActivityScope, Rule } from './provision.ts';

const sentence = z.string().trim().min(1);
const factName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a fact is named in camelCase');
const kindName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'a kind is named in kebab-case');
const citation = z
  .string()
  .regex(/^223-\d\d[A-H]?(\(\d+\))?(\([a-z]\))?(\[\d\])?$/, 'a citation reads like 223-22D(13)(a)');
const figure = z.number().min(0);

const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    factName,
    z.strictObject({ fact: factName, is: z.union([z.boolean(), z.string(), z.number()]) }),
    z.strictObject({ fact: factName, oneOf: z.array(z.string()).min(2) }),
    z.strictObject({ fact: factName, atLeast: figure }),
    z.strictObject({ fact: factName, moreThan: figure }),
    z.strictObject({ fact: factName, atMost: figure }),
    z.strictObject({ fact: factName, lessThan: figure }),
    z.strictObject({ any: z.array(conditionSchema).min(2) }),
    z.strictObject({ all: z.array(conditionSchema).min(2) }),
    z.strictObject({ not: conditionSchema }),
  ]),
);

const zone = z.literal([1, 2, 3]);
const zonesSchema = z.union([z.literal('all'), z.array(zone).min(1)]);
const scopeSchema: z.ZodType<ActivityScope> = z.union([
  z.literal('all'),
  z.array(kindName).min(1),
  z.strictObject({ allExcept: z.array(kindName).min(1) }),
]);

const base = {
  id: kindName,
  zones: zonesSchema,
  activities: scopeSchema,
  appliesWhen: conditionSchema.exactOptional(),
  siteWhen: z.literal('cone-not-mapped').exactOptional(),
  onlyWhenKnown: z.boolean().exactOptional(),
  message: sentence,
  remedy: sentence.exactOptional(),
  reminders: z.array(z.strictObject({ zones: zonesSchema, activities: scopeSchema, text: sentence })).exactOptional(),
  reads: z.array(factName).min(1).exactOptional(),
};

const tankTestSchema = z.strictObject({
  installedOn: factName,
  lastTestedOn: factName,
  firstAtYears: z
    .array(z.strictObject({ when: conditionSchema.exactOptional(), years: z.int().min(1), under: sentence }))
    .min(1),
  thenEveryYears: z.int().min(1),
});

const ruleSchema: z.ZodType<Rule> = z.discriminatedUnion('effect', [
  z.strictObject({ ...base, effect: z.literal('prohibited'), if: conditionSchema.exactOptional() }),
  z.strictObject({ ...base, effect: z.literal('prohibited-unless'), measure: conditionSchema }),
  z.strictObject({
    ...base,
    effect: z.literal('setback'),
    limitFt: z.number().positive(),
    to: z.array(z.enum(['watercourse', 'reservoir', 'zone-1', 'zone-2', 'well'])).min(1),
    liftedBy: conditionSchema.exactOptional(),
    distanceFact: factName.exactOptional(),
  }),
  z.strictObject({ ...base, effect: z.literal('permit'), measure: conditionSchema }),
  z.strictObject({ ...base, effect: z.literal('assessment'), measure: conditionSchema }),
  z.strictObject({
    ...base,
    effect: z.literal('standard'),
    measure: conditionSchema.exactOptional(),
    ask: z.boolean().exactOptional(),
  }),
  z.strictObject({ ...base, effect: z.literal('discretion') }),
  z.strictObject({ ...base, effect: z.literal('duty'), tankTest: tankTestSchema.exactOptional() }),
  z.strictObject({ ...base, effect: z.literal('official') }),
]);

const versionSchema = z.strictObject({
  from: z.iso.date(),
  reference: sentence,
  notOnFile: z.boolean().exactOptional(),
  rules: z.array(ruleSchema).default([]),
});

/** `223-22d-13.json`: one numbered subsection. */
export const subsectionSchema = z.strictObject({
  section: citation,
  title: sentence,
  paragraphs: z
    .array(
      z.strictObject({
        citation,
        text: sentence,
        slip: sentence.exactOptional(),
        context: sentence.exactOptional(),
        versions: z.array(versionSchema).min(1),
      }),
    )
    .min(1),
});

/** `facts.json` */
export const factsSchema = z.array(
  z.strictObject({
    name: factName,
    type: z.enum(['boolean', 'number', 'choice', 'date']),
    label: sentence,
    help: sentence.exactOptional(),
    unit: sentence.exactOptional(),
    choices: z
      .array(z.strictObject({ value: kindName, label: sentence }))
      .min(2)
      .exactOptional(),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
    integer: z.boolean().exactOptional(),
    nullable: z.boolean().exactOptional(),
  }),
);

/** `activities.json` */
export const activitiesSchema = z.array(
  z.strictObject({
    kind: kindName,
    label: sentence,
    description: sentence,
    facts: z.array(
      z.union([factName, z.strictObject({ name: factName, countsAs: z.union([z.boolean(), z.string(), z.number()]) })]),
    ),
  }),
);

/** `settings.json` */
export const settingsSchema = z.strictObject({
  reservoirIsWatercourse: z.strictObject({ value: z.boolean(), reason: sentence }),
});

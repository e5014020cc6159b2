import { EFFECTS } from '../../domain/ordinance/finding.ts';
import { asOfQuerySchema, jsonResponse, problemResponses, registry, z, zoneSchema } from './registry.ts';

export const factSchema = registry.register(
  'Fact',
  z.object({
    name: z.string(),
    type: z.enum(['boolean', 'number', 'choice', 'date']),
    label: z.string(),
    help: z.string().nullable(),
    unit: z.string().nullable(),
    choices: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    nullable: z.boolean().openapi({ description: 'null is accepted and means "never"' }),
    askedBy: z.array(z.string()).openapi({ description: 'Citations of the provisions that ask it for this kind' }),
  }),
);
export type Fact = z.infer<typeof factSchema>;

export const activitySchema = registry.register(
  'Activity',
  z.object({ kind: z.string(), label: z.string(), description: z.string(), facts: z.array(factSchema) }),
);
export type Activity = z.infer<typeof activitySchema>;

export const activitiesSchema = z.object({ activities: z.array(activitySchema) });

export const provisionSchema = registry.register(
  'Provision',
  z.object({
    citation: z.string(),
    section: z.string(),
    title: z.string(),
    text: z.string(),
    note: z
      .string()
      .nullable()
      .openapi({ description: "A slip in the law's own text, or why the paragraph is context only" }),
    inForceFrom: z.string().nullable(),
    reference: z.string().nullable(),
    rules: z.array(
      z.object({
        zones: z.array(zoneSchema),
        activities: z.array(z.string()).openapi({ description: 'Empty: every kind' }),
        effect: z.enum(EFFECTS),
        limitFt: z.number().nullable(),
        message: z.string(),
      }),
    ),
  }),
);
export type Provision = z.infer<typeof provisionSchema>;

export const provisionsSchema = z.object({ asOf: z.string(), provisions: z.array(provisionSchema) });

registry.registerPath({
  method: 'get',
  path: '/api/activities',
  summary: 'Kinds of facility, their facts and the provisions that ask them',
  responses: { 200: jsonResponse('Activity kinds', activitiesSchema) },
});

registry.registerPath({
  method: 'get',
  path: '/api/ordinance',
  summary: 'The provisions of Chapter 223 Article II with the rules in force',
  request: { query: asOfQuerySchema },
  responses: { 200: jsonResponse('Provisions', provisionsSchema), ...problemResponses(422) },
});

import { PLACEMENT_METHODS } from '../../domain/measurement/uncertainty.ts';
import { EFFECTS, type Facts, FINDING_OUTCOMES, OUTCOMES } from '../../domain/ordinance/finding.ts';
import { dateSchema, jsonResponse, lineStringSchema, problemResponses, registry, z, zoneSchema } from './registry.ts';

const feet = (description: string) =>
  z.number().openapi({ description: `${description}, US survey feet, not rounded` });

const placementSchema = z
  .strictObject({
    method: z.enum(PLACEMENT_METHODS),
    accuracyFt: z.number().min(0).max(100_000).optional().openapi({ description: '95 %, US survey feet' }),
  })
  .openapi({
    description: 'How the footprint was placed; without accuracyFt: surveyed 0.1, gps 10, drawn 15, address 100 ft',
  });
export type Placement = z.infer<typeof placementSchema>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const evaluationRequestSchema = registry.register(
  'EvaluationRequest',
  z.strictObject({
    activity: z.string().openapi({ example: 'chloride-salt-storage' }),
    geometry: z.custom<object>(isObject, { error: 'must be a GeoJSON object' }).openapi({
      type: 'object',
      description:
        'GeoJSON geometry, lon/lat: Point, LineString, Polygon or their Multi forms; at most 10,000 vertices',
    }),
    facts: z
      .custom<Facts>(isObject, { error: 'must be an object of facts' })
      .default({})
      .openapi({
        type: 'object',
        additionalProperties: { type: ['boolean', 'number', 'string', 'null'] },
        description: 'of the activity kind, by name; GET /api/activities lists them',
      }),
    placement: placementSchema,
    asOf: dateSchema.optional().openapi({ description: 'today in New York where not given' }),
  }),
);
export type EvaluationRequest = z.input<typeof evaluationRequestSchema>;

export const featureReferenceSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  layerVersion: z.string(),
});

export const measurementSchema = registry.register(
  'Measurement',
  z.object({
    to: z.enum(['watercourse', 'reservoir', 'zone-1', 'zone-2', 'well']),
    feature: featureReferenceSchema,
    distanceFt: feet('Linear distance (§ 223-20)'),
    uncertaintyFt: feet('95 % uncertainty'),
    line: lineStringSchema,
    notes: z.array(z.string()),
  }),
);
export type Measurement = z.infer<typeof measurementSchema>;

export const findingSchema = registry.register(
  'Finding',
  z.object({
    citation: z.string(),
    zone: zoneSchema.nullable().openapi({ description: 'null: a provision that speaks of all zones' }),
    effect: z.enum(EFFECTS),
    outcome: z.enum(FINDING_OUTCOMES),
    limitFt: feet('Least linear distance required').optional(),
    distanceFt: feet('Measured distance').optional(),
    uncertaintyFt: feet('95 % uncertainty').optional(),
    feature: featureReferenceSchema.optional(),
    needs: z.array(z.string()),
    message: z.string(),
    remedy: z.string().optional(),
    text: z.string().openapi({ description: "The law's own words" }),
  }),
);
export type Finding = z.infer<typeof findingSchema>;

export const layerUseSchema = z.object({
  label: z.string().openapi({ description: 'role/layer name@version' }),
  versionId: z.int(),
  role: z.string(),
  name: z.string(),
  version: z.int(),
  inForceFrom: z.string().nullable(),
  accuracyFt: z.number(),
  illustrative: z.boolean(),
  attribution: z.string().nullable(),
});
export type LayerUse = z.infer<typeof layerUseSchema>;

export const evaluationSchema = registry.register(
  'Evaluation',
  z.object({
    activity: z.string(),
    asOf: z.string(),
    zone: z.object({
      governing: zoneSchema.nullable(),
      status: z.enum(['determined', 'survey-required', 'outside', 'undetermined']),
      shares: z.array(z.object({ zone: zoneSchema, share: z.number() })),
      notes: z.array(z.string()),
    }),
    measurements: z.array(measurementSchema),
    findings: z.array(findingSchema),
    outcome: z.enum(OUTCOMES),
    illustrative: z.boolean(),
    trace: z.object({
      softwareVersion: z.string(),
      engine: z.enum(['embedded', 'server']),
      postgisVersion: z.string(),
      measuredIn: z.string(),
      placementAccuracyFt: z.number(),
      layers: z.array(layerUseSchema),
      coverageFt: z.record(z.string(), z.number().nullable()),
    }),
  }),
);
export type Evaluation = z.infer<typeof evaluationSchema>;

registry.registerPath({
  method: 'post',
  path: '/api/evaluations',
  summary: 'What Chapter 223 Article II says of a facility at a place',
  request: { body: { required: true, content: { 'application/json': { schema: evaluationRequestSchema } } } },
  responses: { 200: jsonResponse('The evaluation', evaluationSchema), ...problemResponses(400, 413, 415, 422, 503) },
});

import { LAYER_ROLES } from '../../domain/layer.ts';
import { asOfQuerySchema, hasNoNul, jsonResponse, problemResponses, registry, z, zoneSchema } from './registry.ts';

const lonLat = z.array(z.number());

/** GeoJSON geometry as the API gives it: lon/lat degrees. */
export const geometrySchema = z
  .object({ type: z.string(), coordinates: z.array(z.unknown()) })
  .openapi({ description: 'GeoJSON geometry, lon/lat' });

/** West, south, east, north in degrees. */
export const extentSchema = z.array(z.number()).length(4).openapi({ description: 'west, south, east, north; degrees' });

export const noteSchema = registry.register(
  'ImportNote',
  z.object({
    text: z.string(),
    rows: z.array(z.int()).openapi({ description: 'Rows of the file, counted from 1; at most 100' }),
  }),
);
export type ImportNote = z.infer<typeof noteSchema>;

export const attributeTargetSchema = z.object({
  target: z.string().openapi({ example: 'zone' }),
  label: z.string(),
  required: z.boolean(),
});

const layerVersionSchema = registry.register(
  'LayerVersion',
  z.object({
    id: z.int(),
    label: z.string().openapi({ example: 'zones/Well field@2' }),
    role: z.enum(LAYER_ROLES),
    name: z.string(),
    version: z.int(),
    inForceFrom: z.string().nullable().openapi({ description: 'null: from the beginning' }),
    inForce: z.boolean().openapi({ description: 'on the day asked for' }),
    importedAt: z.string(),
    sourceFile: z.string(),
    sourceCrs: z.string(),
    attribution: z.string().nullable(),
    accuracyFt: z.number(),
    defaultWidthFt: z.number().nullable(),
    illustrative: z.boolean(),
    featureCount: z.int(),
    mapping: z.record(z.string(), z.string()),
    notes: z.array(noteSchema),
    extent: extentSchema.nullable(),
    coverage: geometrySchema.nullable().openapi({ description: 'null: the county and its surroundings' }),
  }),
);
export type LayerVersion = z.infer<typeof layerVersionSchema>;

const layersSchema = z.object({
  roles: z.array(
    z.object({
      role: z.enum(LAYER_ROLES),
      title: z.string(),
      description: z.string(),
      steward: z.string(),
      geometry: z.array(z.enum(['point', 'line', 'polygon'])),
      targets: z.array(attributeTargetSchema),
      accuracyRequired: z.boolean(),
      layers: z.array(z.object({ name: z.string(), versions: z.array(layerVersionSchema) })),
    }),
  ),
});
export type Layers = z.infer<typeof layersSchema>;

const layerFeaturesSchema = registry.register(
  'LayerFeatures',
  z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        id: z.string(),
        properties: z.object({
          name: z.string().nullable(),
          zone: zoneSchema.nullable(),
          widthFt: z.number().nullable(),
          attributes: z.record(z.string(), z.unknown()),
        }),
        geometry: geometrySchema,
      }),
    ),
    truncated: z.boolean().openapi({ description: 'More features lie in the box than are given' }),
  }),
);
export type LayerFeatures = z.infer<typeof layerFeaturesSchema>;

const parcelsSchema = registry.register(
  'Parcels',
  z.object({
    available: z.boolean().openapi({ description: 'false: no parcels layer is in force' }),
    parcels: z.array(
      z.object({
        id: z.string(),
        layerVersion: z.string(),
        printKey: z.string().nullable(),
        address: z.string().nullable(),
        point: lonLat.openapi({ description: 'A position inside the parcel' }),
        geometry: geometrySchema,
      }),
    ),
  }),
);
export type Parcels = z.infer<typeof parcelsSchema>;

/** `west,south,east,north` in degrees; without it the whole layer. */
export const boxSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))))
  .refine((box) => box.length === 4 && box.every(Number.isFinite), {
    error: 'must be four numbers: west,south,east,north',
  })
  .refine((box) => box[0]! <= box[2]! && box[1]! <= box[3]!, {
    error: 'must have west before east, south before north',
  })
  .optional();

export const parcelQuerySchema = z
  .string({ error: 'must be given: a tax-map number or an address' })
  .trim()
  .min(2, { error: 'needs at least two characters' })
  .max(100, { error: 'has at most 100 characters' })
  .refine(hasNoNul, { error: 'must not hold the character NUL' });

registry.registerPath({
  method: 'get',
  path: '/api/layers',
  summary: 'Layer roles with their layers and all versions',
  request: { query: asOfQuerySchema },
  responses: { 200: jsonResponse('Layers', layersSchema), ...problemResponses(422, 503) },
});

registry.registerPath({
  method: 'get',
  path: '/api/layers/versions/{id}/features',
  summary: 'Features of one layer version, in a box or all',
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({ bbox: z.string().optional().openapi({ description: 'west,south,east,north; degrees' }) }),
  },
  responses: { 200: jsonResponse('GeoJSON, lon/lat', layerFeaturesSchema), ...problemResponses(404, 422, 503) },
});

registry.registerPath({
  method: 'get',
  path: '/api/parcels',
  summary: 'Parcels by tax-map number or address',
  request: { query: z.object({ query: z.string() }) },
  responses: { 200: jsonResponse('At most 20 parcels', parcelsSchema), ...problemResponses(422, 503) },
});

import { LAYER_ROLES } from '../../domain/layer.ts';
import { attributeTargetSchema, extentSchema, geometrySchema, noteSchema } from './layers.ts';
import { dateSchema, hasNoNul, jsonResponse, problemResponses, registry, z, zoneSchema } from './registry.ts';

const text = (name: string, length: number) =>
  z
    .string()
    .trim()
    .min(1, { error: `${name} must not be empty` })
    .max(length, { error: `${name} is too long` })
    .refine(hasNoNul, { error: `${name} must not hold the character NUL` });

const feet = (name: string) =>
  z
    .number()
    .min(0, { error: `${name} must not be negative` })
    .max(10_000, { error: `${name} is over 10,000 ft` });

/** What the user decides about an import; what is left out is asked or taken from the file. */
export const importOptionsSchema = registry.register(
  'ImportOptions',
  z.strictObject({
    layer: text('The layer name', 100).optional().openapi({ description: "default: the file's name" }),
    shapefile: text('The shapefile', 500).optional().openapi({ description: 'which one of a zip that holds several' }),
    treatAsNad83: z.boolean().optional().openapi({ description: 'the answer where the .prj names no datum' }),
    mapping: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'target → attribute; {} maps nothing. Not given: not confirmed yet' }),
    where: z
      .record(z.string(), z.array(z.string()).min(1))
      .optional()
      .openapi({ description: 'only features whose attribute has one of the values', example: { KIND: ['river'] } }),
    accuracyFt: feet('The accuracy').optional().openapi({ description: '95 %, US survey feet' }),
    defaultWidthFt: feet('The default width').optional(),
    from: dateSchema
      .optional()
      .openapi({ description: 'in force from; not given: the beginning, or today if later version' }),
    illustrative: z.boolean().optional(),
    attribution: text('The attribution', 500).optional(),
    coverage: z.unknown().optional().openapi({
      type: 'object',
      description: 'GeoJSON Polygon or MultiPolygon, lon/lat, where the layer is complete',
    }),
  }),
);
export type ImportOptions = z.infer<typeof importOptionsSchema>;

/** Changes to the options of a staged import: what is given replaces, null takes it back. */
export const importChangeSchema = z.strictObject({
  role: z.enum(LAYER_ROLES).optional(),
  options: z.record(z.string(), z.unknown()).optional(),
});

const pointedSchema = z.object({
  pointer: z.string().openapi({ description: 'JSON pointer into the options', example: '/mapping/zone' }),
  detail: z.string(),
});

const importPreviewSchema = registry.register(
  'ImportPreview',
  z.object({
    layer: z.string(),
    format: z.string(),
    crs: z.string(),
    featureCount: z.int(),
    extent: extentSchema,
    fields: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    targets: z.array(
      attributeTargetSchema.extend({
        guess: z.string().nullable().openapi({ description: 'shown, not applied until the mapping is confirmed' }),
        candidates: z.array(z.string()),
      }),
    ),
    notes: z.array(noteSchema),
    problems: z.array(pointedSchema).openapi({ description: 'What must be decided before it can be confirmed' }),
    features: z.object({
      type: z.literal('FeatureCollection'),
      features: z.array(
        z.object({
          type: z.literal('Feature'),
          properties: z.object({ row: z.int(), name: z.string().nullable(), zone: zoneSchema.nullable() }),
          geometry: geometrySchema,
        }),
      ),
    }),
  }),
);
export type ImportPreview = z.infer<typeof importPreviewSchema>;

const importSchema = registry.register(
  'Import',
  z.object({
    id: z.string(),
    state: z.enum(['reading', 'question', 'preview', 'writing', 'done', 'failed']),
    fileName: z.string(),
    role: z.enum(LAYER_ROLES),
    options: importOptionsSchema,
    progress: z.object({ done: z.int(), total: z.int() }).nullable(),
    question: z
      .object({
        text: z.string(),
        option: z.enum(['shapefile', 'treatAsNad83']),
        choices: z.array(z.object({ value: z.string(), label: z.string(), usable: z.boolean() })),
      })
      .nullable(),
    preview: importPreviewSchema.nullable(),
    reason: z.string().nullable().openapi({ description: 'why it failed' }),
    result: z.object({ versionId: z.int(), label: z.string() }).nullable(),
  }),
);
export type Import = z.infer<typeof importSchema>;

const footprintsSchema = registry.register(
  'Footprints',
  z.object({
    features: z.array(z.object({ row: z.int(), name: z.string().nullable(), geometry: geometrySchema })),
    notes: z.array(noteSchema),
  }),
);
export type Footprints = z.infer<typeof footprintsSchema>;

const upload = (fields: z.ZodRawShape) => ({
  body: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: z.object({ file: z.string().openapi({ format: 'binary' }), ...fields }),
      },
    },
  },
});
const id = z.object({ id: z.string() });
const answer = jsonResponse('The import', importSchema);

registry.registerPath({
  method: 'post',
  path: '/api/imports',
  summary: 'Upload a layer and preview it; nothing is stored in the database yet',
  request: upload({
    role: z.enum(LAYER_ROLES),
    options: z.string().optional().openapi({ description: 'ImportOptions as JSON' }),
  }),
  responses: { 201: answer, ...problemResponses(400, 413, 415, 422, 503) },
});

registry.registerPath({
  method: 'get',
  path: '/api/imports/{id}',
  summary: 'State of an import',
  request: { params: id },
  responses: { 200: answer, ...problemResponses(404) },
});

registry.registerPath({
  method: 'patch',
  path: '/api/imports/{id}',
  summary: 'Change the options and preview again',
  request: { params: id, body: { required: true, content: { 'application/json': { schema: importChangeSchema } } } },
  responses: { 200: answer, ...problemResponses(404, 409, 422, 503) },
});

registry.registerPath({
  method: 'post',
  path: '/api/imports/{id}/confirmation',
  summary: 'Write the import as a new layer version, all or nothing; a second time gives the same answer',
  request: { params: id },
  responses: { 200: answer, ...problemResponses(404, 409, 422, 503) },
});

registry.registerPath({
  method: 'delete',
  path: '/api/imports/{id}',
  summary: 'Cancel an import, also while it is being written',
  request: { params: id },
  responses: { 204: { description: 'Gone' }, ...problemResponses(404, 409) },
});

registry.registerPath({
  method: 'post',
  path: '/api/footprints',
  summary: 'Geometries of a dropped file, for placing a facility',
  request: upload({ options: z.string().optional().openapi({ description: 'ImportOptions as JSON' }) }),
  responses: { 200: jsonResponse('Geometries, lon/lat', footprintsSchema), ...problemResponses(400, 413, 415, 422) },
});

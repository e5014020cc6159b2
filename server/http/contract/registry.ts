import { extendZodWithOpenApi, OpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';

extendZodWithOpenApi(z);

/** Every schema and route of the API; the OpenAPI document is generated from it. */
export const registry = new OpenAPIRegistry();

export { z };

export const problemSchema = registry.register(
  'Problem',
  z
    .object({
      type: z.string(),
      title: z.string(),
      status: z.int(),
      detail: z.string(),
      errors: z
        .array(z.object({ pointer: z.string().openapi({ description: 'JSON pointer, RFC 6901' }), detail: z.string() }))
        .optional(),
    })
    .openapi({ description: 'RFC 9457 problem document' }),
);
export type Problem = z.infer<typeof problemSchema>;

const jsonContent = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

/** The responses every route can give besides its own: a problem document for each of the statuses. */
export function problemResponses(...statuses: number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: 'Problem', content: { 'application/problem+json': { schema: problemSchema } } },
    ]),
  );
}

/** A response description with a JSON body. */
export function jsonResponse(description: string, schema: z.ZodType) {
  return { description, ...jsonContent(schema) };
}

const dateError = 'must be a date that exists, as YYYY-MM-DD';

/** A calendar date that exists, `YYYY-MM-DD`: the calendar has no year 0. */
export const dateSchema = z.iso
  .date({ error: dateError })
  .refine((date) => !date.startsWith('0000'), { error: dateError });

/** The one character that PostgreSQL keeps in no text. */
export const hasNoNul = (text: string) => !text.includes('\0');

/** The day whose law and layers are asked about, in the query of an address. */
export const asOfQuerySchema = z.object({
  asOf: dateSchema.optional().openapi({ description: 'today in New York where not given' }),
});

/** Groundwater protection zone, § 223-17A. */
export const zoneSchema = z.literal([1, 2, 3]);
export type Zone = z.infer<typeof zoneSchema>;

/** GeoJSON position list as drawn on the map: lon, lat in degrees. */
export const lineStringSchema = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(z.array(z.number())),
});

import { jsonResponse, problemResponses, registry, z } from './registry.ts';

export const healthSchema = registry.register(
  'Health',
  z.object({
    status: z.literal('ok'),
    engine: z.enum(['embedded', 'server']),
    postgisVersion: z.string(),
    softwareVersion: z.string(),
    layers: z.array(z.string()).openapi({ description: 'role/layer name@version of every version in force today' }),
  }),
);
export type Health = z.infer<typeof healthSchema>;

export const settingsSchema = registry.register(
  'Settings',
  z.object({
    baseMapUrl: z.string().nullable().openapi({ description: 'XYZ tile template; null: no base map' }),
    today: z.string(),
    rollAtEnd: z
      .object({ value: z.boolean(), reason: z.string() })
      .openapi({ description: 'Whether the last day of a period rolls to a business day, and why' }),
  }),
);
export type Settings = z.infer<typeof settingsSchema>;

registry.registerPath({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the server and its database answer',
  responses: { 200: jsonResponse('It does', healthSchema), ...problemResponses(503) },
});

registry.registerPath({
  method: 'get',
  path: '/api/settings',
  summary: 'What the screens need to know of this installation',
  responses: { 200: jsonResponse('Settings', settingsSchema) },
});

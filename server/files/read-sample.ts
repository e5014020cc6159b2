import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LAYER_ROLES } from '../domain/layer.ts';

const manifestSchema = z.object({
  layers: z.array(
    z.object({
      role: z.enum(LAYER_ROLES),
      layer: z.string(),
      file: z.string(),
      mapping: z.record(z.string(), z.string()),
      accuracyFt: z.number(),
      defaultWidthFt: z.number().optional(),
      illustrative: z.literal(true),
      attribution: z.string(),
    }),
  ),
});

/** The illustrative layers of `data/sample`, each with how to import it. Throws where the manifest is wrong or a file missing. */
export async function readSample(folder: string) {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  return Promise.all(
    manifest.layers.map(async ({ role, file, ...options }) => ({
      role,
      options,
      file: { name: file, bytes: await readFile(join(folder, file)) },
    })),
  );
}

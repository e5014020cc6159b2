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

export type SampleLayer = z.infer<typeof manifestSchema>['layers'][number] & { bytes: Buffer };

/** The illustrative layers of `data/sample`, as its manifest lists them. Throws where the manifest is wrong or a file missing. */
export async function readSample(folder: string): Promise<SampleLayer[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  return Promise.all(
    manifest.layers.map(async (layer) => ({ ...layer, bytes: await readFile(join(folder, layer.file)) })),
  );
}

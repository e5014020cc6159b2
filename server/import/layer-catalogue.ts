import { z } from 'zod';
import catalogue from '../../data/layers.json' with { type: 'json' };
import { LAYER_ROLES, type LayerRole } from '../domain/layer.ts';

const roleSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  steward: z.string(),
  geometry: z.array(z.enum(['point', 'line', 'polygon'])).min(1),
  /** Linear distances or zones depend on it, so nothing of it may be lost. */
  measured: z.boolean(),
  accuracyRequired: z.boolean(),
  /** Width in ft of lines that have none, where the import does not say. */
  defaultWidthFt: z.number().min(0).optional(),
  targets: z.array(
    z.strictObject({
      target: z.enum(['id', 'name', 'zone', 'width', 'printKey', 'address']),
      label: z.string(),
      required: z.boolean(),
      /** Attribute names, in lower case, that are likely to hold it. */
      guesses: z.array(z.string().toLowerCase()),
    }),
  ),
});

export type RoleDescription = z.infer<typeof roleSchema>;
export type Target = RoleDescription['targets'][number];

/** `data/layers.json`: what each role needs of a layer. A wrong file stops the start, naming the field. */
export const LAYER_CATALOGUE: Readonly<Record<LayerRole, RoleDescription>> = z
  .record(z.enum(LAYER_ROLES), roleSchema)
  .parse(catalogue);

import { readFile } from 'node:fs/promises';
import manifest from '../data/sample/manifest.json' with { type: 'json' };
import type { LayerRole } from '../server/domain/layer.ts';
import type { Database } from '../server/usecases/database.ts';
import { importLayer } from '../server/usecases/import-layer.ts';

/** Imports every layer of the sample. */
export async function loadSample(db: Database): Promise<void> {
  for (const { role, title, file, ...options } of manifest.layers) {
    const upload = { name: file, bytes: await readFile(`data/sample/${file}`) };
    const request = { role: role as LayerRole, options };
    const written = await importLayer(db, upload, request as never, '2026-12-01');
    if (!written.ok) throw new Error(`${title}: ${written.reason}`);
  }
}

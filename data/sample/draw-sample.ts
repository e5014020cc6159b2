/** Writes the illustrative layers into this folder: `npx tsx data/sample/draw-sample.ts`. */
import { writeFileSync } from 'node:fs';
import { drawSample } from './drawing/sample.ts';

for (const [file, text] of Object.entries(drawSample())) {
  writeFileSync(new URL(file, import.meta.url), text);
  console.log(`${file}: ${text.length} bytes`);
}

import { readFile } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { readFootprints } from '../../usecases/read-footprints.ts';
import type { Footprints } from '../contract/imports.ts';
import { parseOptionsField } from '../options-field.ts';
import { unacceptable } from '../problem.ts';
import { dropUpload, uploadOf } from '../upload.ts';

/** The screen has no place to answer it; a client of the API sends the option. */
const NOT_ASKED_HERE = 'For placing a facility, use a file that leaves no such question open.';

/** POST /api/footprints, after `receiveUpload`. */
export const readFootprintsUpload: RequestHandler = async (request, response) => {
  try {
    const { name, path, fields } = uploadOf(request);
    const options = parseOptionsField(fields.options);
    const outcome = await readFootprints({ name, bytes: await readFile(path) }, options);
    if (outcome.verdict === 'ask')
      throw unacceptable([{ pointer: `/options/${outcome.option}`, detail: `${outcome.question} ${NOT_ASKED_HERE}` }]);
    if (outcome.verdict === 'refuse') throw unacceptable([{ pointer: '/file', detail: outcome.reason }]);
    const { features, notes } = outcome;
    response.json({ features, notes } satisfies Footprints);
  } finally {
    await dropUpload(request);
  }
};

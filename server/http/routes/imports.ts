import { type Request, type RequestHandler, Router } from 'express';
import { LAYER_ROLES } from '../../domain/layer.ts';
import { cancelImport } from '../../usecases/cancel-import.ts';
import { confirmImport } from '../../usecases/confirm-import.ts';
import type { ImportDesk, StagedImport } from '../../usecases/import-desk.ts';
import { previewImport } from '../../usecases/preview-import.ts';
import type { AppContext } from '../context.ts';
import { importChangeSchema, importOptionsSchema } from '../contract/imports.ts';
import { z } from '../contract/registry.ts';
import { parseJsonField } from '../options-field.ts';
import { presentImport } from '../present/imports.ts';
import { ProblemError, unacceptable } from '../problem.ts';
import { dropUpload, receiveUpload, uploadOf } from '../upload.ts';
import { readFootprintsUpload } from './footprints.ts';

const roleSchema = z.enum(LAYER_ROLES, { error: `must be one of ${LAYER_ROLES.join(', ')}` });
const formSchema = z.object({ role: roleSchema, options: importOptionsSchema });

function findStaged(desk: ImportDesk, request: Request<{ id: string }>): StagedImport {
  const staged = desk.find(request.params.id);
  if (!staged) throw new ProblemError(404, 'There is no such import; it may have been cancelled. Send the file again.');
  return staged;
}

const withoutTakenBack = (options: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));

function begin(context: AppContext, desk: ImportDesk): RequestHandler {
  return async (request, response) => {
    try {
      const upload = uploadOf(request);
      const { role, options } = formSchema.parse({
        role: upload.fields.role,
        options: parseJsonField(upload.fields.options),
      });
      const staged = await desk.stage(upload, { role, options });
      const refused = await previewImport(context.db, staged, staged.request).catch(async (error: unknown) => {
        await desk.discard(staged.id);
        throw error;
      });
      if (refused) {
        await desk.discard(staged.id);
        throw unacceptable([{ pointer: '/file', detail: refused.refused }]);
      }
      response.status(201).location(`/api/imports/${staged.id}`).json(presentImport(staged));
    } finally {
      await dropUpload(request);
    }
  };
}

function change(context: AppContext, desk: ImportDesk): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const staged = findStaged(desk, request);
    const { role, options } = importChangeSchema.parse(request.body ?? {});
    if (staged.state !== 'preview' && staged.state !== 'question' && staged.state !== 'failed')
      throw new ProblemError(409, `The import cannot be changed now: it is ${staged.state}.`);
    const merged = importOptionsSchema.parse(withoutTakenBack({ ...staged.request.options, ...options }));
    const refused = await previewImport(context.db, staged, { role: role ?? staged.request.role, options: merged });
    if (refused) throw unacceptable([{ pointer: '/options', detail: refused.refused }]);
    response.json(presentImport(staged));
  };
}

function confirm(context: AppContext, desk: ImportDesk): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const staged = findStaged(desk, request);
    const refused = await confirmImport(context.db, staged, context.today()).catch((error: unknown) => {
      if (staged.abort.signal.aborted) throw new ProblemError(409, 'The import was cancelled. Nothing was changed.');
      throw error;
    });
    if (refused?.problems) throw unacceptable(refused.problems);
    if (refused) throw new ProblemError(409, refused.reason);
    response.json(presentImport(staged));
  };
}

/** /api/imports: upload and preview, change, confirm, cancel; and /api/footprints, which stores nothing. */
export function importRoutes(context: AppContext): Router {
  const desk = context.importDesk;
  const receive = receiveUpload(desk.uploadDirectory);
  return Router()
    .post('/footprints', receive, readFootprintsUpload)
    .post('/imports', receive, begin(context, desk))
    .get('/imports/:id', (request, response) => {
      response.json(presentImport(findStaged(desk, request)));
    })
    .patch('/imports/:id', change(context, desk))
    .post('/imports/:id/confirmation', confirm(context, desk))
    .delete('/imports/:id', async (request, response) => {
      await cancelImport(desk, findStaged(desk, request));
      response.status(204).end();
    });
}

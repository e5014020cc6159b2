import { Router } from 'express';
import { fetchHealth } from '../../usecases/fetch-health.ts';
import type { AppContext } from '../context.ts';
import type { Health, Settings } from '../contract/health.ts';
import { createOpenApiDocument } from '../contract/open-api.ts';

/** GET /api/health, /api/settings, /api/openapi.json. */
export function systemRoutes(context: AppContext): Router {
  const { engine, postgisVersion, softwareVersion } = context;
  const openApiDocument = createOpenApiDocument(softwareVersion);
  return Router()
    .get('/health', async (_request, response) => {
      const { layers } = await fetchHealth(context.db, context.today());
      response.json({ status: 'ok', engine, postgisVersion, softwareVersion, layers } satisfies Health);
    })
    .get('/settings', (_request, response) => {
      const { baseMapUrl = null, clockRules } = context;
      response.json({ baseMapUrl, today: context.today(), rollAtEnd: clockRules.rollAtEnd } satisfies Settings);
    })
    .get('/openapi.json', (_request, response) => {
      response.json(openApiDocument);
    });
}

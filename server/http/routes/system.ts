import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { Router } from 'express';
import { fetchHealth } from '../../usecases/fetch-health.ts';
import type { AppContext } from '../context.ts';
import type { Health, Settings } from '../contract/health.ts';
import { registry } from '../contract/registry.ts';

function openApiDocument(softwareVersion: string) {
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Croton groundwater review',
      version: softwareVersion,
      description: 'What Village Code Chapter 223 Article II says of a facility at a place.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
  });
}

/** GET /api/health, /api/settings, /api/openapi.json. */
export function systemRoutes(context: AppContext): Router {
  const { engine, postgisVersion, softwareVersion } = context;
  return Router()
    .get('/health', async (_request, response) => {
      const { layers } = await fetchHealth(context.db, context.today());
      response.json({ status: 'ok', engine, postgisVersion, softwareVersion, layers } satisfies Health);
    })
    .get('/settings', (_request, response) => {
      response.json({ baseMapUrl: context.baseMapUrl ?? null, today: context.today() } satisfies Settings);
    })
    .get('/openapi.json', (_request, response) => {
      response.json(openApiDocument(softwareVersion));
    });
}

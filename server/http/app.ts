import compression from 'compression';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { AppContext } from './context.ts';
import { ProblemError, problemHandler } from './problem.ts';
import { clientRoutes } from './routes/client.ts';
import { deadlineRoutes } from './routes/deadlines.ts';
import { evaluationRoutes } from './routes/evaluations.ts';
import { importRoutes } from './routes/imports.ts';
import { layerRoutes } from './routes/layers.ts';
import { ordinanceRoutes } from './routes/ordinance.ts';
import { systemRoutes } from './routes/system.ts';

/** Nothing but our own files, and the tiles of the base map if there is one; USWDS draws some icons as data: images. */
function contentSecurity(baseMapUrl: string | undefined) {
  const tiles = baseMapUrl === undefined ? [] : [new URL(baseMapUrl).origin];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: false,
  });
}

/** The whole HTTP surface: the API below /api, else the built client. */
export function createApp(context: AppContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(contentSecurity(context.baseMapUrl), compression({ level: 1 }));
  app.use('/api', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use('/api', express.json({ limit: '5mb', strict: true }));
  app.use(
    '/api',
    systemRoutes(context),
    ordinanceRoutes(context),
    evaluationRoutes(context),
    deadlineRoutes(context),
    layerRoutes(context),
    importRoutes(context),
    () => {
      throw new ProblemError(404, 'There is nothing at this address.');
    },
  );
  if (context.clientDirectory !== undefined) app.use(clientRoutes(context.clientDirectory));
  app.use(problemHandler(context.logger));
  return app;
}

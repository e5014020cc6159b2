import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { asOfQuerySchema } from '../contract/registry.ts';
import { presentActivities, presentProvisions } from '../present/ordinance.ts';

/** GET /api/activities, /api/ordinance. */
export function ordinanceRoutes(context: AppContext): Router {
  return Router()
    .get('/activities', (_request, response) => {
      response.json({ activities: presentActivities(context.ordinance) });
    })
    .get('/ordinance', (request, response) => {
      const asOf = asOfQuerySchema.parse(request.query).asOf ?? context.today();
      response.json({ asOf, provisions: presentProvisions(context.ordinance, asOf) });
    });
}

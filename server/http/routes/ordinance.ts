import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { dateSchema, z } from '../contract/registry.ts';
import { presentActivities, presentProvisions } from '../present/ordinance.ts';

const querySchema = z.object({ asOf: dateSchema.optional() });

/** GET /api/activities, /api/ordinance. */
export function ordinanceRoutes(context: AppContext): Router {
  return Router()
    .get('/activities', (_request, response) => {
      response.json({ activities: presentActivities(context.ordinance) });
    })
    .get('/ordinance', (request, response) => {
      const asOf = querySchema.parse(request.query).asOf ?? context.today();
      response.json({ asOf, provisions: presentProvisions(context.ordinance, asOf) });
    });
}

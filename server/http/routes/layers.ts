import { Router } from 'express';
import { findParcels } from '../../usecases/find-parcels.ts';
import { listLayers } from '../../usecases/list-layers.ts';
import { lookAtLayer } from '../../usecases/look-at-layer.ts';
import type { AppContext } from '../context.ts';
import { boxSchema, parcelQuerySchema } from '../contract/layers.ts';
import { asOfQuerySchema, z } from '../contract/registry.ts';
import { presentFeatures, presentLayers, presentParcels } from '../present/layers.ts';
import { ProblemError } from '../problem.ts';

const featuresQuery = z.object({ bbox: boxSchema });
const parcelsQuery = z.object({ query: parcelQuerySchema });
const LARGEST_ID = 2 ** 31 - 1;

function versionIdOf(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > LARGEST_ID) throw new ProblemError(404, 'There is no such layer version.');
  return id;
}

/** GET /api/layers, /api/layers/versions/:id/features, /api/parcels. */
export function layerRoutes(context: AppContext): Router {
  return Router()
    .get('/layers', async (request, response) => {
      const { asOf = context.today() } = asOfQuerySchema.parse(request.query);
      response.json(presentLayers(await listLayers(context.db, asOf)));
    })
    .get('/layers/versions/:id/features', async (request, response) => {
      const { bbox } = featuresQuery.parse(request.query);
      const versionId = versionIdOf(request.params.id);
      const seen = await lookAtLayer(context.db, versionId, bbox as [number, number, number, number] | undefined);
      if (!seen) throw new ProblemError(404, 'There is no such layer version.');
      response.json(presentFeatures(seen));
    })
    .get('/parcels', async (request, response) => {
      const { query } = parcelsQuery.parse(request.query);
      response.json(presentParcels(await findParcels(context.db, query, context.today())));
    });
}

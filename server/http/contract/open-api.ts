import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import './deadlines.ts';
import './evaluation.ts';
import './health.ts';
import './imports.ts';
import './layers.ts';
import './ordinance.ts';
import { registry } from './registry.ts';

registry.registerPath({
  method: 'get',
  path: '/api/openapi.json',
  summary: 'This document',
  responses: { 200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } } },
});

/** The OpenAPI 3.1 document of every route the contract modules above have registered. */
export function createOpenApiDocument(softwareVersion: string) {
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

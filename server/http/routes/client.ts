import { join } from 'node:path';
import express, { Router } from 'express';

/** The built client: hashed files for ever, and its page for every other address, which the client routes itself. */
export function clientRoutes(directory: string): Router {
  return Router()
    .use('/assets', express.static(join(directory, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }))
    .use(express.static(directory, { index: false }))
    .get('/{*path}', (_request, response) => {
      response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: directory });
    });
}

import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** `/api/openapi.json` for machines and `/api/docs` for people, both made from the contract on first use. */
export function serveDocs(app: FastifyInstance): void {
  let machine: string | undefined;
  let people: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    machine ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(machine);
  });
  app.get('/api/docs', async (_request, reply) => {
    people ??= docsPage();
    return reply.type('text/html; charset=utf-8').send(people);
  });
}

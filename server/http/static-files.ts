import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/errors.ts';

const YEAR_SECONDS = 31_536_000;

/** What a page loads as a part of itself, under its own policy. A worker, which has a policy of its own, ends in `.mjs`. */
const PART_OF_A_PAGE = /\.(?:js|css|woff2)(?:\.\w+)?$/;
/** Headers that say something only of a page or a worker: as long as a small script, and one more time for each of its parts. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

/** The built browser files. */
export interface WebFiles {
  /** `dist/web`; where it does not exist (tests of the API), only the 404 is there. */
  folder: string;
  /** Address of every screen; a part that begins with `$` stands for anything. */
  screens: readonly string[];
}

/**
 * Serves the built browser files, pre-compressed. A file under `/assets` has a hash in its name and never changes; the
 * page is asked for anew each time. The address of a screen is the page. Any other address is a 404: with the page, which
 * says so, for a person who typed it, and in JSON for a missing file or call.
 */
export function serveStaticFiles(app: FastifyInstance, { folder, screens }: WebFiles): void {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    void app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/');
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        if (hashed && PART_OF_A_PAGE.test(path)) for (const name of PAGE_HEADERS) void reply.removeHeader(name);
      },
      wildcard: false,
    });
  }
  const forms = screens.map(formOf);
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isScreen = forms.some((form) => form.test(path));
    if (!built || !isReading || !(isScreen || isTyped(path, request))) throw new Refusal('not_found');
    if (!isScreen) void reply.status(404);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

/** The text of each script that stands in the built page itself; none where there is no page. */
export function scriptsInPage({ folder }: Pick<WebFiles, 'folder'>): string[] {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
}

/** What an address of a screen looks like: `/documents/$documentId`, for one. No id has a dot: what has one asks for a file. */
function formOf(screen: string): RegExp {
  const parts = screen.split('/').map((part) => (part.startsWith('$') ? '[\\w-]+' : part));
  return new RegExp(`^${parts.join('/')}/?$`);
}

/** Whether a person may have typed the address: a browser asks for a page, and no file or call has that name. */
function isTyped(path: string, { headers }: FastifyRequest): boolean {
  return (
    headers.accept?.includes('text/html') === true && !/^\/(?:api|assets)(?:\/|$)/.test(path) && !path.includes('.')
  );
}

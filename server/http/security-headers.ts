import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  /** The public address, where one was given; over https the browser is told to stay there. */
  publicUrl: string | null;
  /** Origins, beside our own, that the page calls: the auth service and the analytics. */
  connect: readonly string[];
  /** Origins, beside our own, that the page shows in a frame. */
  frame: readonly string[];
  /** The text of each script that stands in the page itself. */
  scripts?: readonly string[];
}

/**
 * What the page may do. No script but our own files and those that the page was built with; pdf.js compiles WebAssembly and starts its worker from a blob. The
 * parts library writes style elements, and pre-compressed HTML carries no nonce, so styles may be inline.
 */
export function contentSecurityPolicy({ connect, frame, scripts = [] }: Omit<SecurityOptions, 'publicUrl'>): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts.map(hashOf)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', ...frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** How a policy names a script that it lets run. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Sets the headers of every answer; a handler may set its own in their place (a guide's file, for one). */
export function securityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
  // Over plain http the browser would ignore it, or be sent to a port where nobody answers.
  if (options.publicUrl?.startsWith('https://') === true) {
    headers['strict-transport-security'] = 'max-age=31536000';
  }
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    // Answers of the API belong to one person at one moment.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}

/** The origin of an address; on this machine under both names, since the visitor may have used either. */
export function originsOf(address: string): string[] {
  const url = new URL(address);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [url.origin];
  return ['localhost', '127.0.0.1'].map((host) => {
    url.hostname = host;
    return url.origin;
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WireError } from '../state.ts';
import { API_VERSION } from '../version.ts';

/** Lets a request in that carries the secret key, as a bearer or as the user of basic auth. Throws a 401 otherwise. */
export function checkKey(request: IncomingMessage, secretKey: string): void {
  const { authorization = '' } = request.headers;
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const key =
    scheme.toLowerCase() === 'basic'
      ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '')
      : scheme.toLowerCase() === 'bearer'
        ? credentials
        : '';
  if (key === '') {
    throw refusedEntry(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!timingSafeEqual(digest(key), digest(secretKey))) {
    throw refusedEntry(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`);
  }
}

/** Throws a 400 for a version of the wire that is not spoken here; none at all means this one. */
export function checkVersion(request: IncomingMessage): void {
  const asked = request.headers['stripe-version'];
  if (asked === undefined || asked === API_VERSION) return;
  throw new WireError(400, {
    type: 'invalid_request_error',
    message: `Invalid Stripe API version: ${String(asked).slice(0, 60)}. This server speaks ${API_VERSION}.`,
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const refusedEntry = (message: string): WireError => new WireError(401, { type: 'invalid_request_error', message });

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const COOKIE = 'benesight-inbox';

/** Whether a request brings the key: as a bearer token, or by the cookie that an earlier address with it was given. */
export function holdsKey(request: IncomingMessage, key: string): boolean {
  const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const kept = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  return isSame(bearer, key) || isSame(kept, key);
}

/** The headers that answer an address with the right `?key=`: the browser keeps the key, and the address loses it. */
export function takeKey(url: URL, key: string): { 'set-cookie': string; location: string } | null {
  const given = url.searchParams.get('key');
  if (given === null || !isSame(given.trim(), key)) return null;
  const clean = new URL(url);
  clean.searchParams.delete('key');
  return {
    'set-cookie': `${COOKIE}=${key}; HttpOnly; SameSite=Strict; Path=/`,
    location: `${clean.pathname}${clean.search}`,
  };
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

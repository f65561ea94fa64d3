import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const COOKIE = 'sandbox_controls';
const PARAMETER = 'key';

/** What opens the controls where others reach the pages too: the same for every process with this secret key. */
export const controlKeyOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('controls').digest('hex').slice(0, 32);

/** Whether a request brings the key, by the cookie that an earlier one was given. */
export function holdsControlKey(request: IncomingMessage, key: string): boolean {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.some((cookie) => cookie.startsWith(`${COOKIE}=`) && isSame(cookie.slice(COOKIE.length + 1), key));
}

/** The headers that answer an address with the right `?key=`: the browser keeps the key, and the address loses it. */
export function takeControlKey(url: URL, key: string): { 'set-cookie': string; location: string } | null {
  const given = url.searchParams.get(PARAMETER);
  if (given === null || !isSame(given, key)) return null;
  const clean = new URL(url);
  clean.searchParams.delete(PARAMETER);
  return {
    'set-cookie': `${COOKIE}=${key}; HttpOnly; SameSite=Strict; Path=/`,
    location: `${clean.pathname}${clean.search}`,
  };
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

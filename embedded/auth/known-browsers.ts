import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';

const cookieName = 'benesight-browser';
/** A browser that more accounts have used forgets the one that used it longest ago. */
const mostAccounts = 8;
/** As long as browsers keep a cookie. */
const keptSeconds = 400 * 86_400;

/** A browser by the cookie that it sent: its own id, and a signature for every account that has signed in with it. */
export interface Browser {
  id: string;
  signatures: readonly string[];
}

/** The browser that sends the request; null when it brings no cookie of ours. */
function readBrowser(request: FastifyRequest): Browser | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
  const [id = '', ...signatures] = value.split('.');
  if (signatures.length > mostAccounts || ![id, ...signatures].every((part) => /^[\w-]{22}$/.test(part))) return null;
  return { id, signatures };
}

/** The browser of the request where this account has signed in with it before, else null. Only we can sign that. */
export function browserOf(context: AuthContext, request: FastifyRequest, userId: string): Browser | null {
  const browser = readBrowser(request);
  if (browser === null) return null;
  const own = Buffer.from(signature(context, browser.id, userId));
  return browser.signatures.some((one) => timingSafeEqual(Buffer.from(one), own)) ? browser : null;
}

/** Gives the browser the cookie that says that this account has signed in with it. */
export function rememberBrowser(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const browser = readBrowser(request);
  const id = browser?.id ?? randomBytes(16).toString('base64url');
  const own = signature(context, id, userId);
  const others = browser?.signatures.filter((one) => one !== own) ?? [];
  const value = [id, own, ...others.slice(0, mostAccounts - 1)].join('.');
  const secure = context.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${value}; Path=/auth/v1; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}${secure}`,
  );
}

/** 128 bits: 22 characters. */
function signature(context: AuthContext, browserId: string, userId: string): string {
  const signed = createHmac('sha256', context.browserKey).update(`${browserId}:${userId}`).digest();
  return signed.subarray(0, 16).toString('base64url');
}

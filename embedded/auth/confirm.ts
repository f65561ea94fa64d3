import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';
import { otpExpired } from './errors.ts';
import { confirmPage, confirmStyle } from './confirm-page.ts';
import { query } from './request.ts';
import { followLink } from './verify-link.ts';

const confirmedCookieName = 'benesight-confirmed';
const styleHash = createHash('sha256').update(confirmStyle).digest('base64');

/**
 * GET /confirm, where mails lead: a page with one button. Mail scanners open links and some submit forms that submit
 * themselves; nothing is read or used up here, and there is no script.
 */
export async function showConfirm(context: AuthContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const html = confirmPage({
    token: query(request, 'token'),
    type: query(request, 'type'),
    redirectTo: context.redirects.safe(query(request, 'redirect_to')),
  });
  // Browsers apply form-action to where the answer redirects as well, so those origins are named.
  const forms = ["'self'", ...context.redirects.origins].join(' ');
  await reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** POST /confirm: the button. */
export async function pressConfirm(context: AuthContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  // Another site could post a token of its own and leave the visitor signed in as somebody else.
  const from = request.headers['sec-fetch-site'];
  if (from === 'cross-site' || from === 'same-site') throw otpExpired('Please open the link from your mail');
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const value = (name: string): string => form.get(name) ?? query(request, name);
  const session = await followLink(context, request, reply, {
    token: value('token'),
    type: value('type'),
    redirectTo: value('redirect_to'),
  });
  if (session !== null) reply.header('set-cookie', confirmedCookie(session.access_token, context.settings.siteUrl));
  await reply.send('');
}

/**
 * Tells the callback screen that the person has just pressed the button for these very tokens: by the token's signature,
 * which names it and opens nothing. Other sites cannot set it, so an address with somebody else's tokens does not pass
 * for a press.
 */
function confirmedCookie(accessToken: string, siteUrl: string): string {
  const pressed = accessToken.split('.')[2] ?? '';
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${confirmedCookieName}=${pressed}; Path=/auth/callback; SameSite=Lax; Max-Age=60${secure}`;
}

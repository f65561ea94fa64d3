import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstOfTwo } from '../../contract/callback-sentences.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, invalid } from './errors.ts';
import { issueCode } from './flows.ts';
import { rememberBrowser } from './known-browsers.ts';
import { originOf, query } from './request.ts';
import { signIn } from './sign-in.ts';
import type { SessionView } from './sign-in.ts';
import { applyToken, linkExpired, tokenByLink } from './verification.ts';

export interface LinkVisit {
  token: string;
  type: string;
  /** As asked for; checked against the list here. */
  redirectTo: string;
}

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** GET /verify: for clients of the wire; mails lead to the page with the button instead. */
export async function verifyLink(context: AuthContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const visit = {
    token: query(request, 'token'),
    type: query(request, 'type'),
    redirectTo: query(request, 'redirect_to'),
  };
  if (visit.token === '') throw invalid('Verify requires a token');
  if (visit.type === '') throw invalid('Verify requires a verification type');
  await followLink(context, request, reply, visit);
  await reply.send('');
}

/**
 * Uses a link's token up and sends the browser on with what it gave: a session, a PKCE code, or the refusal. Answers the
 * session that was opened.
 */
export async function followLink(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: LinkVisit,
): Promise<SessionView | null> {
  const target = new URL(context.redirects.safe(visit.redirectTo));
  const isPkce = visit.token.startsWith('pkce_');
  let redeemed: Redeemed;
  try {
    redeemed = await redeem(context, request, visit, target);
  } catch (error) {
    if (!(error instanceof AuthError) || error.status >= 500) throw error;
    redeemed = { address: refused(target, error, isPkce), session: null };
  }
  if (redeemed.session !== null) rememberBrowser(context, request, reply, String(redeemed.session.user['id']));
  reply.code(303).header('location', redeemed.address);
  return redeemed.session;
}

interface Redeemed {
  /** Where the browser is sent. */
  address: string;
  session: SessionView | null;
}

async function redeem(context: AuthContext, request: FastifyRequest, visit: LinkVisit, target: URL): Promise<Redeemed> {
  const token = await tokenByLink(context, visit.type, visit.token);
  const origin = originOf(context, request);
  return transaction(context.pool, async (tx) => {
    const user = await applyToken(context, tx, token, origin.ip, linkExpired);
    if (user === null) {
      if (token.flow_id !== null) target.searchParams.set('message', firstOfTwo);
      return { address: withFragment(target, { message: firstOfTwo, sb: '' }), session: null };
    }
    if (token.flow_id !== null) {
      target.searchParams.set('code', await issueCode(tx, token.flow_id, context.now()));
      return { address: target.href, session: null };
    }
    const session = await signIn(context, tx, user, 'otp', origin);
    const address = withFragment(target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      sb: '',
      token_type: 'bearer',
      type: visit.type,
    });
    return { address, session };
  });
}

function refused(target: URL, error: AuthError, isPkce: boolean): string {
  const values = new URLSearchParams({
    ...(oauthErrors[error.status] === undefined ? {} : { error: oauthErrors[error.status] }),
    error_code: error.code,
    error_description: error.message,
  });
  // Whatever stood in the query belongs to the success.
  target.search = isPkce ? values.toString() : '';
  return withFragment(target, { ...Object.fromEntries(values), sb: '' });
}

function withFragment(target: URL, values: Record<string, string>): string {
  return `${target.href}#${new URLSearchParams(values).toString()}`;
}

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { firstOfTwo } from '../../contract/callback-sentences.ts';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, invalid } from './errors.ts';
import type { TokenRow } from './one-time-tokens.ts';
import { originOf, readBody, requireEmail, text } from './request.ts';
import { signIn } from './sign-in.ts';
import type { SessionView } from './sign-in.ts';
import { applyToken, tokenByCode, tokenByLink } from './verification.ts';

const body = z.object({ type: text, email: text, phone: text, token: text, token_hash: text });

/** POST /verify: a code with its address, or a link's token, for a session. */
export async function verify(
  context: AuthContext,
  request: FastifyRequest,
): Promise<SessionView | { msg: string; code: '200' }> {
  const given = readBody(request, body);
  const origin = originOf(context, request);
  const token = await findToken(context, request, given);
  return transaction(context.pool, async (tx) => {
    const user = await applyToken(context, tx, token, origin.ip);
    return user === null ? { msg: firstOfTwo, code: '200' } : signIn(context, tx, user, 'otp', origin);
  });
}

async function findToken(
  context: AuthContext,
  request: FastifyRequest,
  given: z.infer<typeof body>,
): Promise<TokenRow> {
  const { type, email, phone, token, token_hash: tokenHash } = given;
  if (type === '') throw invalid('Verify requires a verification type');
  if (phone !== '' || type === 'sms' || type === 'phone_change') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (tokenHash !== '') {
    if (email !== '' || token !== '') throw invalid('Only the token_hash and type should be provided');
    return tokenByLink(context, type, tokenHash);
  }
  if (token === '') throw invalid('Verify requires a token or a token hash');
  if (email === '') throw invalid('Only an email address or phone number should be provided on verify');
  return tokenByCode(context, request, { type, email: requireEmail(email), code: token.replaceAll(/[\s-]/g, '') });
}

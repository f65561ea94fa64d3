import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { transaction } from './database.ts';
import { AuthError, invalid, userBanned } from './errors.ts';
import { takeFlow } from './flows.ts';
import { passwordGrant } from './password-grant.ts';
import { refreshGrant } from './refresh-grant.ts';
import { limitClient, originOf, query, readBody, text } from './request.ts';
import { signIn } from './sign-in.ts';
import type { SessionView } from './sign-in.ts';
import { isBanned } from './users-store.ts';

const pkceBody = z.object({ auth_code: text, code_verifier: text });

/** A hosted service names these by who issues their tokens. */
const issuers = new Map([
  ['google', 'https://accounts.google.com'],
  ['apple', 'https://appleid.apple.com'],
]);

/** POST /token?grant_type= */
export async function token(context: AuthContext, request: FastifyRequest): Promise<SessionView> {
  await limitClient(context, request, 'token');
  const grant = query(request, 'grant_type');
  switch (grant) {
    case 'password':
      return passwordGrant(context, request);
    case 'refresh_token':
      return refreshGrant(context, request);
    case 'pkce':
      return pkceGrant(context, request);
    case 'id_token': {
      const { provider } = readBody(request, z.object({ provider: text }));
      const name = issuers.has(provider) ? `issuer "${issuers.get(provider)}"` : provider || 'unknown';
      throw new AuthError(400, 'provider_disabled', `Provider (${name}) is not enabled`);
    }
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function pkceGrant(context: AuthContext, request: FastifyRequest): Promise<SessionView> {
  const given = readBody(request, pkceBody);
  if (given.auth_code === '' || given.code_verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  return transaction(context.pool, async (tx) => {
    const { user } = await takeFlow(tx, given.auth_code, given.code_verifier, context.now());
    if (isBanned(user, context.now())) throw userBanned();
    return signIn(context, tx, user, 'otp', originOf(context, request));
  });
}

import { useQuery } from '@tanstack/react-query';
import { accessToken, auth } from './auth.ts';
import { config } from './config.ts';
import { fetchAuth } from './fetch-auth.ts';

/** A refusal of the auth service; `message` is its sentence for people. */
export class AuthServiceError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'AuthServiceError';
    this.code = code;
  }
}

/** Asks the auth service for what its public client does not know. Throws `AuthServiceError`. */
export async function askAuthService<Reply>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const token = await accessToken();
  const answer = await fetchAuth(config().authUrl + path, {
    method,
    headers: {
      apikey: config().authKey,
      'x-supabase-api-version': '2024-01-01',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  if (answer.ok) return reply as Reply;
  throw new AuthServiceError(reply.code ?? '', reply.message ?? 'The service did not answer. Please try again.');
}

/** What this auth service offers beyond the hosted wire; false until it has said so. */
export interface AuthExtensions {
  sessions: boolean;
  recoveryCodes: boolean;
}

/** A hosted service has none of them: what it does not offer is not shown. */
export function useAuthExtensions(): AuthExtensions | undefined {
  const settings = useQuery({
    queryKey: ['auth', 'settings'],
    queryFn: () => askAuthService<{ extensions?: readonly string[] }>('GET', '/settings'),
  });
  if (settings.data === undefined) return settings.isError ? { sessions: false, recoveryCodes: false } : undefined;
  const { extensions = [] } = settings.data;
  return { sessions: extensions.includes('sessions'), recoveryCodes: extensions.includes('recovery_codes') };
}

/** Signs in at `aal2` with a recovery code in place of one of the authenticator. Throws `AuthServiceError`. */
export async function redeemRecoveryCode(code: string): Promise<void> {
  const raised = await askAuthService<{ access_token: string; refresh_token: string }>(
    'POST',
    '/recovery-codes/verify',
    {
      code,
    },
  );
  const { error } = await (await auth()).setSession(raised);
  if (error) throw new AuthServiceError(error.code ?? '', error.message);
}

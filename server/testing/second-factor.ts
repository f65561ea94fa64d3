import { AuthClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';

/** A session whose second factor was shown, and the authenticator that it was shown with. */
export interface SecondFactor {
  /** The client of the session, as a browser has it. */
  client: InstanceType<typeof AuthClient>;
  factorId: string;
  /** The access token of `aal2`. */
  token: string;
  /** The code of a time step: 0 is the present one, each works once, and those beside it are taken too. */
  code(step?: -1 | 0 | 1): string;
}

const stepMs = 30_000;

/** The real client of the auth service, with a session of its own in memory. */
export function authClient(url: string): InstanceType<typeof AuthClient> {
  const kept = new Map<string, string>();
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: 'public' },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}

/** Signs in by password and answers the client, at `aal1`. */
export async function signedIn(url: string, { email, password }: { email: string; password: string }) {
  const client = authClient(url);
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, token: data.session.access_token };
}

/** Sets a second factor up for a person, in a session of its own. Every session at `aal1` ends with it. */
export async function setUpFactor(url: string, who: { email: string; password: string }): Promise<SecondFactor> {
  const { client } = await signedIn(url, who);
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (enrolled.error) throw enrolled.error;
  const { id: factorId, totp } = enrolled.data;
  const authenticator = new TOTP({ secret: Secret.fromBase32(totp.secret) });
  const code = (step = 0): string => authenticator.generate({ timestamp: Date.now() + step * stepMs });
  const verify = () => client.mfa.challengeAndVerify({ factorId, code: code(-1) });
  const first = await verify();
  // The step may end between the code and its check: then the code is two steps old, and refused.
  const verified = first.error ? await verify() : first;
  if (verified.error) throw verified.error;
  return { client, factorId, token: verified.data.access_token, code };
}

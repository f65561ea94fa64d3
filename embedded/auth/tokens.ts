import { SignJWT, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { KeyRing } from './key-ring.ts';
import type { SessionRow } from './sessions-store.ts';
import { seconds } from './settings.ts';
import type { UserRow } from './users-store.ts';

export const audience = 'authenticated';

interface Signer {
  keys: KeyRing;
  issuer: string;
  now(): Date;
}

/** Signs an access token for a session: an hour long, and no longer than the session. */
export async function signAccessToken(
  signer: Signer,
  user: UserRow,
  session: Pick<SessionRow, 'id' | 'aal' | 'amr' | 'not_after'>,
): Promise<{ token: string; expiresAt: number; expiresIn: number }> {
  const issuedAt = Math.floor(signer.now().getTime() / 1000);
  const expiresAt = Math.min(issuedAt + seconds.accessToken, Math.floor(session.not_after.getTime() / 1000));
  const { signing } = await signer.keys.current();
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: signing.alg, kid: signing.kid, typ: 'JWT' })
    .setIssuer(signer.issuer)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signing.privateKey);
  return { token, expiresAt, expiresIn: expiresAt - issuedAt };
}

/** Signs the token of the administrating server: role `service_role`, ten years. */
export async function signServiceToken(signer: Signer): Promise<string> {
  const { signing } = await signer.keys.current();
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: signing.alg, kid: signing.kid, typ: 'JWT' })
    .setIssuer(signer.issuer)
    .setIssuedAt()
    .setExpirationTime('10y')
    .sign(signing.privateKey);
}

export interface Claims extends JWTPayload {
  role?: unknown;
  session_id?: unknown;
}

/**
 * The claims of a token that this service signed and that is still good, or null. One of the service role needs no issuer: those
 * who administer sign such tokens by themselves, as they do for the hosted service.
 */
export async function readToken(signer: Signer, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify<Claims>(
      token,
      async ({ kid, alg }) => {
        const known = kid === undefined ? undefined : (await signer.keys.knowing(kid)).verifying.get(kid);
        if (known === undefined || known.alg !== alg) throw new Error('unknown key');
        return known.key;
      },
      { algorithms: ['ES256', 'RS256'], currentDate: signer.now() },
    );
    return payload.iss === signer.issuer || payload.role === 'service_role' ? payload : null;
  } catch {
    return null;
  }
}

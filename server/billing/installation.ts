import type { Connection } from '../db/connect.ts';
import { sharedSecret } from '../settings/shared-secret.ts';

/**
 * The name of this installation at the payment provider: a random one, the same in all processes. It is no secret; several
 * installations that share an account tell their customers apart by it.
 */
export async function installationId(db: Connection): Promise<string> {
  return (await sharedSecret(db, 'installation')).slice(0, 24);
}

import { Refusal } from '../../contract/errors.ts';
import type { AuthAdmin } from '../outside/auth/administer.ts';

/**
 * Removes the second factors of a person who has lost them; their sessions end and a mail tells them. Answers how many there were.
 *
 * @throws Refusal `factor_reset_unavailable` where a hosted auth service does not let us; `unavailable`
 */
export async function resetSecondFactor(authAdmin: AuthAdmin | null, userId: string): Promise<number> {
  if (authAdmin === null) throw new Refusal('factor_reset_unavailable');
  return authAdmin.removeFactors(userId);
}

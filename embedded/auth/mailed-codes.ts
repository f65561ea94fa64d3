import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from './context.ts';
import type { TokenRow } from './one-time-tokens.ts';

/**
 * What is stored of a code that was mailed. All codes of a mailbox have one salt, so that looking at one that is typed is one
 * piece of work, whether the mailbox waits for none, for one or for eight: the time does not tell who has an account.
 */
export const hashOfCode = ({ passwords, browserKey }: AuthContext, mailbox: string, code: string): Promise<string> =>
  passwords.hash(code, createHmac('sha256', browserKey).update(`code:${mailbox}`).digest().subarray(0, 16));

/** The token of these, all of one mailbox, that a code opens. */
export async function tokenOfCode(
  context: AuthContext,
  rows: readonly TokenRow[],
  { email, code }: { email: string; code: string },
): Promise<TokenRow | null> {
  const typed = Buffer.from(await hashOfCode(context, email, code));
  return rows.find(({ code_hash: stored }) => stored !== null && agree(Buffer.from(stored), typed)) ?? null;
}

const agree = (stored: Buffer, typed: Buffer): boolean =>
  stored.length === typed.length && timingSafeEqual(stored, typed);

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from './context.ts';
import type { TokenRow } from './one-time-tokens.ts';
import { seconds } from './settings.ts';

/** Codes of this time and of the one before are good: each time lasts as long as a code. */
const timeOf = (now: Date): number => Math.floor(now.getTime() / (seconds.code * 1000));

/**
 * All codes of a mailbox and of one time have one salt, so that looking at a code that is typed is the same work whether the
 * mailbox waits for none or for eight: how long it takes does not tell who has an account. The salt changes with the time, so
 * that nobody who reads the database can hash all codes beforehand.
 */
const hashAt = ({ passwords, browserKey }: AuthContext, mailbox: string, code: string, time: number): Promise<string> =>
  passwords.hash(code, createHmac('sha256', browserKey).update(`code:${time}:${mailbox}`).digest().subarray(0, 16));

/** What is stored of a code that is mailed now. */
export const hashOfCode = (context: AuthContext, mailbox: string, code: string): Promise<string> =>
  hashAt(context, mailbox, code, timeOf(context.now()));

/** The token of these, all of one mailbox, that a code opens. */
export async function tokenOfCode(
  context: AuthContext,
  rows: readonly TokenRow[],
  { email, code }: { email: string; code: string },
): Promise<TokenRow | null> {
  const time = timeOf(context.now());
  const typed = await Promise.all([time, time - 1].map((one) => hashAt(context, email, code, one)));
  return rows.find(({ code_hash: stored }) => stored !== null && typed.some((one) => agree(stored, one))) ?? null;
}

const agree = (stored: string, typed: string): boolean =>
  stored.length === typed.length && timingSafeEqual(Buffer.from(stored), Buffer.from(typed));

import { randomUUID } from 'node:crypto';
import type { Connection } from './database.ts';
import { all, one, only, run } from './database.ts';
import { linkToken, sha256 } from './secrets.ts';
import { seconds } from './settings.ts';

export type TokenKind =
  | 'confirmation'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export interface TokenRow {
  id: string;
  user_id: string;
  kind: TokenKind;
  email: string;
  code_hash: string | null;
  flow_id: string | null;
  signup_id: string | null;
  code_expires_at: Date;
  expires_at: Date;
}

interface CodeRule {
  digits: number;
  /** Wrong codes that a token survives, less one. */
  attempts: number;
  /** So many codes of one kind are good at once: each one more would be one more number that a guess may hit. */
  live: number;
}

const shortCode: CodeRule = { digits: 6, attempts: 5, live: 3 };

/**
 * The mailed code is how an owner gets in while strangers use up their passwords, so it has to bear what strangers guess, from
 * however many networks. At most 65 such mails leave in an hour (see `mailsToSignIn`), and each code bears a thousand guesses: all
 * networks together hit one with a chance of 65 × 1,000 / 10^10, less than one in 150,000, in an hour without a pause.
 */
const signInCode: CodeRule = { digits: 10, attempts: 1000, live: 8 };

/** How long the codes of a kind are, and what they bear. */
export const codeRule = (kind: TokenKind): CodeRule => (kind === 'magiclink' ? signInCode : shortCode);

export interface NewToken {
  userId: string;
  kind: TokenKind;
  email: string;
  /** The salted hash of the code. */
  codeHash: string;
  flowId: string | null;
  /** The sign-up whose password and metadata count once this token is used. */
  signupId?: string | null;
}

/**
 * Stores a token beside the others of its kind, whose links stay good; of their codes the newest do. Answers the link's
 * token, which is not stored.
 */
export async function insertToken(db: Connection, token: NewToken, now: Date): Promise<{ id: string; link: string }> {
  const link = `${token.flowId === null ? '' : 'pkce_'}${linkToken()}`;
  const { id } = await only<{ id: string }>(
    db,
    `insert into auth.one_time_tokens (id, user_id, kind, email, token_hash, code_hash, flow_id, created_at, code_expires_at, expires_at, signup_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      randomUUID(),
      token.userId,
      token.kind,
      token.email,
      sha256(link),
      token.codeHash,
      token.flowId,
      now,
      new Date(now.getTime() + seconds.code * 1000),
      new Date(now.getTime() + seconds.link * 1000),
      token.signupId ?? null,
    ],
  );
  await run(
    db,
    `update auth.one_time_tokens set code_hash = null where id in
       (select id from auth.one_time_tokens where user_id = $1 and kind = $2 and code_hash is not null
        order by created_at desc, id offset $3)`,
    [token.userId, token.kind, codeRule(token.kind).live],
  );
  return { id, link };
}

export function findByLink(db: Connection, link: string): Promise<TokenRow | null> {
  return one<TokenRow>(db, 'select * from auth.one_time_tokens where token_hash = $1', [sha256(link)]);
}

/**
 * Takes one attempt from each token that a code for this address could open, and gives them. Counting comes before
 * checking, so that parallel guesses cannot share an attempt. A browser that the account has used before has attempts of
 * its own. The link stays good whatever was guessed: it cannot be guessed.
 */
export function takeAttempts(
  db: Connection,
  email: string,
  kinds: readonly TokenKind[],
  now: Date,
  isKnownBrowser: boolean,
): Promise<TokenRow[]> {
  const count = isKnownBrowser ? 'known_attempts' : 'attempts';
  return all<TokenRow>(
    db,
    `update auth.one_time_tokens set ${count} = ${count} + 1
     where email = $1 and code_hash is not null and code_expires_at > $2
       and exists (select from unnest($3::text[], $4::int[]) as rule (kind, most)
         where rule.kind = one_time_tokens.kind and ${count} < rule.most)
     returning *`,
    [email, now, kinds, kinds.map((kind) => codeRule(kind).attempts)],
  );
}

/** Uses a token up. False when another call was first. */
export async function consume(db: Connection, id: string): Promise<boolean> {
  return (await run(db, 'delete from auth.one_time_tokens where id = $1', [id])) === 1;
}

/** Forgets a person's tokens: all of them, or those of some kinds. */
export async function deleteTokens(db: Connection, userId: string, kinds?: readonly TokenKind[]): Promise<void> {
  await run(db, 'delete from auth.one_time_tokens where user_id = $1 and ($2::text[] is null or kind = any($2))', [
    userId,
    kinds ?? null,
  ]);
}

/** Forgets every mail of a person, and every sign-up and sign-in that a mail was to finish. */
export async function revokeMails(db: Connection, userId: string): Promise<void> {
  await deleteTokens(db, userId);
  await run(db, 'delete from auth.signups where user_id = $1', [userId]);
  await run(db, 'delete from auth.flow_states where user_id = $1', [userId]);
}

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { only, run, transaction } from './database.ts';

/** At most so many wrong passwords within so many seconds, whenever one looks. */
interface Count {
  most: number;
  seconds: number;
}

export interface PasswordLimits {
  /** For one account from one network; also for one account in a browser that it has used before. */
  perPlace: Count;
  /** For one account from everywhere, without the browsers that it has used before: each of these counts by itself. */
  perAccount: Count;
}

export const defaultPasswordLimits: PasswordLimits = {
  perPlace: { most: 10, seconds: 900 },
  perAccount: { most: 100, seconds: 86_400 },
};

/** Where a password comes from: a network (see `networkOf`), or a browser that the account has used before. */
export interface Place {
  kind: 'network' | 'browser';
  id: string;
}

/** Counts the wrong passwords of accounts; every process on the database shares the count. */
export interface PasswordAttempts {
  /**
   * Looks at a password with `isRight`, and counts it when it is wrong. Answers `refused`, without a look, past a limit.
   * Passwords that come at the same time wait for each other where together they could exceed a limit.
   */
  look(email: string, place: Place, isRight: () => Promise<boolean>): Promise<'right' | 'wrong' | 'refused'>;
}

/** A look that has not ended by then belongs to a process that is gone. */
const lookSeconds = 60;
/** So long does a password wait for those that are being looked at. */
const patienceMs = 10_000;

export function makePasswordAttempts(pool: Pool, now: () => Date, limits: PasswordLimits): PasswordAttempts {
  const turns = makeTurns();
  return {
    look(email, { kind, id }, isRight) {
      // Hashed: people type all sorts of things, passwords too, where an address is asked for.
      const account = createHash('sha256').update(email).digest('base64');
      const place = `${kind}:${id}`;
      return turns(`${account} ${place}`, async () => {
        const attempt = await reserve(pool, now, limits, { account, place, isOwn: kind === 'browser' });
        if (attempt === null) return 'refused';
        try {
          const right = await isRight();
          await (right ? release(pool, attempt) : run(pool, markWrong, [attempt]));
          return right ? 'right' : 'wrong';
        } catch (error) {
          await release(pool, attempt);
          throw error;
        }
      });
    },
  };
}

interface Looked {
  account: string;
  place: string;
  isOwn: boolean;
}

const markWrong = 'update auth.password_attempts set wrong = true where id = $1';
const release = (pool: Pool, id: string): Promise<number> =>
  run(pool, 'delete from auth.password_attempts where id = $1', [id]);

/**
 * Notes an attempt before the password is looked at, so that guesses at the same time cannot share one. Null past a limit.
 * `open` counts the attempts that others are looking at now.
 */
async function reserve(pool: Pool, now: () => Date, limits: PasswordLimits, of: Looked): Promise<string | null> {
  for (let waited = 0; waited < patienceMs; waited += 50) {
    const { id, wrong_full: isFull } = await transaction(pool, async (tx) => {
      // A statement of its own: the one after it must see what another call wrote while we waited.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [of.account]);
      return only<{ id: string | null; wrong_full: boolean }>(tx, tryReserve, [
        of.account,
        of.place,
        of.isOwn,
        now(),
        limits.perPlace.seconds,
        limits.perPlace.most,
        limits.perAccount.seconds,
        limits.perAccount.most,
        lookSeconds,
      ]);
    });
    if (id !== null) return id;
    if (isFull) return null;
    await pause(50);
  }
  return null;
}

// The day's count of a known browser is that of its own attempts, of all others that of the account.
const tryReserve = `
with recent as (
  select wrong, place = $2 and at > $4::timestamptz - make_interval(secs => $5) as here,
    case when $3 then place = $2 else not own end and at > $4::timestamptz - make_interval(secs => $7) as all_day
  from auth.password_attempts
  where account = $1 and (wrong or at > $4::timestamptz - make_interval(secs => $9))
), counted as (
  select count(*) filter (where here) as here, count(*) filter (where here and wrong) as here_wrong,
    count(*) filter (where all_day) as all_day, count(*) filter (where all_day and wrong) as all_day_wrong
  from recent
), added as (
  insert into auth.password_attempts (account, place, own, wrong, at)
  select $1, $2, $3, false, $4 from counted where here < $6 and all_day < $8 returning id
)
select (select id::text from added) as id, here_wrong >= $6 or all_day_wrong >= $8 as wrong_full from counted`;

/** Forgets attempts that no limit counts any more. */
export const forgetAttempts = (pool: Pool, before: Date): Promise<number> =>
  run(pool, 'delete from auth.password_attempts where at < $1', [before]);

type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Work of one key runs one after the other in this process, so that the database need not be asked again and again. */
function makeTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = mine.catch(() => undefined);
    last.set(key, ended);
    try {
      return await mine;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}

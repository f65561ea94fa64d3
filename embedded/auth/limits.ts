import type { Pool } from 'pg';
import { only, run } from './database.ts';

/** A bucket: `burst` calls at once, filled again within `seconds`. */
export interface Policy {
  burst: number;
  seconds: number;
}

export interface LimitPolicies {
  /** Every /token call of one client address. */
  token: Policy;
  /** Wrong passwords of one client address; a right one is given back. */
  passwordPerClient: Policy;
  /** The present password shown in a session, before a change; a wrong one costs three, a right one nothing. */
  currentPassword: Policy;
  /** Wrong codes of one client address. */
  verifyPerClient: Policy;
  /** Codes for one mailbox from one network or known browser, and of short ones from everywhere; a wrong one costs three. */
  verifyPerAccount: Policy;
  signup: Policy;
  otp: Policy;
  recover: Policy;
  resend: Policy;
  user: Policy;
  factors: Policy;
  /** Wrong recovery codes of one account; a right one is given back. */
  recoveryCodes: Policy;
  /** Mails that one client address may cause. */
  mailPerClient: Policy;
}

/**
 * Wide enough for an office behind one address (40 calls at once, 100 mails an hour) and far below what guessing
 * needs. Wrong passwords of an account are counted one by one, see `PasswordAttempts`.
 */
export const defaultPolicies: LimitPolicies = {
  token: { burst: 600, seconds: 300 },
  passwordPerClient: { burst: 150, seconds: 300 },
  currentPassword: { burst: 60, seconds: 300 },
  verifyPerClient: { burst: 100, seconds: 300 },
  verifyPerAccount: { burst: 60, seconds: 3600 },
  signup: { burst: 200, seconds: 300 },
  otp: { burst: 200, seconds: 300 },
  recover: { burst: 200, seconds: 300 },
  resend: { burst: 200, seconds: 300 },
  user: { burst: 200, seconds: 300 },
  factors: { burst: 60, seconds: 60 },
  recoveryCodes: { burst: 10, seconds: 3600 },
  mailPerClient: { burst: 300, seconds: 3600 },
};

export interface Limits {
  policies: LimitPolicies;
  /** Takes one from the bucket; false when it is empty. */
  take(key: string, policy: Policy): Promise<boolean>;
  /** Moves a bucket by hand: positive gives back, negative charges more, down to one full debt. */
  adjust(key: string, policy: Policy, by: number): Promise<void>;
}

// Filled since the last call, never above the burst. A clock that runs behind another process's fills nothing.
const refilled = `least($2::float8, b.tokens + greatest(0, extract(epoch from ($4::timestamptz - b.updated_at))) * $3::float8)`;

/** Rate limits that every process on the database shares. */
export function makeLimits(pool: Pool, now: () => Date, overrides: Partial<LimitPolicies>): Limits {
  return {
    policies: { ...defaultPolicies, ...overrides },
    async take(key, policy) {
      const row = await only<{ allowed: boolean }>(
        pool,
        `insert into auth.rate_buckets as b (key, tokens, allowed, updated_at) values ($1, $2::float8 - 1, true, $4)
         on conflict (key) do update set
           allowed = ${refilled} >= 1,
           tokens = ${refilled} - case when ${refilled} >= 1 then 1 else 0 end,
           updated_at = greatest(b.updated_at, $4)
         returning allowed`,
        [key, policy.burst, policy.burst / policy.seconds, now()],
      );
      return row.allowed;
    },
    async adjust(key, policy, by) {
      await run(
        pool,
        `update auth.rate_buckets as b set tokens = greatest(-$2::float8, least($2::float8, ${refilled} + $5::float8)),
           updated_at = greatest(b.updated_at, $4) where key = $1`,
        [key, policy.burst, policy.burst / policy.seconds, now(), by],
      );
    },
  };
}

import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from './errors.ts';

/** Argon2id (the library's default variant) with the parameters of OWASP and ASVS: about 20 ms and 19 MiB each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  hash(secret: string): Promise<string>;
  /** False for a wrong secret and for no hash at all, after the same work. */
  matches(stored: string | null, secret: string): Promise<boolean>;
}

/** Hashing with a cap on how many run at once, so that a flood of sign-ins cannot take memory and every core. */
export async function makePasswordHasher(): Promise<PasswordHasher> {
  const slots = gate(Math.max(2, Math.min(4, availableParallelism())), 500);
  const nobody = await hash(randomBytes(24).toString('base64url'), cost);
  return {
    hash: (secret) => slots(() => hash(secret, cost)),
    async matches(stored, secret) {
      const right = await slots(() => verify(stored ?? nobody, secret).catch(() => false));
      return stored !== null && right;
    },
  };
}

/** Lets `width` pieces of work run at once and `queue` wait; more are refused. */
function gate(width: number, queue: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= width) {
      if (waiting.length >= queue) throw tooManyRequests();
      // The one that finishes hands its slot over, so `running` stays.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { tooManyRequests } from './errors.ts';

/** Argon2id (the library's default variant) with the parameters of OWASP and ASVS: about 20 ms and 19 MiB each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes that accounts of other services come with; ours are argon2id alone. */
const BCRYPT = /^\$2[aby]\$\d{2}\$[./A-Za-z0-9]{53}$/;

/** Whether a stored hash is one that `matches` can check. */
export const isReadableHash = (stored: string): boolean => stored.startsWith('$argon2id$') || BCRYPT.test(stored);

/** Whether a stored hash should give way to one of ours, at the next sign-in with its password. */
export const isForeignHash = (stored: string): boolean => BCRYPT.test(stored);

/** The same letters are the same bytes, however a keyboard composes them. */
const composed = (secret: string): string => secret.normalize('NFC');

export interface PasswordHasher {
  /** With a random salt where none of 16 bytes is given. */
  hash(secret: string, salt?: Buffer): Promise<string>;
  /** False for a wrong secret and for no hash at all, after the same work. */
  matches(stored: string | null, secret: string): Promise<boolean>;
}

/** Hashing with a cap on how many run at once, so that a flood of sign-ins cannot take memory and every core. */
export async function makePasswordHasher(): Promise<PasswordHasher> {
  const slots = gate(Math.max(2, Math.min(4, availableParallelism())), 500);
  const nobody = await hash(randomBytes(24).toString('base64url'), cost);
  return {
    hash: (secret, salt) => slots(() => hash(composed(secret), salt === undefined ? cost : { ...cost, salt })),
    async matches(stored, secret) {
      const right = await slots(() => agree(stored ?? nobody, secret));
      return stored !== null && right;
    },
  };
}

/** Hashes from before passwords were composed are of the bytes that were typed. */
async function agree(stored: string, secret: string): Promise<boolean> {
  const forms = [...new Set([composed(secret), secret])];
  for (const form of forms) {
    const right = isForeignHash(stored) ? await compare(form, stored) : await verify(stored, form).catch(() => false);
    if (right) return true;
  }
  return false;
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

import { createHash } from 'node:crypto';
import { Refusal } from '../../contract/errors.ts';

/** What a request was, in few letters: the same key with another hash is another request, and refused. */
export function requestHash(parts: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** @throws Refusal `amount_not_positive` for anything but a positive whole number that the tables can hold */
export function requirePositive(amount: number): void {
  if (!Number.isInteger(amount) || amount <= 0 || amount > 2_000_000_000) throw new Refusal('amount_not_positive');
}

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { checkInvariants } from '../../credits/check-invariants.ts';
import { grant } from '../../credits/grant.ts';
import { invariants } from '../../credits/invariants.ts';
import { inTransaction } from '../../db/connect.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestPerson } from '../../testing/person.ts';
import { reportInvariants } from '../invariants.ts';

/** Gives somebody credits that never expire. */
export const give = (house: TestHouse, person: TestPerson, amount: number) =>
  inTransaction(house.db, (tx) =>
    grant(tx, {
      userId: person.id,
      amount,
      type: 'invite_bonus',
      sourceRef: `test:${randomUUID()}`,
      description: null,
    }),
  );

export const balanceOf = async (person: TestPerson): Promise<number> =>
  (await person.call('GET /api/users/me')).body.creditBalance;

/** The lines of a person's ledger that gave something back, newest first. */
export const refundsOf = async (person: TestPerson) =>
  (await person.call('GET /api/billing/history')).body.filter(({ type }) => type === 'refund');

/** Fails with the breaches, where an invariant of the ledger does not hold. */
export async function expectSound(house: TestHouse): Promise<void> {
  const results = await checkInvariants(house.db, { ...invariants, ...reportInvariants });
  expect(results.filter(({ violations }) => violations > 0)).toEqual([]);
}

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DocumentReport, IssueType } from '../../../contract/reports.ts';
import { checkInvariants } from '../../credits/check-invariants.ts';
import { grant } from '../../credits/grant.ts';
import { inTransaction } from '../../db/connect.ts';
import { addGuide, type TestGuide } from '../../testing/guides.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestPerson } from '../../testing/person.ts';

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

/** Puts a guide into the library; nobody has unlocked it. */
export const newGuide = (house: TestHouse, employer = 'Quillmere Supply') =>
  addGuide(house.db, { employer, passages: [[1, 'Leave', 'Every new parent takes 16 weeks.']] });

/** A new guide that the person has unlocked, at the price of the moment. */
export async function unlockedGuide(house: TestHouse, person: TestPerson, employer?: string): Promise<TestGuide> {
  const guide = await newGuide(house, employer);
  await unlock(person, guide);
  return guide;
}

export async function unlock(person: TestPerson, { id }: TestGuide): Promise<void> {
  const opened = await person.call('POST /api/doc-search/view', { body: { documentId: id } });
  expect(opened.status).toBe(200);
}

export const report = (person: TestPerson, { id }: { id: string }, issueType: IssueType = 'unreadable') =>
  person.call('POST /api/documents/report', { body: { documentId: id, issueType } });

/** The reports of a person, newest first. */
export const reportsOf = async (person: TestPerson): Promise<DocumentReport[]> =>
  (await person.call('GET /api/documents/reports')).body;

export const review = (admin: TestPerson, { id }: { id: string }, body: object) =>
  admin.call('PATCH /api/admin/document-reports/{id}', {
    params: { id },
    body: { adminNotes: 'Looked at it', ...body },
  });

export const balanceOf = async (person: TestPerson): Promise<number> =>
  (await person.call('GET /api/users/me')).body.creditBalance;

/** The lines of a person's ledger that gave something back, newest first. */
export const refundsOf = async (person: TestPerson) =>
  (await person.call('GET /api/billing/history')).body.filter(({ type }) => type === 'refund');

/** Fails with the breaches, where an invariant of the ledger does not hold. */
export async function expectSound(house: TestHouse): Promise<void> {
  expect((await checkInvariants(house.db)).filter((invariant) => invariant.violations > 0)).toEqual([]);
}

import { expect } from 'vitest';
import type { DocumentReport, IssueType } from '../../../contract/reports.ts';
import { addGuide, type TestGuide } from '../../testing/guides.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestPerson } from '../../testing/person.ts';

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

/** Changes what the settings allow a report to bring back, as an administrator. */
export const changeSettings = (admin: TestPerson, body: object) =>
  admin.call('PATCH /api/admin/document-reports/settings', { body });

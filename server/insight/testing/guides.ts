import { createHash, randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { guide, libraryChange, passage } from '../../db/tables/library.ts';
import type { TestPerson } from '../../testing/person.ts';

export interface TestGuide {
  title: string;
  employer: string;
  planYear?: number;
  industry?: string;
  sample?: boolean;
  passages: { heading?: string; page?: number; text: string }[];
}

/** Puts guides into the library as an import leaves them: ready, with their passages and the change that tells of it. */
export async function insertGuides(db: Database, guides: readonly TestGuide[]): Promise<string[]> {
  const ids: string[] = [];
  for (const one of guides) {
    const id = randomUUID();
    ids.push(id);
    await db.transaction(async (tx) => {
      await tx.insert(guide).values({
        id,
        title: one.title,
        employer: one.employer,
        type: 'txt',
        planYear: one.planYear ?? null,
        industry: one.industry ?? null,
        sample: one.sample ?? false,
        status: 'ready',
        contentHash: createHash('sha256').update(id).digest('hex'),
        fileName: 'guide.txt',
        byteSize: 1,
        readyAt: new Date(),
      });
      await tx.insert(passage).values(
        one.passages.map((part, ordinal) => ({
          guideId: id,
          ordinal,
          page: part.page ?? ordinal + 1,
          heading: part.heading ?? null,
          text: part.text,
        })),
      );
      await tx.insert(libraryChange).values({ guideId: id, kind: 'added' });
    });
  }
  return ids;
}

/** Waits until a search finds so many guides: each reaches the search by itself, a moment after it was stored. */
export async function untilFound(reader: TestPerson, query: string, guides: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { body } = await reader.call('POST /api/docsearch', { body: { query } });
      expect(body.totalResults).toBeGreaterThanOrEqual(guides);
    },
    { timeout: 15_000, interval: 100 },
  );
}

/** A small library of two employers of our own invention. */
export const smallLibrary: readonly TestGuide[] = [
  {
    title: 'Benefits at a glance',
    employer: 'Fernhill Robotics',
    planYear: 2024,
    passages: [
      {
        heading: 'Retirement',
        page: 3,
        text: 'Fernhill Robotics matches 100% of your 401(k) contributions up to 4% of pay. Matching contributions vest after two years of service.',
      },
      {
        heading: 'Parental leave',
        page: 5,
        text: 'New parents receive 16 weeks of paid parental leave at full pay.\nLeave may be taken at any time in the first year after birth or adoption.',
      },
      { heading: 'Time off', page: 6, text: 'Full-time employees accrue 18 days of vacation in the first year.' },
    ],
  },
  {
    title: 'Employee handbook',
    employer: 'Marlow County Hospital',
    planYear: 2023,
    industry: 'Healthcare',
    passages: [
      {
        heading: 'Leave',
        page: 12,
        text: 'Marlow County Hospital gives 6 weeks of paid parental leave to birth parents.',
      },
      { heading: 'Vacation', page: 14, text: 'Nurses accrue 15 days of vacation each year.' },
    ],
  },
];

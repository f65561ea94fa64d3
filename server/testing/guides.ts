import { createHash, randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '../db/connect.ts';
import { guide, libraryChange, passage } from '../db/tables/library.ts';

export interface TestGuide {
  id: string;
  title: string;
  /** By passage, in order. */
  passageIds: string[];
}

/** What a guide of a test says: by passage its page, its heading and its text. */
export interface TestGuideText {
  title?: string;
  employer?: string;
  planYear?: number | null;
  state?: string;
  industry?: string;
  employees?: number;
  sample?: boolean;
  status?: 'importing' | 'ready' | 'failed' | 'removed';
  passages: readonly [page: number, heading: string, text: string][];
}

/** Puts a guide into the library as an import does, in one transaction with its change. */
export async function addGuide(db: Database, text: TestGuideText): Promise<TestGuide> {
  const id = randomUUID();
  const { employer = 'Quillmere Supply', planYear = 2025, status = 'ready', sample = false } = text;
  const title = text.title ?? `${employer} Benefits Guide ${planYear ?? ''}`.trim();
  const passages = text.passages.map(([page, heading, words], ordinal) => ({
    id: randomUUID(),
    guideId: id,
    ordinal,
    page,
    heading,
    text: words,
  }));
  await inTransaction(db, async (tx) => {
    await tx.insert(guide).values({
      id,
      title,
      employer,
      type: 'pdf',
      planYear,
      industry: text.industry ?? null,
      state: text.state ?? null,
      employees: text.employees ?? null,
      pageCount: Math.max(1, ...text.passages.map(([page]) => page)),
      sample,
      status,
      contentHash: createHash('sha256').update(id).digest('hex'),
      fileName: 'guide.pdf',
      byteSize: 1000,
      readyAt: status === 'ready' ? new Date() : null,
    });
    if (passages.length > 0) await tx.insert(passage).values(passages);
    if (status === 'ready') await tx.insert(libraryChange).values({ guideId: id, kind: 'added' });
  });
  return { id, title, passageIds: passages.map((row) => row.id) };
}

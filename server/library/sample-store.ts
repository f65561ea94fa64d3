import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { SampleGuide } from '../../sample/make-guides.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { guide, libraryChange, passage } from '../db/tables/library.ts';
import { documentView } from '../db/tables/vision.ts';

export async function readySampleHashes(db: Connection): Promise<Set<string>> {
  const rows = await db
    .select({ contentHash: guide.contentHash })
    .from(guide)
    .where(and(eq(guide.sample, true), eq(guide.status, 'ready')));
  return new Set(rows.map((row) => row.contentHash));
}

/** Inserts modelled guides with their passages and the changes that tell the search of them. Answers how many are new. */
export async function insertSamples(
  tx: Transaction,
  rows: readonly { guide: SampleGuide; contentHash: string }[],
): Promise<number> {
  const inserted = await tx
    .insert(guide)
    .values(
      rows.map(({ guide: made, contentHash }) => ({
        title: made.title,
        employer: made.employer,
        type: made.type,
        planYear: made.planYear,
        industry: made.industry,
        state: made.state,
        employees: made.employees,
        pageCount: made.pageCount,
        sample: true,
        status: 'ready' as const,
        contentHash,
        fileName: made.fileName,
        byteSize: made.passages.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
        sourceUrl: made.sourceUrl,
        readyAt: new Date(),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: guide.id, contentHash: guide.contentHash });
  const ids = new Map(inserted.map((row) => [row.contentHash, row.id]));
  const passages = rows.flatMap(({ guide: made, contentHash }) => {
    const guideId = ids.get(contentHash);
    return guideId === undefined ? [] : made.passages.map((one, ordinal) => ({ guide_id: guideId, ordinal, ...one }));
  });
  if (passages.length === 0) return 0;
  // One parameter for thousands of rows: far quicker than a value for each column of each.
  await tx.execute(sql`
    insert into ${passage} (guide_id, ordinal, page, heading, text)
    select guide_id, ordinal, page, heading, text
    from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      as made (guide_id uuid, ordinal integer, page integer, heading text, text text)`);
  await tx.insert(libraryChange).values(inserted.map(({ id }) => ({ guideId: id, kind: 'added' as const })));
  return inserted.length;
}

/** Takes all modelled guides out; the rows of those that somebody has unlocked stay, without their texts. */
export async function deleteSamples(tx: Transaction): Promise<number> {
  const removed = await tx
    .update(guide)
    .set({ status: 'removed' })
    .where(and(eq(guide.sample, true), eq(guide.status, 'ready')))
    .returning({ id: guide.id });
  if (removed.length === 0) return 0;
  await tx.execute(sql`
    delete from ${passage} using ${guide}
    where ${guide.id} = ${passage.guideId} and ${guide.sample} and ${guide.status} = 'removed'`);
  for (let from = 0; from < removed.length; from += 5_000) {
    const some = removed.slice(from, from + 5_000);
    await tx.insert(libraryChange).values(some.map(({ id }) => ({ guideId: id, kind: 'removed' as const })));
  }
  const unlocked = tx.select({ id: documentView.guideId }).from(documentView);
  await tx
    .delete(guide)
    .where(and(eq(guide.sample, true), eq(guide.status, 'removed'), notInArray(guide.id, unlocked)));
  return removed.length;
}

import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { SampleGuide } from '../../sample/guide.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { orderedUuid } from '../db/ordered-uuid.ts';
import { guide, libraryChange, passage } from '../db/tables/library.ts';
import { documentView } from '../db/tables/vision.ts';

const isUnlocked = sql<boolean>`exists (select from document_view where document_view.guide_id = guide.id)`;

/** The modelled guides that are there by their hashes, and whether somebody has unlocked each. */
export async function readySamples(db: Connection): Promise<Map<string, boolean>> {
  const rows = await db
    .select({ contentHash: guide.contentHash, unlocked: isUnlocked })
    .from(guide)
    .where(and(eq(guide.sample, true), eq(guide.status, 'ready')));
  return new Map(rows.map(({ contentHash, unlocked }) => [contentHash, unlocked]));
}

/** A modelled guide that was inserted, with the ids of its passages in their order. */
export interface InsertedSample {
  guideId: string;
  passageIds: string[];
  made: SampleGuide;
}

/**
 * Fits a transaction to the load. What the database knows of tables that grow by the second is long untrue: it would read all their
 * rows to find those of a few guides. And what the machine's failure takes of the last moment is loaded again by the next start.
 */
export async function prepareForLoad(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select set_config('enable_seqscan', 'off', true), set_config('synchronous_commit', 'off', true)`);
}

/** Inserts modelled guides with their passages and the changes that tell the search of them. Answers which are new. */
export async function insertSamples(
  tx: Transaction,
  rows: readonly { guide: SampleGuide; contentHash: string }[],
): Promise<InsertedSample[]> {
  // One parameter for all rows, here and below: far quicker than a value for each column of each.
  const guides = rows.map(({ guide: made, contentHash }) => [
    orderedUuid(),
    made.title,
    made.employer,
    made.type,
    made.planYear,
    made.industry,
    made.state,
    made.employees,
    made.pageCount,
    contentHash,
    made.fileName,
    made.passages.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    made.sourceUrl,
  ]);
  const { rows: inserted } = await tx.execute<{ id: string; contentHash: string }>(sql`
    insert into ${guide} (id, title, employer, type, plan_year, industry, state, employees, page_count, content_hash, file_name,
      byte_size, source_url, sample, status, ready_at)
    select (g->>0)::uuid, g->>1, g->>2, g->>3, (g->>4)::int, g->>5, g->>6, (g->>7)::int, (g->>8)::int, g->>9, g->>10,
      (g->>11)::int, g->>12, true, 'ready', now()
    from jsonb_array_elements(${JSON.stringify(guides)}::jsonb) g
    on conflict do nothing
    returning id, content_hash as "contentHash"`);
  const ids = new Map(inserted.map((row) => [row.contentHash, row.id]));
  const samples = rows.flatMap(({ guide: made, contentHash }): InsertedSample[] => {
    const guideId = ids.get(contentHash);
    return guideId === undefined ? [] : [{ guideId, made, passageIds: made.passages.map(() => orderedUuid()) }];
  });
  if (samples.length === 0) return [];
  const passages = samples.flatMap(({ guideId, passageIds, made }) =>
    made.passages.map(({ page, heading, text }, ordinal) => [
      passageIds[ordinal],
      guideId,
      ordinal,
      page,
      heading,
      text,
    ]),
  );
  await tx.execute(sql`
    insert into ${passage} (id, guide_id, ordinal, page, heading, text)
    select (p->>0)::uuid, (p->>1)::uuid, (p->>2)::int, (p->>3)::int, p->>4, p->>5
    from jsonb_array_elements(${JSON.stringify(passages)}::jsonb) p`);
  await tx.execute(sql`
    insert into ${libraryChange} (guide_id, kind)
    select id, 'added' from unnest(${sql.param(samples.map(({ guideId }) => guideId))}::uuid[]) id`);
  return samples;
}

/** Takes modelled guides out; the rows of those that somebody has unlocked stay, without their texts. Answers their ids. */
export async function deleteSamples(tx: Transaction): Promise<string[]> {
  return deleteWhere(tx, sql`true`);
}

/**
 * Takes the modelled guides of other editions out: those with none of these hashes. Whoever has paid for one goes on reading
 * it, so that it stays as it is. Answers their ids.
 */
export async function deleteOtherEditions(tx: Transaction, hashes: ReadonlySet<string>): Promise<string[]> {
  return deleteWhere(
    tx,
    sql`not (${guide.contentHash} = any(${sql.param([...hashes])}::text[])) and not ${isUnlocked}`,
  );
}

async function deleteWhere(tx: Transaction, holds: SQL): Promise<string[]> {
  const removed = await tx
    .update(guide)
    .set({ status: 'removed' })
    .where(and(eq(guide.sample, true), eq(guide.status, 'ready'), holds))
    .returning({ id: guide.id });
  if (removed.length === 0) return [];
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
  return removed.map(({ id }) => id);
}

import { randomUUID } from 'node:crypto';
import { and, asc, between, count, desc, eq, inArray, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Places } from '../../contract/guide-places.ts';
import type { GuideType } from '../../contract/library.ts';
import type { Connection } from '../db/connect.ts';
import { guide, libraryChange, libraryImport, passage } from '../db/tables/library.ts';
import type { GuideDescription } from './describe/describe-guide.ts';
import type { Passage } from '../reading/passage.ts';

export type GuideRow = typeof guide.$inferSelect;

/** A passage as it is stored: its blocks packed. */
export type StoredPassage = Omit<Passage, 'blocks'> & { blocks: unknown };

/** What can be corrected of a guide that is there. */
export interface GuideDetails extends GuideDescription {
  sourceHash: string | null;
}

/** What an imported guide is stored with. */
export interface NewGuide extends GuideDetails {
  type: GuideType;
  pageCount: number;
  contentHash: string;
  fileKey: string;
  fileName: string;
  byteSize: number;
  sourceUrl: string | null;
  reader: number;
  places: Places;
}

/** What is remembered of a source that could not be imported. */
export interface FailedGuide {
  title: string;
  type: GuideType;
  contentHash: string;
  fileName: string;
  byteSize: number;
  sourceUrl: string | null;
  failure: string;
}

/** The imported guides with this content that are ready, oldest first. */
export async function listReadyByHash(db: Connection, contentHash: string): Promise<GuideRow[]> {
  return db
    .select()
    .from(guide)
    .where(and(eq(guide.contentHash, contentHash), eq(guide.status, 'ready'), eq(guide.sample, false)))
    .orderBy(asc(guide.createdAt), asc(guide.id));
}

export async function updateDetails(db: Connection, guideId: string, details: Partial<GuideDetails>): Promise<void> {
  // What is stated now was not found: it has no place any more.
  const stated = sql.param(Object.keys(details));
  await db
    .update(guide)
    .set({ ...details, places: sql`${guide.places} - ${stated}::text[]` })
    .where(eq(guide.id, guideId));
}

/** A guide that is there to be read. */
export async function findReady(db: Connection, guideId: string): Promise<GuideRow | undefined> {
  const [row] = await db
    .select()
    .from(guide)
    .where(and(eq(guide.id, guideId), eq(guide.status, 'ready')));
  return row;
}

/** An imported guide that is ready, held until the transaction ends: nobody removes it meanwhile. */
export async function lockImported(tx: Connection, guideId: string): Promise<GuideRow | undefined> {
  const [row] = await tx
    .select()
    .from(guide)
    .where(and(eq(guide.id, guideId), eq(guide.status, 'ready'), eq(guide.sample, false)))
    .for('update');
  return row;
}

/** The imported guides that are ready. */
export async function listImportedIds(db: Connection): Promise<string[]> {
  const rows = await db
    .select({ id: guide.id })
    .from(guide)
    .where(and(eq(guide.status, 'ready'), eq(guide.sample, false)))
    .orderBy(asc(guide.createdAt), asc(guide.id));
  return rows.map(({ id }) => id);
}

/** The imported guides that are ready and that an older reader read, oldest first. */
export async function listOutdated(db: Connection, reader: number): Promise<GuideRow[]> {
  return db.select().from(guide).where(outdated(reader)).orderBy(asc(guide.createdAt), asc(guide.id));
}

/** How many imported guides that are ready an older reader read. */
export async function countOutdated(db: Connection, reader: number): Promise<number> {
  return db.$count(guide, outdated(reader));
}

/** The first of them by id, without some. */
export async function findOutdated(
  db: Connection,
  reader: number,
  without: readonly string[],
): Promise<GuideRow | undefined> {
  const [row] = await db
    .select()
    .from(guide)
    .where(and(outdated(reader), without.length === 0 ? undefined : notInArray(guide.id, [...without])))
    .orderBy(asc(guide.id))
    .limit(1);
  return row;
}

const outdated = (reader: number): SQL | undefined =>
  and(eq(guide.status, 'ready'), eq(guide.sample, false), lt(guide.reader, reader));

/** Notes which reader has read a guide, and how many pages it found. */
export async function setReader(
  tx: Connection,
  guideId: string,
  found: { reader: number; pageCount: number },
): Promise<void> {
  await tx.update(guide).set(found).where(eq(guide.id, guideId));
}

/**
 * Puts other passages in place of those of a guide.
 *
 * @param ids for each new one the stored passage that it becomes, or null for a passage of its own
 * @returns the ids in the order of the passages
 */
export async function replacePassages(
  tx: Connection,
  guideId: string,
  passages: readonly StoredPassage[],
  ids: readonly (string | null)[],
): Promise<string[]> {
  // Out of the way of the new order, and below it: what stays there is no longer of the guide.
  await tx
    .update(passage)
    .set({ ordinal: sql`-1 - ${passage.ordinal}` })
    .where(eq(passage.guideId, guideId));
  const kept = ids.map((id) => id ?? randomUUID());
  for (let at = 0; at < passages.length; at += ROWS_PER_INSERT) {
    const rows = passages
      .slice(at, at + ROWS_PER_INSERT)
      .map((row, index) => ({ ...row, guideId, id: kept[at + index] ?? randomUUID() }));
    await tx
      .insert(passage)
      .values(rows)
      .onConflictDoUpdate({
        target: passage.id,
        set: {
          ordinal: sql`excluded.ordinal`,
          page: sql`excluded.page`,
          heading: sql`excluded.heading`,
          text: sql`excluded.text`,
          blocks: sql`excluded.blocks`,
        },
      });
  }
  await tx.delete(passage).where(and(eq(passage.guideId, guideId), lt(passage.ordinal, 0)));
  return kept;
}

/** Notes that what is known of a guide is no longer what it was, so that the search reads it again. */
export async function insertChange(db: Connection, guideId: string): Promise<void> {
  await db.insert(libraryChange).values({ guideId, kind: 'added' });
}

/** Forgets what was remembered of sources that failed, or that an import which died had begun. */
export async function deleteUnfinished(db: Connection, contentHashes: readonly string[]): Promise<void> {
  await db
    .delete(guide)
    .where(and(inArray(guide.contentHash, [...contentHashes]), inArray(guide.status, ['failed', 'importing'])));
}

/** The employers of imported guides, of all but one, that of the most guides first. */
export async function listEmployers(db: Connection, butGuideId?: string): Promise<string[]> {
  const others = butGuideId === undefined ? undefined : ne(guide.id, butGuideId);
  const rows = await db
    .select({ employer: guide.employer })
    .from(guide)
    .where(and(eq(guide.sample, false), eq(guide.status, 'ready'), others))
    .groupBy(guide.employer)
    .orderBy(desc(count()), asc(guide.employer));
  return rows.map(({ employer }) => employer);
}

/**
 * Until the transaction ends no other import ends, so that two files of one employer that come together find each other. Take it
 * last: who holds it waits for nobody.
 */
export async function lockNewNames(tx: Connection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('names of the library', 0))`);
}

/** Inserts a guide as ready and notes the change; null when it is there already: the same content, employer and year. */
export async function insertReady(db: Connection, row: NewGuide): Promise<string | null> {
  const [inserted] = await db
    .insert(guide)
    .values({ ...row, status: 'ready', readyAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: guide.id });
  if (!inserted) return null;
  await db.insert(libraryChange).values({ guideId: inserted.id, kind: 'added' });
  return inserted.id;
}

/** PostgreSQL takes at most 65,535 values in one statement. */
const ROWS_PER_INSERT = 2_000;

export async function insertPassages(
  db: Connection,
  guideId: string,
  passages: readonly StoredPassage[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < passages.length; at += ROWS_PER_INSERT) {
    const rows = passages.slice(at, at + ROWS_PER_INSERT).map((row) => ({ ...row, guideId }));
    const stored = await db.insert(passage).values(rows).returning({ id: passage.id, ordinal: passage.ordinal });
    for (const { id, ordinal } of stored) ids[ordinal] = id;
  }
  return ids;
}

/** Remembers a failure in place of an earlier one of the same content. */
export async function keepFailure(tx: Connection, row: FailedGuide): Promise<void> {
  await deleteUnfinished(tx, [row.contentHash]);
  await tx
    .insert(guide)
    .values({ ...row, employer: '', status: 'failed' })
    .onConflictDoNothing();
}

/**
 * Takes a guide out of the library; who had unlocked it keeps the row in their history. Its passages and facts stay for a while,
 * so that it can be brought back: nothing reads them but of guides that are ready.
 */
export async function markRemoved(db: Connection, guideId: string): Promise<boolean> {
  const [row] = await db
    .update(guide)
    .set({ status: 'removed', removedAt: sql`now()` })
    .where(and(eq(guide.id, guideId), eq(guide.status, 'ready')))
    .returning({ id: guide.id });
  if (!row) return false;
  await db.insert(libraryChange).values({ guideId, kind: 'removed' });
  return true;
}

/** Deletes the passages of a guide, and the facts that they state. */
export async function deletePassages(tx: Connection, guideId: string): Promise<void> {
  await tx.delete(passage).where(eq(passage.guideId, guideId));
}

/** Deletes the record of a failed import. */
export async function deleteFailed(db: Connection, guideId: string): Promise<boolean> {
  const rows = await db
    .delete(guide)
    .where(and(eq(guide.id, guideId), eq(guide.status, 'failed')))
    .returning({ id: guide.id });
  return rows.length > 0;
}

/** The passages of a guide in order: all, so many from one on, or the one with this id. */
export async function listPassages(
  db: Connection,
  guideId: string,
  only: { from: number; count: number } | { id: string } | Record<never, never> = {},
): Promise<{ id: string; ordinal: number; page: number; heading: string | null; text: string }[]> {
  return db
    .select({
      id: passage.id,
      ordinal: passage.ordinal,
      page: passage.page,
      heading: passage.heading,
      text: passage.text,
    })
    .from(passage)
    .where(
      and(
        eq(passage.guideId, guideId),
        'from' in only ? between(passage.ordinal, only.from, only.from + only.count - 1) : undefined,
        'id' in only ? eq(passage.id, only.id) : undefined,
      ),
    )
    .orderBy(asc(passage.ordinal));
}

/** The passages of a guide in order, with their blocks as they are stored; all, or so many. */
export async function listStored(
  db: Connection,
  guideId: string,
  most?: number,
): Promise<(StoredPassage & { id: string })[]> {
  return db
    .select()
    .from(passage)
    .where(and(eq(passage.guideId, guideId), most === undefined ? undefined : lt(passage.ordinal, most)))
    .orderBy(asc(passage.ordinal));
}

/** Imported guides and failures, newest first; sample guides are not listed. */
export async function listImported(db: Connection, limit: number): Promise<GuideRow[]> {
  return db
    .select()
    .from(guide)
    .where(and(eq(guide.sample, false), inArray(guide.status, ['ready', 'failed'])))
    .orderBy(desc(guide.createdAt), asc(guide.fileName))
    .limit(limit);
}

/** How many guides there are of each status, and how many passages. */
export async function countLibrary(
  db: Connection,
): Promise<{ guides: { status: GuideRow['status']; sample: boolean; count: number }[]; passages: number }> {
  const guides = await db
    .select({ status: guide.status, sample: guide.sample, count: count() })
    .from(guide)
    .groupBy(guide.status, guide.sample);
  const [row] = await db
    .select({ count: count() })
    .from(passage)
    .where(sql`${passage.guideId} not in (select id from guide where status = 'removed')`);
  return { guides, passages: row?.count ?? 0 };
}

/** Guides that are ready, and modelled guides in any state. */
export async function countGuides(db: Connection): Promise<{ ready: number; samples: number }> {
  const [row] = await db
    .select({
      ready: sql<number>`count(*) filter (where ${guide.status} = 'ready')::int`,
      samples: sql<number>`count(*) filter (where ${guide.sample})::int`,
    })
    .from(guide);
  return { ready: row?.ready ?? 0, samples: row?.samples ?? 0 };
}

export async function insertImport(db: Connection, label: string, total: number): Promise<string> {
  const [row] = await db.insert(libraryImport).values({ label, total }).returning({ id: libraryImport.id });
  if (!row) throw new Error('The import was not recorded');
  return row.id;
}

/** Counts one source as dealt with; a failure is added to the import's report. */
export async function countSource(
  db: Connection,
  importId: string,
  failure: { source: string; reason: string } | null,
): Promise<void> {
  await db
    .update(libraryImport)
    .set({
      done: sql`${libraryImport.done} + 1`,
      ...(failure && {
        failed: sql`${libraryImport.failed} + 1`,
        report: sql`${libraryImport.report} || ${JSON.stringify([failure])}::jsonb`,
      }),
    })
    .where(eq(libraryImport.id, importId));
}

export async function finishImport(db: Connection, importId: string): Promise<void> {
  await db.update(libraryImport).set({ finishedAt: new Date() }).where(eq(libraryImport.id, importId));
}

export async function listImports(db: Connection, limit: number): Promise<(typeof libraryImport.$inferSelect)[]> {
  return db.select().from(libraryImport).orderBy(desc(libraryImport.startedAt)).limit(limit);
}

import { sql } from 'drizzle-orm';
import { type Connection, type Database, inTransaction } from '../../../db/connect.ts';
import { readGuideRows } from '../store.ts';
import { type SaidPassage, sayGuide } from './said.ts';
import { SEARCH_LOCK } from './tables.ts';

/** Guides that are taken in at a time: their words are read in this process, which must answer meanwhile. */
const SOME = 40;

/** How far the search has come. */
export interface Taken {
  /** How many changes the library had when the last of them were looked for; see `SearchIndex.version`. */
  version: number;
  /** Whether there was nothing more to take in. */
  isAll: boolean;
}

/**
 * Takes in some guides that changed since the last time: those that are ready with their passages, the others not any more.
 * Processes take turns; what one of them took in is there for all.
 */
export async function takeChanges(db: Database): Promise<Taken> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEARCH_LOCK}::bigint)`);
    const version = await countChanges(tx);
    const changed = await tx.execute<{ id: string; change: string }>(sql`
      select latest.guide_id as id, latest.change
      from (select guide_id, max(id) as change from library_change group by guide_id) latest
      left join search.guide taken on taken.guide_id = latest.guide_id
      where taken.change is distinct from latest.change
      order by latest.change limit ${SOME}`);
    if (changed.rows.length === 0) return { version, isAll: true };
    const ids = changed.rows.map(({ id }) => id);
    await tx.execute(sql`delete from search.passage where guide_id = any(${sql.param(ids)}::uuid[])`);
    const words = new Map<string, string>();
    for (const guide of await readGuideRows(tx, ids)) {
      await writePassages(tx, guide.id, sayGuide(guide, ({ word, term }) => words.set(word, term))); // prettier-ignore
    }
    await tx.execute(sql`
      insert into search.word (word, term)
      select * from unnest(${sql.param([...words.keys()])}::text[], ${sql.param([...words.values()])}::text[])
      on conflict do nothing`);
    await tx.execute(sql`
      insert into search.guide (guide_id, change)
      select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(changed.rows.map(({ change }) => change))}::bigint[])
      on conflict (guide_id) do update set change = excluded.change`);
    return { version, isAll: false };
  });
}

/** The version of the library: how often it changed. */
export async function countChanges(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from library_change`);
  return rows[0]?.count ?? 0;
}

async function writePassages(tx: Connection, guideId: string, passages: readonly SaidPassage[]): Promise<void> {
  const column = <Value>(of: (passage: SaidPassage) => Value) => sql.param(passages.map(of));
  await tx.execute(sql`
    insert into search.passage (passage_id, guide_id, ordinal, said, words)
    select id, ${guideId}::uuid, ordinal, said, words::tsvector
    from unnest(${column(({ passageId }) => passageId)}::uuid[], ${column(({ ordinal }) => ordinal)}::int[],
      ${column(({ said }) => said)}::text[], ${column(({ words }) => words)}::text[]) as given (id, ordinal, said, words)`);
}

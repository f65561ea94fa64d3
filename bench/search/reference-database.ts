import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import type { FoundGuide, PassageDocument } from './documents.ts';

const ROWS_A_STATEMENT = 5_000;

/** Puts the passages into a table of their own, as one text each. */
export async function fillRanked(db: Database, documents: readonly PassageDocument[]): Promise<void> {
  await db.execute(sql`create table ranked (guide_id uuid, heading text, body text)`);
  for (let from = 0; from < documents.length; from += ROWS_A_STATEMENT) {
    const rows = documents.slice(from, from + ROWS_A_STATEMENT);
    const written = rows.map(({ guideId, title, about, heading, text }) => [
      guideId,
      heading,
      [title, about, heading, text].join(' '),
    ]);
    await db.execute(sql`
      insert into ranked (guide_id, heading, body)
      select (p->>0)::uuid, p->>1, p->>2 from jsonb_array_elements(${JSON.stringify(written)}::jsonb) p`);
  }
}

/** Any word, ranked by `ts_rank`, a guide by its best passage. */
export async function openTsRank(db: Database): Promise<(query: string, limit: number) => Promise<FoundGuide[]>> {
  await db.execute(sql`alter table ranked add column said tsvector`);
  await db.execute(sql`update ranked set said = to_tsvector('english', body)`);
  await db.execute(sql`create index on ranked using gin (said)`);
  await db.execute(sql`analyze ranked`);
  return async (query, limit) => {
    const words = (query.match(/[\p{L}\p{N}]+/gu) ?? []).join(' | ');
    const found = await db.execute<{ guideId: string; heading: string }>(sql`
      select guide_id as "guideId", (array_agg(heading order by rank desc))[1] as heading
      from (select guide_id, heading, ts_rank(said, wanted) as rank
            from ranked, to_tsquery('english', ${words}) wanted where said @@ wanted) found
      group by guide_id
      order by max(rank) desc, guide_id
      limit ${limit}`);
    return found.rows;
  };
}

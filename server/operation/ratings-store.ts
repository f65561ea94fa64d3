import { sql } from 'drizzle-orm';
import type { RatedKind } from '../../contract/operation.ts';
import { intents } from '../../contract/reading.ts';
import type { Connection } from '../db/connect.ts';

/**
 * How answers of the last days, in UTC, were rated, by what their questions were read as. Only what was understood is
 * counted: not a word of a chat is read.
 */
export async function listRatings(db: Connection, days: number): Promise<RatedKind[]> {
  const { rows } = await db.execute<RatedKind & Record<string, unknown>>(sql`
    select case when reading #>> '{intent,value}' in (${sql.join(
      intents.map((one) => sql`${one}`),
      sql`, `,
    )}) then reading #>> '{intent,value}' else 'other' end as intent,
      count(*) filter (where feedback = 'good')::int as good, count(*) filter (where feedback = 'bad')::int as bad
    from chat_message
    where feedback is not null
      and created_at >= (date_trunc('day', now() at time zone 'utc') - make_interval(days => ${days - 1})) at time zone 'utc'
    group by 1 order by count(*) desc, 1`);
  return rows;
}

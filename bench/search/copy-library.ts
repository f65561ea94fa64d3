import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';

/** Tables of the library, each after those that it refers to, with what puts its rows in order. */
const TABLES = [
  ['guide', 'id'],
  ['passage', 'id'],
  ['plan_fact', 'id'],
  ['library_change', 'id'],
] as const;
const ROWS_A_STATEMENT = 5_000;

/** Copies a library into a migrated database without guides: the same rows, with the same ids. */
export async function copyLibrary(from: Database, to: Database): Promise<void> {
  for (const [name, key] of TABLES) {
    const [table, order] = [sql.identifier(name), sql.identifier(key)];
    for (let offset = 0; ; offset += ROWS_A_STATEMENT) {
      const { rows } = await from.execute<{ rows: string | null }>(sql`
        select json_agg(part)::text as rows
        from (select * from ${table} order by ${order} limit ${ROWS_A_STATEMENT} offset ${offset}) part`);
      const written = rows[0]?.rows ?? null;
      if (written === null) break;
      await to.execute(sql`
        insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${written}::json)`);
    }
  }
  await to.execute(sql`analyze`);
}

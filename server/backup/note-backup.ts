import { desc, sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { backupMade } from '../db/tables/operation.ts';
import type { Manifest } from './manifest.ts';

/** Notes that a backup was written and checked, so that administrators see how old the newest is. */
export async function noteBackup(db: Connection, { migration, tables, files, missingFiles }: Manifest): Promise<void> {
  await db.insert(backupMade).values({
    migration: migration.tag,
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    withFiles: files !== null,
    missingFiles: missingFiles.length,
  });
  await db.delete(backupMade).where(sql`${backupMade.madeAt} < now() - interval '400 days'`);
}

/** When the newest backup was made, and whether originals were missing from it; null where none ever was. */
export async function readLastBackup(
  db: Connection,
): Promise<{ madeAt: Date; withFiles: boolean; missingFiles: number } | null> {
  const [row] = await db.select().from(backupMade).orderBy(desc(backupMade.madeAt)).limit(1);
  return row ?? null;
}

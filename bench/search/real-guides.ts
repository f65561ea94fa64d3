import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { findSources } from '../../server/library/find-sources.ts';
import { importSources } from '../../server/library/import-sources.ts';
import { folderStore } from '../../server/outside/files.ts';

/** Folders of real guides below the folder that is given. */
const FOLDERS = ['real-guides', 'contoso'];

/** Whether there are real guides to search. */
export const hasRealGuides = (folder: string): boolean => FOLDERS.every((name) => existsSync(join(folder, name)));

/** Imports documents the way the product does. Answers the guide of each by its file's name. */
export async function importGuides(
  db: Database,
  paths: readonly string[],
  files: string,
): Promise<Map<string, string>> {
  const { sources } = await findSources(paths);
  const fetchPage = (url: string): Promise<never> => Promise.reject(new Error(`Nothing is fetched: ${url}`));
  await importSources({ db, files: folderStore(files), fetchPage }, sources, { label: 'bench' });
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, file_name as name from guide where status = 'ready'`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The real guides. */
export function importRealGuides(db: Database, folder: string, files: string): Promise<Map<string, string>> {
  return importGuides(
    db,
    FOLDERS.map((name) => join(folder, name)),
    files,
  );
}

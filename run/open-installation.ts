import { readConfig, type Config } from '../server/config.ts';
import { connect, type Database } from '../server/db/connect.ts';
import type { FileStore } from '../server/outside/files.ts';
import { openFolders } from './data-folder.ts';
import { joinDatabase } from './open-database.ts';
import { openFiles } from './open-files.ts';
import { prepareDatabase } from './prepare-database.ts';

/** What a command works on: the same database and files as the server, running or not. */
export interface Installation {
  config: Config;
  databaseUrl: string;
  db: Database;
  files: FileStore;
  close(): Promise<void>;
}

/** Opens the installation that the environment names. @throws ConfigError with one line for the person */
export async function openInstallation(): Promise<Installation> {
  const settled = openFolders(readConfig(process.env));
  const database = await joinDatabase(settled);
  try {
    await prepareDatabase(database.url);
  } catch (error) {
    await database.close();
    throw error;
  }
  const db = connect(database.url, { max: 4, name: 'benesight-command' });
  return {
    config: settled,
    databaseUrl: database.url,
    db,
    files: await openFiles(settled),
    async close() {
      await db.pool.end();
      await database.close();
    },
  };
}

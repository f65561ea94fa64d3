import { join } from 'node:path';
import { embeddedBinaries } from '../embedded/postgres/binaries.ts';
import { runningPostgresUrl } from '../embedded/postgres/running.ts';
import { startPostgres } from '../embedded/postgres/start.ts';
import type { Config } from '../server/config.ts';
import { claimDataFolder, ownerOf } from './data-folder.ts';

export interface OpenDatabase {
  url: string;
  /** Begins to write to the disk what a stop would have to wait for. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** The database of `DATABASE_URL`, or the embedded one, which this process then owns until it closes it. */
export async function openDatabase(config: Config, onRestart?: (reason: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, flush: nothing, close: nothing };
  const release = claimDataFolder(config.dataDir);
  try {
    const postgres = await startPostgres({
      folder: join(config.dataDir, 'postgres'),
      binaries: embeddedBinaries(),
      ...(onRestart && { onRestart }),
    });
    return {
      url: postgres.url,
      flush: () => postgres.flush(),
      async close() {
        await postgres.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** For commands: the same database, joining the embedded server of a running Benesight where there is one. */
export async function joinDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl === null && ownerOf(join(config.dataDir, 'owner')) !== null) {
    const url = runningPostgresUrl(join(config.dataDir, 'postgres'));
    if (url !== null) return { url, flush: nothing, close: nothing };
  }
  return openDatabase(config);
}

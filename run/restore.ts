// npm run restore -- FOLDER
import { resolve } from 'node:path';
import { BackupError } from '../server/backup/manifest.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { checkCredits } from '../server/operation/check-credits.ts';
import { readConfig } from '../server/config.ts';
import { ConfigError } from '../server/environment.ts';
import { connect } from '../server/db/connect.ts';
import { openFolders } from './data-folder.ts';
import { embeddedSchemas } from './embedded-schemas.ts';
import { openDatabase } from './open-database.ts';
import { openFiles } from './open-files.ts';
import { prepareDatabase } from './prepare-database.ts';

const USAGE = `Usage: npm run restore -- FOLDER
  Brings a backup into the installation that the environment names, which nobody may have used: no person, no imported
  guide. Everything is restored, or nothing. Stop every process first.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(folder: string | undefined): Promise<number> {
  if (folder === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const config = openFolders(readConfig(process.env));
  const { url, close } = await openDatabase(config);
  try {
    const files = await openFiles(config);
    const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
    const migrate = (through?: number) => prepareDatabase(url, through);
    const parts = { databaseUrl: url, files, migrate, prepareSchema: embeddedSchemas(url) };
    const manifest = await restoreBackup(parts, path, say);
    say(`Restored what was there on ${manifest.createdAt}`);
    return await checkLedger(url);
  } finally {
    await close();
  }
}

async function checkLedger(url: string): Promise<number> {
  const db = connect(url, { max: 2, name: 'benesight-restore' });
  try {
    const broken = (await checkCredits(db)).filter(({ violations }) => violations > 0);
    for (const { name, violations } of broken) process.stderr.write(`violations  ${name}: ${violations}\n`);
    if (broken.length === 0) say('Every invariant of the credits holds');
    return broken.length === 0 ? 0 : 1;
  } finally {
    await db.pool.end();
  }
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

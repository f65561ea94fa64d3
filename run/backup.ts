// npm run backup -- FOLDER [--without-files] | check FOLDER
import { resolve } from 'node:path';
import { checkBackup } from '../server/backup/check-backup.ts';
import { BackupError, type Manifest } from '../server/backup/manifest.ts';
import { noteBackup } from '../server/backup/note-backup.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { ConfigError } from '../server/environment.ts';
import { newestMigration } from '../server/db/migrate.ts';
import { openInstallation } from './open-installation.ts';
import { migrationsFolder } from './prepare-database.ts';

const USAGE = `Usage: npm run backup -- FOLDER [--without-files]
       npm run backup -- check FOLDER
  Writes everything that this installation holds into a new folder, while it is being used. The folder holds every
  password hash and key: keep it as safe as the database. --without-files leaves the originals of guides out, for a file
  store that is kept safe elsewhere. "check" reads a backup to its end and compares it with what was written.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** npm runs commands in the project's folder and tells where the person was: paths are meant from there. */
const fromHere = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const [first, second] = names;
  if (first === 'check' && second !== undefined && args.length === 2) return check(fromHere(second));
  if (first === undefined || names.length > 1 || flags.some((flag) => flag !== '--without-files')) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  return write(fromHere(first), flags.length === 0);
}

async function check(folder: string): Promise<number> {
  say(`The backup is whole: ${describe(await checkBackup(folder))}`);
  return 0;
}

async function write(folder: string, withFiles: boolean): Promise<number> {
  const installation = await openInstallation();
  try {
    const { databaseUrl, files } = installation;
    const migration = newestMigration(migrationsFolder());
    await writeBackup({ databaseUrl, files, migration }, folder, { withFiles, onStep: say });
    const manifest = await checkBackup(folder);
    await noteBackup(installation.db, manifest);
    say(`Written to ${folder} and checked: ${describe(manifest)}`);
    if (manifest.missingFiles.length === 0) return 0;
    process.stderr.write(
      `${manifest.missingFiles.length} originals are missing or damaged in the file store, and so in this backup:\n`,
    );
    for (const key of manifest.missingFiles) process.stderr.write(`  ${key}\n`);
    return 1;
  } finally {
    await installation.close();
  }
}

function describe({ createdAt, migration, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const originals = files === null ? 'without originals' : `${files.length} originals`;
  return `${createdAt}, ${tables.length} tables, ${rows} rows, ${originals}, migration ${migration.tag}`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

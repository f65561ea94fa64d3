import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileStore } from '../outside/files.ts';
import { checkBackup } from './check-backup.ts';
import { type BackedUpTable, BackupError, type Manifest } from './manifest.ts';
import { orderTables } from './order-tables.ts';
import {
  columnList,
  countOthers,
  countRows,
  fullName,
  isUsed,
  listReferences,
  listTables,
  quoted,
  readVersions,
  setSequence,
  type TableShape,
} from './store.ts';

export interface RestoreParts {
  databaseUrl: string;
  files: FileStore;
  /** Brings the product's tables to the migration `when`, or to the newest. */
  migrate: (when?: number) => Promise<void>;
  /** Makes the tables of the parts that keep their own, by the schema that they are in. */
  prepareSchema: Readonly<Record<string, () => Promise<void>>>;
}

/**
 * Brings a backup into an installation that nobody has used: everything, or nothing of it. The backup is read to its end
 * before anything is changed. Tables are loaded as they were at the migration that they belong to, and brought up to date
 * afterwards.
 *
 * @throws BackupError where the backup is damaged, of another version, or the installation in use
 */
export async function restoreBackup(
  parts: RestoreParts,
  folder: string,
  onStep?: (step: string) => void,
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  await withClient(parts.databaseUrl, requireUnused);
  await parts.migrate(manifest.migration.when);
  for (const schema of new Set(manifest.tables.map((table) => table.schema))) {
    if (OWN_SCHEMAS.has(schema)) continue;
    const prepare = parts.prepareSchema[schema];
    if (prepare === undefined) throw new BackupError(`The backup holds tables of "${schema}", which is unknown here.`);
    await prepare();
  }
  await withClient(parts.databaseUrl, async (client) => {
    await requireVersions(client, manifest);
    await client.query('begin');
    await loadTables(client, manifest, folder, onStep);
    await client.query('commit');
  });
  await parts.migrate();
  for (const key of manifest.files ?? []) {
    const stored = await parts.files.put(await readFile(join(folder, 'files', key)));
    if (stored !== key) throw new BackupError(`The original ${key} changed while it was read.`);
  }
  if (manifest.files !== null) onStep?.(`${manifest.files.length} originals`);
  return manifest;
}

/** The product's own tables and those of its job queue: migrations make them. */
const OWN_SCHEMAS = new Set(['public', 'drizzle', 'graphile_worker']);

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'benesight-restore' });
  await client.connect();
  try {
    await client.query(`set client_encoding to 'UTF8'`);
    await work(client);
  } finally {
    await client.end();
  }
}

async function requireUnused(client: Client): Promise<void> {
  if ((await countOthers(client)) > 0) {
    throw new BackupError('The database is in use: stop every process of Benesight first.');
  }
  if (await isUsed(client)) {
    throw new BackupError('The database holds people or guides: restore into an empty one.');
  }
}

async function requireVersions(client: Client, manifest: Manifest): Promise<void> {
  const here = await readVersions(client);
  for (const [table, version] of Object.entries(manifest.versions)) {
    if (here[table] === version) continue;
    throw new BackupError(
      `The backup is of another version (${table}: ${version}, here ${here[table] ?? 'none'}): restore it with the version of Benesight that made it, then upgrade.`,
    );
  }
}

async function loadTables(
  client: Client,
  manifest: Manifest,
  folder: string,
  onStep?: (step: string) => void,
): Promise<void> {
  const here = await listTables(client);
  requireColumns(here, manifest.tables);
  // Rules that hold for what happens do not hold for what has happened: nothing may be counted or announced again.
  for (const table of here) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${here.map(quoted).join(', ')}`);
  for (const table of orderTables(manifest.tables, await listReferences(client))) {
    await pipeline(
      createReadStream(join(folder, table.file)),
      createGunzip(),
      client.query(copyFrom(`copy ${quoted(table)} (${columnList(table)}) from stdin`)),
    );
    const rows = await countRows(client, table);
    if (rows !== table.rows) throw new BackupError(`${fullName(table)}: ${rows} rows came in of ${table.rows}.`);
    onStep?.(`${fullName(table)}: ${rows} rows`);
  }
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
  for (const table of here) await client.query(`alter table ${quoted(table)} enable trigger user`);
}

function requireColumns(here: readonly TableShape[], backedUp: readonly BackedUpTable[]): void {
  const columns = new Map(here.map((table) => [fullName(table), new Set(table.columns)]));
  for (const table of backedUp) {
    const unknown = table.columns.find((column) => columns.get(fullName(table))?.has(column) !== true);
    if (unknown !== undefined) {
      throw new BackupError(
        `The backup is of another version: there is no ${fullName(table)}.${unknown} here. Restore it with the version that made it.`,
      );
    }
  }
}

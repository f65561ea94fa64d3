import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../outside/files.ts';
import { type BackedUpTable, BackupError, type Manifest, writeManifest } from './manifest.ts';
import {
  columnList,
  fullName,
  listFileKeys,
  listTables,
  quoted,
  readSequences,
  readVersions,
  type TableShape,
} from './store.ts';

export interface BackupParts {
  databaseUrl: string;
  files: FileStore;
  /** The newest migration that this program knows. */
  migration: Manifest['migration'];
}

export interface BackupOptions {
  /** False: originals are kept safe elsewhere, as an S3-compatible store may do. */
  withFiles: boolean;
  /** Told what is being done, for a person who waits. */
  onStep?: (step: string) => void;
}

const NEWLINE = 0x0a;

/**
 * Writes everything that an installation holds into a new folder, while it is being used: every table as of one moment, where
 * the sequences stand, and the originals of guides. The manifest comes last, so what was broken off is no backup.
 *
 * @throws BackupError where the folder is there already
 */
export async function writeBackup(
  { databaseUrl, files, migration }: BackupParts,
  folder: string,
  { withFiles, onStep }: BackupOptions,
): Promise<Manifest> {
  await makeFolder(folder);
  try {
    const client = new Client({ connectionString: databaseUrl, application_name: 'benesight-backup' });
    await client.connect();
    let keys: string[];
    let written: Pick<Manifest, 'versions' | 'tables' | 'sequences'>;
    try {
      await client.query(`set client_encoding to 'UTF8'`);
      await client.query('begin isolation level repeatable read read only');
      const versions = await readVersions(client);
      const tables: BackedUpTable[] = [];
      for (const table of await listTables(client)) {
        tables.push(await writeTable(client, table, folder));
        onStep?.(`${fullName(table)}: ${tables.at(-1)?.rows ?? 0} rows`);
      }
      keys = await listFileKeys(client);
      written = { versions, tables, sequences: await readSequences(client) };
      await client.query('commit');
    } finally {
      await client.end();
    }
    const missingFiles = withFiles ? await copyFiles(files, keys, join(folder, 'files')) : [];
    const kept = keys.filter((key) => !missingFiles.includes(key));
    if (withFiles) onStep?.(`${kept.length} originals`);
    const manifest = {
      createdAt: new Date().toISOString(),
      migration,
      ...written,
      files: withFiles ? kept : null,
      missingFiles,
    };
    await writeManifest(folder, manifest);
    return { format: 1, ...manifest };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made === undefined) throw new BackupError(`${folder} is there already: name a folder that is not.`);
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
}

async function writeTable(client: Client, table: TableShape, folder: string): Promise<BackedUpTable> {
  const file = `tables/${fullName(table)}.copy.gz`;
  const hash = createHash('sha256');
  let rows = 0;
  // A line is a row: breaks within values are written as two characters.
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    client.query(copyTo(`copy ${quoted(table)} (${columnList(table)}) to stdout`)),
    counting,
    createGzip({ level: 4 }),
    hashing,
    createWriteStream(join(folder, file), { mode: 0o600 }),
  );
  return { ...table, rows, file, hash: hash.digest('hex') };
}

/** Copies originals; answers the keys of those that are missing or damaged. */
async function copyFiles(files: FileStore, keys: readonly string[], folder: string): Promise<string[]> {
  await mkdir(folder, { mode: 0o700 });
  const missing: string[] = [];
  for (const key of keys) {
    if ((await files.check(key)) === 'whole') {
      await pipeline(files.stream(key), createWriteStream(join(folder, key), { mode: 0o600 }));
    } else {
      missing.push(key);
    }
  }
  return missing;
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Raised whenever the form of a backup changes. */
const FORMAT = 1;
const HASH = /^[0-9a-f]{64}$/;

const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** The table's file within the backup. */
  file: z.string().regex(/^tables\/[\w.-]+$/),
  /** SHA-256 of that file, hex. */
  hash: z.string().regex(HASH),
});
export type BackedUpTable = z.output<typeof Table>;

const Sequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() });

export const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The newest migration of the product's tables: its name, and the number by which migrations are ordered. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  /** How far the tables of the parts that keep their own were brought, by the table that says it. */
  versions: z.record(z.string(), z.number()),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Keys of the originals in `files/`; null where they were left out. */
  files: z.array(z.string().regex(HASH)).nullable(),
  /** Originals that the file store could not give, or gave damaged. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

/** What is wrong with a backup, or with the place where it is to go; the message is one line for a person. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const NAME = 'manifest.json';

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`, { mode: 0o600 });
}

/** @throws BackupError where the folder holds no backup that this program can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${folder} holds no whole backup: there is no ${NAME} in it.`);
  const parsed = Manifest.safeParse(parse(text));
  if (!parsed.success) throw new BackupError(`${join(folder, NAME)} is damaged, or of another version of Benesight.`);
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

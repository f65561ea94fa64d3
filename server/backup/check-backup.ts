import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { BackupError, type Manifest, readManifest } from './manifest.ts';

/**
 * Reads a backup to its last byte and compares it with its manifest.
 *
 * @throws BackupError naming what is missing or damaged
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const parts = [
    ...manifest.tables.map(({ file, hash }) => ({ file, hash })),
    ...(manifest.files ?? []).map((key) => ({ file: `files/${key}`, hash: key })),
  ];
  for (const { file, hash } of parts) {
    const found = await hashOf(join(folder, file));
    if (found === null) throw new BackupError(`The backup is not whole: ${file} cannot be read.`);
    if (found !== hash) throw new BackupError(`The backup is damaged: ${file} is not what was written.`);
  }
  return manifest;
}

async function hashOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch {
    return null;
  }
}

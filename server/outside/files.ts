import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Where originals are kept. A key is the SHA-256 of the bytes, so a file is stored once and never changes; what is derived
 * from originals stands apart, by the SHA-256 of its name.
 */
export interface FileStore {
  /** Stores bytes durably and answers their key. */
  put(bytes: Uint8Array): Promise<string>;
  /** Keeps what was made of originals and can be made again, by a name that says of what and how. Answers its key. */
  putDerived(name: string, bytes: Uint8Array): Promise<string>;
  /** The key that {@link putDerived} gives this name, whether it is kept or not. */
  derivedKey(name: string): string;
  /** All bytes of a file. @throws when there is no such file */
  read(key: string): Promise<Buffer>;
  /** The size in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** The bytes of a file, or those from `start` to `end`, both included. */
  stream(key: string, range?: { start: number; end: number }): Readable;
}

/** A file store in a folder, which processes may share. A file appears under its key only when it is whole and on disk. */
export function folderStore(folder: string): FileStore {
  const place = (key: string): string => {
    const [, derived, hash] = /^(derived-)?([0-9a-f]{64})$/.exec(key) ?? [];
    if (hash === undefined) throw new Error('Not a key of the file store');
    return join(folder, ...(derived === undefined ? [] : ['derived']), hash.slice(0, 2), hash);
  };
  const derivedKey = (name: string): string => `derived-${sha256(name)}`;
  return {
    async put(bytes) {
      const key = sha256(bytes);
      if ((await sizeOf(place(key))) !== bytes.byteLength) await writeWhole(place(key), bytes);
      return key;
    },
    async putDerived(name, bytes) {
      const key = derivedKey(name);
      await writeWhole(place(key), bytes);
      return key;
    },
    derivedKey,
    read: (key) => readFile(place(key)),
    size: (key) => sizeOf(place(key)),
    stream: (key, range) => createReadStream(place(key), range),
  };
}

async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const making = `${target}.${randomUUID()}`;
  const file = await open(making, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(making, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(making, target);
}

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}

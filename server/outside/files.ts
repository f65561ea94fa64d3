import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** `unreadable`: it is there, or may be, but this process cannot read it (no permission, a bad disk, a store that is away). */
export type FileState = 'whole' | 'damaged' | 'missing' | 'unreadable';

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
  /** Whether the bytes of an original are still those that its key says; asked again, a file that did not change is not read. */
  check(key: string): Promise<FileState>;
  /** The size in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** The bytes of a file, or those from `start` to `end`, both included. */
  stream(key: string, range?: { start: number; end: number }): Readable;
}

/** How many originals are remembered as checked. */
export const MOST_KNOWN = 20_000;

/** Where a file lies, by its key: folders and a name. @throws where the text is no key */
export function partsOfKey(key: string): string[] {
  const [, derived, hash] = /^(derived-)?([0-9a-f]{64})$/.exec(key) ?? [];
  if (hash === undefined) throw new Error('Not a key of the file store');
  return [...(derived === undefined ? [] : ['derived']), hash.slice(0, 2), hash];
}

/** A file store in a folder, which processes may share. A file appears under its key only when it is whole and on disk. */
export function folderStore(folder: string): FileStore {
  const place = (key: string): string => join(folder, ...partsOfKey(key));
  const known = new Map<string, string>();
  const check = async (key: string): Promise<FileState> => {
    const info = await infoOf(place(key));
    if (info === null) return 'missing';
    const looks = [info.ino, info.size, info.mtimeMs, info.ctimeMs].join(' ');
    if (known.get(key) === looks) return 'whole';
    const hash = await hashOf(place(key)).catch(() => null);
    if (hash === null) return 'unreadable';
    if (hash !== key) return 'damaged';
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, looks);
    return 'whole';
  };
  const derivedKey = (name: string): string => `derived-${sha256(name)}`;
  return {
    async put(bytes) {
      const key = sha256(bytes);
      if ((await check(key)) !== 'whole') await writeWhole(place(key), bytes);
      return key;
    },
    async putDerived(name, bytes) {
      const key = derivedKey(name);
      await writeWhole(place(key), bytes);
      return key;
    },
    derivedKey,
    check,
    read: (key) => readFile(place(key)),
    size: async (key) => (await infoOf(place(key)))?.size ?? null,
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

export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function infoOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch {
    return null;
  }
}

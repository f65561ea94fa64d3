import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where originals are kept. A key is the SHA-256 of the bytes, so a file is stored once and never changes. */
export interface FileStore {
  /** Stores bytes durably and answers their key. */
  put(bytes: Uint8Array): Promise<string>;
  /** All bytes of a file. @throws when there is no such file */
  read(key: string): Promise<Buffer>;
  /** The size in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** The bytes of a file, or those from `start` to `end`, both included. */
  stream(key: string, range?: { start: number; end: number }): Readable;
}

/** A file store in a folder. A file appears under its key only when it is whole and on disk. */
export function folderStore(folder: string): FileStore {
  const place = (key: string): string => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('Not a key of the file store');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex');
      const target = place(key);
      if ((await sizeOf(target)) === bytes.byteLength) return key;
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
      return key;
    },
    read: (key) => readFile(place(key)),
    size: (key) => sizeOf(place(key)),
    stream: (key, range) => createReadStream(place(key), range),
  };
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}

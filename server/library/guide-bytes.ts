import { Readable } from 'node:stream';
import { Refusal } from '../../contract/errors.ts';
import type { FileStore } from '../outside/files.ts';

/** Bytes that can be sent from anywhere within them. */
export interface GuideBytes {
  size: number;
  /** Bytes `start` to `end`, both included. */
  stream(start: number, end: number): Readable;
}

/** Bytes at hand. */
export function bytesOf(bytes: Uint8Array): GuideBytes {
  return {
    size: bytes.byteLength,
    stream: (start, end) => Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start + 1)]),
  };
}

/** A file of the store; null when this process does not find it there. */
export async function keptFile(files: FileStore, key: string): Promise<GuideBytes | null> {
  const size = await files.size(key);
  return size === null ? null : { size, stream: (start, end) => files.stream(key, { start, end }) };
}

/** @throws Refusal `unavailable` when the original is not where this process looks: a folder that is not shared, or away */
export async function originalFile(files: FileStore, key: string): Promise<GuideBytes> {
  const kept = await keptFile(files, key);
  if (kept === null) throw missing(key);
  return kept;
}

/** All bytes of an original. @throws Refusal `unavailable` as above */
export async function storedOriginal(files: FileStore, key: string): Promise<Uint8Array> {
  if ((await files.size(key)) === null) throw missing(key);
  return files.read(key);
}

/** The reader is told to try again; whoever reads the log learns what is missing. */
function missing(key: string): Refusal {
  const refusal = new Refusal('unavailable');
  refusal.cause = new Error(`The original ${key} is not in the file store (FILES_DIR) of this process`);
  return refusal;
}

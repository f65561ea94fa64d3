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

/** An original, as it was imported. @throws Refusal `original_missing` when it is gone, cannot be read, or is no longer what it was */
export async function originalFile(files: FileStore, key: string): Promise<GuideBytes> {
  await requireWhole(files, key);
  const kept = await keptFile(files, key);
  if (kept === null) throw missing(key, 'missing');
  return kept;
}

/** All bytes of an original. @throws Refusal `original_missing` as above */
export async function storedOriginal(files: FileStore, key: string): Promise<Uint8Array> {
  await requireWhole(files, key);
  return files.read(key);
}

async function requireWhole(files: FileStore, key: string): Promise<void> {
  const state = await files.check(key);
  if (state !== 'whole') throw missing(key, state);
}

const inWords = { missing: 'is missing', damaged: 'is damaged', unreadable: 'cannot be read' } as const;

/** The reader is told whom to ask (the web knows the address of the support); whoever reads the log learns what to bring back. */
function missing(key: string, state: keyof typeof inWords): Refusal {
  const words = inWords[state];
  const refusal = new Refusal('original_missing', `The original of this guide ${words}. Please tell support.`);
  refusal.cause = new Error(`The original ${key} in the file store (FILES_DIR, FILES_URL) of this process ${words}`);
  return refusal;
}

import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { pack, paddingAfter, unpack } from './array-store.ts';
import type { Segment } from './segment.ts';

/** Raised whenever the form of a segment or the reading of texts changes: an older snapshot is then built anew. */
const FORM = 14;
/** Form, checksum of what follows it, length of the value that the arrays belong to. */
const HEADER = 16;

/** An index as it was after the change `last` of the library. */
export interface Snapshot {
  last: number;
  count: number;
  gaps: number[];
  /** The stamp of change `last`, which tells this library from another; see `changeStamp`. */
  stamp: string;
  segments: Segment[];
}

/** Writes a snapshot; a reader sees the one before or this one, whole. */
export async function writeSnapshot(path: string, snapshot: Snapshot): Promise<void> {
  const { body, arrays } = pack(snapshot);
  // The checksum of nothing is 0, whatever came before it, so that what is empty is left out.
  const parts = [body, ...arrays]
    .flatMap((part) => [
      new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
      new Uint8Array(paddingAfter(part.byteLength)),
    ])
    .filter(({ length }) => length > 0);
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(FORM, 0);
  header.writeUInt32LE(
    parts.reduce((sum, part) => crc32(part, sum), 0),
    4,
  );
  header.writeUInt32LE(body.length, 8);
  await mkdir(dirname(path), { recursive: true });
  const making = `${path}.${process.pid}.new`;
  const file = await open(making, 'w', 0o600);
  try {
    for (const part of [header, ...parts]) await file.writeFile(part);
  } catch (error) {
    // A full disk is not to be left fuller.
    await rm(making, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(making, path);
}

/** Reads a snapshot; null for one that is absent, damaged or of another form. */
export async function readSnapshot(path: string): Promise<Snapshot | null> {
  try {
    const bytes = aligned(await readFile(path));
    const rest = bytes.subarray(HEADER);
    if (bytes.readUInt32LE(0) !== FORM || bytes.readUInt32LE(4) !== crc32(rest)) throw new Error('damaged');
    const length = bytes.readUInt32LE(8);
    const arrays = rest.subarray(length + paddingAfter(length));
    // The checksum is ours, so the form is the one that was written.
    return unpack(rest.subarray(0, length), arrays) as Snapshot;
  } catch {
    await rm(path, { force: true }).catch(() => undefined);
    return null;
  }
}

/** Small files are read into a part of a buffer, which may begin anywhere. */
function aligned(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return paddingAfter(bytes.byteOffset) === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
}

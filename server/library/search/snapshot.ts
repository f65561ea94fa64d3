import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Segment } from './segment.ts';

/** Raised whenever the form of a segment or the reading of texts changes: an older snapshot is then built anew. */
const FORM = 9;
const HEADER = 8;

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
  const body = serialize(snapshot);
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(FORM, 0);
  header.writeUInt32LE(crc32(body), 4);
  await mkdir(dirname(path), { recursive: true });
  const making = `${path}.${process.pid}.new`;
  const file = await open(making, 'w', 0o600);
  try {
    await file.writeFile(header);
    await file.writeFile(body);
  } finally {
    await file.close();
  }
  await rename(making, path);
}

/** Reads a snapshot; null for one that is absent, damaged or of another form. */
export async function readSnapshot(path: string): Promise<Snapshot | null> {
  try {
    const bytes = await readFile(path);
    const body = bytes.subarray(HEADER);
    if (bytes.readUInt32LE(0) !== FORM || bytes.readUInt32LE(4) !== crc32(body)) throw new Error('damaged');
    // The checksum is ours, so the form is the one that was written.
    return deserialize(body) as Snapshot;
  } catch {
    await rm(path, { force: true }).catch(() => undefined);
    return null;
  }
}

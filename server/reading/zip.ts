import { inflateRawSync } from 'node:zlib';
import { Unreadable } from './document.ts';

interface Entry {
  name: string;
  encrypted: boolean;
  method: number;
  packed: Uint8Array;
}

/** What all files of an archive may come to when they are unpacked. */
export const INFLATED_LIMIT = 300 * 1024 * 1024;

const cutOff = 'The file is damaged or cut off.';

/** The files of a zip archive, by its central directory. @throws Unreadable when the directory is not whole */
export function listEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) throw new Unreadable(cutOff);
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.byteLength || view.getUint32(local, true) !== 0x04034b50) throw new Unreadable(cutOff);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const size = view.getUint32(at + 20, true);
    if (start + size > bytes.byteLength) throw new Unreadable(cutOff);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + size),
    });
    at += 46 + nameLength + extraLength + noteLength;
  }
  return entries;
}

/** The end of the directory stands last, before a comment of at most 64 kB. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw new Unreadable(cutOff);
}

/**
 * Unpacks every file of an archive once, to see that they are whole and that together they stay under
 * {@link INFLATED_LIMIT}. What the directory says about their sizes is not believed.
 *
 * @throws Unreadable
 */
export function checkInflated(entries: readonly Entry[], limit: number = INFLATED_LIMIT): void {
  let left = limit;
  for (const { packed, method } of entries) {
    if (method === 0) left -= packed.byteLength;
    else if (method === 8) left -= inflatedSize(packed, left);
    else throw new Unreadable('The file is packed in a way that cannot be read.');
    if (left < 0) throw tooLarge();
  }
}

function inflatedSize(packed: Uint8Array, limit: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) }).byteLength;
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    throw new Unreadable(cutOff);
  }
}

const tooLarge = (): Unreadable => new Unreadable('The file unpacks to far more than a guide can hold (a zip bomb).');

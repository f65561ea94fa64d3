import { crc32, deflateRawSync } from 'node:zlib';

/**
 * A zip archive whose directory names one packed file many times, each under its own name: a small file that unpacks to
 * `size` × `times` bytes.
 */
export function overlappingZip(firstName: string, size: number, times: number): Uint8Array {
  const content = Buffer.alloc(size);
  const packed = deflateRawSync(content);
  const sum = crc32(content);
  const local = header(0x04034b50, 30);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  writeSizes(local, 14, sum, packed.length, size);
  const entries = Array.from({ length: times }, (_, index) => {
    const name = Buffer.from(index === 0 ? firstName : `word/part${index}.xml`);
    const entry = header(0x02014b50, 46);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    writeSizes(entry, 16, sum, packed.length, size);
    entry.writeUInt16LE(name.length, 28);
    return Buffer.concat([entry, name]);
  });
  const directory = Buffer.concat(entries);
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(times, 8);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Uint8Array.from(Buffer.concat([local, packed, directory, end]));
}

function header(mark: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(mark, 0);
  return bytes;
}

function writeSizes(bytes: Buffer, at: number, sum: number, packed: number, size: number): void {
  bytes.writeUInt32LE(sum, at);
  bytes.writeUInt32LE(packed, at + 4);
  bytes.writeUInt32LE(size, at + 8);
}

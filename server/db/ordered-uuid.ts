import { randomBytes } from 'node:crypto';

/**
 * A UUID of version 7: it begins with the time in milliseconds. Rows that are stored together then stand together in an index,
 * where ids by chance would each be written into a page of its own.
 */
export function orderedUuid(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

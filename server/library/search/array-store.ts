import { DefaultDeserializer, DefaultSerializer } from 'node:v8';

/** The kinds of arrays that an index has, by number. */
const kinds = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array] as const;
type Stored = InstanceType<(typeof kinds)[number]>;

/** Arrays begin at multiples of so many bytes, so that they can be read where they stand. */
const ALIGNMENT = 8;

/** A value whose arrays are left where they are: their bytes follow its own. */
export interface Packed {
  body: Buffer;
  /** In order, each to be followed by `paddingAfter` its length. */
  arrays: Stored[];
}

/** So many bytes without meaning follow so many with one. */
export const paddingAfter = (bytes: number): number => (ALIGNMENT - (bytes % ALIGNMENT)) % ALIGNMENT;

/** Writes a value without copying its arrays. */
export function pack(value: unknown): Packed {
  const writer = new Writer();
  writer.writeHeader();
  writer.writeValue(value);
  return { body: writer.releaseBuffer(), arrays: writer.arrays };
}

/**
 * Reads a value back. Its arrays are parts of `bytes`, which stay as long as any of them.
 *
 * @param bytes begin at a multiple of 8 in their buffer
 */
export function unpack(body: Buffer, bytes: Uint8Array<ArrayBuffer>): unknown {
  const reader = new Reader(body, bytes);
  reader.readHeader();
  return reader.readValue();
}

class Writer extends DefaultSerializer {
  readonly arrays: Stored[] = [];

  _writeHostObject(array: Stored): void {
    const kind = kinds.findIndex((one) => array.constructor === one);
    if (kind < 0) throw new Error('An array of a kind that is not stored');
    this.writeUint32(kind);
    this.writeUint32(array.length);
    this.arrays.push(array);
  }
}

class Reader extends DefaultDeserializer {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private at = 0;

  constructor(body: Buffer, bytes: Uint8Array<ArrayBuffer>) {
    super(body);
    this.bytes = bytes;
  }

  _readHostObject(): Stored {
    const kind = kinds[this.readUint32()];
    const length = this.readUint32();
    if (kind === undefined) throw new Error('An array of no kind that is known');
    const array = new kind(this.bytes.buffer, this.bytes.byteOffset + this.at, length);
    this.at += array.byteLength + paddingAfter(array.byteLength);
    return array;
  }
}

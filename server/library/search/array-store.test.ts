import { expect, test } from 'vitest';
import { pack, paddingAfter, unpack } from './array-store.ts';

const value = {
  names: new Map([['first', 1]]),
  parts: [
    { bytes: Uint8Array.of(1, 2, 3), none: new Uint32Array(0), amounts: Float64Array.of(0.5, Number.NaN) },
    { bytes: Uint8Array.of(1, 2, 3, 4, 5).subarray(1, 4), places: Uint16Array.of(7), below: Int32Array.of(-1, 2) },
  ],
};

test('arrays come back from the bytes that follow the value, and are parts of them', () => {
  const { body, arrays } = pack(value);
  const bytes = Buffer.concat(
    arrays.flatMap((array) => [
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      new Uint8Array(paddingAfter(array.byteLength)),
    ]),
  );
  const read = unpack(body, new Uint8Array(bytes));
  expect(read).toEqual(value);
  const [first] = (read as typeof value).parts;
  expect(first?.bytes.buffer.byteLength).toBe(bytes.length);
});

test('an array of another kind is not written as one of these', () => {
  expect(() => pack({ floats: Float32Array.of(1) })).toThrow('kind');
});

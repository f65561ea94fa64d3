type Make<A> = (buffer: ArrayBuffer, length: number) => A;

/**
 * An array that one query fills and the next one fills again. Made anew for each, arrays as long as the library would be most
 * of what is thrown away. So what is found must have been read out before the next query, which nothing can interrupt.
 */
export class Reused<A> {
  private buffer = new ArrayBuffer(0);
  private readonly make: Make<A>;
  private readonly bytes: number;

  private constructor(bytes: number, make: Make<A>) {
    this.bytes = bytes;
    this.make = make;
  }

  static uint8(): Reused<Uint8Array> {
    return new Reused(1, (buffer, length) => new Uint8Array(buffer, 0, length));
  }

  static uint32(): Reused<Uint32Array> {
    return new Reused(4, (buffer, length) => new Uint32Array(buffer, 0, length));
  }

  static int32(): Reused<Int32Array> {
    return new Reused(4, (buffer, length) => new Int32Array(buffer, 0, length));
  }

  static float64(): Reused<Float64Array> {
    return new Reused(8, (buffer, length) => new Float64Array(buffer, 0, length));
  }

  /** An array of this length, with whatever was left in it. */
  of(length: number): A {
    const needed = length * this.bytes;
    if (this.buffer.byteLength < needed) this.buffer = new ArrayBuffer(Math.ceil(length * 1.2) * this.bytes);
    return this.make(this.buffer, length);
  }
}

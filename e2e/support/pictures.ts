import { writeFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Whether a run takes the pictures of the README anew: `PICTURES=on npx playwright test first-ten-minutes`. */
const takesPictures = process.env['PICTURES'] === 'on';

/** How long a screen must not change to be whole. */
const STILL_MS = 1_000;

/** Takes a picture of the screen for the README, in light, at most 256 colours: a third of what the browser makes. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!takesPictures) return;
  await expect(page.getByLabel('Notifications (F8)').getByRole('button')).toHaveCount(0);
  // Nothing is put into the page for the picture: its policy would refuse it in the frame of Maximus.
  const shoot = () => page.screenshot({ animations: 'allow', caret: 'initial' });
  // A page of a guide is drawn piece by piece: it is whole once nothing changes any more. A caret may blink for ever.
  let shot = await shoot();
  for (let tries = 0; tries < 10; tries += 1) {
    await page.waitForTimeout(STILL_MS);
    const again = await shoot();
    if (again.equals(shot)) break;
    shot = again;
  }
  writeFileSync(`docs/images/${name}.png`, withFewColours(shot));
}

interface Pixels {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, as one number. */
  colours: Uint32Array;
}

const SIGNATURE = 8;

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** Reads what browsers write: eight bits a channel, without interlacing (RFC 2083). */
function decode(png: Buffer): Pixels {
  const chunks = [...chunksOf(png)];
  const [head] = chunks;
  if (head?.data[8] !== 8 || head.data[12] !== 0) throw new Error('This is no picture of a browser');
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const channels = head.data[9] === 6 ? 4 : 3;
  const packed = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const stride = width * channels;
  const colours = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1);
    const row = unfilter(packed[from] ?? 0, packed.subarray(from + 1, from + 1 + stride), above, channels);
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0] = row.subarray(x * channels, x * channels + 3);
      colours[y * width + x] = (red << 16) | (green << 8) | blue;
    }
    above = row;
  }
  return { width, height, colours };
}

/** Brings back a row: each byte was written as the difference from what its left and upper neighbours foretell. */
function unfilter(filter: number, bytes: Uint8Array, above: Uint8Array, step: number): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const left = row[at - step] ?? 0;
    const up = above[at] ?? 0;
    const foretold = [0, left, up, (left + up) >> 1, paeth(left, up, above[at - step] ?? 0)][filter] ?? 0;
    row[at] = (bytes[at] ?? 0) + foretold;
  }
  return row;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const apart = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);

/** Two colours that are no further apart than this look the same. */
const ALIKE = 40;

/** The same picture with the 256 colours that it has most of; any other becomes the nearest of them. */
function withFewColours(png: Buffer): Buffer {
  const { width, height, colours } = decode(png);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette: number[] = [];
  for (const [colour] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    // Shades that nobody tells apart count as one: else greys at the edges of letters leave no room for a hue.
    if (palette.length < 256 && palette.every((one) => apart(one, colour) > ALIKE)) palette.push(colour);
  }
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const nearest = palette.reduce(
      (best, one, at) => (apart(one, colour) < apart(palette[best] ?? 0, colour) ? at : best),
      0,
    );
    places.set(colour, nearest);
    return nearest;
  };
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, at) => (rows[at + Math.floor(at / width) + 1] = placeOf(colour)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const plate = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const parts = [
    ['IHDR', head],
    ['PLTE', plate],
    ['IDAT', deflateSync(rows, { level: 9 })],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([png.subarray(0, SIGNATURE), ...parts.map(([type, data]) => chunk(type, data))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

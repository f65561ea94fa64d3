import { detectCharset } from './detect-charset.ts';
import { Unreadable } from './document.ts';

/**
 * Decodes the bytes of a text: by its byte order mark, as UTF-16 where it is that without a mark, by the charset that was
 * stated for it, as UTF-8 where it is valid, else as what it looks like.
 *
 * @param charset a charset name from a content type or a meta element; ignored when it is unknown
 * @throws Unreadable when it cannot be told
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const bare = unmarkedUtf16(bytes);
  if (bare !== undefined) return new TextDecoder(bare).decode(bytes);
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    const stated = decoderFor(charset);
    if (stated !== undefined) return decodeWith(stated, bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWith(new TextDecoder(detectCharset(bytes)), bytes);
  }
}

/**
 * UTF-16 that was saved without a mark: of a text in a western language every second byte is zero, and hardly another.
 * Undefined where it is not that.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 64 * 1024);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 2;
  if (most < 8 || Math.min(even, odd) > most * 0.01 || Math.max(even, odd) < most * 0.8) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

type Decoder = InstanceType<typeof TextDecoder>;

/** As a stream: all at once, Node 20 decodes Windows-1252 as Latin-1 and makes control characters of quotes and bullets. */
const decodeWith = (decoder: Decoder, bytes: Uint8Array): string =>
  decoder.decode(bytes, { stream: true }) + decoder.decode();

function decoderFor(charset: string): Decoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

/** Whether bytes that bear no known mark can be a text at all. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true;
  if (unmarkedUtf16(bytes) !== undefined) return true;
  const sample = bytes.subarray(0, 64 * 1024);
  let control = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) control += 1;
  }
  return control * 100 <= sample.length;
}

/**
 * The charset that an HTML file states about itself within its first bytes. One that could be read there is not in UTF-16:
 * a file that says so is taken as UTF-8, as browsers do.
 */
export function statedCharset(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const stated = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1];
  return stated !== undefined && decoderFor(stated)?.encoding.startsWith('utf-16') === true ? 'utf-8' : stated;
}

/** @throws Unreadable when nothing but white space is there */
export function refuseBlank(text: string): void {
  if (!/\S/.test(text)) throw new Unreadable('The file holds no text.');
}

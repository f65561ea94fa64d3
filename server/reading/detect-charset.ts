import { analyse } from 'chardet';
import { Unreadable } from './document.ts';

/** Charsets of other scripts than the Latin one, as the detector calls them, by the names that a decoder knows. */
const others: Partial<Record<string, string>> = {
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  Big5: 'big5',
  'KOI8-R': 'koi8-r',
  'windows-1251': 'windows-1251',
  'ISO-8859-5': 'iso-8859-5',
  'ISO-8859-6': 'windows-1256',
  'windows-1256': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'windows-1253': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'windows-1255': 'windows-1255',
};

/** What the detector gives to text that is hardly long enough, of 100. */
const LEAST_CONFIDENCE = 20;
/** How many bytes of words are looked at. */
const SAMPLE = 64 * 1024;

/**
 * The charset of a text that is not UTF-8, as a decoder knows it. In text in Latin letters, which is taken as Windows-1252,
 * letters with marks, quotes and bullets stand alone; in other scripts one such byte follows another.
 *
 * @throws Unreadable when it is in another script and the charset cannot be told
 */
export function detectCharset(bytes: Uint8Array): string {
  const words = foreignWords(bytes);
  if (!isClustered(words)) return 'windows-1252';
  const found = analyse(words).flatMap(({ name, confidence }) => {
    const charset = others[name];
    return charset !== undefined && confidence >= LEAST_CONFIDENCE && canDecode(charset, bytes)
      ? [{ charset, confidence }]
      : [];
  });
  const [best] = found;
  const rival = found.find(({ charset }) => charset !== best?.charset);
  if (best === undefined || best.confidence === rival?.confidence) {
    throw new Unreadable('The character encoding of the text cannot be told; save it as UTF-8.');
  }
  return best.charset;
}

/** The words that are not written in ASCII alone, so that English around them does not hide what they are. */
function foreignWords(bytes: Uint8Array): Uint8Array {
  const words: number[] = [];
  let from = 0;
  for (let at = 0; at <= bytes.length && words.length < SAMPLE; at += 1) {
    if (at < bytes.length && (bytes[at] ?? 0) > 32) continue;
    const word = bytes.subarray(from, Math.min(at, from + SAMPLE));
    if (word.some((byte) => byte > 127)) words.push(...word, 32);
    from = at + 1;
  }
  return Uint8Array.from(words);
}

function isClustered(words: Uint8Array): boolean {
  let high = 0;
  let beside = 0;
  words.forEach((byte, at) => {
    if (byte < 128) return;
    high += 1;
    if ((words[at - 1] ?? 0) > 127 || (words[at + 1] ?? 0) > 127) beside += 1;
  });
  return beside * 2 > high;
}

function canDecode(charset: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

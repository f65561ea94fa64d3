/** Letters of Helvetica, which every reader of PDF has: how they are written in a file, and how wide they are. */

/** Thousandths of the size, of the letters from space to tilde. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const USUAL = 556;
const BOLD = 1.07;

/** Letters beyond Latin-1 that the encoding of Windows has. */
const beyond: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};
const plain: Readonly<Record<string, string>> = { '−': '-', '≥': '>=', '≤': '<=', '→': 'to', ' ': ' ' };

/** The bytes of a text; letters that the typeface has not become question marks. */
function bytesOf(text: string): number[] {
  const said = [...text].map((letter) => plain[letter] ?? letter).join('');
  return [...said].map((letter) => {
    const code = letter.codePointAt(0) ?? 63;
    const isLatin = (code >= 32 && code < 127) || (code >= 160 && code < 256);
    return isLatin ? code : (beyond[letter] ?? 63);
  });
}

/** A text as a string of a PDF, in hexadecimal: nothing in it can end the string. */
export const stringOf = (text: string): string =>
  `<${bytesOf(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}>`;

export function widthOf(text: string, size: number, isBold: boolean): number {
  const units = bytesOf(text).reduce((sum, byte) => sum + (WIDTHS[byte - 32] ?? USUAL), 0);
  return (units / 1000) * size * (isBold ? BOLD : 1);
}

/** Words as lines of at most so many points; a word that is longer than a line is broken. */
export function linesOf(text: string, size: number, isBold: boolean, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    const next = line === '' ? word : `${line} ${word}`;
    if (widthOf(next, size, isBold) <= most) lines[lines.length - 1] = next;
    else if (widthOf(word, size, isBold) <= most) lines.push(word);
    else lines.push(...broken(word, size, isBold, most));
  }
  return lines.filter((line, at) => line !== '' || at === 0);
}

function broken(word: string, size: number, isBold: boolean, most: number): string[] {
  const parts: string[] = [''];
  for (const letter of word) {
    const part = `${parts.at(-1) ?? ''}${letter}`;
    if (widthOf(part, size, isBold) <= most) parts[parts.length - 1] = part;
    else parts.push(letter);
  }
  return parts;
}

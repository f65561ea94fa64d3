import type { Box } from '../document.ts';

/** A word where the page shows it, in points from the top left corner. */
export interface Word extends Box {
  text: string;
  /** Where the line stands that it is written on. */
  baseline: number;
  size: number;
  font: string;
}

/** A run of text as pdf.js gives it. */
export interface TextRun {
  str: string;
  transform: readonly number[];
  width: number;
  fontName: string;
}

/** A transformation of coordinates as PDF writes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Runs that climb more than this part of their length stand upright: a watermark, a tab at the edge. */
const STEEPEST = 0.2;

/** The words of a page. A run that reaches over several cells is cut at its spaces, by the share of its letters. */
export function wordsOf(runs: readonly TextRun[], [a, b, c, d, e, f]: Matrix): Word[] {
  const words = withoutTwins(
    runs.flatMap(({ str, transform, width, fontName }) => {
      const [ta = 0, tb = 0, tc = 0, td = 0, te = 0, tf = 0] = transform;
      const along = [a * ta + c * tb, b * ta + d * tb] as const;
      if (str.trim() === '' || Math.abs(along[1]) > STEEPEST * Math.abs(along[0])) return [];
      const size = Math.hypot(a * tc + c * td, b * tc + d * td);
      const from = a * te + c * tf + e;
      const baseline = b * te + d * tf + f;
      const step = width / str.length;
      return Array.from(str.matchAll(/\S+/g), ({ 0: text, index }): Word => ({
        // Ligatures are letters to whoever compares them.
        text: text.normalize('NFKC'),
        left: from + index * step,
        right: from + (index + text.length) * step,
        top: baseline - 0.8 * size,
        bottom: baseline + 0.2 * size,
        baseline,
        size,
        font: fontName,
      }));
    }),
  );
  return withMarksInLine(words);
}

/** What is set this much smaller than the word that it stands behind, and no higher than it, is a mark of that word. */
const SMALLER = 1.3;
const markText = /^(?:[\d*†‡,.]{1,6}|st|nd|rd|th)$/;

function isBehind(mark: Word, { size, right, baseline }: Word): boolean {
  const [gap, up] = [mark.left - right, baseline - mark.baseline];
  return size > SMALLER * mark.size && up > 0 && up < 0.7 * size && gap > -0.2 * size && gap < 0.3 * size;
}

/** Where the first of sorted words stands that does not end before a place. */
function firstFrom(sorted: readonly Word[], place: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.right ?? place) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Sets marks of footnotes, and ends of ordinals, on the line of the word that they stand behind. */
function withMarksInLine(words: readonly Word[]): Word[] {
  const marks = words.filter(({ text }) => markText.test(text));
  const least = marks.reduce((size, mark) => Math.min(size, mark.size), Infinity);
  const most = words.reduce((size, word) => Math.max(size, word.size), 0);
  const large = words.filter(({ size }) => size > SMALLER * least).sort((one, other) => one.right - other.right);
  return words.map((mark) => {
    if (mark.size * SMALLER > most || !markText.test(mark.text)) return mark;
    let at = firstFrom(large, mark.left - 0.3 * most);
    let of: Word | undefined;
    for (; of === undefined && at < large.length; at += 1) {
      const word = large[at];
      if (word === undefined || word.right > mark.left + 0.2 * most) break;
      if (isBehind(mark, word)) of = word;
    }
    if (of === undefined) return mark;
    // "PPO 1", but "90th".
    const left = /^\p{L}/u.test(mark.text) ? mark.left : Math.max(mark.left, of.right + 2 * CLOSE * of.size);
    return { ...mark, baseline: of.baseline, left };
  });
}

/** Twins stand this near to each other, in points. */
const NEAR = 2.5;
const MOST_SAME = 500;

const isNear = (one: Word, other: Word): boolean =>
  Math.abs(one.left - other.left) < NEAR && Math.abs(one.baseline - other.baseline) < NEAR;

/** A word that is drawn several times in one place, to look bold, is one. */
function withoutTwins(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const same = seen.get(word.text);
    if (same === undefined) seen.set(word.text, [word]);
    else if (same.some((one) => isNear(one, word))) return false;
    // Of a word in every line of a page no twin is looked for.
    else if (same.length < MOST_SAME) same.push(word);
    return true;
  });
}

/** Words on one baseline, from left to right. */
export interface WordLine extends Box {
  words: readonly Word[];
  baseline: number;
  size: number;
}

/** Groups words into lines by their baselines, from the top down. */
export function linesOf(words: readonly Word[]): WordLine[] {
  const rows: Word[][] = [];
  for (const word of [...words].sort((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isSame =
      last !== undefined && word.baseline - last.baseline < 0.4 * Math.min(word.size, row?.[0]?.size ?? word.size);
    if (row !== undefined && isSame) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => {
    const sorted = row.sort((one, other) => one.left - other.left);
    return {
      words: sorted,
      left: Math.min(...sorted.map(({ left }) => left)),
      right: Math.max(...sorted.map(({ right }) => right)),
      top: Math.min(...sorted.map(({ top }) => top)),
      bottom: Math.max(...sorted.map(({ bottom }) => bottom)),
      baseline: sorted[0]?.baseline ?? 0,
      size: Math.max(...sorted.map(({ size }) => size)),
    };
  });
}

/** Letters that stand closer than this part of their size are of one word. */
const CLOSE = 0.12;

/** The words of a line as text: what was drawn in pieces is one word where no space is left between them. */
export function textOfWords(words: readonly Word[]): string {
  let text = '';
  let last: Word | undefined;
  for (const word of words) {
    const isApart = last === undefined || word.left - last.right > CLOSE * word.size;
    text += last !== undefined && isApart ? ` ${word.text}` : word.text;
    last = word;
  }
  return text;
}

/** Lines as one text; a word that was divided at a line's end is joined again at its hyphen. */
export function textOfLines(lines: readonly WordLine[]): string {
  return lines
    .map(({ words }) => textOfWords(words))
    .reduce((text, line) => (text === '' || /\p{L}-$/u.test(text) ? text + line : `${text} ${line}`), '');
}

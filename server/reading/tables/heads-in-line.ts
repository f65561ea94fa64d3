import type { Piece } from './copied-values.ts';

const network = String.raw`(?:(?:in|out|non)[- ](?:of[- ])?)?network(?: (?:provider|benefit|coverage|you pay)s?)?|non-?participating|participating`;
const whom = String.raw`employee|associate|member|team member|you|ee|self|single`;
const level = String.raw`(?:${whom})(?: only| alone| coverage)|(?:${whom}) ?(?:\+|&|and|plus) ?(?:one or more|spouse(?: ?\/ ?(?:domestic )?partner)?|(?:domestic )?partner|child(?:\(ren\)|ren)?|dependents?|family|one|1)|family|single|individual|two[- ]party`;
const plan = String.raw`(?:[A-Z$][\w$,&'+-]* ){0,3}?(?:PPO|HMO|HDHP|EPO|POS|HSA|[Pp]lan|[Oo]ption)(?: [A-Z\d]\b)?(?: plan)?`;
const side = new RegExp(String.raw`^(?:${network}|${level})(?![\w-])`, 'i');
const named = new RegExp(String.raw`^${plan}(?![\w-])`);

/** What heads the labels of rows. */
const cornerWords =
  /^(?:(?:covered|plan|your|type of|class of|coverage) )?(?:benefits?|features?|services?|provisions?|coverage|levels?|tiers?|categor(?:y|ies)|description|plan|class)(?: levels?| of service)? (?=\S)/i;

/** Whether a label says what heads the labels, and nothing else. */
export const isCorner = (text: string): boolean => cornerWords.exec(`${text} x`)?.[0].length === text.length + 1;

/**
 * The heads of so many columns that stand side by side in one line, with what heads the labels before them; null where the line
 * does not tell where one ends.
 */
export function headsIn(line: Piece, columns: number): { corner: Piece | null; heads: readonly Piece[] } | null {
  const { text, from } = line;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));
  const piece = (start: number, end: number): Piece => ({
    text: text.slice(start, end),
    from: from + start,
    to: from + end,
  });
  const first = cornerWords.exec(text)?.[0].length ?? 0;
  for (const { index: start } of words.filter(({ index }) => index >= first)) {
    const heads = headsFrom(text, start).map(([begin, end]) => piece(begin, end));
    const corner = start === 0 ? null : piece(0, text.slice(0, start).trimEnd().length);
    if (heads.length > 1 && columns % heads.length === 0) return { corner, heads };
    const [label, ...others] = heads;
    if (start === 0 && label !== undefined && others.length === columns) return { corner: label, heads: others };
  }
  return headsAtCapitals(line, columns) ?? headsAlike(line, columns) ?? wideHeads(line, columns);
}

/** A head does not end in these, nor within brackets: what follows a capital belongs to it. */
const joins = /\b(?:a|an|and|at|by|for|from|of|or|per|than|the|to|with)$|[&,(]$|\([^)]*$/i;

/** Where parts of a line begin that each begin with a capital and go on in small letters; none where that does not tell them apart. */
function partsAtCapitals({ text, from }: Piece): readonly Piece[] {
  // In a line of capitals each word begins with one.
  if (!/\p{Ll}/u.test(text)) return [];
  const starts = [...text.matchAll(/(?<=^|\s)[\p{Lu}\d$]/gu)].map(({ index }) => index);
  const parts = starts.map((start, at) => {
    const part = text.slice(start, starts[at + 1]).trimEnd();
    return { text: part, from: from + start, to: from + start + part.length };
  });
  return starts[0] !== 0 || parts.some((part) => joins.test(part.text)) ? [] : parts;
}

/** As many heads as columns, behind at most two that head the labels: "Plan Tier Total monthly premium Employer pays". */
function headsAtCapitals(line: Piece, columns: number): { corner: Piece | null; heads: readonly Piece[] } | null {
  const parts = partsAtCapitals(line);
  const labels = parts.length - columns;
  if (labels < 0 || labels > 2 || (columns === 1 && labels > 0)) return null;
  return { corner: cornerOf(line, parts.slice(0, labels)), heads: parts.slice(labels) };
}

/** Heads over several columns each. They have two words at least: "Dental Plan" is a title. */
function wideHeads(line: Piece, columns: number): { corner: Piece | null; heads: readonly Piece[] } | null {
  const parts = partsAtCapitals(line);
  for (const labels of [1, 0]) {
    const heads = parts.slice(labels);
    if (heads.length > 1 && columns % heads.length === 0 && heads.every(({ text }) => text.includes(' ')))
      return { corner: cornerOf(line, parts.slice(0, labels)), heads };
  }
  return null;
}

function cornerOf({ text, from }: Piece, parts: readonly Piece[]): Piece | null {
  const last = parts.at(-1);
  return last === undefined ? null : { text: text.slice(0, last.to - from), from, to: last.to };
}

/** Heads that all begin or all end with the same word: "Short-term disability Long-term disability". */
function headsAlike({ text, from }: Piece, columns: number): { corner: Piece | null; heads: readonly Piece[] } | null {
  const corner = cornerWords.exec(text)?.[0] ?? '';
  const words = [...text.slice(corner.length).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    index: index + corner.length,
  }));
  const piece = (start: number, end: number): Piece => ({
    text: text.slice(start, end),
    from: from + start,
    to: from + end,
  });
  const cutsBy = (word: string | undefined, isEnd: boolean): readonly number[] =>
    words.filter((one) => one.word === word).map(({ index }) => (isEnd ? index + (word ?? '').length : index));
  const ends = cutsBy(words.at(-1)?.word, true);
  const starts = cutsBy(words[0]?.word, false);
  const isFit = ({ length }: readonly number[]): boolean => length > 1 && columns % length === 0;
  const head = corner === '' ? null : piece(0, corner.trimEnd().length);
  if (isFit(ends) && starts.length !== columns) {
    const heads = ends.map((end, at) => piece(at === 0 ? corner.length : (ends[at - 1] ?? 0) + 1, end));
    return { corner: head, heads };
  }
  if (!isFit(starts)) return null;
  const heads = starts.map((start, at) => piece(start, text.slice(0, starts[at + 1] ?? text.length).trimEnd().length));
  return { corner: head, heads };
}

/** Whether a label is the name of a plan and nothing else. */
export const namesPlan = (text: string): boolean => named.exec(text)?.[0].length === text.length;

const planAndLevel = new RegExp(String.raw`^(${plan}) (?:${level})$`, 'i');

/** The name of a plan that stands before a level of coverage in one label; null where there is none. */
export const planBefore = (label: string): string | null => planAndLevel.exec(label)?.[1] ?? null;

const anyCase = new RegExp(named, 'i');
const headAt = (text: string): string | undefined => (named.exec(text) ?? side.exec(text) ?? anyCase.exec(text))?.[0];

/** Whether a label is a network, a level of coverage or the name of a plan, and nothing else. */
export const isKnownHead = (text: string): boolean => headAt(text)?.length === text.length;

/** Whether a label begins with a network or a level of coverage. */
export const namesSide = (text: string): boolean => side.test(text);

/** Where heads stand that fill the rest of a line; empty where something else stands between them. */
function headsFrom(text: string, start: number): [number, number][] {
  const found: [number, number][] = [];
  let at = start;
  while (at < text.length) {
    const rest = text.slice(at);
    const whole = headAt(rest);
    if (whole === undefined) return [];
    found.push([at, at + whole.length]);
    at += whole.length;
    while (text[at] === ' ') at += 1;
  }
  return found;
}

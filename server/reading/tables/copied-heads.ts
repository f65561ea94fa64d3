import type { Piece } from './copied-values.ts';

const network = String.raw`(?:(?:in|out|non)[- ](?:of[- ])?)?network(?: (?:provider|benefit|coverage|you pay)s?)?|non-?participating|participating`;
const whom = String.raw`employee|associate|member|team member|you|ee|self|single`;
const level = String.raw`(?:${whom})(?: only| alone| coverage)|(?:${whom}) ?(?:\+|&|and|plus) ?(?:one or more|spouse(?: ?\/ ?(?:domestic )?partner)?|(?:domestic )?partner|child(?:\(ren\)|ren)?|dependents?|family|one|1)|family|single|individual|two[- ]party`;
const plan = String.raw`(?:[A-Z$][\w$,&'+-]* ){0,3}?(?:PPO|HMO|HDHP|EPO|POS|HSA|[Pp]lan|[Oo]ption)(?: [A-Z\d]\b)?(?: plan)?`;
const head = new RegExp(String.raw`^(?:(?:${network}|${level})(?![\w-])|${plan}(?![\w-]))`, 'i');
const side = new RegExp(String.raw`^(?:${network}|${level})(?![\w-])`, 'i');
const named = new RegExp(String.raw`^${plan}(?![\w-])`);

/** What heads the labels of rows. */
const cornerWords = /^(?:(?:covered|plan|your|type of|class of|coverage) )?(?:benefits?|features?|services?|provisions?|coverage|levels?|tiers?|categor(?:y|ies)|description|plan|class)(?: levels?| of service)? (?=\S)/i; // prettier-ignore

const isCorner = (text: string): boolean => cornerWords.exec(`${text} x`)?.[0].length === text.length + 1;

/**
 * The heads of so many columns that stand side by side in one line, with what heads the labels before them; null where the line
 * does not tell where one ends.
 */
export function headsIn(line: Piece, columns: number): { corner: Piece | null; heads: readonly Piece[] } | null {
  const { text, from } = line;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));
  const piece = (start: number, end: number): Piece => ({ text: text.slice(start, end), from: from + start, to: from + end }); // prettier-ignore
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

/** A head does not end in these: what follows a capital belongs to it. */
const joins = /\b(?:a|an|and|at|by|for|from|of|or|per|than|the|to|with)$/i;

/** Where parts of a line begin that each begin with a capital and go on in small letters; none where that does not tell them apart. */
function partsAtCapitals({ text, from }: Piece): readonly Piece[] {
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
  const words = [...text.slice(corner.length).matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index: index + corner.length })); // prettier-ignore
  const piece = (start: number, end: number): Piece => ({ text: text.slice(start, end), from: from + start, to: from + end }); // prettier-ignore
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

/** Where heads stand that fill the rest of a line; empty where something else stands between them. */
function headsFrom(text: string, start: number): [number, number][] {
  const found: [number, number][] = [];
  let at = start;
  while (at < text.length) {
    const rest = text.slice(at);
    const whole = (named.exec(rest) ?? head.exec(rest))?.[0];
    if (whole === undefined) return [];
    found.push([at, at + whole.length]);
    at += whole.length;
    while (text[at] === ' ') at += 1;
  }
  return found;
}

/** A row of heads: what heads the labels, and what heads the columns of values, each over its share of them. */
export interface HeadRow {
  corner: Piece | null;
  cells: readonly Piece[];
}

const MOST_HEADS = 4;
/** The head of a last column that only remarks on its rows. */
const remarks = /^(?:special |important )?(?:comments?|notes?|limitations?|exceptions?|remarks?)$/i;
const limit = /\b(?:deductible|maximum|max|limit)\b/i;

/**
 * The heads of columns among the labels above the first row, side by side on a line or each on its own, and the labels beneath
 * them; null where they are not as many as there are columns.
 *
 * @param hasSections labels without values stand between the rows that follow: one may stand before the first of them, too
 */
export function headsAbove(
  above: readonly Piece[],
  columns: number,
  hasSections = false,
): { heads: readonly HeadRow[]; sections: readonly Piece[] } | null {
  if (remarks.test(above.at(-1)?.text ?? '')) return headsAbove(above.slice(0, -1), columns, hasSections);
  for (const beneath of [0, 1]) {
    const heads = linesAbove(above.slice(0, above.length - beneath), columns);
    if (heads.at(-1)?.cells.length === columns) return { heads, sections: above.slice(above.length - beneath) };
  }
  for (const beneath of [1, 2]) {
    const known = above.slice(0, above.length - beneath);
    const isKnown = ({ text }: Piece): boolean => head.exec(text)?.[0].length === text.length;
    const heads = known.length < columns || !known.slice(-columns).every(isKnown) ? null : stackedAbove(known, columns);
    if (heads !== null && !isKnown(above.at(-1) ?? { text: '', from: 0, to: 0 }))
      return { heads, sections: above.slice(above.length - beneath) };
  }
  const last = above.at(-1);
  const own = above.slice(-columns);
  // The name of a plan or of a limit beneath heads that are none is of the rows that follow.
  const isAlone = (is: (text: string) => boolean): boolean => own.filter(({ text }) => is(text)).length === 1;
  const isSection =
    last !== undefined &&
    ((namesPlan(last.text) && isAlone(namesPlan)) || (limit.test(last.text) && isAlone((text) => limit.test(text))));
  const [first] = above;
  const others = above.length - columns;
  const mayOpen = hasSections && last !== undefined && !side.test(last.text);
  const opens = mayOpen && (others === 2 || (others === 1 && first !== undefined && !isCorner(first.text)));
  const sections = last !== undefined && (isSection || opens) ? [last] : [];
  const heads = stackedAbove(above.slice(0, above.length - sections.length), columns);
  return heads === null ? null : { heads, sections };
}

function linesAbove(above: readonly Piece[], columns: number): HeadRow[] {
  const heads: HeadRow[] = [];
  for (const line of above.toReversed()) {
    const read = heads.length < MOST_HEADS ? headsIn(line, columns) : null;
    if (read === null) break;
    heads.unshift({ corner: read.corner, cells: read.heads });
  }
  return heads;
}

/** Heads each on a line of its own; names over several columns each may stand before them. */
function stackedAbove(above: readonly Piece[], columns: number): HeadRow[] | null {
  if (above.length < columns) return null;
  const own = above.slice(-columns);
  const rest = above.slice(0, -columns);
  const wide = [columns / 2, columns / 3].find(
    (count) => Number.isInteger(count) && count > 1 && (rest.length === count || rest.length === count + 1),
  );
  if (wide === undefined) return [{ corner: rest.at(-1) ?? null, cells: own }];
  const corner = rest.length > wide ? (rest[0] ?? null) : null;
  return [{ corner, cells: rest.slice(-wide) }, { corner: null, cells: own }]; // prettier-ignore
}

import type { PassageMarks } from './marks.ts';
import { markedOf } from './snippet-amounts.ts';
import { clauseAt, clauseStarts } from './snippet-clauses.ts';
import { headBefore } from './snippet-tables.ts';
import { type Hit, hitsIn } from './snippet-hits.ts';
import { endOf, stretchOf } from './snippet-stretch.ts';
import { TextWords } from './text-words.ts';

/** Private-use characters around a matched word: no text of a guide can forge them, since they are taken out of it. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const LENGTH = 260;
/** A longer heading is a sentence of the text that was taken for one. */
const LONGEST_HEADING = 90;
/** A heading is shown where it says at least this share of what was asked for that the stretch does not. */
const WORTH = 0.2;

/**
 * The stretch of a passage with most of what was asked for, as plain text with its matched words marked; behind the heading,
 * where that says more of it.
 */
export function snippetOf(text: string, { sought, proofs }: PassageMarks, heading: string | null = null): string {
  const plain = inOneLine(text);
  const words = new TextWords(plain);
  let starts: number[] | null = null;
  const readStarts = (): number[] => (starts ??= clauseStarts(plain, words));
  let title: Title | null = null;
  const readTitle = (): Title => (title ??= titleOf(heading ?? '', sought));
  const isHeaded = (): boolean => readTitle().hits.length > 0 || sought.every(({ isAmount }) => isAmount === true);
  const hits = markedOf(plain, words, hitsIn(words, sought), { sought, proofs, starts: readStarts, isHeaded });
  const stretch = stretchOf(plain, words, readStarts, hits, LENGTH);
  const shownIn = (room: number): string => {
    const own = room === LENGTH ? stretch : stretchOf(plain, words, readStarts, hits, room);
    const told = headedBy(plain, words, readStarts, hits, own, room);
    if (told === null) return shorten(plain, words, hits, own);
    const { head, rest } = told;
    const shown = shorten(plain, words, hits, rest);
    return `${show(plain, words, hits, head)} ${rest.start === head.end ? shown.slice(1) : shown}`;
  };
  const unsaid = unsaidIn(stretch, hits, sought);
  const isTold = (): boolean =>
    isWorth(unsaid & bitsOf(readTitle().hits), sought) && !plain.startsWith(readTitle().text);
  if (!isWorth(unsaid, sought) || !isTold()) return shownIn(LENGTH);
  const { text: said, words: saidWords, hits: saidHits } = readTitle();
  const joint = /[.:?!]$/.test(said) ? ' ' : ': ';
  return `${show(said, saidWords, saidHits, { start: 0, end: said.length })}${joint}${shownIn(LENGTH - said.length)}`;
}

/**
 * The head of the table of what is marked in a stretch, where the stretch leaves it out, and what there is room for beside it. What
 * proves a condition comes first. Null where there is no such head, or no room.
 */
function headedBy(
  text: string,
  words: TextWords,
  readStarts: () => readonly number[],
  hits: readonly Hit[],
  { start, end }: Stretch,
  room: number,
): { head: Stretch; rest: Stretch } | null {
  if (start === 0) return null;
  const within = hits.filter((hit) => hit.start >= start && hit.end <= end);
  const shown = within.find(({ sought }) => sought < 0) ?? within[0];
  const head = shown === undefined ? null : headBefore(text, readStarts(), shown.start, start);
  if (shown === undefined || head === null) return null;
  const left = room - (head.end - head.start);
  const starts = readStarts();
  const rowEnd = starts[clauseAt(starts, shown.start) + 1] ?? text.length;
  const need = rowEnd - shown.start <= left ? rowEnd : shown.end;
  // From a later row on, where the one that is shown would be cut off.
  const from = need <= start + left ? start : starts.find((one) => one > start && need <= one + left);
  if (from === undefined || from > shown.start) return null;
  const to = end <= from + left ? end : endOf(text, words, starts, shown.end, from + left);
  const isWithin = (hit: Hit): boolean => hit.start >= from && hit.end <= to;
  const kept = new Set(within.filter(isWithin).map(({ sought }) => sought));
  // The names of columns are worth no other thing that was asked for, unless a row with its proof is shown.
  const isMissed = ({ sought }: Hit): boolean => !kept.has(sought) && (shown.sought >= 0 || sought < 0);
  return kept.has(shown.sought) && !within.some(isMissed) ? { head, rest: { start: from, end: to } } : null;
}

interface Stretch {
  start: number;
  end: number;
}

/** A heading with what it names of what was asked for. */
interface Title {
  text: string;
  words: TextWords;
  hits: Hit[];
}

function titleOf(heading: string, sought: PassageMarks['sought']): Title {
  const text = inOneLine(heading);
  const words = new TextWords(text.length > LONGEST_HEADING ? '' : text);
  return { text, words, hits: hitsIn(words, sought) };
}

/** What hits name of what was asked for, a bit for each: no search asks for more than 30 things. */
function bitsOf(hits: readonly Hit[]): number {
  let bits = 0;
  for (const { sought } of hits) bits |= 1 << sought;
  return bits;
}

/** What a stretch does not name. */
function unsaidIn({ start, end }: Stretch, hits: readonly Hit[], sought: PassageMarks['sought']): number {
  let unsaid = 2 ** sought.length - 1;
  for (const hit of hits) {
    if (hit.sought >= 0 && hit.start >= start && hit.end <= end) unsaid &= ~(1 << hit.sought);
  }
  return unsaid;
}

/** Whether some of what was asked for is enough of it to show a heading for. */
function isWorth(bits: number, sought: PassageMarks['sought']): boolean {
  let all = 0;
  let own = 0;
  sought.forEach(({ weight }, at) => {
    all += weight;
    if (((bits >>> at) & 1) === 1) own += weight;
  });
  return own > 0 && own >= WORTH * all;
}

/** A stretch with its marks, and a sign where the text goes on. */
function shorten(text: string, words: TextWords, hits: readonly Hit[], stretch: Stretch): string {
  const { start, end } = stretch;
  const shown = show(text, words, hits, stretch);
  if (end === text.length) return `${start > 0 ? '…' : ''}${shown}`;
  return `${start > 0 ? '…' : ''}${shown}${/[.;!?]$/.test(shown) ? ' …' : '…'}`;
}

/** A stretch of a text with its matched words marked, each once. */
function show(text: string, words: TextWords, hits: readonly Hit[], { start, end }: Stretch): string {
  const marked: number[] = [];
  for (const hit of hits) marked.push(...hit.words);
  marked.sort((one, other) => one - other);
  let made = '';
  let at = start;
  for (const word of marked) {
    // "$650" and "60%" are read as one.
    const sign = words.sign(word);
    const from = words.start(word) - (sign === '$' ? 1 : 0);
    const to = words.end(word) + (sign === '%' ? 1 : 0);
    // What is of two names is marked once.
    if (from < at || to > end) continue;
    made += `${text.slice(at, from)}${MARK_START}${text.slice(from, to)}${MARK_END}`;
    at = to;
  }
  made += text.slice(at, end);
  return made.trim();
}

/** Our own marks, and blanks that are not single: most texts hold neither. */
const untidy = /[\uE000\uE001]|[^\S\n ]/;

/** Lines follow one another; where a row of a table ends is said. */
function inOneLine(text: string): string {
  const isTidy = !text.includes('  ') && !untidy.test(text);
  if (isTidy && !text.includes('\n')) return text.trim();
  const parts: string[] = [];
  let isRow = false;
  for (const line of text.split('\n')) {
    const bare = isTidy
      ? line.trim()
      : line
          .replaceAll(/[\uE000\uE001]/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim();
    if (bare === '') continue;
    if (parts.length > 0) parts.push(isRow ? '; ' : ' ');
    parts.push(bare);
    isRow = bare.includes(' | ');
  }
  // Joined it is one piece, which is gone through more quickly than one that was added up.
  return parts.join('');
}

import { TextWords } from './text-words.ts';
import { stopWords } from './words.ts';

/** Private-use characters around a matched word: no text of a guide can forge them, since they are taken out of it. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const LENGTH = 260;

/** A word that is marked, and where it stands. */
interface Hit {
  term: string;
  start: number;
  end: number;
}

/** The stretch of a passage with most of what was asked for, as plain text with its matched words marked. */
export function snippetOf(text: string, marks: readonly (readonly string[])[]): string {
  const plain = inOneLine(text);
  const words = new TextWords(plain);
  const hits = findMarked(words, marks);
  const { start, end } = stretch(plain, words, hits);
  let made = '';
  let at = start;
  for (const hit of hits) {
    if (hit.start < start || hit.end > end) continue;
    made += `${plain.slice(at, hit.start)}${MARK_START}${plain.slice(hit.start, hit.end)}${MARK_END}`;
    at = hit.end;
  }
  made += plain.slice(at, end);
  return `${start > 0 ? '…' : ''}${made.trim()}${end < plain.length ? '…' : ''}`;
}

/** Our own marks, and blanks that are not single: most texts hold neither. */
const untidy = /[\uE000\uE001]|[^\S\n ]| {2}/;

/** Lines follow one another; where a row of a table ends is said. */
function inOneLine(text: string): string {
  const isTidy = !untidy.test(text);
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

/** The words that stand where one of the marks does; a word may stand between two of them, as in a search. */
function findMarked(words: TextWords, marks: readonly (readonly string[])[]): Hit[] {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const mark of marks) {
    const [first] = mark;
    if (first === undefined || (mark.length === 1 && stopWords.has(first))) continue;
    const others = byFirst.get(first);
    if (others === undefined) byFirst.set(first, [mark]);
    else others.push(mark);
  }
  const initials = new Set([...byFirst.keys()].map((first) => first.charCodeAt(0)));
  const found = new Map<number, string>();
  for (let at = 0; at < words.count; at += 1) {
    if (!words.mayBegin(at, initials)) continue;
    const term = words.term(at);
    for (const [, ...rest] of byFirst.get(term) ?? []) {
      const run: [number, string][] = [[at, term]];
      let place = at;
      for (const next of rest) {
        place = words.term(place + 1) === next ? place + 1 : place + 2;
        if (words.term(place) !== next) break;
        run.push([place, next]);
      }
      if (run.length === rest.length + 1) for (const [one, itsTerm] of run) found.set(one, itsTerm);
    }
  }
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([at, term]) => ({ term, start: words.start(at), end: words.end(at) }));
}

function stretch(text: string, words: TextWords, hits: readonly Hit[]): { start: number; end: number } {
  if (text.length <= LENGTH) return { start: 0, end: text.length };
  let best = { start: 0, value: -1 };
  for (const hit of hits) {
    const inside = hits.filter((other) => other.start >= hit.start && other.end <= hit.start + LENGTH - 40);
    const value = new Set(inside.map((other) => other.term)).size * 10 + Math.min(inside.length, 9);
    if (value > best.value) best = { start: hit.start, value };
  }
  const from = Math.max(0, Math.min(best.start - 40, text.length - LENGTH));
  let first = 0;
  while (first < words.count && words.start(first) < from) first += 1;
  const start = from === 0 ? 0 : first < words.count ? words.start(first) : from;
  let last = words.count - 1;
  while (last >= 0 && words.end(last) > start + LENGTH) last -= 1;
  const end = text.length - start <= LENGTH ? text.length : last >= 0 ? words.end(last) : start + LENGTH;
  return { start, end };
}

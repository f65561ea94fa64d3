import { stopWords } from './words.ts';
import { type Token, tokenize } from './tokenize.ts';

/** Private-use characters around a matched word: no text of a guide can forge them, since they are taken out of it. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const LENGTH = 260;

/** The stretch of a passage with most of what was asked for, as plain text with its matched words marked. */
export function snippetOf(text: string, marks: readonly (readonly string[])[]): string {
  const plain = isPlain(text) ? text : inOneLine(text.replaceAll(/[\uE000\uE001]/g, ''));
  const tokens = tokenize(plain);
  const hits = findMarked(tokens, marks);
  const { start, end } = stretch(plain, tokens, hits);
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

/** Without marks, and with one blank between words: most texts are. */
function isPlain(text: string): boolean {
  return !/[\uE000\uE001]|[^\S ]|^ | $| {2}/.test(text);
}

/** Lines follow one another; where a row of a table ends is said. */
function inOneLine(text: string): string {
  let line = '';
  let isRow = false;
  for (const one of text.split('\n')) {
    const bare = one.replaceAll(/\s+/g, ' ').trim();
    if (bare === '') continue;
    if (line !== '') line += isRow ? '; ' : ' ';
    line += bare;
    isRow = bare.includes(' | ');
  }
  return line;
}

/** The words that stand where one of the marks does; a word may stand between two of them, as in a search. */
function findMarked(tokens: readonly Token[], marks: readonly (readonly string[])[]): Token[] {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const mark of marks) {
    const [first] = mark;
    if (first === undefined || (mark.length === 1 && stopWords.has(first))) continue;
    const others = byFirst.get(first);
    if (others === undefined) byFirst.set(first, [mark]);
    else others.push(mark);
  }
  const found = new Set<Token>();
  tokens.forEach((token, at) => {
    for (const [, ...rest] of byFirst.get(token.term) ?? []) {
      const run = [token];
      let place = at;
      for (const term of rest) {
        place = tokens[place + 1]?.term === term ? place + 1 : place + 2;
        const next = tokens[place];
        if (next?.term !== term) break;
        run.push(next);
      }
      if (run.length === rest.length + 1) for (const one of run) found.add(one);
    }
  });
  return tokens.filter((token) => found.has(token));
}

function stretch(text: string, tokens: readonly Token[], hits: readonly Token[]): { start: number; end: number } {
  if (text.length <= LENGTH) return { start: 0, end: text.length };
  let best = { start: 0, value: -1 };
  for (const hit of hits) {
    const inside = hits.filter((other) => other.start >= hit.start && other.end <= hit.start + LENGTH - 40);
    const value = new Set(inside.map((other) => other.term)).size * 10 + Math.min(inside.length, 9);
    if (value > best.value) best = { start: hit.start, value };
  }
  const from = Math.max(0, Math.min(best.start - 40, text.length - LENGTH));
  const first = tokens.find((token) => token.start >= from);
  const start = from === 0 ? 0 : (first?.start ?? from);
  const last = tokens.findLast((token) => token.end <= start + LENGTH);
  const end = text.length - start <= LENGTH ? text.length : (last?.end ?? start + LENGTH);
  return { start, end };
}

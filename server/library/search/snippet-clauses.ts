import type { TextWords } from './text-words.ts';

/**
 * Where the sentences, points of lists and rows of tables of a text in one line begin, ascending from 0. What ends them stands
 * between two words, where hardly ever more than a blank does.
 */
export function clauseStarts(text: string, words: TextWords): number[] {
  const starts = [0];
  for (let word = 1; word < words.count; word += 1) {
    const [from, to] = [words.end(word - 1), words.start(word)];
    if (to - from > 1) takeStart(text, from, to, starts);
  }
  return starts;
}

/** The last place between two words where something ends and a blank follows, unless a small letter goes on: "e.g. this". */
function takeStart(text: string, from: number, to: number, starts: number[]): void {
  let start = -1;
  let isEnded = false;
  for (let at = from; at < to; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '•') {
      starts.push(at);
      return;
    }
    if (sign === ';') isEnded = true;
    else if (sign === '.' || sign === '!' || sign === '?') isEnded ||= !isSmall(text.charCodeAt(to));
    else if (sign === ' ' && isEnded && start < 0) start = at + 1;
  }
  if (start >= 0) starts.push(start);
}

function isSmall(code: number): boolean {
  return code >= SMALL_A && code <= SMALL_Z;
}

const SMALL_A = 97;
const SMALL_Z = 122;

/** The number of the sentence or row that a character is in. */
export function clauseAt(starts: readonly number[], at: number): number {
  let clause = starts.length - 1;
  while (clause > 0 && (starts[clause] ?? 0) > at) clause -= 1;
  return clause;
}

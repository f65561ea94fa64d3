import { subjectPhrases } from './lexicon.ts';
import type { Token } from './tokens.ts';

const ends = new Set(['?', ';', '!']);
const starts = new Set(['what', 'how', 'which', 'who', 'when', 'does', 'do', 'is', 'are', 'can', 'where', 'and', 'compare', 'list', 'show', 'average', 'median']); // prettier-ignore
/** A part that points back belongs to what it points at: "Is that competitive?". */
const pointers = new Set(['that', 'it', 'this', 'she', 'he', 'they', 'those', 'thoughts', 'list']);
const FEWEST = 3;

/** The questions of a text: each begins as a question does, behind the end of another. */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isNumbering =
      token.number !== null && tokens[at + 1]?.low === ')' && (at === 0 || tokens[at - 1]?.low !== '(');
    const isEnd = ends.has(token.low);
    if (isNumbering && at > 0) parts.push([]);
    if (isNumbering || (token.low === ')' && typeof tokens[at - 1]?.number === 'number')) continue;
    if (isEnd && isQuestion(tokens.slice(at + 1))) parts.push([]);
    else if (!isEnd) parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.some(({ isMark }) => !isMark));
}

function isQuestion(rest: readonly Token[]): boolean {
  const end = rest.findIndex(({ low }) => ends.has(low));
  const part = end === -1 ? rest : rest.slice(0, end);
  if (part.length < FEWEST || !starts.has(part[0]?.low ?? '')) return false;
  return !part.slice(0, FEWEST + 1).some(({ low }) => pointers.has(low)) || subjectPhrases.all(part).length > 0;
}

import { listed } from '../../contract/vocabulary/listed.ts';
import { subjectPhrases } from './lexicon.ts';
import type { Token } from './tokens.ts';

const ends = new Set(['?', ';', '!']);
const starts = new Set(
  listed(`
    what, how, which, who, when, does, do, is, are, can, where, and, compare, list, show, average, median
  `),
);
/** A part that points back belongs to what it points at: "Is that competitive?". */
const pointers = new Set(['that', 'it', 'this', 'she', 'he', 'they', 'those', 'thoughts', 'list']);
const FEWEST = 3;
/** More questions than anybody types at once: what was pasted is not taken apart any further. */
const MOST_TYPED = 4;

/** What a part of a text names, as far as it can stand alone. */
export interface Names {
  /** A figure or a rule. */
  something: boolean;
  /** Whose figure: a trade, a place, a size. */
  peers: boolean;
}

/**
 * The questions of a text: each begins as a question does, behind the end of another or behind "and".
 *
 * @param namesOf what some words name by themselves
 */
export function partsOf(tokens: readonly Token[], namesOf: (part: readonly Token[]) => Names): Token[][] {
  const sentences = sentencesOf(tokens);
  return sentences.length > MOST_TYPED ? sentences : sentences.flatMap((sentence) => joinedParts(sentence, namesOf));
}

const asks = new Set(['what', 'how', 'which', 'who', 'when', 'where', 'is', 'are', 'do', 'does', 'can', 'must']);
const peoples = new Set(['they', 'them', 'those']);

/** "What do they charge, and do we have to offer it": two questions where either side names its own. */
function joinedParts(tokens: Token[], namesOf: (part: readonly Token[]) => Names): Token[][] {
  const at = tokens.findIndex(
    ({ low }, index) => low === 'and' && index >= FEWEST && asks.has(tokens[index + 1]?.low ?? ''),
  );
  const isComma = tokens[at - 1]?.isMark === true;
  const [first, second] = [tokens.slice(0, isComma ? at - 1 : at), tokens.slice(at + 1)];
  if (at === -1 || second.length < FEWEST || !isOfItself(second)) return [tokens];
  const [own, other] = [namesOf(first), namesOf(second)];
  const isOther = other.something || second.some(({ low }) => peoples.has(low));
  // "The median deductible and how many holidays hospitals give": the hospitals are whom both are asked of.
  if (!own.something || !isOther || (other.peers && !own.peers)) return [tokens];
  return [first, ...joinedParts(second, namesOf)];
}

/** "And how does that compare" is the end of the question before. */
const isOfItself = (part: readonly Token[]): boolean =>
  !part.slice(0, FEWEST + 1).some(({ low }) => pointers.has(low) && !peoples.has(low));

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isNumbering =
      token.number !== null && tokens[at + 1]?.low === ')' && (at === 0 || tokens[at - 1]?.low !== '(');
    const isEnd = ends.has(token.low);
    if (isNumbering && at > 0) parts.push([]);
    if (isNumbering || (token.low === ')' && typeof tokens[at - 1]?.number === 'number')) continue;
    const words = parts.at(-1)?.filter(({ isMark }) => !isMark).length ?? 0;
    // "Sabbaticals! What share …": a topic, and no question of its own.
    if (isEnd && words > 1 && isQuestion(tokens.slice(at + 1))) parts.push([]);
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

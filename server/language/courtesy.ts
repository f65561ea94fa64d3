import {
  askingOne,
  corrections,
  greetings,
  interjections,
  requests,
  shortCorrections,
  showing,
} from '../../contract/vocabulary/courtesies.ts';
import { Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A question without what only leads to it. */
export interface Plainly {
  tokens: readonly Token[];
  /** The words that were left out. */
  courtesies: readonly Token[];
  /** It takes back what was said last: "no, I meant …". */
  isCorrection: boolean;
}

interface Lead {
  /** It only leads where a mark, or a verb of showing, stands behind it. */
  needs: 'nothing' | 'mark' | 'showing';
  isCorrection: boolean;
}

const leadOf = (names: readonly string[], lead: Lead) => names.map((name) => [name, lead] as const);
const leads = new Phrases<Lead>([
  ...leadOf([...greetings, ...requests], { needs: 'nothing', isCorrection: false }),
  ...leadOf(askingOne, { needs: 'showing', isCorrection: false }),
  ...leadOf(interjections, { needs: 'mark', isCorrection: false }),
  ...leadOf(corrections, { needs: 'nothing', isCorrection: true }),
  ...leadOf(shortCorrections, { needs: 'mark', isCorrection: true }),
]);
const asking = new Phrases<true>([...requests, ...askingOne].map((name) => [name, true] as const));
const ends = new Set(['.', '!', '?', ';']);
const joints = new Set(['and', 'so', 'but', ',', '-']);

/** Where a request begins in the midst of a sentence: "I prepare a meeting and would like to see how many …". */
export const beginsRequest = (tokens: readonly Token[], at: number): boolean =>
  joints.has(tokens[at - 1]?.low ?? '') && asking.at(tokens, at).some(({ isExact }) => isExact);

const verbs = new Set(showing);

const isLed = ({ needs }: Lead, next: Token | undefined): boolean =>
  needs === 'nothing' || (needs === 'mark' ? next === undefined || next.isMark : verbs.has(next?.low ?? ''));

/** The longest words at a token that only lead to what is asked. */
function leadAt(tokens: readonly Token[], at: number): { to: number; lead: Lead } | null {
  const found = leads
    .at(tokens, at)
    .filter(({ value, to, isExact }) => isExact && isLed(value, tokens[to]))
    .toSorted((a, b) => b.to - a.to)[0];
  return found === undefined ? null : { to: found.to, lead: found.value };
}

const polite = new Phrases<true>(greetings.map((name) => [name, true] as const));

/** "It is 12 days, sorry": where a courtesy at the end begins, behind a comma; null where none does. */
function tailOf(tokens: readonly Token[]): number | null {
  let end = tokens.length;
  while (end > 0 && tokens[end - 1]?.isMark === true) end -= 1;
  const comma = tokens.slice(0, end).findLastIndex(({ low }) => low === ',');
  const isPolite = comma > 1 && polite.at(tokens, comma + 1).some(({ to, isExact }) => isExact && to === end);
  return isPolite ? comma : null;
}

/** Leaves out, at the beginning of each sentence, greetings, thanks and words of asking; all of it stays where nothing else is said. */
export function withoutCourtesy(tokens: readonly Token[]): Plainly {
  const last = tokens.length - 2;
  // Who dictates says the mark.
  if (tokens[last]?.low === 'question' && tokens[last + 1]?.low === 'mark')
    return withoutCourtesy(tokens.slice(0, last));
  const tail = tailOf(tokens);
  if (tail !== null) {
    const { courtesies, ...plainly } = withoutCourtesy(tokens.slice(0, tail));
    return { ...plainly, courtesies: [...courtesies, ...tokens.slice(tail)] };
  }
  const kept: Token[] = [];
  const courtesies: Token[] = [];
  let isCorrection = false;
  let isBeginning = true;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const found = isBeginning ? leadAt(tokens, at) : null;
    if (found !== null) {
      courtesies.push(...tokens.slice(at, found.to));
      isCorrection ||= found.lead.isCorrection;
      at = found.to - 1;
      continue;
    }
    // The marks of what was left out go with it.
    const isOfLead =
      isBeginning && token.isMark && courtesies.length > 0 && (kept.length === 0 || ends.has(kept.at(-1)?.low ?? ''));
    if (!isOfLead) kept.push(token);
    if (ends.has(token.low)) isBeginning = true;
    else if (!token.isMark) isBeginning = false;
  }
  const isAll = kept.every(({ isMark }) => isMark);
  return isAll ? { tokens, courtesies: [], isCorrection: false } : { tokens: kept, courtesies, isCorrection };
}

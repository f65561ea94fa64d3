import { listed } from '../../contract/vocabulary/listed.ts';
import { lexicon, type Named } from './lexicon.ts';
import { denials } from './operators.ts';
import { Phrases } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What takes back, in the midst of a sentence, what was said right before it. */
const takingBack = new Phrases<true>(
  listed(`
    i mean, i meant, i mean to say, no wait, wait no, or rather, scratch that, no sorry, sorry i mean, sorry i meant, no i mean, no i meant, i should say, no actually, make that, no make that
  `).map((name) => [name, true] as const),
);
const leading = new Set(['as', 'by', 'for', 'in', 'to', 'at', 'with', 'per', 'of', 'from', 'and', 'or', 'on']);

/** Tokens without slips, with the ranges that were left out. */
export interface WithoutSlips {
  tokens: readonly Token[];
  slips: readonly { from: number; to: number }[];
}

/** "For teachers, I mean schools", "as a map no wait as a bar chart": what was taken back is left out; "the frames I mean" takes nothing back. */
export function withoutSlips(tokens: readonly Token[]): WithoutSlips {
  const other = refusedIn(tokens);
  if (other === null) return withoutTakenBack(tokens);
  const rest = withoutTakenBack([...tokens.slice(0, other.from), ...tokens.slice(other.to)]);
  return { tokens: rest.tokens, slips: [other, ...rest.slips] };
}

function withoutTakenBack(tokens: readonly Token[]): WithoutSlips {
  const found = takingBack.apart(tokens).find(({ from, isExact }) => isExact && from > 0);
  if (found === undefined) return { tokens, slips: [] };
  const next = tokens.findIndex(({ isMark }, at) => at >= found.to && !isMark);
  const from = next === -1 ? found.from : beginningOf(tokens, found.from, tokens[next]?.low ?? '');
  const to = next === -1 ? tokens.length : next;
  const rest = withoutTakenBack([...tokens.slice(0, from), ...tokens.slice(to)]);
  return { tokens: rest.tokens, slips: [{ from, to }, ...rest.slips] };
}

const preferring = new Phrases<true>(
  ['instead of', 'rather than', 'in place of', 'as opposed to'].map((name) => [name, true] as const),
);
const counts = new Set(['share', 'percentage', 'percent', 'count', 'number', 'proportion', 'prevalence']);
const articles = new Set(['a', 'an', 'the', 'any', 'their', 'just', 'only']);
/** What names a part of the figure: of two of a kind one takes the other's place. Peers are seen to with the follow-up. */
const ofFigures = new Set<Named['kind']>(['planType', 'level', 'network', 'metric']);

/** "HDHPs instead of PPOs", "coinsurance rather than a copay": the words for what is not wanted. */
function refusedIn(tokens: readonly Token[]): { from: number; to: number } | null {
  const found = preferring.apart(tokens).find(({ isExact }) => isExact);
  if (found === undefined) return null;
  const start = articles.has(tokens[found.to]?.low ?? '') ? found.to + 1 : found.to;
  const other = lexicon.at(tokens, start).toSorted((a, b) => b.to - a.to)[0];
  // "The maximum rather than the share".
  const end = other?.to ?? start + 1;
  const isOfCount =
    counts.has(tokens[start]?.low ?? '') && tokens.slice(end).every(({ isMark }) => isMark) && found.from > 1;
  if (isOfCount && lexicon.apart(tokens.slice(0, found.from)).length > 0) return { from: found.from, to: end };
  if (other === undefined || !ofFigures.has(other.value.kind)) return null;
  const isWanted = lexicon
    .apart(tokens)
    .some(({ value, from, to }) => value.kind === other.value.kind && (to <= found.from || from >= other.to));
  return isWanted ? { from: found.from, to: other.to } : null;
}

/** Where begins what is taken back: at the word that leads the correction as well, or behind the last mark or small word. */
function beginningOf(tokens: readonly Token[], end: number, lead: string): number {
  const same = leading.has(lead) ? tokens.slice(0, end).findLastIndex(({ low }) => low === lead) : -1;
  if (same !== -1) return same;
  let at = end;
  while (at > 0 && tokens[at - 1]?.isMark === true) at -= 1;
  while (at > 0 && tokens[at - 1]?.isMark !== true && !leading.has(tokens[at - 1]?.low ?? '')) at -= 1;
  return at;
}

const openings = new Set([
  'any',
  'all',
  'every',
  'everything',
  'everyone',
  'everybody',
  'anything',
  'anyone',
  'anybody',
]);
const nobody = new Set(['nothing', 'nobody', 'none', 'no']);
const excepting = new Set(['but', 'except', 'besides', 'excluding']);
const NEAR = 3;

/** "Drop any sector but retail", "nothing but tech": to deny all others is to keep only these. */
export function onlyThese(tokens: readonly Token[]): readonly Token[] {
  for (const [from, { low }] of tokens.entries()) {
    const denied = denials.at(tokens, from).toSorted((a, b) => b.to - a.to)[0];
    const start = denied?.to ?? (nobody.has(low) ? from + 1 : -1);
    if (start === -1) continue;
    const all = nobody.has(low) && low !== 'no' ? start - 1 : within(tokens, start, openings);
    const end = all === -1 ? -1 : within(tokens, all + 1, excepting);
    if (end === -1) continue;
    const [only] = tokensOf('only');
    if (only === undefined) return tokens;
    const span = [tokens[from]?.span[0] ?? 0, tokens[end]?.span[1] ?? 0] as const;
    return [...tokens.slice(0, from), { ...only, span }, ...tokens.slice(end + 1)];
  }
  return tokens;
}

const within = (tokens: readonly Token[], from: number, words: ReadonlySet<string>): number =>
  tokens.findIndex(({ low }, at) => at >= from && at < from + NEAR && words.has(low));

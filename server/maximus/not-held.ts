import { listed } from '../../contract/vocabulary/listed.ts';
import type { Reading } from '../../contract/reading.ts';
import { type NotHeld, notHeld, takingPart } from '../../contract/vocabulary/not-held.ts';
import { payerNames } from '../../contract/vocabulary/payers.ts';
import { type Token, tokensOf } from '../language/tokens.ts';

const people = new Set([...payerNames.employee, 'women', 'men', 'parents', 'families']);
const acts = new Set(takingPart);
const counting = new Set(
  listed(`
    many, number, percent, percentage, share, portion, proportion, fraction, part, half, most
  `),
);
const small = new Set(['of', 'the', 'our', 'their', 'all', 'eligible', 'your']);
const BEHIND = 4;

/** "What share of staff use the EAP": people are counted who do something with a benefit. */
function countsPeople(tokens: readonly Token[]): boolean {
  return tokens.some(({ low }, at) => {
    if (!counting.has(low)) return false;
    let next = at + 1;
    while (small.has(tokens[next]?.low ?? '')) next += 1;
    const isOfPeople = people.has(tokens[next]?.low ?? '') && next > at;
    // "Do most people have that": most employers are meant.
    if (low === 'most' && tokens[next]?.low === 'people') return false;
    return isOfPeople && tokens.slice(next + 1, next + BEHIND).some((one) => acts.has(one.low));
  });
}

/** Why a question has no figure though its words name one: participation, wages, how good somebody is; null where it may have one. */
export function notHeldIn({ text, left, metrics, groupBy, operation }: Reading): string | null {
  const tokens = tokensOf(text);
  if (operation === null && countsPeople(tokens)) return notHeld[0]?.sentence ?? null;
  const said = new Set(tokens.map(({ low }) => low));
  const loose = new Set(left.map(({ word }) => word.toLowerCase()));
  const isOf = ({ words, beside }: NotHeld): boolean =>
    beside === undefined
      ? words.some((word) => loose.has(word))
      : metrics.length === 0 &&
        groupBy.every(({ value }) => value === 'carrier' || !words.includes('service')) &&
        words.some((word) => said.has(word)) &&
        beside.some((word) => said.has(word));
  return notHeld.find(isOf)?.sentence ?? null;
}

import { husks } from '../../contract/vocabulary/follow-ups.ts';
import type { Reading } from '../../contract/reading.ts';
import { testsOf } from './conditions.ts';
import { continued } from './follow-up.ts';
import { kindOf } from './follow-where.ts';
import { lexicon } from './lexicon.ts';
import { denials } from './operators.ts';
import type { Token } from './tokens.ts';
import { saidAlone } from './whole-follow-ups.ts';

const husk = new Set(husks);
const joints = new Set(['and', 'but', 'then', '&', 'plus']);
const MOST_PARTS = 4;

/** Parts of a follow-up: between marks, and between words that join two things. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isBetween = at > 0 && at < tokens.length - 1;
    const isHyphen = token.low === '-' && tokens[at - 1]?.span[1] === token.span[0];
    if (isBetween && ((token.isMark && !isHyphen && !'$%/'.includes(token.low)) || joints.has(token.low)))
      parts.push([]);
    else if (!token.isMark || isHyphen) parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Whether nothing is said: "forget that", "ok now". */
const saysNothing = (part: readonly Token[]): boolean => {
  const denied = denials.at(part, 0).toSorted((a, b) => b.to - a.to)[0]?.to ?? 0;
  return part.slice(denied).every(({ low }) => husk.has(low));
};

/** What a part changes by itself; null where it says more than that, or something else. */
function slotsOf(part: readonly Token[], reading: Reading, last: Reading): string[] | null {
  const alone = saidAlone(last, part);
  if (alone !== null)
    return Object.keys(alone).filter((slot) => slot !== 'sort' && slot !== 'limit' && slot !== 'chart');
  const { metrics, subjects, employers, amounts, left, where, groupBy, statistic, sort, limit, chart } = reading;
  const isLevel = lexicon.apart(part).some(({ value }) => value.kind === 'level' || value.kind === 'network');
  // "By plan type": a choice tells figures apart.
  const isSplit = metrics.length === 1 && ['by', 'per', 'across'].includes(part[0]?.low ?? '') && left.length === 0;
  if (isSplit) return ['groupBy'];
  const isOther = metrics.length > 0 && !isLevel;
  if (isOther || subjects.length + employers.length + amounts.length > 0) return null;
  if (left.some(({ word }) => !husk.has(word.toLowerCase()))) return null;
  const kinds = testsOf(where).map(({ test }) => kindOf(test));
  const said = Object.entries({ statistic, sort, limit, chart }).flatMap(([slot, value]) =>
    value === null ? [] : [slot],
  );
  const all = [...kinds, ...said, ...(groupBy.length > 0 ? ['groupBy'] : []), ...(isLevel ? ['level'] : [])];
  return all.length === 0 ? null : all;
}

/**
 * A follow-up of several operations, each applied to what the one before made: "back to everyone - is it going up?", "family, 75th". Null
 * where a part is no operation by itself, or two of them say the same slot.
 *
 * @param readPart reads a part by itself
 */
export function inTurn(
  tokens: readonly Token[],
  before: Reading,
  readPart: (part: readonly Token[]) => Reading,
): Reading | null {
  const parts = partsOf(tokens).filter((part) => !saysNothing(part));
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const said = new Set<string>();
  let last = before;
  const whole = readPart(tokens);
  for (const part of parts) {
    const reading = readPart(part);
    const slots = slotsOf(part, reading, last);
    if (slots === null || slots.some((slot) => said.has(slot))) return null;
    for (const slot of slots) said.add(slot);
    last = continued(reading, last, part, false, true);
    if (last.operation === null) return null;
  }
  // Each part was read to its last word.
  const spans = parts.map((part): [number, number] => [part[0]?.span[0] ?? 0, part.at(-1)?.span[1] ?? 0]);
  return { ...last, text: whole.text, covered: [...whole.covered, ...last.covered, ...spans], left: [] };
}

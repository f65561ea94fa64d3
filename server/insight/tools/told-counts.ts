import { listed } from '../../../contract/vocabulary/listed.ts';
import type { LineOf } from '../../../reference/lines.ts';
import { type Token, tokensOf } from '../../language/tokens.ts';

/** A number that somebody gives of their own case, with what it counts; null where only the number was said. */
export interface Count {
  value: number;
  of: ReadonlySet<LineOf> | null;
}

const nouns: Readonly<Record<LineOf, string>> = {
  employees:
    'employee employees ee ees emps person persons people staff staffers worker workers head heads headcount fte ftes full-timers timers lives life associates men us team',
  participants: 'participant participants enrollee enrollees enrolled lives covered members people',
  hours: 'hour hours hr hrs',
  days: 'day days',
  months: 'month months mo mos',
  age: 'old',
};
const kinds = Object.entries(nouns).map(([of, words]) => [of as LineOf, new Set(words.split(' '))] as const);

/** Words that may stand between a number and what it counts: "48 full-time employees", "27 year old". */
const between = new Set(
  '- full part time total active covered eligible insured us benefit year years yr yrs of'.split(' '),
);
const FARTHEST = 4;
const aging = new Set(['age', 'aged', 'turns', 'turned', 'turning']);
/** Of whom a number alone is an age: "her son is 27". */
const young = new Set(['son', 'daughter', 'child', 'kid', 'dependent', 'stepson', 'stepdaughter', 'stepchild']);
/** What leads a number that counts the people of an employer: "a company of 8", "if we were 25". */
const sizing = new Set(
  listed(`
    and, of, were, are, had, have, with, to, at, is, about, only, just, hit, reach, be
  `),
);
const isYear = (value: number): boolean => value >= 1990 && value <= 2100;

/** The numbers of a text that count something of somebody's own case. */
export function toldCounts(text: string): Count[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ number, unit, isOrdinal }, at): Count[] => {
    if (number === null || unit !== null || isOrdinal || isYear(number) || unitsBehind(tokens, at) !== null) return [];
    const value = number + tensBefore(tokens, at);
    const of = countedAt(tokens, at);
    if (of.size > 0) return [{ value, of }];
    return sizing.has(tokens[at - 1]?.low ?? '') || at === 0 ? [{ value, of: null }] : [];
  });
}

/** "Forty-nine" and "forty nine" are one number in two words: the units behind its tens, and the tens before its units. */
function unitsBehind(tokens: readonly Token[], at: number): number | null {
  const { number, text } = tokens[at] ?? { number: null, text: '' };
  const units = tokens[tokens[at + 1]?.low === '-' ? at + 2 : at + 1];
  const isTens =
    typeof number === 'number' && number >= 20 && number < 100 && number % 10 === 0 && /^\p{L}/u.test(text);
  const isUnits =
    typeof units?.number === 'number' && units.number > 0 && units.number < 10 && /^\p{L}/u.test(units.text);
  return isTens && isUnits ? units.number : null;
}

function tensBefore(tokens: readonly Token[], at: number): number {
  const tens = tokens[at - 1]?.low === '-' ? at - 2 : at - 1;
  return unitsBehind(tokens, tens) === null ? 0 : (tokens[tens]?.number ?? 0);
}

function countedAt(tokens: readonly Token[], at: number): Set<LineOf> {
  const before = tokens.slice(0, at).map(({ low }) => low);
  if (aging.has(before.at(-1) ?? '') || (before.at(-1) === 'is' && before.some((word) => young.has(word))))
    return new Set(['age']);
  const found = new Set<LineOf>();
  for (let next = at + 1; next <= at + FARTHEST; next += 1) {
    const { low, key } = tokens[next] ?? { low: '', key: '' };
    for (const [of, words] of kinds) if (words.has(low) || words.has(key)) found.add(of);
    if (found.size > 0 || !between.has(low)) return found;
  }
  return found;
}

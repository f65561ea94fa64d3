import { listed } from '../../contract/vocabulary/listed.ts';
import type { From, Intent, Test } from '../../contract/reading.ts';
import type { Amount } from './amounts.ts';
import type { Seen } from './seen.ts';
import type { Token } from './tokens.ts';

interface SaidYear {
  test: Test;
  span: From;
}

const upTo = new Set(['before', 'until', 'through']);

const since = new Set(['since', 'after', 'starting', 'beginning', 'start', 'begin']);
const onward = new Set(['on', 'onward', 'onwards', 'forward', 'forwards']);
const later = new Set(['later', 'after', 'newer', 'up', 'following', 'beyond', 'on', 'onward']);

const one = (year: number): Test => ({ on: 'year', atLeast: year, atMost: year });

/** The plan years of a question: numbers, "last year", "since 2023", "the last three years". */
export function yearTests(seen: Seen, intent: Intent): SaidYear[] {
  const typed = seen.amounts.filter(({ isYear }) => isYear);
  const said = typed.flatMap((amount) => ofNumber(seen, amount, intent));
  const words = ofWords(seen, intent);
  const all = [...said, ...words];
  // One employer's changes are between two years: of one that is named, the other is the year before.
  if (intent === 'changes' && all.length === 1) {
    const year = all[0]?.test;
    if (year?.on === 'year' && year.atLeast === year.atMost && year.atLeast !== undefined) {
      const isSince = seen.tokens.some(({ low }) => low === 'since' || low === 'after');
      const other = isBack(seen.tokens) || isSince ? seen.known.year : year.atLeast - 1;
      return [...all, { test: one(other), span: { kind: 'assumed', rule: 'changes are between two plan years' } }];
    }
  }
  return all;
}

const isBack = (tokens: readonly Token[]): boolean =>
  tokens.some(({ low }, at) => low === 'last' && tokens[at + 1]?.low === 'year');

function ofNumber(seen: Seen, amount: Amount, intent: Intent): SaidYear[] {
  const { tokens } = seen;
  const span: From = { kind: 'typed', span: [tokens[amount.from]?.span[0] ?? 0, tokens[amount.to - 1]?.span[1] ?? 0] };
  const { low, high } = amount;
  if (high !== null) {
    if (intent === 'changes')
      return [
        { test: one(low), span },
        { test: one(high), span },
      ];
    const isOnePlanYear = high === low + 1 && tokens[amount.from + 1]?.low === '-';
    return [{ test: isOnePlanYear ? one(low) : { on: 'year', atLeast: low, atMost: high }, span }];
  }
  const before = tokens[amount.from - 1]?.low ?? '';
  if (isOfSomebody(tokens, amount.from)) return [];
  const next = tokens[amount.to]?.low ?? '';
  const isOnward = onward.has(next) || (['and', 'or'].includes(next) && later.has(tokens[amount.to + 1]?.low ?? ''));
  const lead = ['with', 'in', 'at', 'from'].includes(before) ? (tokens[amount.from - 2]?.low ?? '') : '';
  const isFrom = since.has(before) || since.has(lead) || isOnward || (before === 'from' && amount.from === 1);
  if (isFrom || amount.compared === 'atLeast')
    return [{ test: { on: 'year', atLeast: before === 'after' ? low + 1 : low }, span }];
  if (upTo.has(before)) return [{ test: { on: 'year', atMost: before === 'before' ? low - 1 : low }, span }];
  return [{ test: one(low), span }];
}

const began = new Set(listed('hired, employed, joined, born, retired'));
const within = new Set(listed('in, since, before, after, back, around, during, the, year, of, prior, to'));
/** "Somebody hired before 2010": a year of their life is no plan year. */
function isOfSomebody(tokens: readonly Token[], year: number): boolean {
  let at = year - 1;
  while (at >= 0 && within.has(tokens[at]?.low ?? '')) at -= 1;
  return began.has(tokens[at]?.low ?? '');
}

function ofWords(seen: Seen, intent: Intent): SaidYear[] {
  const { tokens, known } = seen;
  return tokens.flatMap(({ low, key, number, span }, at): SaidYear[] => {
    const previous = tokens[at - 1];
    // "Days to bring into next year" are days that carry over.
    if (seen.metrics.some(({ also = [] }) => also.includes(at))) return [];
    if (key === 'year' && ['last', 'this', 'next', 'current', 'previous', 'prior'].includes(previous?.low ?? '')) {
      const shift = previous?.low === 'next' ? 1 : previous?.low === 'this' || previous?.low === 'current' ? 0 : -1;
      const from: From = { kind: 'typed', span: [previous?.span[0] ?? span[0], span[1]] };
      if (intent === 'rule') return [];
      return [{ test: one(known.year + shift), span: from }];
    }
    const isPast = ['last', 'past'].includes(previous?.low ?? '') && number !== null && tokens[at + 1]?.key === 'year';
    if (isPast) {
      const from: From = { kind: 'typed', span: [previous?.span[0] ?? span[0], tokens[at + 1]?.span[1] ?? span[1]] };
      return [{ test: { on: 'year', atLeast: known.year - number + 1, atMost: known.year }, span: from }];
    }
    // "Two years ago".
    if (low === 'ago' && previous?.key === 'year' && typeof tokens[at - 2]?.number === 'number') {
      const from: From = { kind: 'typed', span: [tokens[at - 2]?.span[0] ?? span[0], span[1]] };
      return [{ test: one(known.year - (tokens[at - 2]?.number ?? 0)), span: from }];
    }
    return [];
  });
}

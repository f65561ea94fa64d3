import { listed } from '../../contract/vocabulary/listed.ts';
import type { Reading } from '../../contract/reading.ts';
import { isMore } from './beside.ts';
import { husks } from '../../contract/vocabulary/follow-ups.ts';
import { lexicon } from './lexicon.ts';
import type { Follow } from '../../contract/vocabulary/operators.ts';
import { ends, follows } from './operators.ts';
import type { Token } from './tokens.ts';

/** What a follow-up says that makes it one: a word of going on, or that it is no whole question. */
export function followOf(tokens: readonly Token[]): Set<Follow> {
  return new Set(follows.all(tokens).map(({ value }) => value));
}

const whole = new Set(
  listed(`
    social, off topic, own case, rule, limit, date, definition, how-to, library, passage
  `),
);
const asking = new Set(
  listed(`
    what, which, how, who, when, does, do, is, are, where, compare, list, find, can, has, have, did, median, average
  `),
);
const continuing = new Set(
  listed(`
    and, only, just, also, add, drop, without, excluding, same, now, instead, remove, except, but, as, by, in, since
    top, what about, how about
  `),
);

const holders = new Set(['guide', 'guides', 'employers', 'companies', 'many', 'library']);

/** "And by industry?", after how many guides there are: whom is counted, and no other count. */
const isOfGuides = (
  { metrics, subjects, employers, where, groupBy }: Reading,
  last: Reading,
  tokens: readonly Token[],
): boolean =>
  last.intent.value === 'library' &&
  metrics.length + subjects.length + employers.length === 0 &&
  (where !== null || groupBy.length > 0) &&
  !tokens.some(({ low }) => holders.has(low));

const pointsAt = new Set(['it', 'that', 'this', 'they', 'those', 'these']);
const husk = new Set(husks);
const SHORT = 7;
/** A bare name of a figure has no more words. */
const SHORTEST = 3;
const LONG = 12;
export function isFollowUp(
  reading: Reading,
  last: Reading,
  tokens: readonly Token[],
  follow: ReadonlySet<Follow>,
): boolean {
  const intent = reading.intent.value;
  // "Smallest first", "which is highest": groups that are shown, in an order.
  const isOrder =
    reading.metrics.length === 0 && last.groupBy.length > 0 && tokens.length <= SHORT && ends.apart(tokens).length > 0;
  if (isOrder && !whole.has(last.intent.value)) return true;
  const isAbout = ['what', 'how'].includes(tokens[0]?.low ?? '') && tokens[1]?.low === 'about';
  if (
    ['social', 'own case'].includes(intent) ||
    (intent === 'off topic' && !isAbout && !(reading.where !== null && tokens.some(({ low }) => pointsAt.has(low)))) ||
    (whole.has(last.intent.value) && !isOfGuides(reading, last, tokens)) ||
    last.intent.value === 'unclear'
  )
    return false;
  const first = tokens[0]?.low ?? '';
  if (isMore(tokens) || (first === 'for' && tokens.length <= SHORT - 2)) return true;
  if (follow.has('point') || isAbout || (continuing.has(first) && tokens.length <= SHORT + 3)) return true;
  if (isBareMetric(reading, tokens) || isNextAmount(reading, last)) return true;
  const isEmpty = reading.metrics.length === 0 && reading.subjects.length === 0;
  const saysSomething =
    reading.where !== null ||
    [reading.statistic, reading.chart, reading.sort, reading.limit].some((slot) => slot !== null) ||
    reading.groupBy.length + reading.employers.length + reading.amounts.length > 0 ||
    lexicon.apart(tokens).some(({ value }) => value.kind === 'level');
  const isAboutLibrary = intent === 'library' && asking.has(first) && reading.groupBy.length === 0;
  const isClear = tokens.length <= LONG || reading.left.length === 0;
  if (isEmpty && saysSomething && !isAboutLibrary && isClear) return true;
  if (isEmpty && !whole.has(intent) && (!asking.has(first) || tokens.length <= 2) && tokens.length <= SHORT)
    return true;
  return (follow.has('instead') || follow.has('only')) && tokens.length <= SHORT;
}

/** "Urgent care is $75", where another amount of one's own was held against others: so is this one. */
const isNextAmount = ({ metrics, amounts, where, groupBy, statistic }: Reading, last: Reading): boolean =>
  last.intent.value === 'position' &&
  last.amounts.length > 0 &&
  metrics.length === 1 &&
  amounts.length === 1 &&
  amounts[0]?.value.role === 'given' &&
  where === null &&
  statistic === null &&
  groupBy.length === 0;

/** "Urgent care?", "specialist": a bare name of another figure, with nothing beside it, takes the place of the one before. */
function isBareMetric(
  { metrics, where, groupBy, statistic, chart, amounts, left }: Reading,
  tokens: readonly Token[],
): boolean {
  const words = tokens.filter(({ isMark, low }) => !isMark && !husk.has(low)).length;
  const isClear = left.every(({ word }) => husk.has(word.toLowerCase()));
  // "Sabbatical anyone?" goes on, "median deductible" is a question of its own.
  const isWhole = statistic !== null && asking.has(tokens[0]?.low ?? '');
  const isBare = isClear && where === null && !isWhole && chart === null && groupBy.length + amounts.length === 0;
  return isBare && metrics.length === 1 && words <= SHORTEST;
}

import type { Condition, Dimension, Reading, Test } from '../../contract/reading.ts';
import { allOf, anyOf, is, mapTests, not, partsOf, testsOf, without } from './conditions.ts';
import { denials, dimensions } from './operators.ts';
import type { Token } from './tokens.ts';

/** What a follow-up does to the conditions of the reading before. */

/** Conditions of one kind stand for one another: a state for a region, a year for years. */
export const kindOf = (test: Test): string =>
  test.on === 'region' ? 'state' : test.on === 'fact' ? `fact ${test.metric}` : test.on;

/** Conditions that are said, with those before: in the place of their kind, or beside them. */
export function joined(said: Condition | null, before: Condition | null, isAdded: boolean): Condition | null {
  const kinds = new Set(testsOf(said).map(({ test }) => kindOf(test)));
  const back = testsOf(said).map(({ test }) => JSON.stringify(test));
  // "Put Texas back": it is left out no more.
  const isBack = (one: Condition): boolean =>
    'not' in one && testsOf(one).every(({ test }) => back.includes(JSON.stringify(test)));
  if (isAdded && partsOf(before).some(isBack))
    return allOf(
      partsOf(before)
        .filter((one) => !isBack(one))
        .map(keptOf),
    );
  const kept = partsOf(without(before, (test) => !isAdded && kinds.has(kindOf(test)))).map((one) =>
    mapTests(one, ({ test }) => is(test, { kind: 'carried' })),
  );
  if (!isAdded) return allOf([...kept, ...partsOf(said)]);
  const isOfKind = (one: Condition, kind: string): boolean => testsOf(one).every(({ test }) => kindOf(test) === kind);
  const all = partsOf(said).reduce<Condition[]>((parts, one) => {
    const kind = kindOf(testsOf(one)[0]?.test ?? { on: 'format', is: '' });
    const at = parts.findIndex((part) => !('not' in part) && isOfKind(part, kind));
    const both = at === -1 ? null : anyOf([parts[at] as Condition, one]);
    return both === null ? [...parts, one] : parts.with(at, both);
  }, kept);
  return allOf(all);
}

/** A condition of the reading before, as one that goes on. */
export const keptOf = (condition: Condition): Condition =>
  mapTests(condition, ({ test }) => is(test, { kind: 'carried' }));

/** What is taken away: a condition that was there goes, another is denied. */
export function removed(reading: Reading, last: Reading, tokens: readonly Token[]): Condition | null {
  const said = testsOf(reading.where).map(({ test }) => JSON.stringify(test));
  const had = testsOf(last.where).some(({ test }) => said.includes(JSON.stringify(test)));
  const before = last.where === null ? null : keptOf(last.where);
  if (had) return without(before, (test) => said.includes(JSON.stringify(test)));
  // "Not only hotels": nobody is left out.
  if (isWidening(tokens)) return before;
  const denied = partsOf(reading.where).map((one) => ('not' in one || tokens.length === 0 ? one : not(one)));
  return allOf([...partsOf(before), ...denied]);
}

/** "Make it 16 weeks": the only bound of a metric takes the new amount. */
export function rebound(reading: Reading, last: Reading): { where: Condition } | null {
  const amount = reading.amounts[0]?.value.amount;
  const facts = testsOf(last.where).filter(
    ({ test }) => test.on === 'fact' && (test.atLeast ?? test.atMost ?? test.above ?? test.below) !== undefined,
  );
  if (amount === undefined || facts.length !== 1 || reading.metrics.length > 0 || last.where === null) return null;
  const from = reading.amounts[0]?.from ?? { kind: 'carried' };
  const where = mapTests(last.where, ({ test }) => {
    if (test.on !== 'fact' || test !== facts[0]?.test) return is(test, { kind: 'carried' });
    const ends = Object.keys(test).filter((key) => ['atLeast', 'atMost', 'above', 'below'].includes(key));
    return is({ ...test, ...Object.fromEntries(ends.map((key) => [key, amount])) }, from);
  });
  return { where };
}

const taking = new Set(['take', 'minus', 'hide', 'omit', 'ditch', 'skip', 'undo', 'kick', 'toss', 'subtract']);
const leaving = new Set(['out', 'excluded', 'aside', 'removed', 'omitted']);
const LONGEST_LEFT = 6;

/** Whether a follow-up begins by taking something away: "drop", "without", "take out". */
export const takesAway = (tokens: readonly Token[]): boolean =>
  (denials.at(tokens, 0).length > 0 && tokens[1]?.low !== ',') ||
  taking.has(tokens[0]?.low ?? '') ||
  (tokens.length <= LONGEST_LEFT && leaving.has(tokens.findLast(({ isMark }) => !isMark)?.low ?? ''));

const opening = new Set(['any', 'all', 'every', 'whatever', 'regardless', 'whichever']);
const everywhere = new Set(['nationwide', 'nationally', 'everywhere', 'anywhere', 'countrywide']);
const MOST_OPENED = 7;

/** What a follow-up opens up again: "any size", "all industries", "nationwide". */
function openedIn(tokens: readonly Token[]): Set<Dimension> {
  const at = tokens.findIndex(({ low }) => opening.has(low));
  const named =
    at === -1
      ? []
      : dimensions
          .all(tokens)
          .filter(({ from }) => from > at)
          .map(({ value }) => value);
  return new Set([...named, ...(tokens.some(({ low }) => everywhere.has(low)) ? (['state'] as const) : [])]);
}

export const isOn = (test: Test, dimension: Dimension): boolean =>
  kindOf(test) === (dimension === 'region' ? 'state' : dimension);

/** "Any size again", after large employers: a condition that was there no longer holds. */
const opensUp = (tokens: readonly Token[], last: Reading): boolean => {
  const opened = [...openedIn(tokens)];
  return (
    tokens.filter(({ isMark }) => !isMark).length <= MOST_OPENED &&
    testsOf(last.where).some(({ test }) => opened.some((one) => isOn(test, one)))
  );
};

/** "For all industries", after one of them: it is opened up again, and told apart. */
export const openedUp = (where: Condition | null, tokens: readonly Token[]): Condition | null => {
  const opened = openedIn(tokens);
  return opened.size === 0 ? where : without(where, (test) => [...opened].some((one) => isOn(test, one)));
};

/** Parts of the question before that are taken away by what they are: "lose the size thing", "without the state filter". */
export function dropped(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  if (!(takesAway(tokens) || opensUp(tokens, last)) || reading.where !== null || reading.metrics.length > 0)
    return null;
  const isOpened = opensUp(tokens, last);
  const other = new Set(isOpened ? [] : reading.groupBy.map(({ value }) => value));
  const said = isOpened
    ? openedIn(tokens)
    : new Set<Dimension>(dimensions.all(tokens).flatMap(({ value }) => (other.has(value) ? [] : [value])));
  if (said.size === 0) return null;
  const isSaid = (test: Test): boolean =>
    [...said].some(
      (one) =>
        one === test.on || (one === 'region' && test.on === 'state') || (one === 'state' && test.on === 'region'),
    );
  return {
    where: without(last.where, isSaid),
    groupBy:
      other.size > 0
        ? reading.groupBy
        : last.groupBy
            .filter(({ value }) => isOpened || !said.has(value))
            .map((one) => ({ ...one, from: { kind: 'carried' } })),
  };
}

const everybody = new Set(['everyone', 'everybody']);
const restricting = new Set(['just', 'only', 'merely']);
const ofPeers = new Set<Test['on']>(['industry', 'state', 'region', 'size']);

/** "Not just tech". */
export const isWidening = (tokens: readonly Token[]): boolean =>
  tokens.some(({ low }, at) => low === 'not' && restricting.has(tokens[at + 1]?.low ?? ''));

/** "Everyone, not just tech": peers that were narrowed to no longer are. */
export function widened(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const isNotJust = isWidening(tokens);
  const isAll =
    tokens.length <= MOST_OPENED &&
    reading.where === null &&
    everybody.has(tokens[tokens[0]?.low === 'for' ? 1 : 0]?.low ?? '');
  if (reading.metrics.length > 0 || last.where === null || !(isNotJust || isAll)) return null;
  const said = testsOf(reading.where).map(({ test }) => JSON.stringify(test));
  const where = without(last.where, (test) =>
    said.length === 0 ? ofPeers.has(test.on) : said.includes(JSON.stringify(test)),
  );
  return { where };
}

/** "And Michigan", after Ohio and Indiana: one more of several. After one alone it may as well stand in its place. */
export function isFurther(reading: Reading, last: Reading, tokens: readonly Token[]): boolean {
  if (!['and', 'plus', '&'].includes(tokens[0]?.low ?? '') || tokens[1]?.low === 'for' || reading.metrics.length > 0)
    return false;
  const [said, ...others] = testsOf(reading.where);
  const isOfKind = (one: Condition): boolean =>
    'or' in one && testsOf(one).every(({ test }) => test.on === said?.test.on);
  return said !== undefined && others.length === 0 && partsOf(last.where).some(isOfKind);
}

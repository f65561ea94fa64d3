import { listed } from '../../contract/vocabulary/listed.ts';
import { isMetric, isMetricGroup, metricOf, metrics, type MetricKey, type Unit } from '../../contract/metrics.ts';
import type { AskedMetric, Reading, Slot, Statistic } from '../../contract/reading.ts';
import { atAnotherLevel } from './another-level.ts';
import { husks } from '../../contract/vocabulary/follow-ups.ts';
import { testsOf } from './conditions.ts';
import { cuePhrases } from './cues.ts';
import { modified } from './metrics.ts';
import { ends } from './operators.ts';
import { owners } from './share-of-amount.ts';
import type { Token } from './tokens.ts';
import { figuresOfLine, onlyIn, unitAsked } from './asked-unit.ts';

const pointers = new Set(['it', 'that', 'this', 'them', 'those', 'these', 'there', 'one', 'any', 'they']);
const carried = { kind: 'carried' } as const;

/** What stands behind "how many": its token, or null where nobody asks how many. */
function countedAt(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ low }, index) => low === 'many' && tokens[index - 1]?.low === 'how');
  return at === -1 ? null : at + 1;
}

const points = (tokens: readonly Token[]): boolean => tokens.some(({ low }) => pointers.has(low)) || tokens.length <= 3;

const having = new Set('is are have has do does offer offers provide give gives use cover state match pay'.split(' '));
const shares = new Set(
  listed(`
    percent, percentage, share, portion, proportion, fraction, common, prevalent, widespread, popular
  `),
);

const counted = new Set(['number', 'amount', 'value', 'figure', 'level']);
const doing = new Set(['do', 'does', 'have', 'has', 'offer', 'offers', 'provide', 'provides', 'with']);

/** "What share has it", "how common is that", "as a percent", "percent that have one", "portion of retailers that do". */
const sharedBy = (tokens: readonly Token[]): boolean =>
  (shares.has(tokens[0]?.low ?? '') && tokens.length === 1) ||
  tokens.some(
    ({ low }, at) =>
      shares.has(low) &&
      // "The most common number that they offer" is a number.
      !counted.has(tokens[at + 1]?.low ?? '') &&
      (['what', 'how', 'which', 'as', 'in', 'a'].includes(tokens[at - 1]?.low ?? '') ||
        tokens.slice(at + 1).some((one) => doing.has(one.low))),
  );

const amountNames = new Set(['rate', 'rates', 'amount', 'amounts', 'level', 'levels']);
const sizes = new Set(['much', 'big', 'large', 'high', 'generous', 'long', 'rich']);

/** Whether a figure before is of how many have something. */
export const isCounted = ({ intent, statistic }: Reading): boolean =>
  intent.value === 'share' ||
  (intent.value === 'ranking' && (statistic?.value === 'share' || statistic?.value === 'count'));

/** "The amount", "what level", "how much": what is asked for is an amount, and nobody says "rather than the amount". */
export const asksAmount = (tokens: readonly Token[]): boolean =>
  (tokens.some(({ low }) => money.has(low)) &&
    tokens.every(({ low, isMark }) => isMark || money.has(low) || leading.has(low))) ||
  tokens.some(({ low }, at) => {
    const before = tokens[at - 1]?.low ?? '';
    if (amountNames.has(low))
      return amounts.has(low)
        ? !tokens
            .slice(Math.max(0, at - 2), at)
            .some((one) => one.low === 'than' || one.low === 'of' || one.low === 'not')
        : ['what', 'which'].includes(before);
    return sizes.has(low) && before === 'how';
  });
const amounts = new Set(['amount', 'amounts']);
const money = new Set(['dollars', 'dollar', 'money', 'bucks']);
/** "And the dollars". */
const leading = new Set(['and', 'the', 'in', 'now', 'then']);

/** "How much is it", after a share: the amount of what was counted, or the one figure beside it. */
function amountBack(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const [only, ...others] = last.metrics;
  const isOfShare = isCounted(last) && only !== undefined && others.length === 0;
  if (!asksAmount(tokens) || !isOfShare || reading.metrics.length > 0) return null;
  const metric = amountOf(only.value.metric);
  if (metric === null) return null;
  const intent = { value: 'benchmark', from: carried } as const;
  const metrics = [{ value: { ...only.value, metric }, from: carried }];
  // "The biggest amount?": the one end of it.
  const end = ends.apart(tokens).find(({ isExact }) => isExact && last.groupBy.length === 0);
  const statistic: Slot<Statistic> | null =
    end === undefined ? null : { value: end.value === 'desc' ? 'most' : 'least', from: carried };
  return {
    intent,
    metrics,
    ...atAnotherLevel(reading, { ...last, metrics }, tokens),
    statistic,
    sort: null,
    limit: null,
  };
}

/** The amount of a benefit: its own, or of one that is there or not the only number beside it. */
function amountOf(key: AskedMetric['metric']): MetricKey | null {
  if (isMetric(key) && metricOf(key).kind === 'number') return key;
  const line = isMetric(key)
    ? siblingsOf(key)
    : (Object.keys(metrics) as MetricKey[]).filter((one) => one.startsWith(`${key}.`));
  const numbers = line.filter((one) => metricOf(one).kind === 'number');
  // "How much", after those that offer dental: what it costs.
  const cost = isMetric(key) ? undefined : numbers.find((one) => one === `${key}.contribution`);
  return numbers.length === 1 ? (numbers[0] ?? null) : (cost ?? null);
}

/** "How many employers have it", "how many is that based on": the employers behind the figure before, counted. */
function countedBack(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const at = countedAt(tokens);
  const isOfEmployers = at !== null && (owners.has(tokens[at]?.low ?? '') || having.has(tokens[at]?.low ?? ''));
  const statistic = isOfEmployers ? 'count' : sharedBy(tokens) ? 'share' : null;
  const isOther =
    statistic === 'share' && last.intent.value === 'share' && tokens.length <= SHORT && reading.where === null;
  const isHad = last.metrics.length > 0 || isOther;
  if (statistic === null || reading.metrics.length > 0 || !isHad || !(points(tokens) || isOther)) return null;
  return {
    intent: { value: 'share', from: carried },
    metrics: last.metrics.map(({ value }) => ({ value, from: carried })),
    statistic: { value: statistic, from: { kind: 'typed', span: tokens[at ?? 0]?.span ?? [0, 0] } },
    sort: null,
    amounts: [],
  };
}

const SHORT = 6;
const LONG_UNIT = 9;

/** "How many years do you need for it", "in weeks?", "up to what amount": the figure of the same benefit in that unit. */
function unitBack(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const asked = unitAsked(tokens);
  const [before, ...others] = last.metrics;
  if (asked === null || before === undefined || others.length > 0 || reading.metrics.length > 0) return null;
  const isShort =
    tokens.length <= LONG_UNIT &&
    reading.where === null &&
    reading.left.every(({ word }) => tokens.slice(asked.from, asked.to).some(({ text }) => text === word));
  const isOfShare = last.intent.value === 'share';
  // "In percent", after how many there are.
  if (!(points(tokens) || isShort) || (isOfShare && asked.units.includes('percent'))) return null;
  const metric = inUnits(before.value.metric, asked.units);
  if (metric === null || (metric === before.value.metric && !isOfShare)) return null;
  const span = [tokens[asked.from]?.span[0] ?? 0, tokens[asked.to - 1]?.span[1] ?? 0] as const;
  const value = metric === before.value.metric ? before.value : { metric };
  const amount = isOfShare ? { intent: { value: 'benchmark', from: carried } as const, statistic: null } : {};
  return { metrics: [{ value, from: { kind: 'typed', span } }], ...amount };
}

/** The figure itself, one of the same benefit, or the only one of its line in these units. */
function inUnits(key: AskedMetric['metric'], units: readonly Unit[]): MetricKey | null {
  if (!isMetric(key)) return onlyIn(units, figuresOfLine(key));
  return (
    onlyIn(units, [key]) ?? onlyIn(units, siblingsOf(key)) ?? onlyIn(units, figuresOfLine(key.split('.')[0] ?? ''))
  );
}

/** Figures of the same benefit: "leave.sabbatical_weeks" and "leave.sabbatical_years". */
function siblingsOf(key: MetricKey): MetricKey[] {
  const stem = key.replace(/_.*$/, '');
  return (Object.keys(metrics) as MetricKey[]).filter((one) => one !== key && one.replace(/_.*$/, '') === stem);
}

/** "LTD?", after a figure of STD: the same figure of the other line. */
function sameOfLine(reading: Reading, last: Reading, tokens: readonly Token[]): Slot<AskedMetric>[] | null {
  const medical = reading.metrics.length === 0 ? medicalAlone(last, tokens) : null;
  if (medical !== null) return medical;
  const [said, ...more] = reading.metrics;
  const [before, ...others] = last.metrics;
  if (said === undefined || before === undefined || more.length + others.length > 0 || tokens.length > 4) return null;
  const [line = ''] = said.value.metric.split('.');
  const [old, name = ''] = before.value.metric.split('.');
  const key = `${line}.${name}`;
  // A word for the line alone, and no figure of it: "LTD", "vision".
  const isLine =
    isMetricGroup(line) &&
    said.from.kind === 'typed' &&
    (isMetricGroup(said.value.metric) || said.value.or !== undefined);
  if (line === old || !isLine || !isMetric(key)) return null;
  const { tier, network, planType } = { ...before.value, ...said.value };
  const aspects = { tier: tier ?? null, network: network ?? null, planType: planType ?? null };
  return [{ value: modified({ metric: key }, aspects), from: said.from }];
}

const medical = new Set(['medical', 'health', 'healthcare']);
const husk = new Set([...husks, 'insurance', 'plan', 'plans', 'side']);

/** "Same thing for medical", after a figure of dental: the line that has no name of its own among the figures. */
function medicalAlone(last: Reading, tokens: readonly Token[]): Slot<AskedMetric>[] | null {
  const said = tokens.find(({ low }) => medical.has(low));
  const [before, ...others] = last.metrics;
  const [, name = ''] = before?.value.metric.split('.') ?? [];
  const key = `medical.${name}`;
  const isAlone = tokens.every(({ low, isMark }) => isMark || medical.has(low) || husk.has(low));
  if (said === undefined || before === undefined || others.length > 0 || !isAlone || !isMetric(key)) return null;
  const { tier = null, network = null, planType = null } = before.value;
  return [{ value: modified({ metric: key }, { tier, network, planType }), from: { kind: 'typed', span: said.span } }];
}

const anybody = new Set(['anyone', 'anybody', 'any', 'somebody', 'everyone', 'all']);
const LONGEST = 8;

/** "The most anyone gives", "and the least": the one end of the figure before. */
function endBack(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const end = ends.apart(tokens).find(({ isExact }) => isExact);
  // "Ours is 12 days, is that low", "top decile": no end of the figure.
  const isElseSaid =
    reading.amounts.length > 0 || (reading.statistic !== null && typeof reading.statistic.value !== 'string');
  if (end === undefined || isElseSaid || tokens.length > LONGEST || last.sort !== null || !last.metrics.every(isAmount))
    return null;
  const span = [tokens[end.from]?.span[0] ?? 0, tokens[end.to - 1]?.span[1] ?? 0] as const;
  const isOfAnybody = tokens.some(({ low }) => anybody.has(low));
  // "The max anyone gives": the word for the end names no maximum of its own.
  const isBare = reading.metrics.every(
    ({ from }) => isOfAnybody && from.kind === 'typed' && from.span[0] >= span[0] && from.span[1] <= span[1],
  );
  const isOther = last.statistic?.value === 'most' || last.statistic?.value === 'least';
  const isOfOne = last.groupBy.length === 0 || isOther || isOfAnybody;
  const isElse =
    reading.where !== null || reading.groupBy.length > 0 || reading.limit !== null || last.employers.length > 0;
  if (!isBare || !isOfOne || isElse || last.metrics.length === 0 || last.intent.value === 'share') return null;
  return {
    metrics: last.metrics.map((one) => ({ ...one, from: carried })),
    statistic: { value: end.value === 'desc' ? 'most' : 'least', from: { kind: 'typed', span } },
    sort: null,
    // Nothing is held against the one end of all.
    amounts: [],
  };
}

const isAmount = ({ value: { metric } }: Slot<AskedMetric>): boolean =>
  isMetric(metric) && metricOf(metric).kind === 'number';

/** "How did it move from 2022 to 2024", "how has that changed since 2023": the figure before over these years. */
function trendBack(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const isMoving = cuePhrases.all(tokens).some(({ value }) => value === 'trend' || value === 'change');
  const isPointing = tokens.some(({ low }) => pointers.has(low));
  if (
    !isMoving ||
    !isPointing ||
    reading.metrics.length > 0 ||
    last.metrics.length === 0 ||
    reading.groupBy.some(({ value }) => value !== 'year')
  )
    return null;
  const years = testsOf(reading.where).map(({ test }) => test);
  const isRanged = years.some(
    (test) =>
      test.on === 'year' && test.atLeast !== undefined && test.atMost !== undefined && test.atLeast < test.atMost,
  );
  const groups = last.groupBy.filter(({ value }) => value !== 'year').map((one) => ({ ...one, from: carried }));
  if (isRanged && groups.length === 0 && last.metrics.every(isAmount))
    return { intent: { value: 'compare', from: carried }, groupBy: [] };
  return { groupBy: [{ value: 'year', from: carried }, ...groups.slice(0, 1)], sort: null, limit: null };
}

/** What a short question says of the figure before, where it names none of its own; null where it says nothing of it. */
export function goesBack(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const metrics = sameOfLine(reading, last, tokens);
  if (metrics !== null) return { metrics };
  return (
    unitBack(reading, last, tokens) ??
    countedBack(reading, last, tokens) ??
    amountBack(reading, last, tokens) ??
    endBack(reading, last, tokens) ??
    trendBack(reading, last, tokens)
  );
}

const places = ['first', 'second', 'third'];

/** "The first one" of the employers that a name may mean. */
export function pointed(last: Reading, tokens: readonly Token[]): Partial<Reading> {
  const token = tokens.find(({ low }) => places.includes(low));
  const names = last.employers[0]?.value ?? [];
  const name = token === undefined ? undefined : names[places.indexOf(token.low)];
  if (token === undefined || name === undefined || names.length < 2) return {};
  return { employers: [{ value: [name], from: { kind: 'typed', span: token.span } }] };
}

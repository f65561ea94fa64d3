import { listed } from '../../contract/vocabulary/listed.ts';
import { isMetric, isMetricGroup, metricOf } from '../../contract/metrics.ts';
import type { AskedMetric, Dimension, Operation, Reading, Slot, Test } from '../../contract/reading.ts';
import { besideOthers, isAsWell, leadsBeside, setBeside, withMetric, withoutMetric } from './beside.ts';
import { unitAsked } from './asked-unit.ts';
import { allOf, is, mapTests, partsOf, testsOf } from './conditions.ts';
import { cuePhrases } from './cues.ts';
import { amountInstead, boundAlone, boundInstead, choiceInstead, levelAlone, limitInstead } from './follow-values.ts';
import { atAnotherLevel, boundAtLevel } from './another-level.ts';
import {
  dropped,
  isFurther,
  joined,
  keptOf,
  rebound,
  isWidening,
  openedUp,
  removed,
  takesAway,
  widened,
} from './follow-where.ts';
import { followOf, isFollowUp } from './is-follow-up.ts';
import { isContent } from './left.ts';
import type { Follow } from '../../contract/vocabulary/operators.ts';
import { dimensions, ends } from './operators.ts';
import { asksAmount, goesBack, isCounted, pointed } from './pointing-back.ts';
import { modified, tenureIn } from './metrics.ts';
import type { MetricKey } from '../../contract/metrics.ts';
import { stemOf } from '../../contract/stem.ts';
import type { Token } from './tokens.ts';
import { crossedBy, groupsSwapped, swapped } from './swapped.ts';
import { carriedOver, saidAlone, withSaid } from './whole-follow-ups.ts';

/** Slots of the reading before that a follow-up keeps, unless it says one of these itself. */
const carried: readonly (readonly [slot: keyof Reading, unless: readonly (keyof Reading)[]])[] = [
  ['metrics', ['metrics', 'subjects']],
  ['subjects', ['subjects', 'metrics']],
  ['employers', ['employers']],
  ['own', ['own', 'employers']],
  ['amounts', ['amounts', 'metrics']],
  ['statistic', ['statistic']],
  ['groupBy', ['groupBy']],
  ['sort', ['sort']],
  ['limit', ['limit']],
  ['chart', ['chart']],
];

const isSaid = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * A question after another: an operation on the reading before, or a new one.
 *
 * @param isSure it goes on, whatever its form: it was read beside what was asked for before
 */
export function continued(
  read: Reading,
  last: Reading,
  tokens: readonly Token[],
  isSameText: boolean,
  isSure = false,
): Reading {
  const alone = isSameText ? null : saidAlone(last, tokens);
  const whole = isSameText ? null : (alone ?? groupsSwapped(last, tokens) ?? crossedBy(last, tokens));
  if (whole !== null) return withSaid(read, last, whole, true);
  const other = isSameText ? null : swapped(read, last, tokens);
  if (other !== null) return withSaid(read, last, other, false);
  const said = levelAlone(choiceInstead(splitByPlans(read, tokens), last, tokens), last, tokens);
  const isPlain = tokens.some(({ low }) => low.startsWith('copay'));
  const reading = isPlain ? offeredToo(said, last) : ofLastLine(offeredToo(said, last), last);
  const back = isSameText ? null : goesBack(reading, last, tokens);
  const less = isSameText
    ? null
    : (withoutMetric(reading, last, tokens) ??
      besideOthers(reading, last, tokens) ??
      dropped(reading, last, tokens) ??
      widened(reading, last, tokens) ??
      boundInstead(reading, last, tokens) ??
      boundAtLevel(reading, last, tokens) ??
      boundAlone(reading, last, tokens));
  const follow = followOf(tokens);
  const listed = withFact(reading, last, tokens);
  if (listed !== null && !isSameText) return listed;
  if (isSameText && (reading.metrics.length > 0 || reading.subjects.length > 0))
    return withPeers(reading, last, tokens);
  if (!isSure && back === null && less === null && !isFollowUp(reading, last, tokens, follow))
    return ofTheSame(reading, last, tokens);
  const next = { ...reading, intent: { value: last.intent.value, from: { kind: 'carried' } as const } } as Reading;
  const slots: Partial<Record<keyof Reading, unknown>> = {};
  for (const [slot, unless] of carried) {
    if (!unless.some((one) => isSaid(reading[one]))) slots[slot] = carriedOver(last[slot]);
  }
  const operation = operationOf(reading, last, tokens, follow);
  if (!isSameText && slots.metrics === undefined) slots.metrics = withAspects(reading.metrics, last);
  const bound = rebound(reading, last);
  const where =
    bound !== null
      ? bound.where
      : operation === 'remove'
        ? removed(reading, last, tokens)
        : joined(isOfPlans(reading, last) ? null : reading.where, openedUp(last.where, tokens), operation === 'add');
  return {
    ...next,
    ...slots,
    ...ofOthers(reading, last),
    ...atAnotherLevel(reading, last, tokens),
    ...ended(reading, last, tokens),
    ...overTime(reading, tokens),
    ...setBeside(reading, last, tokens),
    ...crossed(reading, last),
    ...amountInstead(reading, last, tokens),
    ...limitInstead(reading, last, tokens),
    ...withMetric(reading, last, tokens),
    ...onPlans(reading, last),
    ...pointed(last, tokens),
    ...back,
    ...dimensionOnly(reading, tokens),
    where,
    ...tenureOnly(reading, last, tokens),
    ...less,
    ...(bound === null ? {} : { amounts: last.amounts }),
    ...asCommon(last, tokens),
    ...ofAnswer(reading, last),
    ...(reading.statistic?.value === 'least' || reading.statistic?.value === 'most'
      ? { amounts: reading.amounts }
      : {}),
    ...(isSameText && ['ranking', 'share', 'trend'].includes(reading.intent.value) ? { intent: reading.intent } : {}),
    ...((asksHowMuch(tokens) || isAmountOfLine(reading, last)) && isCounted(last) && reading.metrics.length > 0
      ? { intent: reading.intent, statistic: reading.statistic }
      : {}),
    operation: isSameText
      ? null
      : { value: operation, from: { kind: 'assumed', rule: 'it goes on from the question before' } },
  } as Reading;
}

const common = new Set(['common', 'popular', 'prevalent', 'widespread', 'rare', 'prevalence']);

/** "Is it more common in bigger companies?", after an amount: how many have it. */
function asCommon({ intent, metrics, statistic }: Reading, tokens: readonly Token[]): Partial<Reading> {
  const said = tokens.find(({ low }) => common.has(low));
  const isUsual = statistic === null || statistic.value === 'median';
  if (said === undefined || intent.value !== 'benchmark' || metrics.length !== 1 || !isUsual) return {};
  const from = { kind: 'typed', span: said.span } as const;
  return { intent: { value: 'share', from }, statistic: { value: 'share', from } };
}

/** The choice that a condition names an answer of; null where it names none. */
function choiceOf(test: Test): AskedMetric['metric'] | null {
  if (test.on === 'planType') return 'medical.plan_type';
  if (test.on === 'carrier') return 'medical.carrier';
  return test.on === 'fact' && test.is !== undefined ? test.metric : null;
}

/** "Immediate vesting, what fraction?", after an amount: the share that has an answer, and none of who has it. */
function ofAnswer({ intent, metrics, where, statistic }: Reading, last: Reading): Partial<Reading> {
  const answers = testsOf(where).filter(({ test }) => choiceOf(test) !== null);
  const isShare = intent.value === 'share' && statistic?.from.kind === 'typed' && answers.length === 1;
  // "Percentage with immediate vesting", "only the HDHP share", after all answers: the share of the one.
  const isOfAll = answers.some(
    ({ test }) => last.metrics.length === 1 && last.metrics[0]?.value.metric === choiceOf(test),
  );
  if (!isShare || metrics.length > 0 || (last.intent.value === 'share' && !isOfAll)) return {};
  return { intent, statistic, metrics: [], amounts: [] };
}

const giving = new Set(
  listed(`
    give, gives, pay, pays, put, contribute, provide, charge, offer, allow, fund, spend
  `),
);

/** After "what share": how much it is, and no share. */
const asksHowMuch = (tokens: readonly Token[]): boolean =>
  unitAsked(tokens)?.units.includes('percent') === false ||
  asksAmount(tokens) ||
  tokens.some(({ low }, at) => low === 'how' && ['much', 'long'].includes(tokens[at + 1]?.low ?? '')) ||
  (tokens.slice(0, 2).some(({ low }) => low === 'what') && tokens.some(({ low }) => giving.has(low)));

/** "The annual max", after a share of those with a dental plan: the amount, which the line as a whole has none of. */
const isAmountOfLine = (reading: Reading, last: Reading): boolean =>
  last.metrics.length > 0 &&
  last.metrics.every(({ value }) => isMetricGroup(value.metric)) &&
  reading.metrics.every(
    ({ value: { metric } }) =>
      !isMetricGroup(metric) &&
      metricOf(metric).kind === 'number' &&
      last.metrics.some((one) => one.value.metric === lineOf(metric)),
  );

const lineOf = (metric: string): string => metric.split('.')[0] ?? '';

/** "Outpatient surgery?", after a coinsurance: the coinsurance of it, unless the copay was named; null where it stays as it is. */
function ofLastKind(metric: AskedMetric['metric'], last: Reading): MetricKey | null {
  const all = last.metrics.map(({ value }) => value.metric);
  const isCoinsured = all.length > 0 && all.every((one) => one.endsWith('_coinsurance'));
  const other = `${metric.replace(/_copay$/, '')}_coinsurance`;
  return isCoinsured && isMetric(other) && other !== metric ? other : null;
}

/** "And the elimination period?", after LTD: of the lines that have one, the line before. */
function ofLastLine(reading: Reading, last: Reading): Reading {
  const isMedical = /\b(?:medical|health|insurance|premium)/i.test(reading.text);
  const lines = new Set(last.metrics.map(({ value }) => lineOf(value.metric)));
  const [line, ...more] = lines;
  // "What does the employee pay for it", after dental: what dental costs.
  const costOfLine = (metric: AskedMetric['metric']): MetricKey | undefined => {
    const cost = `${line ?? ''}.contribution`;
    return metric === 'medical.contribution' && more.length === 0 && isMetric(cost) && !isMedical ? cost : undefined;
  };
  const metrics = reading.metrics.map((one): Slot<AskedMetric> => {
    const { or = [], ...value } = one.value;
    const same = lines.has(lineOf(value.metric))
      ? undefined
      : (or.find((key) => lines.has(lineOf(key))) ?? costOfLine(value.metric));
    const kind = same ?? ofLastKind(value.metric, last);
    return kind === null ? one : { ...one, value: { ...value, metric: kind } };
  });
  return { ...reading, metrics };
}

/** "And fertility?", after a share: whether it is offered, where the name may mean that as well. */
function offeredToo(reading: Reading, last: Reading): Reading {
  if (last.intent.value !== 'share') return reading;
  const isOfLines = last.metrics.length > 0 && last.metrics.every(({ value }) => isMetricGroup(value.metric));
  const metrics = reading.metrics.map((one) => {
    // "And the long-term one?", after those with short-term disability: the line, and none of its amounts.
    const line = lineOf(one.value.metric);
    if (isOfLines && one.value.or !== undefined && isMetricGroup(line)) return { ...one, value: { metric: line } };
    const offered = (one.value.or ?? []).find((key) => metricOf(key).kind === 'yes_no');
    return offered === undefined ? one : { ...one, value: { ...one.value, metric: offered } };
  });
  return { ...reading, metrics };
}

const dimensionOfChoice: Partial<Record<AskedMetric['metric'], Dimension>> = {
  'medical.plan_type': 'planType',
  'medical.funding': 'funding',
  'medical.carrier': 'carrier',
};

/** "By plan type", "split that by funding": it splits what was asked before, and asks for no share of plan types. */
function splitByPlans(reading: Reading, tokens: readonly Token[]): Reading {
  const [only, ...others] = reading.metrics;
  const value = only === undefined ? undefined : dimensionOfChoice[only.value.metric];
  if (only?.from.kind !== 'typed' || value === undefined || others.length > 0) return reading;
  const [start] = only.from.span;
  const lead = tokens[tokens.findIndex(({ span }) => span[0] === start) - 1]?.low ?? '';
  if (!['by', 'per', 'across'].includes(lead)) return reading;
  const groupBy = reading.groupBy.filter((one) => one.value !== value);
  return { ...reading, metrics: [], groupBy: [...groupBy, { value, from: only.from }] };
}

/** "A heat map of that with region", after figures by size: it has two sides, and one of them is there. */
function crossed({ chart, groupBy }: Reading, last: Reading): Partial<Reading> {
  const [own, ...others] = groupBy;
  const [before, ...more] = last.groupBy;
  const isHeat = chart?.value === 'heat' && own !== undefined && before !== undefined && own.value !== before.value;
  if (!isHeat || others.length + more.length > 0) return {};
  return { groupBy: [{ ...before, from: { kind: 'carried' } }, own] };
}

/** A figure in the place of the one before keeps its level, network and plan type where it is stated by them. */
function withAspects(metrics: readonly Slot<AskedMetric>[], { metrics: before }: Reading): Slot<AskedMetric>[] {
  const [only, ...others] = before;
  if (only === undefined || others.length > 0) return [...metrics];
  const { tier = null, network = null, planType = null } = only.value;
  return metrics.map((one) => ({
    ...one,
    value: { ...modified(one.value, { tier, network, planType }), ...one.value },
  }));
}

const ofDimension = new Set(
  listed(`
    industry, industries, sector, sectors, state, states, region, regions, size, sizes
  `),
);

/** "Just industry", "region instead": a dimension alone is what figures are told apart by. */
function dimensionOnly(reading: Reading, tokens: readonly Token[]): Partial<Reading> {
  const isBare = reading.metrics.length === 0 && reading.where === null && reading.groupBy.length === 0;
  const [only, ...others] = dimensions.apart(tokens);
  const isAlone = only !== undefined && others.length === 0 && ofDimension.has(tokens[only.to - 1]?.low ?? '');
  const rest = tokens.filter(
    (token, at) => isContent(token) && !(only !== undefined && at >= only.from && at < only.to),
  );
  const isRest = rest.every(({ low }) => ['instead', 'rather', 'switch', 'change', 'just', 'only'].includes(low));
  if (!isBare || !isAlone || !isRest || tokens.length > SHORTEST || takesAway(tokens)) return {};
  const span = [tokens[only.from]?.span[0] ?? 0, tokens[only.to - 1]?.span[1] ?? 0] as const;
  return { groupBy: [{ value: only.value, from: { kind: 'typed', span } }] };
}

const peerKinds = new Set(['industry', 'state', 'region', 'size']);

/** "And for hospitals?" after a question about one employer is about others. */
function ofOthers(reading: Reading, last: Reading): Partial<Reading> {
  const isPeers = testsOf(reading.where).some(({ test }) => peerKinds.has(test.on));
  if (!isPeers || reading.employers.length > 0 || last.employers.length === 0) return {};
  const isOne = last.intent.value === 'value';
  return { employers: [], ...(isOne ? { intent: { value: 'benchmark', from: { kind: 'carried' } } } : {}) };
}

const pointers = new Set(['there', 'they', 'them', 'their', 'theirs']);

/** A whole question that points back at an employer: "and what is the match there?". */
function ofTheSame(reading: Reading, last: Reading, tokens: readonly Token[]): Reading {
  const isPointing = tokens.some(({ low }) => pointers.has(low));
  const isOther = reading.employers.length > 0 || reading.where !== null || reading.groupBy.length > 0;
  if (!isPointing || isOther || last.employers.length === 0) return reading;
  const isOfFigures = reading.intent.value === 'benchmark';
  return {
    ...reading,
    intent: isOfFigures ? { value: 'value', from: { kind: 'carried' } } : reading.intent,
    employers: last.employers.map(({ value }) => ({ value, from: { kind: 'carried' } })),
    operation: { value: 'replace', from: { kind: 'assumed', rule: 'it is of the employer before' } },
  };
}

/** A second question of the same text is of the same peers, where it names none: "and how many holidays do they give?". */
function withPeers(reading: Reading, last: Reading, tokens: readonly Token[]): Reading {
  const pointsBack = tokens.some(({ low }) => ['they', 'them', 'their', 'those', 'these'].includes(low));
  const isOfFigures = ['benchmark', 'share', 'ranking', 'trend', 'value'].includes(reading.intent.value);
  if (!isOfFigures || last.where === null || reading.where !== null || reading.employers.length > 0) return reading;
  const isListed = /^\s*\d/.test(last.text) || pointsBack || last.statistic?.value === 'mean';
  return isListed ? { ...reading, where: mapTests(last.where, ({ test }) => is(test, { kind: 'carried' })) } : reading;
}

function operationOf(
  reading: Reading,
  last: Reading,
  tokens: readonly Token[],
  follow: ReadonlySet<Follow>,
): Operation {
  const tests = testsOf(reading.where);
  const isDenying = partsOf(reading.where).some((one) => 'not' in one) || takesAway(tokens) || isWidening(tokens);
  if (follow.has('point')) return 'point';
  if (isDenying) return 'remove';
  if (
    (follow.has('add') || leadsBeside(tokens) || isAsWell(tokens) || isFurther(reading, last, tokens)) &&
    tests.length > 0
  )
    return 'add';
  if (reading.employers.length > 0) return 'employer';
  if (reading.metrics.length > 0 || reading.subjects.length > 0) return 'replace';
  if (reading.statistic !== null && tests.length === 0)
    return reading.statistic.value === 'most' || reading.statistic.value === 'least' ? 'replace' : 'statistic';
  if (reading.groupBy.length > 0) return 'group';
  if (tests.length > 0 && tests.every(({ test }) => test.on === 'year')) return 'years';
  return 'replace';
}

/** "And with tuition assistance" after a list: one condition more. */
function withFact(reading: Reading, last: Reading, tokens: readonly Token[]): Reading | null {
  const isListed = ['ranking', 'share'].includes(last.intent.value) && last.sort === null && last.where !== null;
  const first = tokens[0]?.low ?? '';
  const isMore =
    ['and', 'also', 'with', 'that', 'but', 'who'].includes(first) &&
    tokens.slice(0, 3).some(({ low }) => ['with', 'offer', 'offers', 'have', 'has', 'also'].includes(low));
  if (!isListed || !isMore || reading.metrics.length === 0) return null;
  const facts = reading.metrics.map(({ value: { or: _, ...test }, from }) => is({ on: 'fact', ...test }, from));
  const where = allOf([...partsOf(last.where).map(keptOf), ...facts, ...partsOf(reading.where)]);
  return {
    ...last,
    ...(Object.fromEntries(carried.map(([slot]) => [slot, carriedOver(last[slot])])) as Partial<Reading>),
    text: reading.text,
    where,
    corrections: reading.corrections,
    left: reading.left,
    covered: reading.covered,
    more: [],
    operation: { value: 'add', from: { kind: 'assumed', rule: 'it goes on from the question before' } },
  };
}

const afterYears: Readonly<Record<number, MetricKey>> = {
  1: 'time_off.days_year_1',
  5: 'time_off.days_year_5',
  10: 'time_off.days_year_10',
  20: 'time_off.days_year_20',
};

const SHORTEST = 5;

const yearKey = stemOf('years');

/** "And after 10?": years, where nothing else is said. */
function yearsAlone(tokens: readonly Token[]): { from: number; to: number; years: number } | null {
  const at = tokens.findIndex(({ number }) => number !== null && afterYears[number] !== undefined);
  const isOfService =
    tokens[at + 1]?.key === yearKey &&
    (tokens[at + 2] === undefined || tokens[at + 2]?.isMark === true || tokens[at + 2]?.low === 'in');
  const isLed = ['after', 'at', 'year', 'for'].includes(tokens[at - 1]?.low ?? '') || isOfService;
  const end = tokens.findIndex(({ isMark }, index) => index > at && isMark);
  return at === -1 || !isLed || (end === -1 ? tokens.length : end) > SHORTEST
    ? null
    : { from: Math.max(0, at - 1), to: isOfService ? at + 2 : at + 1, years: tokens[at]?.number ?? 0 };
}

/** "What about 5 years of service?" after time off: the same at another length of service. */
function tenureOnly(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  const tenure = tenureIn(tokens) ?? yearsAlone(tokens);
  const metric = afterYears[tenure?.years ?? 0];
  if (tenure === null || metric === undefined || reading.metrics.length > 0) return {};
  const span = [tokens[tenure.from]?.span[0] ?? 0, tokens[tenure.to - 1]?.span[1] ?? 0] as const;
  const amounts = reading.amounts.filter(({ value }) => value.amount !== tenure.years);
  if (last.metrics.some(({ value }) => isOfTime(value.metric)))
    return { amounts, metrics: [{ value: { metric }, from: { kind: 'typed', span } }] };
  // "At ten years?", after those that give more than 20 days in the first one.
  const isBounded = testsOf(last.where).some(({ test }) => test.on === 'fact' && isOfTime(test.metric));
  if (!isBounded || last.where === null) return {};
  const where = mapTests(last.where, ({ test }) =>
    test.on === 'fact' && isOfTime(test.metric)
      ? is({ ...test, metric }, { kind: 'typed', span })
      : is(test, { kind: 'carried' }),
  );
  return { amounts, where };
}

const isOfTime = (metric: AskedMetric['metric']): boolean => Object.values(afterYears).some((one) => one === metric);

/** Whether a plan type is all that is said of amounts that each plan states: "for HMOs". */
function isOfPlans(reading: Reading, last: Reading): boolean {
  const tests = testsOf(reading.where);
  const isPlan =
    tests.length === 1 && tests[0]?.test.on === 'planType' && !partsOf(reading.where).some((one) => 'not' in one);
  const isByPlan = last.groupBy.some(({ value }) => value === 'planType');
  return isPlan && !isByPlan && reading.metrics.length === 0 && last.metrics.some(({ value }) => isStatedByPlan(value));
}

const isStatedByPlan = ({ metric }: AskedMetric): boolean =>
  !isMetricGroup(metric) && metric !== 'medical.plan_type' && metricOf(metric).perPlan === true;

function onPlans(reading: Reading, last: Reading): Partial<Reading> {
  const test = testsOf(reading.where)[0]?.test;
  if (!isOfPlans(reading, last) || test?.on !== 'planType') return {};
  const typed = (one: Slot<AskedMetric>): Slot<AskedMetric> =>
    isStatedByPlan(one.value) ? { ...one, value: { ...one.value, planType: test.is } } : one;
  return { metrics: last.metrics.map((one) => ({ ...typed(one), from: { kind: 'carried' } })) };
}

/** "Over time": the same by plan year. */
function overTime(reading: Reading, tokens: readonly Token[]): Partial<Reading> {
  const said = cuePhrases.all(tokens).find(({ value, isExact }) => value === 'trend' && isExact);
  if (said === undefined || reading.groupBy.length > 0) return {};
  const span = [tokens[said.from]?.span[0] ?? 0, tokens[said.to - 1]?.span[1] ?? 0] as const;
  return { groupBy: [{ value: 'year', from: { kind: 'typed', span } }] };
}

/** "The top 5" of groups that stood in no order puts them in one; after a ranking "lowest" is the other end of it. */
function ended(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  const isOrdered = tokens.some(({ low }) =>
    ['first', 'sort', 'sorted', 'order', 'ordered', 'rank', 'ranked', 'which', 'who'].includes(low),
  );
  const isGrouped = last.groupBy.length + reading.groupBy.length > 0;
  // "Top 5", after the bottom 5: the other end.
  const isCut =
    (last.sort === null && (reading.limit !== null || (isOrdered && isGrouped))) ||
    (reading.limit !== null && reading.limit.value === last.limit?.value);
  const end = ends.apart(tokens).find(({ from }) => isCut || !['top', 'rank'].includes(tokens[from]?.low ?? ''));
  const span = [tokens[end?.from ?? 0]?.span[0] ?? 0, tokens[(end?.to ?? 1) - 1]?.span[1] ?? 0] as const;
  // "Sort it low to high" asks for no spread.
  const statistic = isOrdered && reading.statistic?.value === 'spread' ? { statistic: last.statistic } : {};
  if (last.sort === null)
    return isCut && end !== undefined
      ? { ...statistic, sort: { value: end.value, from: { kind: 'typed', span } } }
      : {};
  if (end === undefined) return { statistic: reading.statistic ?? last.statistic, sort: last.sort };
  return { statistic: last.statistic, sort: { value: end.value, from: { kind: 'typed', span } } };
}

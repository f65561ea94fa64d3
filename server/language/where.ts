import { isMetricGroup, type MetricGroup, type MetricKey, metricOf } from '../../contract/metrics.ts';
import type { AskedMetric, Condition, From, Intent, Test } from '../../contract/reading.ts';
import { timesAYear } from '../../contract/vocabulary/periods.ts';
import { type Amount, boundsOf } from './amounts.ts';
import { answerIn } from './answers-of-choice.ts';
import { allOf, anyOf, is, not } from './conditions.ts';
import { openingIn } from './clause.ts';
import { isDenied } from './denials.ts';
import { dimensionOfTest } from './everyone-else.ts';
import { setBeside } from './no-amounts.ts';
import { conversionTo, fits, isEmployeesPart, type MetricSeen } from './metrics.ts';
import { scaleTo } from './scale.ts';
import type { Seen } from './seen.ts';
import { yearTests } from './years.ts';

/** A condition with the tokens that say it. */
interface Said {
  from: number;
  to: number;
  /** Conditions of one kind are alternatives: "Texas and Ohio" is either. */
  kind: string;
  test: Test;
}

/** What metrics are asked for, and what must hold; together they use every metric that was seen. */
export interface Sought {
  metrics: readonly MetricSeen[];
  where: Condition | null;
  /** Amounts that bound nothing. */
  loose: readonly Amount[];
}

/** Splits what was seen into what is asked for and the conditions on whom it is asked of. */
export function soughtIn(seen: Seen, intent: Intent, planTypeIsAsked: boolean): Sought {
  const from = (one: { from: number; to: number }): From => spanOf(seen, one);
  const values = seen.amounts.filter(({ isYear, isPeople }) => !isYear && !isPeople);
  const facts: { one: MetricSeen; test: Test; isDenied: boolean; amount?: Amount }[] = [];
  const asked: MetricSeen[] = [];
  const used = new Set<Amount>();
  const sizes = seen.amounts.filter(({ isPeople }) => isPeople);
  const finds = seen.known.isSearch === true && !isJudged(seen, intent);
  if (ofLaw.has(intent) && !finds) return underLaw(seen, intent);
  const isListing = intent === 'ranking' || intent === 'share' || finds;
  let lastDenied: MetricSeen | null = null;
  const choices = seen.mentions.filter(({ value }) => isListing && value.kind === 'choice');
  for (const one of seen.metrics) {
    if (choices.some(({ from: first }) => first === one.from)) continue;
    const amount =
      isListing || intent === 'benchmark'
        ? amountOf(
            one,
            seen,
            values.filter((each) => !used.has(each) && !sizes.includes(each)),
            isListing && !seen.cues.has('premise'),
          )
        : null;
    const denied = isDenied(seen, one) || isListedBehind(seen, lastDenied, one);
    if (denied) lastDenied = one;
    if (amount !== null) {
      used.add(amount.amount);
      facts.push({
        one: amount.one,
        test: factTest(amount.one, amount.amount),
        isDenied: false,
        amount: amount.amount,
      });
    } else if (denied && (isListing || intent === 'benchmark')) facts.push({ one, ...deniedTest(one) });
    else if ((intent === 'benchmark' || intent === 'share' || intent === 'compare') && isWithinClause(seen, one))
      facts.push({
        one,
        test: { on: 'fact', ...plain(one), metric: one.group ?? one.metric, ...answerOf(seen, one) },
        isDenied: false,
      });
    else asked.push(one);
  }
  const lines = asked.flatMap((one) => {
    const line = intent === 'share' ? lineOfOpening(seen, one) : null;
    return line === null ? [] : [is({ on: 'fact', metric: line }, from(one))];
  });
  // "Show both by region": figures, told apart.
  const isShown = seen.groupBy.length > 0 && intent === 'ranking' && !seen.cues.has('offer');
  const isMany =
    isListing &&
    !isShown &&
    seen.clause === null &&
    seen.end === null &&
    asked.length + facts.length > 1 &&
    (intent === 'ranking' || facts.length > 0 || seen.tokens.some(({ low }) => low === 'both'));
  // "Show copays by plan type": what figures are split by is no condition.
  const isSplit = (one: MetricSeen): boolean => ['by', 'per', 'across'].includes(seen.tokens[one.from - 1]?.low ?? '');
  if (isMany && !asked.some(isSplit))
    for (const one of asked.splice(0))
      facts.push({ one, test: { on: 'fact', ...plain(one), metric: one.group ?? one.metric }, isDenied: false });
  // "1x or 2x": each of them is a value that it may have.
  const besides = (amount: Amount): Amount[] =>
    setBeside(seen.tokens, amount, values).filter(
      (other) => !used.has(other) && (amount.unit === null || [null, amount.unit].includes(other.unit)),
    );
  const factParts = facts.map(({ one, test, isDenied: denied, amount }) => {
    const said = is(test, from(one), amount === undefined ? undefined : charactersOf(seen, amount));
    if (denied || amount === undefined) return denied ? not(said) : said;
    const others = besides(amount);
    for (const other of others) used.add(other);
    const all = [amount, ...others].toSorted((a, b) => a.from - b.from);
    const each = all.map((other) =>
      is(factTest(one, { ...other, unit: amount.unit ?? other.unit }), from(one), charactersOf(seen, other)),
    );
    return others.length === 0 ? said : (anyOf(each) ?? said);
  });
  const isEither =
    facts.length > 1 &&
    !facts.every(({ isDenied: denied }) => denied) &&
    facts.some(({ one }) => seen.tokens[one.from - 1]?.low === 'or');
  const joined = isEither ? [anyOf(factParts)] : factParts;
  const named = [
    ...namedTests(seen, isListing, planTypeIsAsked),
    ...sizes.map((amount): Said => ({ ...amount, kind: 'size', test: { on: 'size', ...boundsOf(amount) } })),
  ];
  const said = named.filter(({ test }) => seen.against === null || dimensionOfTest(test) !== seen.against);
  const years = yearTests(seen, intent).map(({ test, span }) => is(test, span));
  const where = allOf([
    ...groupsOf(seen, said),
    ...joined.flatMap((one) => one ?? []),
    ...lines,
    ...(anyOf(years) === null ? [] : [anyOf(years) as Condition]),
  ]);
  return { metrics: asked, where, loose: values.filter((amount) => !used.has(amount) && !sizes.includes(amount)) };
}

/** "Where vesting is graded": the answer that a condition names. */
function answerOf({ clause, tokens }: Seen, { metric }: MetricSeen): { is?: string } {
  const isChoice = !isMetricGroup(metric) && metricOf(metric).kind === 'choice';
  const answer = isChoice && clause !== null ? answerIn(metric, tokens.slice(clause.from, clause.to)) : null;
  return answer === null ? {} : { is: answer.value };
}

/** A figure of one's own that is to be judged bounds nothing. */
function isJudged({ cues, tokens }: Seen, intent: Intent): boolean {
  const [first, second] = [tokens[0]?.low ?? '', tokens[1]?.low ?? ''];
  const isQuestion = ['is', 'are', 'how', 'does', 'would', 'where'].includes(first) && second !== 'there';
  return intent === 'position' && (cues.has('own') || isQuestion);
}

/** "Of employers with an HSA, what share contribute": a figure that is named on both sides is asked of those who have its line. */
function lineOfOpening({ tokens }: Seen, { metric, from, to, also = [] }: MetricSeen): MetricGroup | null {
  const opening = openingIn(tokens);
  const line = metric.split('.')[0] ?? '';
  if (opening === null || !isMetricGroup(line) || isMetricGroup(metric)) return null;
  const places = [...also, from, to - 1];
  const isWithin = (at: number): boolean => at >= opening.from && at < opening.to;
  return places.some(isWithin) && places.some((at) => at >= opening.to) ? line : null;
}

const isWithinClause = ({ clause }: Seen, { from }: MetricSeen): boolean =>
  clause !== null && from >= clause.from && from < clause.to;

const ofLaw = new Set<Intent>(['rule', 'limit', 'date', 'definition', 'how-to', 'own case']);

/** "No HSA or HRA": what is listed behind a denied name is denied too. */
function isListedBehind(seen: Seen, last: MetricSeen | null, one: MetricSeen): boolean {
  return last !== null && one.from - last.to === 1 && ['or', 'nor', ','].includes(seen.tokens[last.to]?.low ?? '');
}

/** A rule depends on place and year alone; a size is a given of the case. */
function underLaw(seen: Seen, intent: Intent): Sought {
  const said = namedTests(seen, false, true).filter(({ kind }) => kind === 'place');
  const years = anyOf(yearTests(seen, intent).map(({ test, span }) => is(test, span)));
  const where = allOf([...groupsOf(seen, said), ...(years === null ? [] : [years])]);
  return { metrics: seen.metrics, where, loose: seen.amounts.filter(({ isYear }) => !isYear) };
}

/** Where tokens stand in the text. */
export function spanOf(seen: Seen, at: { from: number; to: number }): From {
  return { kind: 'typed', span: charactersOf(seen, at) };
}

const charactersOf = ({ tokens }: Seen, { from, to }: { from: number; to: number }): [number, number] => [
  tokens[from]?.span[0] ?? 0,
  tokens[to - 1]?.span[1] ?? 0,
];

/** Conditions of one kind are alternatives, unless denied. */
function groupsOf(seen: Seen, said: readonly Said[]): Condition[] {
  const kinds = [...new Set(said.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const [yes, no]: [Condition[], Condition[]] = [[], []];
    const all = said.filter((one) => one.kind === kind).toSorted((a, b) => a.from - b.from);
    let last: Said | null = null;
    for (const one of all) {
      const isListed =
        last !== null &&
        no.length > 0 &&
        one.from - last.to <= 1 &&
        ['and', 'or', ','].includes(seen.tokens[last.to]?.low ?? '');
      const list = one.kind !== 'source' && (isDenied(seen, one) || isListed) ? no : yes;
      list.push(is(one.test, spanOf(seen, one)));
      last = one;
    }
    const any = anyOf(distinct(yes));
    return [...(any === null ? [] : [any]), ...distinct(no).map(not)];
  });
}

const distinct = (conditions: readonly Condition[]): Condition[] => {
  const kept = new Map<string, Condition>();
  for (const one of conditions)
    if ('test' in one && !kept.has(JSON.stringify(one.test))) kept.set(JSON.stringify(one.test), one);
  return [...kept.values()];
};

function namedTests(seen: Seen, isListing: boolean, planTypeIsAsked: boolean): Said[] {
  return seen.mentions.flatMap(({ value, from, to }): Said[] => {
    const at = { from, to };
    if (value.kind === 'industry') return [{ ...at, kind: 'industry', test: { on: 'industry', is: value.label } }];
    if (value.kind === 'state') return [{ ...at, kind: 'place', test: { on: 'state', is: value.code } }];
    if (value.kind === 'region') return [{ ...at, kind: 'place', test: { on: 'region', is: value.label } }];
    if (value.kind === 'carrier') return [{ ...at, kind: 'carrier', test: { on: 'carrier', is: value.label } }];
    // "Real employers or sample ones": both are all.
    if (
      value.kind === 'source' &&
      seen.mentions.some((one) => one.value.kind === 'source' && one.value.source !== value.source)
    )
      return [];
    if (value.kind === 'source')
      return [
        {
          ...at,
          kind: 'source',
          test: { on: 'source', is: isDenied(seen, at) ? otherSource[value.source] : value.source },
        },
      ];
    if (value.kind === 'format') return [{ ...at, kind: 'format', test: { on: 'format', is: value.format } }];
    if (value.kind === 'size' && isCounted(seen, at)) return [];
    if (value.kind === 'size')
      return [
        {
          ...at,
          kind: 'size',
          test: { on: 'size', atLeast: value.from, ...(value.to === null ? {} : { atMost: value.to }) },
        },
      ];
    if (value.kind === 'planType' && !planTypeIsAsked)
      return [{ ...at, kind: 'planType', test: { on: 'planType', is: value.type } }];
    if (value.kind === 'funding')
      return [{ ...at, kind: 'funding', test: { on: 'fact', metric: 'medical.funding', is: value.is } }];
    if (value.kind === 'choice' && isListing)
      return [{ ...at, kind: 'choice', test: { on: 'fact', metric: value.metric, is: value.is } }];
    return [];
  });
}

/** "Leave the sample guides out" keeps the imported ones. */
const otherSource = { sample: 'imported', imported: 'sample' } as const;

const NEAR = 6;

/** The amount that bounds a metric: compared, of its unit, and nearest to it. */
function amountOf(
  one: MetricSeen,
  seen: Seen,
  amounts: readonly Amount[],
  mayBeExact: boolean,
): { amount: Amount; one: MetricSeen } | null {
  // "15 paid holidays", but not "18F".
  const isGlued = ({ to }: Amount): boolean =>
    seen.tokens[to]?.isMark === false && seen.tokens[to].span[0] === seen.tokens[to - 1]?.span[1];
  // "What percent have a 30 day waiting period", "telehealth copay 0, how many".
  const isBeside = (amount: Amount): boolean =>
    Math.abs(gapTo(one, amount)) < (seen.known.isSearch === true ? 2 : 1) &&
    !isGlued(amount) &&
    (seen.known.isSearch === true || amounts.every(({ compared }) => compared === null));
  const near = amounts
    .filter(
      (amount) =>
        amount.compared !== null || (mayBeExact && (amount.unit !== null || amount.low === 0 || isBeside(amount))),
    )
    .map((amount) => ({ amount, gap: amount.from >= one.to ? amount.from - one.to : one.from - amount.to }))
    // "… a $1,500 maximum is dead. How many are at $2,000 or above?": of the only metric, however far it stands.
    .filter(
      ({ gap, amount }) =>
        gap <= NEAR || (seen.metrics.length === 1 && seen.known.isSearch !== true && amount.compared !== null),
    )
    .toSorted((a, b) => a.gap - b.gap);
  for (const { amount } of near) {
    const own = [one.metric, ...one.candidates];
    const key =
      own.find((each) => fits(each, amount.unit)) ?? own.find((each) => conversionTo(each, amount.unit) !== null);
    const isNearer = seen.metrics.some(
      (other) =>
        other !== one &&
        !other.candidates.includes(one.candidates[0] ?? 'hsa.eligible') &&
        gapTo(other, amount) < gapTo(one, amount),
    );
    if (key === undefined || isNearer || !mayBeOf(key, amount)) continue;
    const meant = { ...one, metric: key };
    const monthly = (amount.low * timesAYear[amount.period ?? 'month']) / timesAYear.month;
    return {
      amount,
      one: isEmployeesPart(meant, monthly, seen.tokens) ? { ...meant, metric: 'medical.contribution' } : meant,
    };
  }
  return null;
}

/** Half of the first 6% is no match of 50%: such an amount is another's. */
function mayBeOf(key: MetricKey | MetricGroup, amount: Amount): boolean {
  if (isMetricGroup(key)) return true;
  const { range, unit } = metricOf(key);
  return unit !== 'percent' || range === undefined || amount.low <= range[1];
}

const gapTo = ({ from, to }: MetricSeen, amount: Amount): number =>
  amount.from >= to ? amount.from - to : from - amount.to;

/** A metric without the tokens that name it. */
export const plain = ({ metric, tier, network, planType }: MetricSeen): AskedMetric => ({
  metric,
  ...(tier === undefined ? {} : { tier }),
  ...(network === undefined ? {} : { network }),
  ...(planType === undefined ? {} : { planType }),
});

function factTest(one: MetricSeen, amount: Amount): Test {
  const isConverted = !isMetricGroup(one.metric) && amount.unit !== null && !fits(one.metric, amount.unit);
  const scale = scaleTo(one.metric, amount);
  const ends = boundsOf(amount, scale ?? 1);
  if (!isConverted || scale === null) return { on: 'fact', ...plain(one), ...ends };
  return {
    on: 'fact',
    ...plain(one),
    ...Object.fromEntries(Object.entries(ends).map(([end, value]) => [end, Math.floor(value)])),
  };
}

/** "No waiting period" is one of nothing; "no surcharge" is a guide that states none. */
function deniedTest(one: MetricSeen): { test: Test; isDenied: boolean } {
  const least = isMetricGroup(one.metric) ? undefined : metricOf(one.metric).range?.[0];
  const isNothing = least === 0;
  if (isNothing) return { test: { on: 'fact', ...plain(one), atLeast: 0, atMost: 0 }, isDenied: false };
  return { test: { on: 'fact', ...plain(one), metric: one.group ?? one.metric }, isDenied: true };
}

const setting = new Set(['or', 'and', 'vs', 'versus', 'against', 'than', 'to', ',', ';']);

/** "Small ones under 50 people": how small is said in numbers. */
const isCounted = ({ tokens, amounts }: Seen, { from, to }: { from: number; to: number }): boolean =>
  amounts.some(
    (one) =>
      one.isPeople &&
      one.compared !== null &&
      !tokens.slice(Math.min(to, one.to), Math.max(from, one.from)).some(({ low }) => setting.has(low)),
  );

import { listed } from '../../contract/vocabulary/listed.ts';
import { isMetric, type MetricKey, metricOf, metrics } from '../../contract/metrics.ts';
import type { Known, Reading, Slot, Statistic } from '../../contract/reading.ts';
import type { SubjectKey } from '../../contract/vocabulary/subjects.ts';
import { apartFrom } from './apart-from.ts';
import { testsOf } from './conditions.ts';
import { cuePhrases } from './cues.ts';
import { isDenied } from './denials.ts';
import { amountsOf, heldAgainstEach, type SaidAmounts } from './given.ts';
import { intentOf } from './intent.ts';
import { isContent } from './left.ts';
import type { Named } from './lexicon.ts';
import { type MetricSeen, modified } from './metrics.ts';
import { before as comparing, behind, charts, follows } from './operators.ts';
import { look, type Seen } from './seen.ts';
import { onEachSide } from './sides.ts';
import type { Phrases } from './phrases.ts';
import { type Token } from './tokens.ts';
import { plain as bare, soughtIn, spanOf } from './where.ts';

/** A part of a question: what its words say, without what was asked before. */
export function readWords(tokens: readonly Token[], question: string, known: Known): Reading {
  const seen = look(tokens, known);
  const covered = coveredIn(seen);
  const left = tokens.filter((token, at) => isContent(token) && !covered.has(at));
  const intent = intentOf(
    seen,
    left.map(({ low }) => low),
  );
  const isSearch = known.isSearch === true;
  const isOfLaw = !isSearch && ['rule', 'limit', 'date', 'definition', 'how-to', 'own case'].includes(intent);
  const planTypes = seen.mentions.filter(({ value }) => value.kind === 'planType');
  const isAsked =
    planTypes.length === 1 &&
    !planTypes.some((one) => isDenied(seen, one)) &&
    seen.metrics.some(({ metric }) => modified({ metric }, { ...none, planType: 'PPO' }).planType !== undefined);
  const meant = offered(seen, intent);
  const metrics = isSearch ? meant.metrics : onEachSide(tokens, meant.mentions, meant.metrics);
  const withLevels = metrics.length > meant.metrics.length ? { ...meant, metrics } : modifiedIn(meant, isAsked);
  const sought = soughtIn(withLevels, intent, isAsked);
  const subjects = subjectsOf(withLevels, isOfLaw, intent);
  const asked = isOfLaw
    ? sought.metrics.filter(
        (one) => !subjects.some(({ at }) => at.from < one.to && at.to > one.from) && subjects.length === 0,
      )
    : sought.metrics;
  const isIdle = !isSearch && ['social', 'off topic'].includes(intent);
  const noneSaid = isIdle || isOfLaw;
  const start = tokens[0]?.span[0] ?? 0;
  const ownSpan = seen.cueSpans.find(({ value }) => value === 'own');
  const said = isIdle ? nothingSaid : amountsOf(seen, sought.loose, asked, intent);
  const taken = [...testsOf(sought.where), ...said.amounts].map(({ from }) => from);
  const slotOf = (one: MetricSeen): Reading['metrics'][number] => ({
    value: { ...bare(one), ...(one.candidates.length < 2 ? {} : { or: one.candidates }) },
    from: apartFrom(taken, spanOf(seen, one), tokens),
  });
  const isUnfit = (at: number): boolean => said.unfit.some(({ from, to }) => at >= from && at < to);
  const unfit = said.unfit.map(({ from, to }) => {
    const [first, last] = [tokens[from]?.span[0] ?? 0, tokens[to - 1]?.span[1] ?? 0];
    return { word: question.slice(first, last), span: [first, last] as const };
  });
  const reading: Reading = {
    text: question.slice(start, tokens.at(-1)?.span[1] ?? question.length),
    intent: { value: intent, from: { kind: 'assumed', rule: `the words ask for ${intent}` } },
    metrics: isIdle ? [] : asked.map(slotOf),
    subjects: isIdle ? [] : subjects.map(({ key, at }) => ({ value: key, from: spanOf(seen, at) })),
    employers: isIdle
      ? []
      : seen.mentions.flatMap((one) =>
          one.value.kind === 'employer' ? [{ value: one.value.names, from: spanOf(seen, one) }] : [],
        ),
    own: ownSpan === undefined || isIdle ? null : { value: true, from: spanOf(seen, ownSpan) },
    where: isIdle ? null : sought.where,
    amounts: said.amounts,
    statistic: noneSaid ? null : statisticOf(seen, intent),
    groupBy: noneSaid
      ? []
      : [
          ...seen.groupBy.map((one) => ({ value: one.value, from: spanOf(seen, one) })),
          ...(isOverYears(seen, intent)
            ? [{ value: 'year', from: { kind: 'assumed', rule: 'a trend is over years' } } as const]
            : []),
          ...(seen.sides !== null && (['share', 'benchmark', 'trend'].includes(intent) || isOverYears(seen, intent))
            ? [{ value: seen.sides.value, from: { kind: 'assumed', rule: 'what is compared stands apart' } } as const]
            : []),
        ].filter((one, at, all) => all.findIndex(({ value }) => value === one.value) === at),
    sort:
      seen.end === null ||
      !(
        intent === 'ranking' ||
        (intent === 'library' && seen.limit !== null) ||
        isMostCommon(seen, intent) ||
        isOfCarriers(seen, intent) ||
        isTopOfShares(seen, intent)
      )
        ? null
        : { value: seen.end.value, from: spanOf(seen, seen.end) },
    limit: seen.limit === null || noneSaid ? null : { value: seen.limit.value, from: spanOf(seen, seen.limit) },
    chart: seen.chart === null || noneSaid ? null : { value: seen.chart.value, from: spanOf(seen, seen.chart) },
    operation: null,
    corrections: [],
    left: [...left.map(({ text, span }) => ({ word: text, span })), ...unfit].toSorted((a, b) => a.span[0] - b.span[0]),
    covered: tokens.filter((_, at) => covered.has(at) && !isUnfit(at)).map(({ span }) => span),
    more: [],
  };
  return heldAgainstEach(reading, said.each, slotOf);
}

const nothingSaid: SaidAmounts = { amounts: [], each: [], unfit: [] };

/** "In which industries is a match most common": groups in an order. */
function isMostCommon({ end, groupBy, tokens }: Seen, intent: string): boolean {
  const isCommon = ['common', 'prevalent', 'likely', 'popular', 'often', 'widespread'].includes(
    tokens[end?.to ?? 0]?.low ?? '',
  );
  const isAsked = groupBy.some(({ from }) => ['which', 'what'].includes(tokens[from - 1]?.low ?? ''));
  return intent === 'share' && isCommon && isAsked;
}

/** "The biggest dental carriers by number of employers". */
const isOfCarriers = ({ metrics: named, end, tokens }: Seen, intent: string): boolean =>
  intent === 'share' &&
  named.length > 0 &&
  named.every(({ metric }) => metric.endsWith('.carrier')) &&
  !['most', 'least'].includes(tokens[end?.from ?? 0]?.low ?? '');

/** "Top 5 industries by percent of employers offering it": groups in the order of a share. */
const isTopOfShares = ({ limit, groupBy }: Seen, intent: string): boolean =>
  intent === 'share' && limit !== null && groupBy.length > 0;

/** A trend, also one of two sides: "the trend since 2023, tech against retail". */
const isOverYears = ({ cues, sides }: Seen, intent: string): boolean =>
  intent === 'trend' || (intent === 'compare' && sides !== null && cues.has('trend'));

const none = { tier: null, network: null, planType: null } as const;

const funding = new Set(
  listed(`
    pay, pays, put, puts, contribute, contributes, fund, funds, seed, seeds, deposit, deposits, chip, money, dollars
    kick
  `),
);

/** "Who pays anything toward an HSA": what the employer puts in, and not that there is one. */
const isFunded = ({ tokens, metrics }: Seen): boolean =>
  tokens.some(({ low }) => funding.has(low)) &&
  metrics.some(({ candidates }) => candidates.some((key) => key.endsWith('.employer_contribution')));

/** "Fertility coverage at law firms against banks": whether it is covered, whatever else is asked. */
const saysCovered = ({ tokens }: Seen, { from, to }: MetricSeen): boolean =>
  tokens
    .slice(from, to + 1)
    .some(({ low }, at) => ['coverage', 'covered', 'availability', 'prevalence'].includes(low) && at > 0);

/** "Help with fertility treatment", of an amount whose benefit is there or not: the benefit, unless the amount is named. */
function wholeOf({ metric }: MetricSeen): MetricKey | null {
  const whole = Object.keys(metrics)
    .filter(isMetric)
    .find((key) => metric.startsWith(`${key}_`) && metricOf(key).kind === 'yes_no');
  return whole ?? null;
}

const limiting = new Set(['maximum', 'max', 'maximums', 'cap', 'limit', 'lifetime', 'days', 'amount']);
const isStated = ({ tokens, amounts }: Seen): boolean =>
  amounts.some(({ isYear, isPeople }) => !isYear && !isPeople) || tokens.some(({ low }) => limiting.has(low));

/** Where a name may mean that something is there or how much of it: offered is the one, a figure the other. */
function offered(seen: Seen, intent: string): Seen {
  const isTrendOfShare = intent === 'trend' && seen.cues.has('share');
  const isOffered =
    !isFunded(seen) &&
    (intent === 'share' || isTrendOfShare || intent === 'ranking' || (intent === 'value' && seen.cues.has('offer')));
  const kind = isOffered ? 'yes_no' : 'number';
  const isFigure = isFunded(seen) || ['value', 'benchmark', 'position', 'trend', 'compare', 'changes'].includes(intent);
  const named = seen.metrics.map((one) => {
    const kinds = one.candidates.map((key) => metricOf(key).kind);
    const covers = one.candidates.find((key) => metricOf(key).kind === 'yes_no');
    if (covers !== undefined && saysCovered(seen, one)) return { ...one, metric: covers };
    const whole = isOffered && !isStated(seen) ? wholeOf(one) : null;
    if (whole !== null) return { ...one, metric: whole };
    if (!kinds.includes('yes_no') || !kinds.includes('number') || !(isOffered || isFigure)) return one;
    return { ...one, metric: one.candidates.find((key) => metricOf(key).kind === kind) ?? one.metric };
  });
  return { ...seen, metrics: named };
}

/** Levels, networks and plan types belong to the metrics beside them. */
function modifiedIn(seen: Seen, planTypeIsAsked: boolean): Seen {
  const nearest = (kind: Named['kind'], to: MetricSeen): Named | undefined =>
    seen.mentions.filter((one) => one.value.kind === kind).toSorted((a, b) => gapBetween(a, to) - gapBetween(b, to))[0]
      ?.value;
  return {
    ...seen,
    metrics: seen.metrics.map((one) => {
      const [level, network, planType] = [nearest('level', one), nearest('network', one), nearest('planType', one)];
      return {
        ...one,
        ...modified(one, {
          tier: one.tier ?? (level?.kind === 'level' ? level.tier : null),
          network: network?.kind === 'network' ? network.network : null,
          planType:
            planTypeIsAsked && seen.against !== 'planType' && planType?.kind === 'planType' ? planType.type : null,
        }),
      };
    }),
  };
}

/** How far apart two names stand; what leads to a name is nearer than what follows it. */
const gapBetween = (one: { from: number; to: number }, other: { from: number; to: number }): number =>
  one.from < other.from ? other.from - one.to : one.from - other.to + 0.5;

/** Subjects: of the law whatever its words are elsewhere; else only where no metric takes the words. */
function subjectsOf(
  seen: Seen,
  isOfLaw: boolean,
  intent: string,
): { key: SubjectKey; at: { from: number; to: number } }[] {
  if (intent === 'library') return [];
  return seen.subjects
    .filter(
      ({ from, to }) => isOfLaw || ![...seen.metrics, ...seen.mentions].some((one) => one.from < to && one.to > from),
    )
    .map(({ value, from, to }) => ({ key: value, at: { from, to } }))
    .filter((one, index, all) => all.findIndex(({ key }) => key === one.key) === index);
}

function statisticOf(seen: Seen, intent: string): Slot<Statistic> | null {
  if (intent === 'share') {
    const cue = seen.cueSpans.find(({ value }) => value === 'count') ?? null;
    const share = seen.cueSpans.find(({ value }) => value === 'share') ?? null;
    const isInPercent = seen.tokens.some(
      ({ low }, at) => low === 'percent' && ['in', 'a'].includes(seen.tokens[at - 1]?.low ?? ''),
    );
    if (share === null && cue !== null && !isInPercent) return { value: 'count', from: spanOf(seen, cue) };
    return {
      value: 'share',
      from: share === null ? { kind: 'assumed', rule: 'a share was asked for' } : spanOf(seen, share),
    };
  }
  const ofTrend = intent === 'trend' ? seen.cueSpans.find(({ value }) => value === 'share') : undefined;
  if (ofTrend !== undefined && seen.statistic === null) return { value: 'share', from: spanOf(seen, ofTrend) };
  if (seen.statistic?.value === 'difference' && intent !== 'compare') return null;
  if (seen.statistic !== null) return { value: seen.statistic.value, from: spanOf(seen, seen.statistic) };
  // "The smallest anyone offers", "who gives most": the one end, and no order of groups.
  const isOfAnyone =
    intent === 'ranking' &&
    seen.groupBy.length === 0 &&
    seen.limit === null &&
    seen.tokens.some(({ low }) => ['anyone', 'anybody'].includes(low));
  if (seen.end === null || !(intent === 'benchmark' || isOfAnyone)) return null;
  return { value: seen.end.value === 'desc' ? 'most' : 'least', from: spanOf(seen, seen.end) };
}

const nearYears = new Set(['last', 'this', 'next', 'current', 'previous', 'prior']);

/** The words that are in something that was understood. */
function coveredIn(seen: Seen): Set<number> {
  const { tokens } = seen;
  const spans: readonly ({ from: number; to: number } | null)[] = [
    ...seen.mentions,
    ...seen.metrics,
    ...seen.subjects,
    ...seen.amounts,
    ...seen.groupBy,
    seen.statistic,
    seen.end,
    seen.limit,
    seen.payer,
    ...charts.apart(tokens),
    seen.chart,
    ...seen.denials,
    ...seen.absences,
    ...cuePhrases.all(tokens).filter(({ value }) => value !== 'harm' || seen.cues.has('personal')),
    ...seen.cueSpans,
    ...[comparing, behind, follows].flatMap((phrases: Phrases<unknown>) => phrases.all(tokens)),
  ];
  const covered = new Set<number>();
  for (const one of spans) if (one !== null) for (let at = one.from; at < one.to; at += 1) covered.add(at);
  for (const { also = [] } of seen.metrics) for (const at of also) covered.add(at);
  // "Next year", "last year".
  for (const [at, { key }] of tokens.entries())
    if (key === 'year' && nearYears.has(tokens[at - 1]?.low ?? '')) covered.add(at - 1).add(at);
  return covered;
}

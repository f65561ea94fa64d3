import { listed } from '../../contract/vocabulary/listed.ts';
import type { ChartKind, Dimension, Known, Statistic } from '../../contract/reading.ts';
import { employerWords, peopleWords } from '../../contract/vocabulary/company-sizes.ts';
import { type Cue, shareWords } from '../../contract/vocabulary/cues.ts';
import { whomItIsFor } from '../../contract/vocabulary/follow-ups.ts';
import type { Payer } from '../../contract/vocabulary/payers.ts';
import { type SubjectKey, subjects } from '../../contract/vocabulary/subjects.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { inAskedUnit, unitAsked } from './asked-unit.ts';
import { withComposed } from './composed.ts';
import { type Clause, clauseIn, openingIn } from './clause.ts';
import { cuePhrases } from './cues.ts';
import { everyoneElseIn, peersNamed } from './everyone-else.ts';
import { subjectPhrases } from './lexicon.ts';
import { isOfOtherLine, type Mention, mentionsIn } from './mentions.ts';
import { fits, levelWithin, tierFor, type MetricSeen, metricsIn, tenureIn } from './metrics.ts';
import { isPaying, paidBy, payerIn, withoutBarePayers } from './payers.ts';
import { sizesCompared } from './moves-with.ts';
import { onceEach, withPrice } from './price.ts';
import { percentileIn } from './percentiles.ts';
import { setApart } from './set-apart.ts';
import { isOfAmount, owners } from './share-of-amount.ts';
import { chartIn } from './chart-named.ts';
import { isNoAmount, setBeside, waivedIn } from './no-amounts.ts';
import { absences, behind, denials, exceptsIn, statistics } from './operators.ts';
import { groupsIn } from './groups.ts';
import { endIn, limitIn } from './order.ts';
import type { Found } from './phrases.ts';
import { ofSameWords } from './same-words.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Everything that was noticed in a question, before its intent says what counts. */
export interface Seen {
  tokens: readonly Token[];
  mentions: readonly Mention[];
  metrics: readonly MetricSeen[];
  subjects: readonly Found<SubjectKey>[];
  amounts: readonly Amount[];
  /** Who pays for it, where that is said. */
  payer: Found<Payer> | null;
  cues: ReadonlySet<Cue>;
  cueSpans: readonly Found<Cue>[];
  statistic: Found<Statistic> | null;
  groupBy: readonly Found<Dimension>[];
  /** By what some peers are told from all others, against whom they are held: no peers are narrowed to them. */
  against: Dimension | null;
  /** What two sides are told apart by, where one is held against the other. */
  sides: Found<Dimension> | null;
  end: Found<'asc' | 'desc'> | null;
  limit: (Amount & { value: number }) | null;
  chart: Found<ChartKind> | null;
  /** What denies the conditions behind it. */
  denials: readonly Found<true>[];
  /** What denies that there is what stands before it. */
  absences: readonly Found<true>[];
  /** What is said of the employers whose figure is asked for. */
  clause: Clause | null;
  known: Known;
}

export const isLaw = (key: SubjectKey): boolean => subjects[key].kind === 'law';

/** Looks at a question once from every side. */
export const look = ofSameWords(lookAt);

function lookAt(tokens: readonly Token[], known: Known): Seen {
  const mentions = mentionsIn(tokens, known);
  const tenure = tenureIn(tokens);
  const subjects = subjectPhrases.apart(tokens);
  const taken = (at: number): boolean =>
    mentions.some(({ from, to }) => at >= from && at < to) ||
    subjects.some(({ from, to }) => at >= from && at < to) ||
    (tenure !== null && at >= tenure.from && at < tenure.to);
  const percentile = percentileIn(tokens);
  // "The middle 50 percent": its number is no amount.
  const figures = statistics.apart(tokens).filter(({ from, to, isExact }) => isExact && to - from > 1);
  const numbers = amountsIn(tokens, taken)
    .filter(({ from, to }) => percentile === null || to <= percentile.from || from >= percentile.to)
    .filter(({ from, to }) => !figures.some((one) => from < one.to && to > one.from))
    .filter((amount) => !isNoAmount(tokens, amount));
  const payer = payerIn(tokens, mentions);
  const phrased = withoutBarePayers(
    metricsIn(tokens, mentions, numbers).filter((one) => known.isSearch === true || !isPaying(tokens, one)),
    tokens,
  );
  const isOfLaw = cuePhrases.all(tokens).some(({ value }) => value === 'byLaw' || value === 'passage');
  const composed =
    known.isSearch === true || isOfLaw
      ? phrased
      : withComposed(tokens, mentions, phrased, numbers).filter(
          (one) => !isOfPlanYear(one, subjects) && !isInLonger(one, subjects),
        );
  const named = composed.flatMap((one) => paidBy(one, payer?.value ?? null, tokens));
  const priced = withPrice(tokens, mentions, named, numbers, payer);
  const withAll = onceEach(
    priced.map((one) => withLevel(known.isSearch === true ? one : inAskedUnit(one, tokens), tokens)),
  );
  // "Unlimited PTO adoption": how many have it.
  const uptake = withAll.find(
    (one) =>
      one.metric === 'programs.adoption' &&
      one.to - one.from === 1 &&
      [...withAll, ...mentions.filter(({ value }) => value.kind === 'planType')].some(({ to }) => to === one.from),
  );
  const metrics = withAll.filter((one) => one !== uptake);
  // "PTO in year 5": the number is part of the name.
  const isNamed = ({ from, to, compared, unit }: Amount): boolean =>
    !(compared !== null && unit !== null) &&
    setBeside(tokens, { from, to }, numbers).length === 0 &&
    metrics.some(({ also = [] }) =>
      tokens.slice(from, to).every(({ number }, at) => number === null || also.includes(from + at)),
    );
  const all = numbers
    .filter((amount) => !isNamed(amount))
    .map((amount) =>
      isLooseSize(amount, metrics, tokens, isBesideEmployers(tokens, amount) || isBesidePeers(mentions, amount))
        ? { ...amount, isPeople: true }
        : amount,
    );
  const clause = known.isSearch === true ? null : clauseIn(tokens, metrics);
  // "Or better" bounds an amount, and compares nothing.
  const bounds = behind.all(tokens).filter(({ from }) => tokens[from]?.low === 'or');
  const cueSpans = cuePhrases.all(tokens).filter(
    (one) =>
      (!isWithin(one, metrics) ||
        (one.value === 'limit' && (all.some(({ isYear }) => isYear) || saysNextYear(tokens)))) &&
      !(one.value === 'share' && isOver(one, metrics)) &&
      // "What employers pay" asks for no employers.
      !(one.value === 'which' && tokens[one.from]?.low === 'what' && one.to > (payer?.from ?? one.to)) &&
      !isWithin(one, bounds) &&
      // "At companies with unlimited PTO": whom is meant.
      !(one.value === 'which' && clause !== null && one.from >= clause.from - 1 && one.from < clause.to) &&
      isCueMeant(one, tokens, mentions) &&
      !(one.value === 'share' && isOfAmount(one, tokens, mentions, metrics)),
  );
  if (known.isSearch !== true) cueSpans.push(...ownIn(tokens, all));
  const bySize = known.isSearch === true ? null : sizesCompared(tokens, mentions, metrics);
  const groups = groupsIn(tokens, [...mentions, ...all.filter(({ isYear }) => !isYear)]);
  // "Dental deductible by carrier": the carrier is by what it is told apart.
  const isGrouping = ({ metric }: MetricSeen): boolean =>
    metric.endsWith('.carrier') && groups.some(({ value }) => value === 'carrier');
  const measured = metrics.some((one) => !isGrouping(one)) ? metrics.filter((one) => !isGrouping(one)) : metrics;
  const isJudging = all.some(({ isYear, isPeople }) => !isYear && !isPeople);
  const against = known.isSearch === true || isJudging ? null : everyoneElseIn(tokens, peersNamed(mentions, all));
  const apart = against?.value ?? null;
  const others = against === null || apart === null ? [] : [{ ...against, value: apart, isExact: true }];
  const groupBy = others.length > 0 ? others : bySize === null || groups.length > 0 ? groups : [bySize];
  const limit = limitIn(tokens, all, mentions, groupBy);
  // "Do more than 20% of employers": what is asked for is the share, whatever somebody takes it for.
  const supposed = all.find(
    (one) => one.unit === 'percent' && tokens[one.to]?.low === 'of' && owners.has(tokens[one.to + 1]?.low ?? ''),
  );
  // "Groups with a deductible over 4000, count".
  const counted = tokens.findIndex(({ low }, at) => low === 'count' && tokens[at - 1]?.low === ',');
  if (known.isSearch !== true && counted !== -1)
    cueSpans.push({ value: 'count', from: counted, to: counted + 1, isExact: true });
  if (uptake !== undefined) cueSpans.push({ value: 'share', from: uptake.from, to: uptake.to, isExact: true });
  if (supposed !== undefined)
    cueSpans.push({ value: 'share', from: supposed.from, to: supposed.to + 2, isExact: true });
  const amounts = all.filter((one) => one !== limit && one !== supposed);
  const free = (one: Found<unknown>): boolean =>
    !isWithin(one, metrics) && ![...amounts, ...others].some(({ from, to }) => one.from >= from && one.from < to);
  const statistic =
    percentile ??
    statistics
      .apart(tokens)
      .find((one) => free(one) && isFigure(one, tokens) && !(groupBy.length > 0 && isOrder(tokens, one))) ??
    (groupBy.length === 0 && metrics.length === 1 ? variedIn(tokens) : null);
  return {
    tokens,
    mentions: mentions.filter(
      (one) =>
        (bySize === null || one.value.kind !== 'size') &&
        !isPartOfName(one, metrics) &&
        (known.isSearch === true || !isOfOtherLine(tokens, one)),
    ),
    metrics: measured.map((one) => besideSizes(one, amounts)),
    subjects,
    amounts,
    payer,
    cues: new Set(cueSpans.map(({ value }) => value)),
    cueSpans,
    statistic,
    groupBy,
    against: apart,
    sides: known.isSearch === true || groupBy.length > 0 ? null : setApart(tokens, mentions),
    end: endIn(
      tokens,
      (one) =>
        free(one) &&
        !isWithin(one, mentions) &&
        !isOfOneEmployer(
          tokens[one.to],
          metrics.some(({ from }) => from === one.to),
        ) &&
        !metrics.some(({ from, to }) => one.from < from && one.to > from && one.to <= to),
    ),
    limit: limit === null ? null : { ...limit, value: limit.low },
    chart: chartIn(tokens),
    denials: [
      ...denials.all(tokens),
      ...(known.isSearch === true ? [] : exceptsIn(tokens)),
      ...waivedIn(tokens, metrics),
    ],
    absences: absences.all(tokens),
    clause,
    known,
  };
}

/** "The largest employer's deductible": how large the employer is, and no order of deductibles. */
const isOfOneEmployer = (token: Token | undefined, isNamed: boolean): boolean =>
  token !== undefined && employerWords.includes(token.low) && (/['’]s$/.test(token.text) || !isNamed);

const helping = new Set(
  listed(`
    can, could, must, should, may, shall, would, will, might, need, did, the
  `),
);
const placing = new Set(
  listed(`
    put, puts, leave, leaves, make, makes, rank, ranks, place, places, set, sets, mean, means
  `),
);

/** "We seed $500", "where does that put us": an amount that somebody gives is their own. */
function ownIn(tokens: readonly Token[], amounts: readonly Amount[]): Found<Cue>[] {
  if (!amounts.some(({ isYear, isPeople }) => !isYear && !isPeople)) return [];
  return tokens.flatMap(({ low }, at): Found<Cue>[] => {
    const [before, next] = [tokens[at - 1]?.low ?? '', tokens[at + 1]];
    const isWe = low === 'we' && !helping.has(before) && next !== undefined && !next.isMark && !helping.has(next.low);
    const isUs = low === 'us' && placing.has(before);
    return isWe || isUs ? [{ value: 'own', from: at, to: at + 1, isExact: true }] : [];
  });
}

/** "Referral bonus": a benefit's whole name says more than the idea that is a part of it. */
const isInLonger = ({ from, to, also = [] }: MetricSeen, named: readonly Found<SubjectKey>[]): boolean =>
  also.every((at) => at >= from && at < to) &&
  named.some(
    (one) =>
      subjects[one.value].kind === 'benefit' && one.from <= from && one.to >= to && one.to - one.from > to - from,
  );

/** "When does the plan year start": no waiting period of a person. */
const isOfPlanYear = ({ from, to, also = [] }: MetricSeen, subjects: readonly Found<SubjectKey>[]): boolean =>
  subjects.some(
    (one) => one.value === 'plan-year' && [from, to - 1, ...also].some((at) => at >= one.from && at < one.to),
  );

const saysNextYear = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }, at) => key === 'year' && ['next', 'this', 'last'].includes(tokens[at - 1]?.low ?? ''));

/** "A stay in hospital": the hospital is no trade of employers there. */
const isPartOfName = ({ value, from, to }: Mention, metrics: readonly MetricSeen[]): boolean =>
  value.kind === 'industry' && metrics.some(({ also = [] }) => also.includes(from) && also.includes(to - 1));

const isOver = (one: { from: number; to: number }, names: readonly { from: number; to: number }[]): boolean =>
  names.some(({ from, to }) => one.from < to && one.to > from && one.from > from);

/** "By region, highest to lowest": the order of groups, and no range of a figure. */
const isOrder = (tokens: readonly Token[], { from, to, value }: Found<Statistic>): boolean =>
  value === 'spread' && to - from === 3 && tokens[from + 1]?.low === 'to';

const varying = new Set(['vary', 'varies', 'differ', 'differs', 'fluctuate', 'range', 'ranges']);

/** "How much do they vary between employers": how far apart they are. */
function variedIn(tokens: readonly Token[]): Found<Statistic> | null {
  const at = tokens.findIndex(({ low }) => varying.has(low));
  const isAsked = tokens.some(
    ({ low }, index) =>
      low === 'how' && index < at && ['much', 'widely', 'far', 'greatly'].includes(tokens[index + 1]?.low ?? ''),
  );
  return isAsked ? { value: 'spread', from: at, to: at + 1, isExact: true } : null;
}

/** "Mean" is what a word means where the question ends with it. */
function isFigure({ from, to, isExact }: Found<Statistic>, tokens: readonly Token[]): boolean {
  if (!isExact || tokens[from]?.low !== 'mean') return isExact;
  const before = tokens[from - 1];
  if (['i', 'you', 'we'].includes(before?.low ?? '')) return false;
  const isLed = from < 2 || before?.isMark === true || ['in', 'as', 'the', 'by', 'on'].includes(before?.low ?? '');
  return isLed || !tokens.slice(to).every(({ isMark }) => isMark);
}

/** "300 employees contribute": the employees are counted, and what they do is the metric. */
function besideSizes(one: MetricSeen, amounts: readonly Amount[]): MetricSeen {
  const size = amounts.find(({ isPeople, from, to }) => isPeople && from < one.from && to > one.from && to < one.to);
  return size === undefined ? one : { ...one, from: size.to };
}

/** Fewer would be weeks, days or an age. */
const LEAST_ALONE = 50;

/** "Tech TX 500+ parental leave", "companies under 200": it counts people where it can count nothing else. */
function isLooseSize(
  { unit, compared, low, isYear, period, from, to: end }: Amount,
  metrics: readonly MetricSeen[],
  tokens: readonly Token[],
  isOfEmployers: boolean,
): boolean {
  const before = tokens[from - 1]?.low ?? '';
  if (unit !== null || period !== null || isYear || compared === null || low < LEAST_ALONE || before === 'age')
    return false;
  if (isOfEmployers) return true;
  // "Capped at 50k".
  if (capping.has(tokens[from]?.low ?? '')) return false;
  // "Gives at least 500", "with at least 500 put in": what is given is money. "Firms over 500 giving it" are large.
  const isOfFirms = tokens.slice(Math.max(0, from - 2), from).some((one) => employerWords.includes(one.low));
  const isGiven = giving.has(before) || (!isOfFirms && giving.has(tokens[end]?.low ?? ''));
  return !metrics.some(({ metric, to }) => fits(metric, 'usd') && (isGiven || isRightBehind(tokens, to, from)));
}

const capping = new Set(listed('capped, max, maximum, min, minimum'));
const FARTHEST = 2;
/** "The maximum at or below 5000", but not "deductible, 200-499". */
const isRightBehind = (tokens: readonly Token[], to: number, from: number): boolean =>
  to === from ||
  to === from - 1 ||
  (to < from && to >= from - FARTHEST && tokens.slice(to, from).every(({ low }) => leading.has(low)));
const leading = new Set(listed('at, or, is, was, went, goes, of, from'));

const giving = new Set(
  listed(`
    give, gives, giving, put, puts, putting, pay, pays, paying, contribute, contributes, contributing, fund, funds
    funding, seed, seeds, seeding, charge, charges, charging
  `),
);

/** "1k-5k employers", "our size, 1,000 to 5,000". */
const isBesideEmployers = (tokens: readonly Token[], { from, to }: Amount): boolean =>
  employerWords.includes(tokens[to]?.low ?? '') ||
  tokens.slice(Math.max(0, from - 2), from).some(({ low }) => low === 'size') ||
  // "Employers of 1,000 and more".
  (tokens[from - 1]?.low === 'of' && employerWords.includes(tokens[from - 2]?.low ?? ''));

/** "Deductible Texas 500+": right behind a place or a trade. */
const isBesidePeers = (mentions: readonly Mention[], { from }: Amount): boolean =>
  mentions.some(({ value, to }) => to === from && ['state', 'region', 'industry'].includes(value.kind));

const parts = new Set(['premium', 'premiums', 'pay', 'salary', 'cost', 'earnings', 'wages', 'coverage']);
const offering = new Set(
  listed(`
    offer, offers, have, has, are, cover, covering, covers, give, gives, provide, use, match, contribute, pay, allow
    state, offering, providing, charge, charges, impose, require, requires, reimburse, sponsor, sponsors, fund, funds
    subsidize, waive, make, makes, let, lets, ask, put, puts, exceed, set, keep, keeps, go, reach, add, pick, still, actually, include, includes, enroll, enrolls, automatically, auto
  `),
);
const ofShares = new Set(shareWords);

const persons = new Set(
  tokensOf([...peopleWords, ...whomItIsFor, 'someone somebody anyone anybody man woman one those'].join(' ')).map(
    ({ key }) => key,
  ),
);
const documents = new Set(['guide', 'guides', 'document', 'spd', 'handbook', 'text', 'plan', 'booklet']);

/** A share or a count is one of employers: "how many days" and "percent of pay" are not. */
function isCueMeant({ value, from, to }: Found<Cue>, tokens: readonly Token[], mentions: readonly Mention[]): boolean {
  if (value === 'which' && owners.has(tokens[from]?.low ?? '')) return from === 0;
  // "At employers which also fund it": it says which employers are meant, and asks for none.
  if (value === 'which' && tokens[from]?.low === 'which' && owners.has(tokens[from - 1]?.low ?? '')) return false;
  // "A kid who aged out": it says which person is meant.
  if (value === 'which' && tokens[from]?.low === 'who' && persons.has(tokens[from - 1]?.key ?? '')) return false;
  // "Where does the guide say", but not "where does the market sit".
  if (value === 'passage' && tokens[from]?.low === 'where') return documents.has(tokens[to]?.low ?? '');
  // "How has it moved" asks for a series, "how did it move from 2022 to 2024" for its two ends.
  if (value === 'change' && ['moved', 'shifted'].includes(tokens[from]?.low ?? '')) return false;
  // "What happens to unused days", "what becomes of them": how it is, and not how it was.
  if (value === 'change' && ['happens', 'happen'].includes(tokens[from + 1]?.low ?? '')) return false;
  if (value === 'trend' && tokens[from]?.low.startsWith('become') === true && tokens[to]?.low === 'of') return false;
  // "What is happening with premiums" asks for no rule.
  if (value === 'rule' && tokens.slice(from, to).some(({ low }) => ['happening', 'happened'].includes(low)))
    return false;
  if (value !== 'count' && value !== 'share') return true;
  // "What do hospitals typically provide": how much, and not how many.
  const isHabit =
    to - from === 2 && (offering.has(tokens[to - 1]?.low ?? '') || ['do', 'does'].includes(tokens[from]?.low ?? ''));
  if (isHabit && tokens.slice(0, from).some(({ low }) => ['what', 'whats', 'much', 'long'].includes(low))) return false;
  const rest = tokens.slice(to, to + 4).map(({ low }) => low);
  const isTrade = mentions.some(
    (one) => one.from >= to && one.from <= to + 2 && ['industry', 'size'].includes(one.value.kind),
  );
  const isOwned = isTrade || rest.slice(0, 3).some((low) => owners.has(low));
  // "Cost share" is what members pay.
  if (tokens[from - 1]?.low === 'cost') return false;
  // "How many weeks do employers give".
  if (value === 'count' && unitAsked(tokens)?.from === from) return false;
  const [last] = tokens.slice(0, from).slice(-1);
  const isBehind = last?.isMark === true || typeof last?.number === 'number';
  if (value === 'count' && rest.every((low) => ['', '?', '.'].includes(low)) && isBehind) return true;
  if (value === 'count' && rest[0] === 'do' && ['that', 'it', 'so'].includes(rest[1] ?? '')) return true;
  if (value === 'count' && rest[0] === 'of' && rest[1] === 'each') return true;
  // "What percentage self-insures", "how many level-funded".
  if (mentions.some((one) => one.from === to && ['funding', 'choice'].includes(one.value.kind))) return true;
  // "Of those with an HSA, how many seed it": the employers are counted, not a thing of which there may be many.
  const isOfOpening = openingIn(tokens) !== null && !(rest[0] ?? '').endsWith('s');
  if (value === 'count') return isOwned || isOfOpening || offering.has(rest[0] ?? '');
  const words = tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ');
  if (tokens[from]?.low === 'percentages') return rest[0] === 'of' && isOwned;
  if (!ofShares.has(words)) return true;
  // "Market share by region" is of employers.
  if (tokens[from - 1]?.low === 'market') return true;
  if (typeof tokens[from - 1]?.number === 'number') return false;
  if (['covered', 'replaced'].includes(rest[0] ?? '')) return false;
  if (rest[0] !== undefined && owners.has(rest[0])) return true;
  // "What share of tech firms pay": many of them are counted.
  if (rest[0] === 'of' && rest.slice(1, 3).some((low) => low.endsWith('s') && owners.has(low))) return true;
  if (rest.some((low) => parts.has(low))) return false;
  // "Median LTD percent" asks for an amount.
  if (rest.length === 0 && statistics.all(tokens).some(({ isExact }) => isExact)) return false;
  return (
    isOwned || rest.length === 0 || ['of', 'with', 'that', 'who'].includes(rest[0] ?? '') || offering.has(rest[0] ?? '')
  );
}

const isWithin = (
  one: { from: number; to: number },
  names: readonly { from: number; to: number; also?: readonly number[] }[],
): boolean =>
  names.some(({ from, to, also = [] }) => {
    if (one.from >= from && one.to <= to) return true;
    return also.includes(one.from) && also.includes(one.to - 1);
  });

const withLevel = (one: MetricSeen, tokens: readonly Token[]): MetricSeen => {
  const level = levelWithin(tokens, one);
  const tier = level === null ? null : tierFor(one.metric, level);
  return tier === null ? one : { ...one, tier };
};

import { type MetricKey, metricOf, type Network, type Tier } from '../../../contract/metrics.ts';
import { resolve } from './resolve.ts';
import { payPeriodsIn, type Period, toMonthly, toYearly } from './periods.ts';
import { ratesPeriodIn, statedPeriodIn } from './stated-periods.ts';
import { isPlanLike, planTypeIn } from './plans.ts';
import { isAside, isElsewhere, isForFew, isFormer, isPromised } from './aside.ts';
import { isAnnounced } from './announced.ts';
import type { FoundFact } from '../found-fact.ts';
import { daysOfYear } from './days-of-year.ts';
import { networkOf, networksIn, tierOf, whomsIn } from './dimensions.ts';
import type { Match } from './candidate.ts';
import { matchUnit } from './match.ts';
import { holidaysListed } from './holiday-list.ts';
import { isAccrued } from './metrics/spec.ts';
import type { ReadPassage } from './rows.ts';
import { isOfEarlier, withoutSome } from './kinds-of-people.ts';
import { growthOf, scheduleOf, type Step, stepsOf } from './schedule.ts';
import { type Spoken, type Unit, withHeads } from './unit.ts';
import { unitsOf } from './units-of.ts';
import { markOfEach, plain } from './values.ts';
import { said } from './words.ts';
import { carriersOf } from './carriers.ts';
import { planTypesOf } from './plan-types.ts';
import { premiumShares } from './premium-shares.ts';
import { savingOf, vestingOfPlan } from './retirement.ts';
import type { Stated } from './stated.ts';
import { statementsOf } from './statements.ts';

interface Context {
  /** What the guide says where a unit stands, as it is written. */
  originalOf(unit: Unit): string;
  year: number | null;
  payPeriods: number | null;
  /** Of the rates that the guide shows, where a note of it tells. */
  ratesPeriod: Period | null;
}

/** Below this a person looks at a fact. */
const SURE = 0.7;

/** Reads what a guide states by its structure: values, what names them, and what headings, rows and columns say of them. */
export function readStructure(passages: readonly ReadPassage[], guide: { planYear?: number | null } = {}): FoundFact[] {
  const units = unitsOf(passages);
  const texts = units.map(({ own }) => own.text);
  const written = new Map(passages.map(({ ordinal, text }) => [ordinal, text]));
  const context: Context = {
    originalOf: ({ ordinal, from, to }) => written.get(ordinal)?.slice(from, to) ?? '',
    year: guide.planYear ?? null,
    payPeriods: payPeriodsIn(texts),
    ratesPeriod: ratesPeriodIn(texts),
  };
  const facts: FoundFact[] = [];
  const steps: Step[] = [];
  const told = withoutSome(units).filter((unit) => !isOther(unit, context));
  for (const unit of told) {
    const matches = matchUnit(unit);
    steps.push(...stepsOf(matches.filter(isOfYears).map((match) => inYears(match, context))), ...growthOf(unit));
    for (const match of matches)
      if (!isOfYears(match) && (unit.kind !== 'prose' || isOfSentences(match)))
        facts.push(...factsOf(match, matches, context));
    const spoken = spokenOf(unit, context);
    const stated = [...statementsOf(unit, spoken), ...carriersOf(unit, spoken), ...savingOf(unit, spoken)];
    facts.push(...stated.map((one) => statedFact(unit, one)));
    for (const { words, plan, score } of planTypesOf(unit, spoken))
      facts.push({
        ...statedFact(unit, { metric: 'medical.plan_type', words, score }),
        plan,
        planType: plan === null ? null : words,
      });
    const dependents = matches
      .filter(({ spec }) => spec.metric === 'medical.dependent_share')
      .map(({ amount }) => amount);
    const shares = premiumShares(unit, spoken);
    for (const { tier, plan, ...share } of shares)
      if (tier !== 'employee_family' || !dependents.includes(share.value ?? 0))
        facts.push({
          ...statedFact(unit, share),
          tier,
          ...(plan !== null && { plan, planType: planTypeIn(plan.toLowerCase()) }),
        });
    const isPriced = ofPlan.test(spoken.text) && unit.around.label.length > 0;
    if (isPriced || shares.length > 0 || matches.some(({ spec }) => spec.metric?.startsWith('medical.') === true))
      facts.push(...typeOf(unit));
  }
  for (const { unit, facts: stated } of vestingOfPlan(told, (unit) => spokenOf(unit, context)))
    facts.push(...stated.map((one) => statedFact(unit, one)));
  for (const { unit, count, isSure } of holidaysListed(told))
    facts.push(factOf(unit, 'time_off.holidays', count, isSure ? LISTED : LISTED - 0.1));
  facts.push(...scheduleOf(steps).map(({ metric, value, unit, score }) => factOf(unit, metric, value, score)));
  return resolve(facts);
}

/** A match of days whose number a year is told by pay periods. */
function inYears(match: Match, context: Context): Match {
  const [amount, isAssumed] = inPeriod(match, 'time_off.days_year_1', context);
  return { ...match, amount, score: match.score - (isAssumed ? 0.3 : 0) };
}

/** Shares of premiums that sentences state are read by a grammar of their own. */
const isOfSentences = ({ spec: { metric } }: Match): boolean => metric !== 'medical.employer_share';

const isOfYears = ({ spec: { metric } }: Match): boolean => metric === 'time_off.days_year_1';

/** A list that is counted gives way to a count that is said. */
const LISTED = 0.78;

/** What was once, and is no more: a history of changes. */
const changed = /\b(?:increased|decreased|raised|lowered|changed|updated|revised)\b.*\bfrom\b.*\bto\b/;

/** What is said of other people, other years, or as an example. */
function isOther({ own, around }: Unit, { year }: Context): boolean {
  const above = [
    ...around.label,
    ...around.row,
    ...around.column,
    ...around.lead,
    ...around.heading,
    ...around.chapter,
  ];
  return (
    isAside(own.text, year) ||
    isAnnounced(own.text) ||
    changed.test(own.text) ||
    above.some(
      (text) =>
        isAside(said(text).text, year) ||
        isFormer(text, year) ||
        isPromised(said(text).text) ||
        isOfEarlier(text) ||
        (text.length <= LONGEST_TITLE && isElsewhere(said(text).text)) ||
        /\b(?:cobra|retirees?|scenario|example)\b|^(?!.*full[- ]?time).*\bpart[- ]time\b/i.test(text),
    )
  );
}

/** The facts of a match: one, or one for each level and network that the text names. */
function factsOf(match: Match, matches: readonly Match[], context: Context): FoundFact[] {
  const { unit, spec, isShare } = match;
  const key = isShare ? spec.share : spec.metric;
  if (key === null) return [];
  const metric = metricOf(key);
  const [value, isAssumed] = inPeriod(match, key, context);
  const [least, most] = metric.range ?? [-Infinity, Infinity];
  if (value < least || value > most) return [];
  const tier = metric.tiers === undefined ? null : tierFor(match, matches, metric.tiers);
  const network = metric.byNetwork === true ? networkFor(match.unit, match.value.from, matches) : null;
  // What is paid back outside of the network is not what the plan offers.
  if (metric.byNetwork !== true && metric.perPlan === true && networkFor(match.unit, match.value.from) === 'out')
    return [];
  const isLost = metric.tiers !== undefined && tier === null && spec.shape === 'rate';
  if (isLost && metric.tiers?.includes('employee') === true) return [];
  // Whose amount it is, or how often it is paid, is not said: a person looks.
  const isRate = spec.shape === 'rate' && metric.tiers !== undefined;
  const isOpen =
    (isAssumed && ((isRate && !isByPay(unit)) || spec.shape === 'work days')) || (isRate && !isPayerSaid(unit, key));
  // Neither is: it may be anything.
  if (isRate && isAssumed && !isByPay(unit) && !isPayerSaid(unit, key)) return [];
  const isPart = !isAssumed && value === match.amount && isInstalment(match, key);
  const score = match.score - (isLost || isOpen || isPart ? 0.3 : 0) - (isAssumed ? 0.05 : 0);
  const plan = metric.perPlan === true ? planBehind(match, context) : null;
  const isOfAll = unit.kind === 'prose' && spec.isShared;
  const named =
    plan === null ? isOfAll && { plan: null, planType: null } : { plan, planType: planTypeIn(plan.toLowerCase()) };
  const fact = { ...factOf(unit, key, value, score), ...named, tier, network };
  // No deductible is none for the person and for the household.
  const isNone = spec.shape === 'limit' && value === 0 && tier === null && metric.tiers?.includes('family') === true;
  return isNone
    ? [
        { ...fact, tier: 'individual' },
        { ...fact, tier: 'family' },
      ]
    : [fact];
}

/** The plan that a sentence names in brackets behind a value: "$612 (Saver HDHP) and $540 (PPO)". */
function planBehind({ unit, value }: Match, { originalOf }: Context): string | null {
  if (unit.kind !== 'prose') return null;
  const behind = originalOf(unit).slice(-unit.own.text.length).slice(value.to);
  const [, name = ''] = /^ \(([^)$%]{2,60})\)/.exec(behind) ?? [];
  return isPlanLike(name.toLowerCase()) && /\b(?:ppo|hmo|epo|pos|[cqh]?dhp|plan)\b/i.test(name) ? name : null;
}

const instalment =
  /\b(?:instal?lments?|quarter(?:ly)?|semi-?annual(?:ly)?|twice|each pay|per pay|every pay|monthly|(?:each|per|a|every) month|and another|half)\b/;

/** Whether an amount of a year may be one of several: "$250 a quarter". */
const isInstalment = ({ unit }: Match, key: MetricKey): boolean =>
  metricOf(key).unit === 'usd_year' && /^(?:hsa|hra|programs)/.test(key) && instalment.test(unit.own.text);

const ofEmployees =
  /\b(?:employees?'?|associates?'?|members?'?|team members?|staff|your|you|participant|ee) (?:\w+ ){0,2}?(?:costs?|contributions?|shares?|pays?|rates?|premiums?|portion|deductions?|will pay|contribute)\b|\bpayroll|\bdeduct(?:ions?|ed)\b|pay ?checks?|pay ?periods?|bi-?weekly|semi-?monthly|\bweekly|\bper pay\b|\bcosts? to (?:you|employees?)\b|\bout of (?:your|each) pay|(?<!employer |company )\bcontributions?\b(?! limit)/i;

/** Whether amounts are of each pay period: most employers have 26 a year. */
const isByPay = ({ own, around }: Unit): boolean => {
  const { heading, chapter, ...beside } = around;
  const texts = [own.text, ...Object.values(beside).flat(), ...withoutPayroll([...heading, ...chapter])];
  return texts.some((text) => statedPeriodIn(said(text).text) === 'paycheck');
};

/** "Payroll contributions" above a table says what they are, not how often. */
const withoutPayroll = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll(/payroll/gi, ' '));

/** "Monthly cost" beside an amount is the reader's; above it, it may be anybody's. */
const costs = /(?<!total |full |annual )\b(?:monthly )?costs?\b(?! shar)/i;

/** Whether a guide says that employees pay an amount: "Monthly premium: $600" may be the whole of it. */
function isPayerSaid({ own, around, before }: Unit, key: MetricKey): boolean {
  if (!key.endsWith('.contribution')) return true;
  const texts = [own.text, before, ...Object.values(around).flat()];
  const beside = [own.text, ...around.label, ...around.row, ...around.column];
  return (
    texts.some((text) => ofEmployees.test(text.replaceAll(levelWords, ' '))) || beside.some((text) => costs.test(text))
  );
}

/** "Employee only" and the like are levels of cover, and no payers. */
const levelWords = /\b(?:employees?|members?|associates?|ee|you) ?(?:only|\+|&|and|plus|with)[ \w]*/gi;

function factOf(unit: Unit, metric: MetricKey, value: number, score: number): FoundFact {
  const isFew = isForFew(unit.own.text);
  const confidence = Math.max(0.1, Math.min(0.95, score - (isFew ? 0.25 : 0)));
  const plan = metricOf(metric).perPlan === true ? unit.plan : null;
  return {
    metric,
    value,
    words: null,
    plan,
    planType: plan === null ? null : planTypeIn(plan.toLowerCase()),
    tier: null,
    network: null,
    ordinal: unit.ordinal,
    quoteFrom: unit.from,
    quoteTo: unit.to,
    method: 'rule',
    confidence,
    review: confidence < SURE,
  };
}

/** A unit with its label, as it is written and in small letters. */
function spokenOf(unit: Unit, { originalOf }: Context): Spoken {
  const whole = originalOf(unit);
  const at = plain(whole).lastIndexOf(unit.own.text);
  const own = at === -1 ? unit.own.text : whole.slice(at, at + unit.own.text.length);
  const [label] = unit.around.row;
  const written = unit.kind !== 'cell' ? (at === -1 ? own : whole) : label === undefined ? own : `${label}: ${own}`;
  return { text: plain(written), written };
}

const statedFact = (unit: Unit, { metric, value = 0, words, score }: Stated): FoundFact => ({
  ...factOf(unit, metric, value, score),
  value: words === undefined ? value : null,
  words: words ?? null,
  network: metricOf(metric).byNetwork === true ? networkFor(unit, 0) : null,
});

/** What a plan for medical care costs or covers. */
const ofPlan = /deductible|co-?pay|premium|network|% covered|\bbuy[- ]?up\b/;

/** The type of a plan whose name tells it, where the guide says what the plan costs. */
function typeOf(unit: Unit): FoundFact[] {
  const isTwo = /\bhs?a\b/i.test(unit.plan ?? '') && /\b(?:ppo|hmo|epo|pos)\b/i.test(unit.plan ?? '');
  const type =
    unit.plan === null || isTwo || /dental|vision/i.test(unit.plan) ? null : planTypeIn(unit.plan.toLowerCase());
  return type === null ? [] : [statedFact(unit, { metric: 'medical.plan_type', words: type, score: 0.85 })];
}

const perQuarter = /^[^.;|]{0,12}?(?:\b(?:per|a|each|every)\b|\/) ?quarter\b|^ quarterly/;
const perMonth = /^[^.;|]{0,12}?(?:\b(?:per|a|each|every)\b|\/) ?(?:month|mo)\b|^ monthly/;
const perPaycheck = /^[^.;|]{0,12}?(?:\b(?:per|a|each|every)\b|\/) ?(?:pay ?(?:check|period))/;

/** Dollars in the period of the metric, and whether it was assumed. */
function inPeriod(
  { unit, value, amount, spec }: Match,
  key: MetricKey,
  { payPeriods, ratesPeriod }: Context,
): [number, boolean] {
  const { unit: of } = metricOf(key);
  if (spec.shape === 'work days' && value.kind === 'time') {
    const { days, isAssumed } = daysOfYear(unit, value, isAccrued(spec), payPeriods);
    return [days, isAssumed];
  }
  const behind = withHeads(unit).slice(value.to, value.to + 34);
  if (of === 'usd_month' && spec.shape === 'rate') {
    const { around, own } = unit;
    const beside = [behind, own.text, ...around.label, ...around.column, ...around.row, ...around.lead];
    const above = withoutPayroll([...around.heading, ...around.chapter]);
    const named = [...beside, ...above].map((text) => statedPeriodIn(said(text).text)).find((one) => one !== null);
    const period = named ?? ratesPeriod;
    if (period === null) return [amount, true];
    const { value: monthly, assumed } = toMonthly(amount, period, payPeriods);
    return [monthly, assumed];
  }
  if (of === 'usd_year' && (key.startsWith('hsa') || key.startsWith('hra') || key.startsWith('programs'))) {
    if (perMonth.test(behind)) return [toYearly(amount, 'month', payPeriods).value, false];
    if (perQuarter.test(behind)) return [toYearly(amount, 'quarter', payPeriods).value, false];
    if (perPaycheck.test(behind)) return [toYearly(amount, 'paycheck', payPeriods).value, false];
  }
  return [amount, false];
}

/** "Employee contribution" says who pays, and not for whom. */
const payers =
  /\b(?:employees?'?|ee|members?) (?=(?:monthly |annual |biweekly |premium )?(?:contributions?|costs?|shares?|pays?|premiums?|rates?|deductions?)\b)/gi;

/** Whom a value is for: by the marks beside it, or by its row, its label, its column. */
function tierFor({ unit, value }: Match, matches: readonly Match[], tiers: readonly Tier[]): Tier | null {
  const isRate = tiers.includes('employee');
  const marks = whomsIn(unit.own);
  const values = [
    ...new Set(matches.filter(({ spec }) => spec.shape === 'limit' || spec.shape === 'rate').map((one) => one.value)),
  ].sort((one, other) => one.from - other.from);
  const at = values.indexOf(value);
  if (marks.length > 0) {
    const whom = markOfEach(values, marks)[at] ?? null;
    if (whom !== null) return tierOf(whom, tiers);
  }
  for (const text of [...unit.around.label, ...unit.around.row, ...unit.around.column, ...unit.around.lead]) {
    const named = whomsIn(said(isRate ? text.replaceAll(payers, ' ') : text));
    // "Deductible (individual / family)" above "$500 / $1,000".
    const kinds = new Set(named.map(({ kind }) => kind));
    if (kinds.size === 2 && values.length === 2) return tierOf(named[at]?.kind ?? 'other', tiers);
    const [only] = kinds;
    if (kinds.size === 1 && only !== undefined) return tierOf(only, tiers);
    // "Deductible in/out of network": a pair of networks is none of levels.
    if (values.length === 2 && new Set(networksIn(said(text)).map(({ kind }) => kind)).size === 2) return null;
  }
  const between = unit.own.text.slice(values[0]?.to ?? 0, values[1]?.from ?? 0);
  if (tiers.includes('individual') && values.length === 2 && /^ ?[/|&-] ?$/.test(between))
    return at === 0 ? 'individual' : 'family';
  return null;
}

/** What is longer says more than where it holds. */
const LONGEST_TITLE = 60;

function networkFor(unit: Unit, at: number, matches: readonly Match[] = []): Network | null {
  const marks = networksIn(unit.own);
  const kinds = new Set(marks.map(({ kind }) => kind));
  if (kinds.size === 1) return marks[0]?.kind ?? null;
  if (kinds.size === 2) return marks.findLast(({ from }) => from < at)?.kind ?? marks[0]?.kind ?? null;
  const { label, row, column, lead, heading, chapter } = unit.around;
  const above = [...lead, ...heading, ...chapter, unit.title].filter((text) => text.length <= LONGEST_TITLE);
  // "PPO 1000 (in / out)" above "$25 / 40%".
  const places = [...new Set(matches.map(({ value }) => value.from))].sort((one, other) => one - other);
  const pair = [...label, ...row, ...column].map((text) => networksIn(said(text))).find(({ length }) => length === 2);
  if (places.length === 2 && pair?.[0]?.kind !== pair?.[1]?.kind) return pair?.[places.indexOf(at)]?.kind ?? null;
  for (const text of [...label, ...row, ...column, ...above]) {
    const network = networkOf(text);
    if (network !== null) return network;
  }
  return null;
}

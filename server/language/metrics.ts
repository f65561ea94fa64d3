import {
  isMetric,
  isMetricGroup,
  type MetricGroup,
  type MetricKey,
  metricOf,
  type Network,
  type Tier,
  type Unit,
} from '../../contract/metrics.ts';
import type { AskedMetric } from '../../contract/reading.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import type { AmountUnit } from '../../contract/vocabulary/periods.ts';
import { paidBy } from '../../contract/vocabulary/payers.ts';
import { lineMetricNames, lineNames } from '../../contract/vocabulary/wide-metric-names.ts';
import type { Amount } from './amounts.ts';
import { lexicon } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import { Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A metric of a question, before it is known whether it is asked for or bounded. */
export interface MetricSeen extends AskedMetric {
  from: number;
  to: number;
  /** What else the words may mean, the chosen one among them. */
  candidates: readonly MetricKey[];
  /** The words name the line of cover as a whole: "HSA", "dental". */
  group: MetricGroup | null;
  /** Further tokens that name it, apart from the others. */
  also?: readonly number[];
}

const linePhrases = new Phrases(Object.entries(lineMetricNames));
const lineNamePhrases = new Phrases(lineNames.map((name) => [name, true] as const));
/** What is contributed is a match only where a retirement plan is named. */
const withoutRetirement = (keys: readonly MetricKey[]): MetricKey[] =>
  keys.filter((key) => key !== 'retirement.effective_match');
const ofCover = withoutRetirement(lineMetricNames['contribution'] ?? []);
const prefixOf = (key: string): string => key.split('.')[0] ?? key;

/** The metrics that a question names. A general name ("maximum") means that of the line of cover beside it. */
export function metricsIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  amounts: readonly Amount[],
): MetricSeen[] {
  const isTaken = (at: number): boolean => mentions.some(({ from, to }) => at >= from && at < to);
  const seen: Seen[] = [];
  for (const { value, from, to } of mentions) {
    if (value.kind === 'group')
      seen.push({
        metric: value.group,
        candidates: [],
        group: value.group,
        from,
        to,
        isGeneral: false,
        mayStandAlone: true,
      });
    if (value.kind === 'choice')
      seen.push({
        metric: value.metric,
        candidates: [value.metric],
        group: null,
        from,
        to,
        isGeneral: false,
        mayStandAlone: true,
      });
    if (value.kind !== 'metric') continue;
    const general = linePhrases.at(tokens, from).find((one) => one.to === to);
    const isPremium = value.keys[0] === 'medical.premium';
    const isPrice = isPremium || value.keys[0] === 'medical.contribution';
    const candidates = [
      ...new Set([
        ...value.keys,
        ...withoutRetirement(general?.value ?? []),
        // An account has contributions, and no premium.
        ...(isPremium ? paidBy.employee : isPrice ? ofCover : []),
      ]),
    ];
    const first = candidates[0];
    if (first === undefined) continue;
    const words = tokens
      .slice(from, to)
      .map(({ low }) => low)
      .join(' ');
    const prefix = prefixOf(first);
    const group = isMetricGroup(prefix) && (words === prefix || words === `${prefix}s`) ? prefix : null;
    seen.push({
      metric: first,
      candidates,
      group,
      from,
      to,
      isGeneral: general !== undefined || value.isWide || isPrice,
      mayStandAlone: true,
      ofLine: general?.value ?? [],
    });
  }
  for (const { value, from, to } of linePhrases.apart(tokens)) {
    const first = value[0];
    if (first === undefined || isTaken(from) || isTaken(to - 1)) continue;
    seen.push({ metric: first, candidates: value, group: null, from, to, isGeneral: true, mayStandAlone: false });
  }
  return resolved(
    seen.toSorted((a, b) => a.from - b.from),
    tokens,
    amounts,
  );
}

interface Seen extends MetricSeen {
  isGeneral: boolean;
  mayStandAlone: boolean;
  /** What a general name means beside its line of cover alone. */
  ofLine?: readonly MetricKey[];
}

/** "Orthodontia max": a general name right behind one that it narrows is part of it. */
function absorbed(all: readonly Seen[]): Seen[] {
  const both = (one: Seen, general: Seen): MetricKey | undefined =>
    one.isGeneral || !general.isGeneral || one.to !== general.from
      ? undefined
      : general.candidates.find((key) => one.candidates.includes(key));
  return all
    .filter((general) => all.every((one) => both(one, general) === undefined))
    .map((one) => {
      const general = all.find((other) => both(one, other) !== undefined);
      const metric = general && both(one, general);
      return metric === undefined
        ? one
        : { ...one, to: general?.to ?? one.to, metric, candidates: [metric], group: null };
    });
}

function resolved(all: readonly Seen[], tokens: readonly Token[], amounts: readonly Amount[]): MetricSeen[] {
  const seen = absorbed(all);
  const isLineName = (one: Seen): boolean => lineNamePhrases.at(tokens, one.from).some(({ to }) => to === one.to);
  const lines = new Set(seen.flatMap((one) => (one.isGeneral ? [] : linesOf(one))));
  const found = seen.flatMap((one): Seen[] => {
    if (!one.isGeneral) return [one];
    const hits = [...new Set([...one.candidates, ...(one.ofLine ?? [])])].filter((key) => lines.has(prefixOf(key)));
    const byLine = hits.filter((key, at) => hits.findIndex((other) => prefixOf(other) === prefixOf(key)) === at);
    if (seen.some((other) => isKindOf(one, other, tokens) && !isLineName(other))) return [];
    if (byLine.length > 0) return byLine.map((metric) => ({ ...one, metric, candidates: [metric], group: null }));
    if (hits.length === 0 && seen.some((other) => isPaidInto(one, other, tokens))) return [];
    const isSaidElsewhere = seen.some(
      (other) => other !== one && !other.isGeneral && other.candidates.some((key) => one.candidates.includes(key)),
    );
    return one.mayStandAlone && !isSaidElsewhere ? [one] : [];
  });
  const decided = found.map((one, at) => ofSameLine(narrowedTo(one, found), found[at - 1], tokens));
  const spread = decided.map((one, at) => ({ ...one, ...sibling(one, decided[at + 1], tokens) }));
  const kept = spread.filter((one, at) => {
    if (one.to - one.from === 1 && tokens[one.from]?.low === 'er' && spread.length > 1) return false;
    const isNamedAgain = spread.some(
      (other, index) =>
        index !== at &&
        other.metric !== one.metric &&
        linesOf(one).includes(prefixOf(other.metric)) &&
        !isLineName(other),
    );
    const narrower: readonly string[] = narrowed[one.metric] ?? [];
    const isNarrowed = spread.some(({ metric }) => narrower.includes(metric)) && !saysItself(one, tokens);
    // "Coinsurance after the deductible": what is paid once it is met.
    const isMet = spread.length > 1 && one.metric.endsWith('deductible') && standsAfter(one, tokens);
    return !(isLineName(one) && isNamedAgain) && !isNarrowed && !isMet;
  });
  return once(kept.map((one) => shareOfPremium(byUnit(inYears(one, tokens), tokens, amounts), tokens)));
}

/** "The weekly cap of STD": of what a line's name may mean, the one that a general name says. */
function narrowedTo(one: Seen, all: readonly Seen[]): Seen {
  if (one.candidates.length < 2) return one;
  const said = all.find(
    (other) =>
      other !== one &&
      other.candidates.length === 1 &&
      other.isGeneral &&
      one.candidates.some((key) => key === other.metric),
  );
  const key = one.candidates.find((each) => each === said?.metric);
  return key === undefined ? one : { ...one, metric: key, candidates: [key] };
}

const listing = new Set(['and', ',', 'plus', '&', 'the', 'its', 'with']);

/** "The LTD maximum and waiting period": of what a name may mean, the one of the line that is named right before it. */
function ofSameLine(one: Seen, last: Seen | undefined, tokens: readonly Token[]): Seen {
  if (last?.candidates.length !== 1 || one.candidates.length < 2 || last.to >= one.from) return one;
  const own = one.candidates.filter((key) => prefixOf(key) === prefixOf(last.metric));
  const isListed = tokens.slice(last.to, one.from).every(({ low }) => listing.has(low));
  const [key, ...others] = own;
  return key === undefined || others.length > 0 || !isListed ? one : { ...one, metric: key, candidates: [key] };
}

const BESIDE = 2;

/** "Tier 3 drug copay", "non-elective 401k contribution": a general name right behind a metric only says what that one is. */
function isKindOf(general: Seen, specific: Seen, tokens: readonly Token[]): boolean {
  if (specific.isGeneral || specific.group !== null || isMetricGroup(specific.metric)) return false;
  const gap = tokens.slice(specific.to, general.from);
  const isBeside =
    general.from >= specific.to && gap.length <= BESIDE && gap.every(({ low, isMark }) => !isMark && low !== 'and');
  const isAmount = metricOf(specific.metric).kind === 'number';
  const line = prefixOf(specific.metric);
  return isBeside && isAmount && ['rx', 'retirement', 'fsa'].includes(line);
}

const into = new Set(['to', 'toward', 'towards', 'into', 'for']);

/** "What do they contribute to the FSA": what is paid into something that has a name is no price of medical cover. */
function isPaidInto(general: Seen, other: Seen, tokens: readonly Token[]): boolean {
  const gap = tokens.slice(general.to, other.from);
  return (
    !other.isGeneral &&
    linesOf(other).length > 0 &&
    gap.length > 0 &&
    gap.length <= BESIDE + 1 &&
    into.has(gap[0]?.low ?? '')
  );
}

/** A wide name beside one of its parts only says what the part is of: "carry over of PTO". */
const narrowed: Readonly<Record<string, readonly MetricKey[]>> = {
  'time_off.days_year_1': ['time_off.carryover_days'],
  'leave.parental_birth_weeks': ['leave.parental_other_weeks', 'leave.parental_pay'],
  'medical.premium': ['medical.employer_share'],
  'medical.specialist_copay': ['medical.referral_needed'],
};
const standsAfter = ({ from }: MetricSeen, tokens: readonly Token[]): boolean =>
  ['after', 'before'].includes(tokens[tokens[from - 1]?.low === 'the' ? from - 2 : from - 1]?.low ?? '');
const saysItself = ({ from, to }: MetricSeen, tokens: readonly Token[]): boolean =>
  tokens.slice(from, to).some(({ low }) => ['maternity', 'birth', 'birthing', 'mothers', 'maternal'].includes(low));

/** The lines of cover that a name is of; medical is the one that goes without saying. */
function linesOf(one: MetricSeen): string[] {
  const prefixes = new Set(one.candidates.map(prefixOf));
  const line = one.group ?? (prefixes.size === 1 ? [...prefixes][0] : undefined);
  return line === undefined || line === 'medical' ? [] : [line];
}

/** "Dental and vision premiums" are two. */
function sibling(one: Seen, next: Seen | undefined, tokens: readonly Token[]): Partial<Seen> {
  if (one.group === null || one.candidates.length > 0 || next === undefined || tokens[one.to]?.low !== 'and') return {};
  const key = `${one.group}.${next.metric.split('.')[1] ?? ''}`;
  return next.from === one.to + 1 && isMetric(key) ? { metric: key, candidates: [key], group: null } : {};
}

const shares = new Set(['share', 'percent', 'percentage', '%']);

const isOfEmployers = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.low === 'of' && employerWords.includes(tokens[at + 2]?.low ?? '');

/** "What share of the premium": not the premium, but how much of it is the employer's. */
export function shareOfPremium(one: MetricSeen, tokens: readonly Token[]): MetricSeen {
  const before = tokens.slice(Math.max(0, one.from - 5), one.from);
  // "What share of employers": employers are counted, and no premium is split.
  const isShare = before.some(
    ({ low, unit }, at) => (shares.has(low) || unit === 'percent') && !isOfEmployers(before, at),
  );
  const isPaid = one.metric === 'medical.premium' || one.metric === 'medical.contribution';
  if (!isPaid || !isShare) return one;
  return { ...one, metric: 'medical.employer_share', candidates: ['medical.employer_share'] };
}

/** The same metric twice is one: of the name that means nothing else, or the first. */
function once(seen: readonly MetricSeen[]): MetricSeen[] {
  const surest = (one: MetricSeen): MetricSeen | undefined => {
    const same = seen.filter(({ metric }) => metric === one.metric);
    return same.find(({ candidates }) => candidates.length < 2) ?? same[0];
  };
  return seen.filter((one) => surest(one) === one);
}

const tenures: Readonly<Record<number, MetricKey>> = {
  5: 'time_off.days_year_5',
  10: 'time_off.days_year_10',
  20: 'time_off.days_year_20',
};

/** Years of service that the days are for: "vacation after 10 years"; null where none are said. */
export function tenureIn(tokens: readonly Token[]): { from: number; to: number; years: number } | null {
  for (const [at, { number }] of tokens.entries()) {
    if (number === null || tenures[number] === undefined) continue;
    const isYears = ['years', 'yrs', 'year', 'yr'].includes(tokens[at + 1]?.low ?? '');
    // "A twenty-year employee".
    if (
      isYears &&
      [
        'employee',
        'employees',
        'ee',
        'ees',
        'veteran',
        'veterans',
        'worker',
        'workers',
        'staff',
        'people',
        'tenure',
        'mark',
      ].includes(tokens[at + 2]?.low ?? '')
    ) {
      return { from: at, to: at + 3, years: number };
    }
    if (isYears && ['after', 'at', 'with', 'of', 'reaching', 'about'].includes(tokens[at - 1]?.low ?? '')) {
      const ofService = tokens[at + 2]?.low === 'of' && tokens[at + 3]?.key === 'servic' ? 2 : 0;
      return { from: at - 1, to: at + 2 + ofService, years: number };
    }
  }
  return null;
}

function inYears(one: MetricSeen, tokens: readonly Token[]): MetricSeen {
  const tenure = one.metric === 'time_off.days_year_1' ? tenureIn(tokens) : null;
  const metric = tenure === null ? undefined : tenures[tenure.years];
  return metric === undefined ? one : { ...one, metric, candidates: [metric] };
}

const unitOf: Partial<Record<AmountUnit, readonly Unit[]>> = {
  weeks: ['weeks'],
  days: ['days'],
  percent: ['percent'],
  hours: ['hours'],
  years: ['years', 'age'],
  times: ['multiple'],
  usd: ['usd', 'usd_month', 'usd_year'],
  visits: ['count'],
};

/** Whether an amount may be one of a metric. */
export function fits(key: MetricKey | MetricGroup, unit: AmountUnit | null): boolean {
  if (isMetricGroup(key)) return false;
  const { kind, unit: own } = metricOf(key);
  if (kind !== 'number' || own === undefined) return false;
  return unit === null || (unitOf[unit] ?? []).includes(own);
}

/** What an amount in another unit is multiplied by: "two weeks of sick leave" are ten working days. */
const conversions: Partial<Record<AmountUnit, Partial<Record<Unit, number>>>> = {
  weeks: { days: 5 },
  months: { weeks: 52 / 12, days: 30 },
  hours: { days: 1 / 8 },
};

/** By what an amount of another unit is multiplied to be one of a metric; null where it cannot be. */
export function conversionTo(key: MetricKey | MetricGroup, unit: AmountUnit | null): number | null {
  if (isMetricGroup(key) || unit === null) return null;
  const own = metricOf(key).unit;
  return own === undefined ? null : (conversions[unit]?.[own] ?? null);
}

/** Words that say that a premium is all of it, the employer's part too. */
const whole = new Set(['full', 'total', 'gross', 'equivalent', 'equivalents']);
/** Nobody is asked for more a month: at a level, and without one. */
const MOST_OF_LEVEL = 1_500;
const MOST_ALONE = 350;

/** A premium is what employees pay of it where a level is said and the amount is one that they may be asked for. */
export function isEmployeesPart(one: MetricSeen, monthly: number, tokens: readonly Token[]): boolean {
  if (one.metric !== 'medical.premium' || tokens.slice(one.from, one.to).some(({ low }) => whole.has(low)))
    return false;
  return monthly <= (one.tier === undefined ? MOST_ALONE : MOST_OF_LEVEL);
}

/** Of several that a name may mean, the one whose unit is said. */
function byUnit(one: MetricSeen, tokens: readonly Token[], amounts: readonly Amount[]): MetricSeen {
  if (one.candidates.length < 2) return one;
  const asked = askedUnits.get(tokens[one.to]?.low ?? '') ?? askedUnit(tokens);
  const said = amounts.find(({ unit, isYear, isPeople }) => unit !== null && !isYear && !isPeople)?.unit ?? asked;
  const fitting = said === null ? undefined : one.candidates.find((key) => fits(key, said));
  const number = one.candidates.find((key) => metricOf(key).kind === 'number');
  const isText = !isMetricGroup(one.metric) && metricOf(one.metric).kind === 'text';
  const isSure = asked !== null && asked !== 'usd' && fitting !== undefined;
  const candidates = isSure ? one.candidates.filter((key) => fits(key, asked)) : one.candidates;
  const lasting = asksHowLong(tokens)
    ? one.candidates.find((key) => ['weeks', 'years', 'days'].includes(metricOf(key).unit ?? ''))
    : undefined;
  if (fitting === undefined && lasting !== undefined) return { ...one, candidates: [lasting], metric: lasting };
  return { ...one, candidates, metric: fitting ?? (said === null && !isText ? one.metric : (number ?? one.metric)) };
}

const askedUnits = new Map<string, AmountUnit>(
  Object.entries({ percent: 'percent', percentage: 'percent', weeks: 'weeks', days: 'days', dollars: 'usd' } as const),
);
const asksHowLong = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ low }, index) => (low === 'how' && tokens[index + 1]?.low === 'long') || low === 'longest' || low === 'shortest',
  );
const askedUnit = (tokens: readonly Token[]): AmountUnit | null => {
  if (asksHowLong(tokens)) return 'weeks';
  const at = tokens.findIndex(
    ({ low }, index) => askedUnits.has(low) && ['many', 'what'].includes(tokens[index - 1]?.low ?? ''),
  );
  if (tokens.some(({ low }, index) => low === 'how' && tokens[index + 1]?.low === 'much')) return 'usd';
  return at === -1 ? null : (askedUnits.get(tokens[at]?.low ?? '') ?? null);
};

const limits: Partial<Record<Tier, Tier>> = { employee: 'individual', employee_family: 'family' };
const levels: Partial<Record<Tier, Tier>> = { individual: 'employee', family: 'employee_family' };

/** The level as a metric states it: households have limits, plans have prices by level. */
export function tierFor(key: MetricKey | MetricGroup, tier: Tier): Tier | null {
  const own = isMetricGroup(key) ? undefined : metricOf(key).tiers;
  if (own === undefined) return null;
  return [tier, limits[tier], levels[tier]].find((one) => one !== undefined && own.includes(one)) ?? null;
}

export interface Modifiers {
  tier: Tier | null;
  network: Network | null;
  planType: string | null;
}

/** A metric with the level, network and plan type that are said of it, where it is stated by them. */
export function modified(asked: AskedMetric, { tier, network, planType }: Modifiers): AskedMetric {
  if (isMetricGroup(asked.metric)) return asked;
  const { byNetwork, perPlan } = metricOf(asked.metric);
  const level = tier === null ? null : tierFor(asked.metric, tier);
  return {
    ...asked,
    ...(level === null ? {} : { tier: level }),
    ...(network === null || byNetwork !== true ? {} : { network }),
    ...(planType === null || perPlan !== true ? {} : { planType }),
  };
}

/** A level that stands within the name of a metric: "employee-only contribution". */
export function levelWithin(tokens: readonly Token[], { from, to }: MetricSeen): Tier | null {
  for (let at = from; at < to; at += 1) {
    const level = lexicon.at(tokens, at).find((one) => one.value.kind === 'level' && one.to <= to);
    if (level?.value.kind === 'level') return level.value.tier;
  }
  return null;
}

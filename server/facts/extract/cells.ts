import { metricOf, type MetricKey, type Network, type Tier } from '../../../contract/metrics.ts';
import { type Mark, networkMarks, pairMarks, tierMarks } from './aspects.ts';
import { type Amount, moneyIn, percentsIn } from '../read/amounts.ts';

/** Who a percentage says pays: the plan, or the member. */
export type Share = 'plan' | 'member';

/** What stands around a cell, and holds for its amounts unless the cell says otherwise. */
export interface CellContext {
  /** The label of its row with what heads it, for pairs: "Deductible (individual / family)". */
  label: string;
  tier: Tier | null;
  network: Network | null;
  /** Whose share the percentages of the table are. */
  share: Share | null;
}

/** One value out of a cell. */
export interface CellValue {
  metric: MetricKey;
  value: number;
  tier: Tier | null;
  network: Network | null;
  confidence: number;
  review: boolean;
}

const nothing = /^(?:none|no deductible|0|n\/?d|no (?:annual |plan )?deductible.*|not applicable - no deductible|\$0)$/;
const free = /^(?:(?:plan |we )?(?:pays? |covered )?(?:at |in )?(?:no (?:charge|cost|copay)|free|paid in full|covered in full|in full|full coverage|covered (?:at )?100%|100% covered|100%|\$?0 copay|nothing|you pay (?:nothing|\$?0)|included))(?: covered| per visit| to you| of charge| coverage)?(?:[;,(].*)?$/; // prettier-ignore
const afterDeductible = /after|deductible (?:then|applies)|subject to|then/;

/** Whether a cell holds a value and no head: money, a percentage, a number, "no charge". */
export function isValue(cell: string): boolean {
  if (/^(?:20\d\d(?: [a-z].*)?|tier \w+|\d\/\d[- ]time.*|\d{1,2}[- ]month employees?)$/.test(cell)) return false;
  if (
    /\b(?:ppo|hdhp|hmo|epo|pos|cdhp|plan|supply|retail|mail)\b/.test(cell) &&
    !/copay|%|\bpays?\b|after|\/ ?\$/.test(cell)
  )
    return false;
  return /[$%]|^\d|^(?:none|n\/a|free|included|waived|not (?:covered|available|applicable)|unlimited|yes|no)\b|no (?:charge|cost|copay|deductible)|(?:company|employer)[- ]paid|covered|in full|(?:after|then|no|subject to) (?:the )?deductible|deductible (?:then|applies)/.test(cell); // prettier-ignore
}

/** "1,500 / 3,000": dollars without their sign. */
const thousands = /^\d{1,3},\d{3}(?: ?\/ ?\d{1,3},\d{3})?$/;

/** "$1,500/3,000": the second amount of a pair has its sign from the first. */
const secondOfPair =
  /(\$\d[\d,]* ?\/ ?)(?=\d{1,3}(?:,\d{3}|\d{0,2})(?![\d%.,]| ?(?:-|days?|visits?|weeks?|months?|years?|per)))/g;

/** The values of a cell for the metrics that its row (or column) names. */
export function readCell(cell: string, metrics: readonly MetricKey[], context: CellContext): CellValue[] {
  const [metric] = metrics;
  if (metric === undefined || /not (?:covered|available|applicable|offered)|^n\/a$|^-+$|see |varies/.test(cell))
    return [];
  // "Frames | $25 copay" is what they cost, and no allowance.
  if (metric.endsWith('_allowance') && /^\$\d+ co-?pay$/.test(cell)) return [];
  if (metricOf(metric).unit === 'percent') return readShare(cell, metric, context);
  const written = thousands.test(cell) ? cell.replaceAll(/\d[\d,]*/g, '$$$&') : cell.replaceAll(secondOfPair, '$1$$');
  return readMoney(written, metrics, metric, context);
}

/** "Per participant" is per person, letter for letter in the same places. */
const asPerson = (cell: string): string => cell.replaceAll('per participant', 'per person     ');

const limited = (metric: MetricKey): boolean => metricOf(metric).tiers?.includes('individual') === true;

/** A coverage level as the metric knows it; undefined when it has none like it. */
export function levelFor(metric: MetricKey, tier: Tier | null): Tier | null | undefined {
  const { tiers } = metricOf(metric);
  if (tier === null || tiers === undefined) return null;
  if (tiers.includes(tier)) return tier;
  const other: Partial<Record<Tier, Tier>> = { employee: 'individual', employee_family: 'family', individual: 'employee', family: 'employee_family' }; // prettier-ignore
  const level = other[tier];
  return level !== undefined && tiers.includes(level) ? level : undefined;
}

function readMoney(cell: string, metrics: readonly MetricKey[], metric: MetricKey, context: CellContext): CellValue[] {
  const parts = cell.split(/ ?\/ ?/);
  if (metrics.length > 2 && parts.length === metrics.length) {
    return metrics.flatMap((of, at) => readMoney(parts[at] ?? '', [of], of, context));
  }
  const amounts = moneyIn(cell).filter(({ high }) => high === undefined);
  const value = (
    of: MetricKey,
    amount: number,
    tier: Tier | null,
    network: Network | null,
    confidence = 0.93,
  ): CellValue[] => {
    const level = levelFor(of, tier);
    return level === undefined ? [] : [{ metric: of, value: amount, tier: level, network: network ?? context.network, confidence, review: false }]; // prettier-ignore
  };
  if (amounts.length === 0) {
    const none = limited(metric)
      ? nothing.test(cell)
      : free.test(cell) && !afterDeductible.test(cell) && !/maximum|allowance/.test(metric);
    if (!none) return [];
    const levels = limited(metric) ? labelTiers(context) : [null];
    return metrics.flatMap((of) => levels.flatMap((tier) => value(of, 0, tier, null, 0.88)));
  }
  const networks = networksOf(cell, amounts);
  const levels = levelsOf(amounts, tierMarks(asPerson(cell)));
  return [...new Set(networks)].flatMap((network) => {
    const group = amounts.filter((_, at) => networks[at] === network);
    if (metrics.length > 1) {
      const zipped = group.length === metrics.length || (limited(metric) && group.length === 2 * metrics.length);
      if (!zipped) return [];
      const each = group.length / metrics.length;
      return metrics.flatMap((of, at) =>
        tiered(of, group.slice(at * each, at * each + each), context).flatMap(([amount, tier]) =>
          value(of, amount.value, tier, network, 0.9),
        ),
      );
    }
    if (limited(metric)) {
      return tiered(metric, group, context, amounts, levels).flatMap(([amount, tier, confidence]) =>
        value(metric, amount.value, tier, network, confidence),
      );
    }
    const [first] = group;
    return first === undefined || isCap(cell, first)
      ? []
      : value(metric, first.value, null, network, group.length > 1 ? 0.86 : 0.93);
  });
}

/** The networks of amounts: in "$1,000 out-of-network: $3,000" the name with a colon is of what follows, not of what is before it. */
function networksOf(cell: string, amounts: readonly Amount[]): (Network | null)[] {
  const marks = networkMarks(cell);
  const isBefore = marks.length > 0 && marks.every(({ to }) => /^\*{0,2}:/.test(cell.slice(to)));
  return isBefore
    ? amounts.map(({ from }) => marks.findLast((mark) => mark.from < from)?.kind ?? null)
    : pairMarks(amounts, marks);
}

/** The levels of amounts: "individual / family $75 / $150" names all of them before the first amount, in their order. */
function levelsOf(amounts: readonly Amount[], marks: readonly Mark<Tier>[]): (Tier | null)[] {
  const first = amounts[0]?.from ?? 0;
  const isList = marks.length === amounts.length && marks.every(({ to }) => to <= first);
  return isList ? marks.map(({ kind }) => kind) : pairMarks(amounts, marks);
}

/** "20% up to $150" states no copay. */
const isCap = (cell: string, { from, to }: Amount): boolean =>
  !(/\bafter (?:an? )?$/.test(cell.slice(0, from)) && /^ co-?pay/.test(cell.slice(to))) &&
  /%|\bup to|max/.test(cell.slice(0, from)) &&
  !/lifetime|ortho/.test(cell) && !/allowance|copay.{0,6}$|pays? up to|covers? up to|^(?:up to|max\w*:?) /.test(cell.slice(0, from)); // prettier-ignore

function labelTiers({ label, tier }: CellContext): (Tier | null)[] {
  const marks = tierMarks(label).map(({ kind }) => kind);
  return tier === null && marks.length === 2 ? marks : [tier];
}

/** The amounts of one network with the level that each is for; `levels` are those that the cell names for `all`. */
function tiered(
  metric: MetricKey,
  amounts: readonly Amount[],
  context: CellContext,
  all: readonly Amount[] = [],
  levels: readonly (Tier | null)[] = [],
): [Amount, Tier | null, number][] {
  if (levels.some((level) => level !== null)) {
    return amounts.flatMap((amount): [Amount, Tier | null, number][] => {
      const level = levels[all.indexOf(amount)] ?? null;
      return level === null ? [] : [[amount, level, 0.95]];
    });
  }
  const [first, second] = amounts;
  if (first === undefined) return [];
  if (amounts.length === 1) return [[first, context.tier, 0.93]];
  if (!limited(metric)) return [[first, null, 0.9]];
  const labelled = tierMarks(context.label);
  if (second === undefined || context.tier !== null) return [];
  if (labelled.length === amounts.length)
    return amounts.map((amount, at) => [amount, labelled[at]?.kind ?? null, 0.95]);
  const isPair = amounts.length === 2 && second.value >= first.value && second.value <= first.value * 4;
  return isPair
    ? [
        [first, 'individual', 0.85],
        [second, 'family', 0.85],
      ]
    : [];
}

const planPays =
  /plan (?:pays|covers)|(?:carrier|insurance|we|company) pays?|\bpaid\b|\bcovered?\b|coverage|\bcovers\b|benefit pays/;
const memberPays =
  /(?:you|member|employee|participant|patient|ee)(?: will)? pays?|your (?:cost|share|coinsurance)|member(?:'s)? (?:cost|share|coinsurance)|coinsurance$/;

/** Whose share a text says its percentages are; null when it does not say. */
export function shareIn(text: string): Share | null {
  if (
    /you pay|member pays|your (?:cost|share)|member(?:'s)? (?:cost[- ]share|cost|share|coinsurance)|employee pays|your coinsurance/.test(
      text,
    )
  )
    return 'member';
  if (planPays.test(text)) return 'plan';
  return memberPays.test(text) ? 'member' : null;
}

function readShare(cell: string, metric: MetricKey, context: CellContext): CellValue[] {
  const isMember = metric === 'medical.coinsurance';
  // "80/20" beside "Coinsurance" are percentages without their sign.
  const written = cell.replace(/^(\d{2,3}) ?\/ ?(\d{1,2})(?= |$)/, (whole, one: string, two: string) => Number(one) + Number(two) === 100 ? `${one}%/${two}%` : whole); // prettier-ignore
  const percents = percentsIn(written).filter(({ high, value }) => high === undefined && value <= 100);
  const result = (planShare: number, network: Network | null, confidence: number, review = false): CellValue => ({
    metric,
    value: isMember ? 100 - planShare : planShare,
    tier: null,
    network: network ?? context.network,
    confidence,
    review,
  });
  if (percents.length === 0) {
    return free.test(cell) || /^(?:\$0|none)$/.test(cell) ? [result(100, null, isMember ? 0.8 : 0.9)] : [];
  }
  // "$0/10%": nothing at the first of two networks.
  if (/^\$0 ?\/ ?\d+%/.test(cell)) return [result(100, null, 0.85)];
  const own = shareIn(cell) ?? context.share;
  const [first, second] = percents;
  if (
    first !== undefined &&
    second !== undefined &&
    percents.length === 2 &&
    first.value + second.value === 100 &&
    first.value !== 50
  ) {
    return [result(Math.max(first.value, second.value), null, 0.88)];
  }
  const marks = networkMarks(cell);
  const labelled = networkMarks(context.label);
  const networks =
    marks.length > 0
      ? pairMarks(percents, marks)
      : labelled.length === percents.length
        ? labelled.map(({ kind }) => kind)
        : [];
  const seen = new Set<Network | null>();
  return percents.flatMap(({ value }, at): CellValue[] => {
    const network = networks[at] ?? null;
    if (seen.has(network)) return [];
    seen.add(network);
    if (own !== null) return [result(own === 'plan' ? value : 100 - value, network, 0.93)];
    if (value >= 65 || value <= 35) return [result(value >= 65 ? value : 100 - value, network, 0.85)];
    return [result(value >= 50 || !isMember ? value : 100 - value, network, 0.75, value !== 50)];
  });
}

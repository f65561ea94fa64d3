import { metricOf } from '../../../contract/metrics.ts';
import { convert } from './convert.ts';
import { costIn } from './costs.ts';
import { isLevel, isOnlyDimensions, payerOf, whomsIn } from './dimensions.ts';
import type { Spec } from './metrics/spec.ts';
import { type NamedSpec, namedIn, namesService, specs } from './named.ts';
import { subjectAt } from './subject.ts';
import { layers, type Unit } from './unit.ts';
import { type Value, valuesOf } from './value.ts';
import { names, said, says } from './words.ts';

/** A value that may be one of a metric, and how likely. */
export interface Match {
  unit: Unit;
  spec: Spec;
  value: Value;
  /** In the metric's unit, its period not yet considered. */
  amount: number;
  /** Of a cost: it is a share, not an amount. */
  isShare: boolean;
  score: number;
}

/** How much a name counts in each layer; of the value's own text by its distance. */
const weights = { label: 0.92, row: 0.92, column: 0.88, lead: 0.8, heading: 0.76, chapter: 0.66 } as const;
const OWN = 0.96;
export const LEAST = 0.55;
/** A sentence says more than its names: conditions, comparisons, what is not so. */
const PROSE = 0.14;
/** Words beside a value that is headed from above only. */
const BARE = 14;

/** What the values of a unit are of: each value once, the likeliest first. */
export function matchUnit(unit: Unit): Match[] {
  const values = valuesOf(unit.own.text).map((value) => withUnit(value, unit));
  if (values.length === 0) return [];
  const named = ownNames(unit);
  const found: Match[] = [];
  const candidates = candidatesOf(unit, named);
  for (const value of values)
    for (const [spec, base] of candidates) {
      const score = Math.max(base, nearness(unit, value, values, spec, named)) - (unit.kind === 'prose' ? PROSE : 0);
      if (score < LEAST) continue;
      const match = matchOf(unit, value, spec, score);
      if (match !== null && isAllowed(match)) found.push(match);
    }
  return [...assign(found), ...drugSeries(unit, values, found)];
}

/** Labels of a unit that stand beside it: the nearest of its row, or its own. */
const besideOf = ({ around }: Unit): readonly string[] => [...around.label, ...around.row.slice(0, 1)];

/** What a text names outside of brackets; within them stands what it is like, where it names something outside. */
function outsideBrackets(text: string): readonly NamedSpec[] {
  const all = namedIn(said(text));
  const outside = namedIn(said(text.replaceAll(/\([^)]*\)/g, (remark) => ' '.repeat(remark.length))));
  return outside.length > 0 ? outside : all;
}

/** What the own text names. Where a label beside it says what it is of, a limit in the text is a condition: "$250 plus deductible". */
function ownNames(unit: Unit): readonly NamedSpec[] {
  const named = namedIn(unit.own);
  const isLabelled = [...unit.around.label, ...unit.around.row].some((text) =>
    outsideBrackets(text).some(({ spec }) => spec.shape !== 'limit'),
  );
  return isLabelled ? named.filter(({ spec }) => spec.shape !== 'limit') : named;
}

const drugNames = names(['prescription drug', 'prescription', 'rx', 'pharmacy', 'drug', 'retail', 'retail rx', 'retail prescription', 'retail pharmacy']); // prettier-ignore
const notDrugs = names(['mail', 'mail order', '90 day', 'deductible', 'home delivery', 'specialty']);
const drugTiers = ['rx.tier_1', 'rx.tier_2', 'rx.tier_3', 'rx.specialty'] as const;

/** "Prescription drugs: $10 / $30 / $60": the tiers in their order, where nothing names them. */
function drugSeries(unit: Unit, values: readonly Value[], found: readonly Match[]): Match[] {
  const label = [...unit.around.label, ...unit.around.row];
  const amounts = values.filter(({ kind }) => kind === 'money');
  const isSeries = amounts.length >= 3 && amounts.length <= 4 && /\d ?\/ ?\$/.test(unit.own.text);
  if (!isSeries || found.some(({ spec }) => spec.metric?.startsWith('rx.') === true)) return [];
  if (!label.some((text) => says(said(text), drugNames)) || label.some((text) => says(said(text), notDrugs))) return [];
  return amounts.flatMap((value, at) => {
    const spec = specs.find(({ metric }) => metric === drugTiers[at]);
    return spec === undefined || value.kind !== 'money'
      ? []
      : [{ unit, spec, value, amount: value.amount, isShare: false, score: 0.88 }];
  });
}

const timeHeads = [
  ['day', names(['day'])],
  ['week', names(['week'])],
  ['hour', names(['hour', 'hr'])],
] as const;

/** A bare number beneath a head that names its unit: "Days a year". */
function withUnit(value: Value, { kind, own, around }: Unit): Value {
  if (kind !== 'cell' || value.kind !== 'number' || value.to - value.from < own.text.length) return value;
  for (const text of [...around.column, ...around.row]) {
    const unit = timeHeads.find(([, list]) => says(said(text), list))?.[0];
    if (unit !== undefined) return { kind: 'time', amount: value.amount, unit, from: value.from, to: value.to };
  }
  return value;
}

/** The specs that own words or those around name, with what the best layer around counts. */
function candidatesOf(unit: Unit, named: readonly NamedSpec[]): Map<Spec, number> {
  const found = new Map<Spec, number>(named.map(({ spec }) => [spec, 0]));
  const isBare = unit.own.words.length <= BARE;
  for (const layer of layers) {
    if (layer === 'own') continue;
    unit.around[layer].forEach((text, depth) => {
      const isAbove = layer === 'lead' || layer === 'heading' || layer === 'chapter';
      // "Office visit - specialist": what follows says it closer.
      for (const [order, { spec, size }] of (isAbove ? namedIn(said(maskPlans(text))) : outsideBrackets(text))
        .toSorted((one, other) => one.from - other.from)
        .entries()) {
        if (isAbove && spec.isNear) continue;
        const base =
          weights[layer] -
          0.04 * depth +
          0.01 * Math.min(size, 4) +
          (isAbove ? 0 : 0.012 * Math.min(order, 3)) -
          (isAbove && !isBare ? 0.12 : 0);
        found.set(spec, Math.max(found.get(spec) ?? 0, base));
      }
    });
  }
  return found;
}

const accounts = /\b(?:hsa|hra|fsa|health savings account|deductible)\b/gi;

/** A plan that goes with an account, or is called by its deductible, is a medical plan: its name says no more. */
const maskPlans = (text: string): string =>
  /\b(?:ppo|hmo|epo|pos|[cqh]?dhp|hdhp)\b|^\$[\d,]+/i.test(text) ? withoutAccounts(text) : text;

const withoutAccounts = (text: string): string => text.replaceAll(accounts, (name) => ' '.repeat(name.length));

const separators = /[/,;|(]| and | or /g;

/** What a label names: in brackets, where there are several: "Office visit (PCP / specialist)". */
function listed(text: string): readonly NamedSpec[] {
  const inside = namedIn(said(text.replace(/^[^(]*\(|\).*$/g, ' ')));
  return inside.length > 1 ? inside : namedIn(said(text));
}

const condition = /[.;]|\b(?:co-?pay(?:ment)?|co-?insurance|then|after|plus|and|subject|until)\b/;

/** How near the value a spec is named in the same text. */
function nearness(unit: Unit, value: Value, values: readonly Value[], spec: Spec, named: readonly NamedSpec[]): number {
  let best = 0;
  const labels = besideOf(unit).flatMap((text) => listed(text));
  const inOrder = orderOf(value, values, named) ?? (named.length === 0 ? orderOf(value, values, labels, true) : null);
  if (inOrder === spec) return OWN;
  for (const mention of named) {
    if (mention.spec !== spec) continue;
    const isBefore = mention.to <= value.from;
    const isBehind = mention.from >= value.to;
    const gap = isBefore
      ? ([mention.to, value.from] as const)
      : isBehind
        ? ([value.to, mention.from] as const)
        : ([0, 0] as const);
    const between = unit.own.text.slice(...gap);
    // "$25 copay per visit. A deductible applies" is no deductible of $25.
    if (spec.shape === 'limit' && isBehind && condition.test(between)) continue;
    const crossed = values.filter(({ from, to, kind }) => kind !== 'number' && from >= gap[0] && to <= gap[1]).length;
    // "Contributes $500 (individual) or $1,000 (family)": all of one name.
    const series = mention.spec.shape === 'limit' || mention.spec.shape === 'rate' ? 0.25 : 1;
    const apart = (between.match(separators) ?? []).length;
    const score =
      OWN -
      between.length * (isBefore ? 0.0025 : 0.004) -
      series * (0.08 * apart + 0.15 * crossed) +
      0.01 * mention.size;
    best = Math.max(best, Math.min(score, OWN));
  }
  return inOrder === null ? best : Math.min(best, 0.5);
}

/** "$10 / $30 / $60 (generic / preferred / non-preferred)": as many values as names, all on one side. */
function orderOf(value: Value, values: readonly Value[], named: readonly NamedSpec[], isLabel = false): Spec | null {
  const amounts = values.filter(({ kind }) => kind === 'money' || kind === 'share');
  const specs = named.filter(({ spec }) => spec.shape === 'cost' || spec.shape === 'plan share');
  const at = amounts.indexOf(value);
  if (at === -1 || amounts.length < 2 || specs.length !== amounts.length) return null;
  const first = amounts[0];
  const last = amounts.at(-1);
  if (first === undefined || last === undefined) return null;
  // "$30 for primary care, $40 for a specialist": each before its name.
  const inTurn = amounts.every(
    ({ from }, turn) => from < (specs[turn]?.from ?? 0) && (turn === 0 || from > (specs[turn - 1]?.from ?? 0)),
  );
  const isApart =
    isLabel || inTurn || specs.every(({ from }) => from >= last.to) || specs.every(({ to }) => to <= first.from);
  return isApart ? (specs[at]?.spec ?? null) : null;
}

function matchOf(unit: Unit, value: Value, spec: Spec, score: number): Match | null {
  if (spec.shape === 'cost' && unit.kind === 'prose' && !/\bcopay|co-?pay|co-?insurance/.test(unit.own.text))
    return null;
  // "$20 copay, then 100%": the plan pays the rest.
  if (spec.shape === 'cost' && value.kind === 'share' && value.percent === 100 && /\$/.test(unit.own.text)) return null;
  if (spec.shape === 'cost' && spec.share !== null && value.kind === 'share') {
    const amount = memberShare(unit, value, value.percent);
    return amount === null ? null : { unit, spec, value, amount, isShare: true, score };
  }
  // "$20 copay, then covered in full" costs the copay.
  if (spec.shape === 'cost' && value.kind === 'nothing' && /\$ ?\d/.test(unit.own.text)) return null;
  if (spec.shape === 'cost' && value.kind === 'money' && !isCopay(unit, value)) return null;
  const amount = convert(value, spec.shape, unit.own.text);
  if (amount === null) return null;
  const toPlan =
    spec.shape === 'plan share' &&
    payerOf([unit.own.text, ...unit.around.row, ...unit.around.label, ...unit.around.column]) === 'member';
  const isMember = spec.metric === 'medical.coinsurance';
  const share = isMember ? memberShare(unit, value, amount) : amount;
  if (share === null) return null;
  return {
    unit,
    spec,
    value,
    amount: toPlan ? 100 - amount : share,
    isShare: false,
    score,
  };
}

/** What the member pays, of a share that either side may pay; null where it cannot be told. */
function memberShare(unit: Unit, value: Value, percent: number): number | null {
  const { own, around } = unit;
  const beside = [nearWords(unit, value), own.text, ...around.label, ...around.row, ...around.column];
  const payer = payerOf([...beside, ...around.lead]);
  // Members seldom pay more than half: it must be said beside the value, and nothing against it.
  if (payer === 'member' && percent > 50 && percent < 100) {
    const isPlan = [...around.column, ...around.row, own.text].some((text) => ofPlan.test(text));
    return payerOf(beside) === 'member' && !isPlan ? percent : null;
  }
  if (payer === 'member' || (payer === null && percent <= 50)) return percent;
  if (payer === 'plan' && percent < 50 && !ofPlan.test(own.text))
    return around.column.some((text) => ofPlan.test(text)) ? null : percent;
  return 100 - percent;
}

const ofPlan = /\b(?:plan|insurance|carrier) (?:pays|covers|benefit)|\bcovered at\b|\bwe pay\b|\bpaid at\b/i;

/** The words of a value's own part of a text that several values share: "plan pays 90%, you pay 10%". */
function nearWords({ own }: Unit, { from, to }: Value): string {
  const others = valuesOf(own.text);
  const start = others.findLast((other) => other.to <= from)?.to ?? 0;
  const end = others.find((other) => other.from >= to)?.from ?? own.text.length;
  const before = own.text.slice(start, from);
  return /[a-z]{3}/.test(before) ? before : own.text.slice(to, end);
}

/** A cell may say several amounts; what one pays for the service is read by the grammar of costs. */
function isCopay({ own, kind }: Unit, value: Extract<Value, { kind: 'money' }>): boolean {
  if (kind !== 'cell') return !/deductible/.test(own.text.slice(value.to, value.to + 12));
  // Several services have an amount each.
  if (namedIn(own).filter(({ spec }) => spec.shape === 'cost').length > 1) return true;
  const cost = costIn(own.text);
  if (cost === null || cost.kind !== 'pays') return true;
  return cost.copay === null ? cost.share === null : cost.copay === value.amount;
}

/** The part of a line that a value stands in: "$30 copay, inpatient as any other" are two. */
function clauseOf(text: string, { from, to }: Value): string {
  const start = Math.max(text.lastIndexOf(', ', from), text.lastIndexOf('; ', from));
  const end = /[,;] /.exec(text.slice(to))?.index;
  return text.slice(start === -1 ? 0 : start + 1, end === undefined ? text.length : to + end);
}

function isAllowed({ unit, spec, value, amount, isShare }: Match): boolean {
  const { own, around } = unit;
  const near =
    unit.kind === 'line'
      ? clauseOf(own.text, value)
      : own.text.length > 200
        ? own.text.slice(Math.max(0, value.from - 90), value.to + 90)
        : own.text;
  const isGranted = spec.shape === 'work days' || spec.shape === 'weeks';
  // A plan that goes with an account is a medical plan.
  const columns = around.column.map((text) => text.replaceAll(/\b(?:hsa|hra|fsa)\b/gi, ' '));
  if (unit.isLost || isOfUnknown(unit, spec) || isNumberOfSection(unit, value)) return false;
  // What a service costs is the same at each level of cover.
  const isOfLevel = [...around.label, ...around.row, ...around.column].some((text) => isLevel(text) && levels.has(whomsIn(said(text))[0]?.kind ?? '')); // prettier-ignore
  if (isOfLevel && (spec.shape === 'cost' || spec.shape === 'plan share')) return false;
  const labels = [...around.label, ...around.row].map(withoutRemarks);
  const beside = [near, ...labels, ...columns, ...(isGranted ? [...around.lead, ...around.heading] : [])]; // prettier-ignore
  if (spec.shape === 'cost' && isOfMany(unit)) return false;
  if (spec.shape === 'limit' && isOfOtherLimit(unit, spec, value)) return false;
  if (spec.metric === 'medical.coinsurance' && isOfOther(unit, spec)) return false;
  if (spec.without !== null && beside.some((text) => says(said(text), spec.without ?? new Map()))) return false;
  const above = [...around.lead, ...around.heading, ...around.chapter].map(maskPlans);
  const all = [...beside, own.text, unit.before, ...above, withoutAccounts(unit.plan ?? '')];
  // No price of cover stands beside what a service costs.
  if (spec.shape === 'rate' && [...around.label, ...around.row.slice(0, 1)].some(namesService)) return false;
  if (spec.with !== null && !all.some((text) => says(said(text), spec.with ?? new Map()))) return false;
  if (spec.subjects !== null) {
    const subject = subjectAt(own, value.from, [
      ...labels,
      ...columns,
      withoutAccounts(unit.plan ?? ''),
      ...above,
      unit.title,
    ]);
    if (subject === null ? spec.mustTell : !spec.subjects.includes(subject)) return false;
  }
  const metric = isShare ? spec.share : spec.metric;
  if (metric === null) return true;
  const [least, most] = metricOf(metric).range ?? [-Infinity, Infinity];
  // The period of an amount is not known yet.
  return spec.shape === 'rate' || spec.shape === 'money' || (amount >= least && amount <= most);
}

const levels: ReadonlySet<string> = new Set(['spouse', 'children', 'employee', 'other']);

/** "4.2 Holidays": the number of a part, and no value. */
const isNumberOfSection = ({ kind, own }: Unit, { kind: of, from, to }: Value): boolean =>
  kind !== 'cell' &&
  of === 'number' &&
  from === 0 &&
  /^(?:\.\d*)* [a-z]|^[.)] /.test(own.text.slice(to)) &&
  /[.)]/.test(own.text.slice(0, to + 1));

/** What a label counts up in brackets is a part of what it names. */
const withoutRemarks = (text: string): string => text.replaceAll(/\((?:includ|e\.g|such as|for )[^)]*\)/gi, ' ');

/** "$3,000 for $500 deductible" beside "Out-of-pocket maximum": an amount that its own text gives another name is no amount of the label. */
function isOfOtherLimit(unit: Unit, spec: Spec, { from, to }: Value): boolean {
  const labels = [...unit.around.label, ...unit.around.row].flatMap((text) => outsideBrackets(text));
  const isLabelled = labels.some((named) => named.spec.shape === 'limit');
  const own = namedIn(unit.own).filter((named) => named.spec.shape === 'limit');
  const isNear = (named: NamedSpec): boolean =>
    (named.from >= to && named.from - to < 6) || (named.to <= from && from - named.to < 6);
  const isOther = own.some((named) => isNear(named) && !labels.some((label) => label.spec === named.spec));
  return isLabelled && (isOther || (own.length > 0 && !labels.some((label) => label.spec === spec)));
}

/** A label that names so many services is of what they have in common: "Lab, emergency room and urgent care". */
function isOfMany({ kind, around }: Unit): boolean {
  const [label = ''] = around.row;
  const services = namedIn(said(label)).filter(({ spec }) => spec.shape === 'cost');
  return kind === 'cell' && new Set(services.map(({ spec }) => spec)).size > 2;
}

/** Coinsurance of what a label beside it names is that thing's, and not the plan's. */
function isOfOther(unit: Unit, spec: Spec): boolean {
  const [label] = besideOf(unit);
  return label !== undefined && !isOnlyDimensions(label) && !namedIn(said(label)).some((named) => named.spec === spec);
}

/** An amount whose own label names something that is not known is not of what stands above it. */
function isOfUnknown(unit: Unit, spec: Spec): boolean {
  if (spec.shape !== 'limit' && spec.shape !== 'cost') return false;
  const [label] = besideOf(unit);
  if (label === undefined || isOnlyDimensions(label)) return false;
  const beside = [...unit.around.label, ...unit.around.row.slice(0, 1), ...unit.around.column];
  // Who is visited for what the label says: "Family planning: primary care $20, specialist $40".
  const isVisit = unit.kind === 'cell' && spec.shape === 'cost' && namedIn(said(label)).length === 0;
  return ![...(isVisit ? [] : [unit.own]), ...beside.map(said)].some((text) =>
    namedIn(text).some((named) => named.spec === spec),
  );
}

/** The best of all, then the best of what is left: a value is of one thing, and one thing has one value but for its levels. */
function assign(matches: readonly Match[]): Match[] {
  const kept: Match[] = [];
  const sorted = matches.toSorted((one, other) => other.score - one.score || one.value.from - other.value.from);
  for (const match of sorted) {
    const rival = kept.find(({ value }) => value === match.value);
    if (rival !== undefined && !isBoth(rival, match)) continue;
    const hasLevels = match.spec.shape === 'limit' || match.spec.shape === 'rate';
    const isSaid = kept.some(({ spec, isShare }) => spec === match.spec && isShare === match.isShare);
    if (hasLevels || !isSaid) kept.push(match);
  }
  return kept.filter(({ spec }) => spec.metric !== null);
}

/** "Parental leave: 12 weeks" is of both parents, "Frames / contacts: $150" of both things. */
function isBoth(one: Match, other: Match): boolean {
  if (one.spec.metric === null || other.spec.metric === null || one.score - other.score > 0.02) return false;
  const key = (match: Match): string => match.spec.metric ?? '';
  if (key(one).endsWith('_weeks') && key(other).endsWith('_weeks'))
    return key(one).startsWith('leave.parental') && key(other).startsWith('leave.parental');
  const label = one.unit.around.label[0] ?? one.unit.around.row[0] ?? '';
  return (
    /\/|&| and /.test(label) &&
    [one, other].every(({ spec }) => namedIn(said(label)).some((named) => named.spec === spec))
  );
}

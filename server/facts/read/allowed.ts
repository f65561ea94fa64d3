import { metricOf } from '../../../contract/metrics.ts';
import { besideOf, maskPlans, outsideBrackets, withoutAccounts } from './beside.ts';
import type { Match } from './candidate.ts';
import { isLevel, isOnlyDimensions, whomsIn } from './dimensions.ts';
import type { Spec } from './metrics/spec.ts';
import { namedIn, type NamedSpec, namesService } from './named.ts';
import { subjectAt } from './subject.ts';
import type { Unit } from './unit.ts';
import type { Value } from './value.ts';
import { mentions, type Said, said, says } from './words.ts';

/** The part of a line that a value stands in: "$30 copay, inpatient as any other" are two. */
function clauseOf(text: string, { from, to }: Value): string {
  const start = Math.max(text.lastIndexOf(', ', from), text.lastIndexOf('; ', from));
  const end = /[,;] /.exec(text.slice(to))?.index;
  return text.slice(start === -1 ? 0 : start + 1, end === undefined ? text.length : to + end);
}

/** Whether a text says what excludes a metric, but for words of the metric's own longer name: "non-birthing parent". */
function isExcluded(text: Said, { says: own, without }: Spec): boolean {
  if (without === null) return false;
  const named = mentions(text, own);
  return mentions(text, without).some(
    ({ from, to, size }) => !named.some((name) => name.size > size && name.from <= from && name.to >= to),
  );
}

/** The words of a sentence from a value to the name that it has there, with what no comma or conjunction parts from them. */
function phraseOf(own: Said, value: Value, spec: Spec): string {
  const gap = (mention: NamedSpec): number => Math.max(mention.from - value.to, value.from - mention.to);
  const [nearest] = namedIn(own)
    .filter((mention) => mention.spec === spec)
    .sort((one, other) => gap(one) - gap(other));
  if (nearest === undefined) return own.text;
  const from = Math.min(nearest.from, value.from);
  const to = Math.max(nearest.to, value.to);
  const start = Array.from(own.text.slice(0, from).matchAll(phraseEnds)).at(-1)?.index ?? 0;
  const end = own.text.slice(to).search(phraseEnds);
  return own.text.slice(start, end === -1 ? undefined : to + end);
}

const phraseEnds = /[,;():]| (?:including|such as|and|but|plus|or|as well as|while|in addition) /g;

/** A heading of several benefits, the metric's own among them, excludes none: "Vacation and sick time". */
const isOfSpec = (heading: Said, { says: own, with: further }: Spec): boolean =>
  says(heading, own) || (further !== null && says(heading, further));

/** Whether what is said beside a value and around it lets it be one of a metric. */
export function isAllowed({ unit, spec, value, amount, isShare }: Match): boolean {
  const { own, around } = unit;
  const clause = clauseOf(own.text, value);
  const isMarked = spec.marks !== null && says(own, spec.marks);
  if (isMarked && !says(said(clause), spec.marks ?? new Map())) return false;
  const near =
    unit.kind === 'line' || isMarked
      ? clause
      : unit.kind === 'prose' && spec.metric?.startsWith('eligibility.') !== true
        ? phraseOf(own, value, spec)
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
  const beside = [near, ...labels, ...columns, ...(isGranted ? [...around.lead, ...around.heading].filter((text) => !isOfSpec(said(text), spec)) : [])]; // prettier-ignore
  if (spec.metric === 'time_off.days_year_1' && isOfLeave(unit)) return false;
  if (spec.shape === 'wait' && atMost.test(own.text.slice(0, value.from))) return false;
  if (spec.shape === 'cost' && isOfMany(unit)) return false;
  if (
    spec.shape === 'limit' &&
    /^ (?:co-?pays?|copayments?|co-?insurance|allowance|credit|premium)\b/.test(own.text.slice(value.to))
  )
    return false;
  if (spec.shape === 'limit' && isOfOtherLimit(unit, spec, value)) return false;
  if (spec.metric === 'medical.coinsurance' && isOfOther(unit, spec)) return false;
  if (beside.some((text) => isExcluded(said(text), spec))) return false;
  const above = [...around.lead, ...around.heading, ...around.chapter].map(maskPlans);
  const all = [...beside, own.text, unit.before, ...above, withoutAccounts(unit.plan ?? ''), unit.title];
  // No price of cover stands beside what a service costs.
  if (spec.shape === 'rate' && [...around.label, ...around.row.slice(0, 1)].some(namesService)) return false;
  const isOfService = unit.kind === 'prose' && namesService(own.original) && !ofCover.test(own.text);
  if (spec.shape === 'rate' && spec.metric?.endsWith('.contribution') === true && isOfService) return false;
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
  const isByPeriod = spec.shape === 'rate' || spec.shape === 'money' || metricOf(metric).unit === 'usd_year';
  return isByPeriod || (amount >= least && amount <= most);
}

/** What is paid for cover, not for a service. */
const ofCover =
  /\b(?:premiums?|contributions?|pay ?checks?|pay period|deduct(?:ions?|ed)|monthly|per month|coverage)\b/;

/** "Paid time off" beneath "Sabbatical" is of that leave. */
const isOfLeave = ({ around }: Unit): boolean =>
  [...around.label, ...around.lead, ...around.heading].some((text) => subjectAt(said(''), 0, [text]) === 'leave');

/** How long something lasts is no wait for it. */
const atMost = /\b(?:up to|as long as|for a maximum of) $/;

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

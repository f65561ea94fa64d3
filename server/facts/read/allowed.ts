import { metricOf } from '../../../contract/metrics.ts';
import { besideOf, maskPlans, outsideBrackets, withoutAccounts } from './beside.ts';
import type { Match } from './candidate.ts';
import {
  isBoundAt,
  isDueAt,
  isFormerAt,
  isGivenUp,
  isGrantedAt,
  withoutEnd,
  withoutRest,
  wordsOfCount,
} from './clauses.ts';
import { isLevel, isOnlyDimensions, whomsIn } from './dimensions.ts';
import { isTimeOff, type Spec } from './metrics/spec.ts';
import { namedIn, type NamedSpec, namesService } from './named.ts';
import { segmentAt, segmentOf, wordsNear } from './segments.ts';
import { subjectAt, subjectsIn, type SubjectName } from './subject.ts';
import { isChange } from './premium-shares.ts';
import type { Unit } from './unit.ts';
import { type Value, valuesOf } from './value.ts';
import { mentions, type Names, said, says } from './words.ts';

/** The part of a line that a value stands in: "$30 copay, inpatient as any other" are two. */
function clauseOf(text: string, { from, to }: Value): string {
  const start = Math.max(text.lastIndexOf(', ', from), text.lastIndexOf('; ', from));
  const end = /[,;] /.exec(text.slice(to))?.index;
  return text.slice(start === -1 ? 0 : start + 1, end === undefined ? text.length : to + end);
}

const clauseAt = ({ kind, own: { text } }: Unit, value: Value, spec: Spec): string => {
  if (spec.shape === 'days') return wordsOfCount(text, value);
  return kind === 'prose' ? segmentOf(text, value) : clauseOf(text, value);
};

/** Whether what is said beside a value and around it lets it be one of a metric. */
export function isAllowed({ unit, spec, value, amount, isShare }: Match): boolean {
  const { own, around } = unit;
  const clause = clauseAt(unit, value, spec);
  const isMarked = spec.marks !== null && says(own, spec.marks);
  if (isMarked && !says(said(clause), spec.marks ?? new Map())) return false;
  if (unit.kind === 'prose' && isFormerAt(own.text, value)) return false;
  if (unit.kind === 'prose' && isGift(spec) && !isGrantedAt(own.text, value)) return false;
  const isCarried = spec.metric === 'time_off.carryover_days';
  if (isCarried && isGivenUp(clause)) return false;
  if (
    isTimeOff(spec) &&
    !isCarried &&
    (isBoundAt(own.text, value) || (!unit.isAlone && around.column.some((head) => isBound(`${head} ${own.text}`))))
  )
    return false;
  if (isTimeOff(spec) && unit.kind === 'prose' && isDueAt(own.text, value)) return false;
  const near =
    isMarked || unit.kind === 'line' || spec.shape === 'days'
      ? clause
      : unit.kind === 'prose'
        ? wordsNear(
            isCarried ? withoutEnd(own.text) : isTimeOff(spec) ? withoutRest(own.text) : own.text,
            value,
            spec.says,
          )
        : own.text;
  const isGranted = spec.shape === 'work days' || spec.shape === 'weeks';
  // A plan that goes with an account is a medical plan.
  const columns = around.column.map((text) => text.replaceAll(/\b(?:hsa|hra|fsa)\b/gi, ' '));
  if (unit.isLost || isOfUnknown(unit, spec) || isNumberOfSection(unit, value)) return false;
  // What a service costs is the same at each level of cover.
  const isOfLevel = [...around.label, ...around.row, ...around.column].some(
    (text) => isLevel(text) && levels.has(whomsIn(said(text))[0]?.kind ?? ''),
  );
  if (isOfLevel && (spec.shape === 'cost' || spec.shape === 'plan share')) return false;
  const labels = [...around.label, ...around.row].map(withoutRemarks);
  // "Vacation and sick time" heads both: a column that says which of them it is of says it better.
  const isNamed = columns.some((text) => namedIn(said(text)).some((named) => named.spec === spec));
  const isSaid = isNamed || (unit.kind === 'prose' && says(said(near), spec.says));
  const beside = [near, ...labels, ...columns, ...(isGranted && !isSaid ? [...around.lead, ...around.heading] : [])];
  // What follows a multiple of the pay bounds it.
  if (spec.metric === 'life.flat' && valuesOf(own.text).some(({ kind, to }) => kind === 'times' && to <= value.from))
    return false;
  if (spec.shape === 'cost' && isOfMany(unit)) return false;
  if (spec.shape === 'limit' && isOfOtherLimit(unit, spec, value)) return false;
  if (spec.metric === 'medical.coinsurance' && isOfOther(unit, spec)) return false;
  if (spec.without !== null && beside.some((text) => isExcluded(text, spec.without ?? new Map(), spec.says)))
    return false;
  const above = [...around.lead, ...around.heading, ...around.chapter].map(maskPlans);
  const all = [...beside, own.text, unit.before, ...above, withoutAccounts(unit.plan ?? '')];
  // No price of cover stands beside what a service costs.
  if (spec.shape === 'rate' && [...around.label, ...around.row.slice(0, 1)].some(namesService)) return false;
  if (spec.with !== null && !all.some((text) => says(said(text), spec.with ?? new Map()))) return false;
  if (spec.subjects !== null) {
    const texts = [
      ...labels,
      ...columns,
      withoutAccounts(unit.plan ?? ''),
      ...(unit.kind === 'prose' ? [unit.topic] : []),
      ...above,
      maskPlans(unit.title),
    ];
    const isOfClause = unit.kind === 'line' && isTimeOff(spec);
    const beside = unit.kind === 'prose' ? subjectBeside(unit, value) : isOfClause ? onlySubject(clause) : null;
    // What its own words name is not of what the next ones are about.
    const isOwn = (unit.kind === 'prose' || isOfClause) && isTimeOff(spec) && says(said(clause), spec.says);
    const subject = beside ?? (isOwn ? null : subjectAt(own, value.from, texts));
    if (subject === 'vacation' && isTimeOff(spec) && isOfLeave(unit)) return false;
    if (subject === null ? spec.mustTell : !spec.subjects.includes(subject)) return false;
  }
  const metric = isShare ? spec.share : spec.metric;
  if (metric === null) return true;
  if (/^medical\.\w+_share$/.test(metric) && isChange(own.text, value)) return false;
  const [least, most] = metricOf(metric).range ?? [-Infinity, Infinity];
  // The period of an amount is not known yet.
  const isRecurring = spec.shape === 'limit' && /^h[sr]a/.test(metric);
  return isRecurring || spec.shape === 'rate' || spec.shape === 'money' || (amount >= least && amount <= most);
}

const bound = /\b(?:max(?:imum)?|caps?|limits?|ceiling|balance|bank|carry ?-?overs?|roll ?-?overs?|accumulat\w+)\b/i;

/** "Maximum balance" beside what is earned; what a year brings at most is what it brings. */
export const isBound = (head: string): boolean =>
  bound.test(head) && !/\b(?:annual|yearly|(?:per|a|each) year)\b/i.test(head);

const ofVacation = /\b(?:vacation|pto|annual leave)\b/;

/** "Three days of paid time off" beneath "Bereavement" are no vacation. */
const isOfLeave = ({ own, around }: Unit): boolean =>
  !ofVacation.test(own.text) &&
  [...around.lead, ...around.heading].some((text) => subjectAt(said(''), 0, [text]) === 'leave');

/** Whether a text says what excludes a name, other than within that name: "non-birthing parents" are no birthing parents. */
function isExcluded(text: string, without: Names, names: Names): boolean {
  const plain = said(text);
  const own = mentions(plain, names);
  return mentions(plain, without).some(
    ({ from, to, size }) => !own.some((name) => name.size > size && name.from <= from && name.to >= to),
  );
}

/** What a part of a line is about, where that is one thing. */
function onlySubject(clause: string): SubjectName | null {
  const [only, ...others] = new Set(subjectsIn(said(clause)).map(({ kind }) => kind));
  return others.length === 0 ? (only ?? null) : null;
}

/** What the words that are of a value say that they are about. */
function subjectBeside({ own: { text } }: Unit, { from, to }: Value): ReturnType<typeof subjectAt> {
  const segment = segmentAt(text, { from });
  return subjectAt(said(text.slice(segment.from, segment.to)), from - segment.from, [], to - segment.from);
}

/** What an employer gives: nobody gives what is over an amount. */
const isGift = ({ metric, shape }: Spec): boolean =>
  metric !== null &&
  (shape === 'work days' ||
    shape === 'days' ||
    shape === 'weeks' ||
    (/^(?:programs|life|commuter)/.test(metric) && (shape === 'money' || shape === 'rate')));

const levels: ReadonlySet<string> = new Set(['spouse', 'children', 'employee', 'other']);

/** "4.2 Holidays": the number of a part, and no value. */
const isNumberOfSection = ({ kind, own }: Unit, { kind: of, from, to }: Value): boolean =>
  kind !== 'cell' &&
  of === 'number' &&
  from === 0 &&
  /^(?:\.\d*)* [a-z]|^[.)] /.test(own.text.slice(to)) &&
  /^[\d.]+[.)]? ?$/.test(own.text.slice(0, to + 1)) &&
  /[.)]/.test(own.text.slice(0, to + 1));

/** What a label counts up in brackets is a part of what it names. */
const withoutRemarks = (text: string): string => text.replaceAll(/\((?:includ|e\.g|such as|for )[^)]*\)/gi, ' ');

/** "$3,000 for $500 deductible" beside "Out-of-pocket maximum": an amount that its own text gives another name is no amount of the label. */
function isOfOtherLimit(unit: Unit, spec: Spec, { from, to }: Value): boolean {
  const labels = [...unit.around.label, ...unit.around.row].flatMap((text) => outsideBrackets(maskPlans(text)));
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
  // Where the care of what stands above is had.
  const [, above = ''] = unit.around.row;
  if (/^out-?patient(?: \w+)?$/i.test(label) && namedIn(said(above)).some((named) => named.spec === spec)) return false;
  const beside = [...unit.around.label, ...unit.around.row.slice(0, 1), ...unit.around.column];
  // Who is visited for what the label says: "Family planning: primary care $20, specialist $40".
  const isVisit = unit.kind === 'cell' && spec.shape === 'cost' && namedIn(said(label)).length === 0;
  return ![...(isVisit ? [] : [unit.own]), ...beside.map(said)].some((text) =>
    namedIn(text).some((named) => named.spec === spec),
  );
}

import { assign } from './assign.ts';
import { isAllowed } from './allowed.ts';
import { matchOf } from './amount-of.ts';
import { maskPlans, outsideBrackets } from './beside.ts';
import type { Match } from './candidate.ts';
import { isHedged, isPlainGrant, upToClause } from './clauses.ts';
import { isTimeOff, type Spec } from './metrics/spec.ts';
import { drugSeries } from './drug-series.ts';
import { namedIn, type NamedSpec } from './named.ts';
import { nearness } from './nearness.ts';
import { layers, type Unit } from './unit.ts';
import { type Value, valuesOf } from './value.ts';
import { names, said, says } from './words.ts';

/** How much a name counts in each layer; of the value's own text by its distance. */
const weights = { label: 0.92, row: 0.92, column: 0.88, lead: 0.8, heading: 0.76, chapter: 0.66 } as const;
export const LEAST = 0.55;
/** A sentence says more than its names: conditions, comparisons, what is not so. */
const PROSE = 0.14;
/** What is said under a condition or of others: a person looks at it. */
const HEDGED = 0.13;
/** One end of a range: a person looks at it. */
const OPEN = 0.2;
const range = /\bbetween [\w ]{1,12} and $|\d (?:-|to|or) $/;

const isOpenAt = (text: string, { from, to }: Value, { metric }: Spec): boolean =>
  range.test(text.slice(0, from)) ||
  /^ (?:to|or|-) \d/.test(text.slice(to)) ||
  (metric === 'time_off.holidays' && /\bup to $/.test(text.slice(0, from)));

/** Words beside a value that is headed from above only. */
const BARE = 14;

/** What the values of a unit are of: each value once, the likeliest first. */
export function matchUnit(original: Unit): Match[] {
  if (original.kind === 'title') return [];
  const unit = withBound(original);
  const values = valuesOf(unit.own.text).map((value) => withUnit(value, unit));
  // A question states nothing.
  if (unit.kind !== 'cell' && unit.own.text.endsWith('?')) return [];
  const named = ownNames(unit);
  const found: Match[] = [];
  const candidates = candidatesOf(unit, named);
  const isDoubted = (value: Value, spec: Spec): boolean =>
    unit.kind === 'prose' &&
    isGiven(spec) &&
    isHedged(isTimeOff(spec) ? upToClause(unit.own.text, value) : unit.own.text);
  const isPlain = unit.kind === 'prose' && isPlainGrant(unit.own.text);
  for (const value of values)
    for (const [spec, base] of candidates) {
      const near = nearness(unit, value, values, spec, named);
      // Where only a heading says what days are of, the sentence must grant them, and then says no more than that.
      const isHeaded = unit.kind === 'prose' && isTimeOff(spec) && base < weights.label;
      if (isHeaded && near === 0 && !isPlain) continue;
      const said = Math.max(isHeaded ? 0 : base, near) - (unit.kind === 'prose' ? PROSE : 0);
      const score =
        Math.max(said, isHeaded && isPlain ? base : 0) -
        (isDoubted(value, spec) ? HEDGED : 0) -
        (isTimeOff(spec) && isOpenAt(unit.own.text, value, spec) ? OPEN : 0);
      if (score < LEAST) continue;
      const match = matchOf(unit, value, spec, score);
      if (match !== null && isAllowed(match)) found.push(match);
    }
  return [...assign(found), ...drugSeries(unit, found)];
}

/** What an employer gives; who pays a surcharge or may enroll is always said under a condition. */
const isGiven = ({ metric }: Spec): boolean =>
  metric !== null && /^(?:programs|life|std|ltd|h[sr]a|fsa|commuter|leave|time_off)/.test(metric);

/** What the own text names. Where a label beside it says what it is of, a limit in the text is a condition: "$250 plus deductible". */
function ownNames(unit: Unit): readonly NamedSpec[] {
  const named = namedIn(unit.own);
  const isLabelled = [...unit.around.label, ...unit.around.row].some((text) =>
    outsideBrackets(text).some(
      ({ spec: { shape } }) => shape === 'cost' || shape === 'plan share' || shape === 'money',
    ),
  );
  return isLabelled ? named.filter(({ spec }) => spec.shape !== 'limit') : named;
}

/** What a year brings at most is what it brings: "1 hour for every 30 worked, up to a maximum of 40 hours per year". */
const boundOfYear =
  /\b(?:up to(?: an? max(?:imum)? of)?|an? max(?:imum)? of|(?<=for every \d+ hours[^.;]*)cannot accrue more than) (?=[^;,.]{1,30}\b(?:per|a|each|every) (?:\w+ )?year|\d+ days of sick)/;

/** What else may be done with days than to earn them: its bound is not theirs. */
const otherBound = /\b(?:carr(?:y|ied|ies)|roll\w*|(?:may|can|could) (?!accrue|earn|receive|get))\b/;

/** A text whose rate is bounded says the bound alone; letter for letter as long. */
function withBound(unit: Unit): Unit {
  const { text } = unit.own;
  const bound = boundOfYear.exec(text);
  if (bound === null) return unit;
  const rates = valuesOf(text.slice(0, bound.index)).filter((value) => value.kind === 'time' && value.unit === 'hour');
  if (otherBound.test(text.slice(rates.at(-1)?.to ?? bound.index, bound.index))) return unit;
  const rest = rates.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text.slice(0, bound.index),
  );
  const only = `up to${' '.repeat(bound[0].length - 'up to'.length)}`;
  return { ...unit, own: said(`${rest}${only}${text.slice(bound.index + bound[0].length)}`) };
}

const timeHeads = [
  ['day', names(['day'])],
  ['week', names(['week'])],
  ['hour', names(['hour', 'hr'])],
] as const;

const aYear = /^(?: ?(?:per|a|each|\/) ?year)?\.?$/;

/** A bare number beneath a head that names its unit: "Days a year". */
function withUnit(value: Value, { kind, own, around }: Unit): Value {
  // Cents without their sign may be hundredths of hours.
  const isBare = value.kind === 'number' || (value.kind === 'money' && /^\d/.test(own.text));
  if (kind === 'prose' || !isBare || value.from > 0 || !aYear.test(own.text.slice(value.to))) return value;
  const above = kind === 'line' && around.label.length > 0 ? [...around.label, ...around.lead, ...around.chapter] : [];
  for (const text of [...around.column, ...around.row, ...above]) {
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
        // "45 days" beneath "Waiting period" is nothing else.
        if (isAbove && spec.isNear && !(unit.own.words.length <= 3 && text.split(' ').length <= 4)) continue;
        const base =
          weights[layer] -
          0.04 * depth +
          0.01 * Math.min(size, 4) +
          (isAbove ? 0 : 0.012 * Math.min(order, 3)) -
          (isAbove && !isBare ? (unit.kind === 'prose' ? 0.05 : 0.12) : 0);
        found.set(spec, Math.max(found.get(spec) ?? 0, base));
      }
    });
  }
  return found;
}

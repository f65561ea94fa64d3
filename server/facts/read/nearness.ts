import { besideOf } from './beside.ts';
import { isManifold, type Spec } from './metrics/spec.ts';
import { namedIn, type NamedSpec } from './named.ts';
import type { Unit } from './unit.ts';
import type { Value } from './value.ts';
import { said } from './words.ts';

/** What a name in the own text of a value counts. */
export const OWN = 0.96;

const separators = /[/,;|(]| and | or /g;

/** What a label names: in brackets, where there are several: "Office visit (PCP / specialist)". */
function listed(text: string): readonly NamedSpec[] {
  const inside = namedIn(said(text.replace(/^[^(]*\(|\).*$/g, ' ')));
  return inside.length > 1 ? inside : namedIn(said(text));
}

const condition = /[.;]|\b(?:co-?pay(?:ment)?|co-?insurance|then|after|plus|and|subject|until)\b/;

const spent = /\b(?:spen[dt]|used?|go(?:es)?|applied)(?: to| on| for)?\b/;

/** How near the value a spec is named in the same text. */
export function nearness(
  unit: Unit,
  value: Value,
  values: readonly Value[],
  spec: Spec,
  named: readonly NamedSpec[],
): number {
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
    // "$900 a year may go to tuition": what it may be spent on is not what it is.
    if (isBehind && unit.kind === 'prose' && spent.test(between)) continue;
    const crossed = values.filter(({ from, to, kind }) => kind !== 'number' && from >= gap[0] && to <= gap[1]).length;
    // "Contributes $500 (individual) or $1,000 (family)": all of one name.
    const series = isManifold(mention.spec) ? 0.25 : 1;
    const apart = (between.match(separators) ?? []).length;
    const isSeries = series < 1 && crossed > 0;
    const score =
      OWN -
      (isSeries ? Math.min(between.length, 24) : between.length) * (isBefore ? 0.0025 : 0.004) -
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

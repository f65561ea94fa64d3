import type { AnalysisSpec, Column, ResultRow } from '../../contract/analysis.ts';
import { isOfAnswers as isAnswers } from './cells.ts';
import { groupingLabel, measureLabel, peersLabel, say, statisticLabel } from './labels.ts';

/** The sentences of an answer: what comes of it, and what to keep in mind. */

/** A change between two years, over the employers that are in both. */
export interface Change {
  n: number;
  /** The median change of one employer. */
  median: number;
  isCertain: boolean;
}

export interface Told {
  spec: AnalysisSpec;
  columns: readonly Column[];
  rows: readonly ResultRow[];
  change: Change | null;
  /** Of two measures: their rank correlation, and over how many employers. */
  correlation: { value: number; n: number } | null;
}

const count = (many: number): string => many.toLocaleString('en-US');
const employers = (many: number): string => `${count(many)} employer${many === 1 ? '' : 's'}`;
const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What comes of it, in one sentence with figure, n and peers. */
export function headlineOf(told: Told): string {
  const { spec, columns, rows, change, correlation } = told;
  const [measure] = spec.measures;
  const [column] = columns;
  if (measure === undefined || column === undefined) return '';
  const among = `among ${peersLabel(spec)}`;
  const shown = rows.filter(({ cells }) => cells[0]?.value !== null && cells[0] !== undefined);
  if (shown.length === 0 && correlation === null) {
    const n = rows.reduce((sum, { cells }) => sum + (cells[0]?.n ?? 0), 0);
    const known = n === 0 ? 'No guide' : `Only ${employers(n)}`;
    return `${known} ${n === 0 ? 'states' : n === 1 ? 'states' : 'state'} ${measureLabel(measure)} ${among}: too few for a figure.`; // prettier-ignore
  }
  if (change !== null && spec.compare?.with === 'years') return changed(told, change, spec.compare);
  if (correlation !== null) {
    return `${upper(strength(correlation.value))} between ${measureLabel(measure)} and ${spec.measures[1] === undefined ? '' : measureLabel(spec.measures[1])} (rank correlation ${correlation.value.toFixed(2)}, n ${count(correlation.n)}), ${among}.`; // prettier-ignore
  }
  if (spec.groupBy.length === 0) return single(told, among);
  return grouped(told, shown, among);
}

function strength(value: number): string {
  const size = Math.abs(value);
  if (size < 0.1) return 'no connection';
  const way = value > 0 ? 'more of the one goes with more of the other' : 'more of the one goes with less of the other';
  return `a ${size < 0.3 ? 'weak' : size < 0.6 ? 'moderate' : 'strong'} connection (${way})`;
}

function single({ spec, columns, rows }: Told, among: string): string {
  const parts = spec.measures.flatMap((measure, at) => {
    const cell = rows[0]?.cells[at];
    const column = columns[at];
    if (cell === undefined || column === undefined || cell.value === null) return [];
    const figure = say(cell.value, column.unit);
    if (measure.of === 'employers') return [`${spec.statistic === 'share' ? figure : employers(cell.value)} in the library`]; // prettier-ignore
    if (measure.of === 'offering')
      return [`${spec.statistic === 'count' ? employers(cell.count ?? 0) : figure} of ${employers(cell.n)} (${count(cell.count ?? 0)}) state ${measureLabel(measure)}`]; // prettier-ignore
    const { quartiles } = cell;
    const middle = quartiles === null || spec.statistic === 'spread' ? '' : `, the middle half ${say(quartiles.p25, column.unit)} to ${say(quartiles.p75, column.unit)}`; // prettier-ignore
    return [`the ${statisticLabel(spec.statistic)} of ${measureLabel(measure)} is ${figure}${middle} (n ${count(cell.n)})`]; // prettier-ignore
  });
  const given = spec.compare?.with === 'amount' ? position(rows, columns, spec.compare.amount) : '';
  return `${upper(parts.join('; '))}${given}, ${among}.`;
}

/** Where a given amount stands among quartiles. */
function position(rows: readonly ResultRow[], columns: readonly Column[], amount: number): string {
  const quartiles = rows[0]?.cells[0]?.quartiles;
  if (quartiles === null || quartiles === undefined) return '';
  const { p10, p25, median, p75, p90 } = quartiles;
  const said = say(amount, columns[0]?.unit ?? null);
  if (amount === median) return `; ${said} is the median`;
  const steps: readonly (readonly [number, string])[] = [
    [p10, 'the lowest tenth'],
    [p25, 'the lowest quarter'],
    [median, 'the lower half'],
    [p75, 'the upper half, below the highest quarter'],
    [p90, 'the highest quarter'],
  ];
  const where = steps.find(([end]) => amount < end)?.[1] ?? 'the highest tenth';
  return `; ${said} is in ${where}`;
}

function grouped({ spec, columns, rows }: Told, shown: readonly ResultRow[], among: string): string {
  const by = spec.groupBy.map(groupingLabel).join(' and ');
  const unit = columns[0]?.unit ?? null;
  const sorted = shown.toSorted((a, b) => (b.cells[0]?.value ?? 0) - (a.cells[0]?.value ?? 0));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const name = (row: ResultRow | undefined): string => (row === undefined ? '' : `${row.group.join(', ')} (${say(row.cells[0]?.value ?? 0, unit)}, n ${count(row.cells[0]?.n ?? 0)})`); // prettier-ignore
  const label = columns[0]?.label ?? '';
  if (sorted.length === 1) return `${label}, by ${by}: ${name(first)}, ${among}.`;
  const certain = rows.some(({ cells }) => cells[0]?.differs === true);
  const isTested = rows.some(({ cells }) => cells[0]?.differs !== null);
  const noise = isTested && !certain ? ' The groups do not differ by more than chance.' : '';
  return `${label}, by ${by}: from ${name(last)} to ${name(first)}, ${among}.${noise}`;
}

function changed({ spec, columns, rows }: Told, change: Change, years: { from: number; to: number }): string {
  const unit = columns[0]?.unit ?? null;
  const [before, after] = rows.map(({ cells }) => cells[0]?.value ?? 0);
  const same = `among the ${employers(change.n)} with a guide of both years`;
  const way = !change.isCertain
    ? 'the change is within chance'
    : `the median change of an employer is ${change.median > 0 ? '+' : ''}${say(change.median, unit)}`;
  const what = spec.measures[0] === undefined ? '' : measureLabel(spec.measures[0]);
  return `The ${statisticLabel(spec.statistic)} of ${what} went from ${say(before ?? 0, unit)} in ${years.from} to ${say(after ?? 0, unit)} in ${years.to} ${same}; ${way}.`; // prettier-ignore
}

/** What to keep in mind about the figures. */
export function caveatsOf({ spec, rows, correlation }: Told): string[] {
  const cells = rows.flatMap((row) => row.cells);
  const n = cells.reduce((sum, cell) => sum + cell.n, 0);
  const samples = cells.reduce((sum, cell) => sum + cell.samples, 0);
  const suppressed = rows.filter((row) => row.cells.some((cell) => cell.suppressed)).length;
  const isOffering = spec.measures.some(({ of }) => of === 'offering');
  const isOfAnswers =
    spec.measures[0]?.of === 'employers' && spec.statistic === 'share' && spec.groupBy.some(isAnswers);
  const base = spec.groupBy.length > 1 ? ' in each group' : ` (${count(cells[0]?.employers ?? 0)})`;
  const alike = rows.filter((row) => row.cells[0]?.differs === false).map(({ group }) => group.join(', '));
  const isWhole = rows.every((row) => row.cells[0]?.differs !== true);
  return [
    ...(samples === 0 || n === 0
      ? []
      : [samples === n ? 'All of these guides are modelled samples of invented employers.' : `${Math.round((100 * samples) / n)}% of these guides are modelled samples of invented employers.`]), // prettier-ignore
    ...(isOffering ? ['A guide that does not state a benefit may belong to an employer that offers it.'] : []),
    ...(isOfAnswers
      ? [`Shares are of the employers whose guides say it${base}; one that names several is counted with each.`]
      : []),
    ...(suppressed === 0 ? [] : [`${suppressed} group${suppressed === 1 ? ' has' : 's have'} fewer than five employers: the figures are not shown.`]), // prettier-ignore
    ...(alike.length === 0 || isWhole || alike.length > 8 ? [] : [`Not different from the others by more than chance: ${alike.join('; ')}.`]), // prettier-ignore
    ...(correlation === null ? [] : ['That two figures go together does not say that one causes the other.']),
    ...(spec.groupBy.includes('year') ? ['Each plan year has other employers: part of a change comes from who is in the library.'] : []), // prettier-ignore
    ...(spec.groupBy.length === 0 && spec.compare?.with === 'amount' && rows[0]?.cells[0]?.quartiles === null ? ['There are too few figures to place the amount.'] : []), // prettier-ignore
  ];
}

import type { AnalysisSpec, Cell, Column, ResultRow } from '../../contract/analysis.ts';
import { isOfAnswers as isAnswers } from './cells.ts';
import { figurePhrase, groupingLabel, measureLabel, peersPhrase, say, within } from './labels.ts';

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
/** So many employers, and whom they are: "119 employers in Manufacturing". */
const peersOf = (many: number, spec: AnalysisSpec): string =>
  `${employers(many)}${spec.peers.length === 0 ? '' : ` ${peersPhrase(spec)}`}`;
const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What comes of it, in one sentence with figure, n and peers. */
export function headlineOf(told: Told): string {
  const { spec, columns, rows, change, correlation } = told;
  const [measure] = spec.measures;
  const [column] = columns;
  if (measure === undefined || column === undefined) return '';
  const among = `among ${spec.peers.length === 0 ? 'all employers of the library' : `employers ${peersPhrase(spec)}`}`;
  const shown = rows.filter(({ cells }) => cells[0]?.value !== null && cells[0] !== undefined);
  if (shown.length === 0 && correlation === null) {
    const n = rows.reduce((sum, { cells }) => sum + (cells[0]?.n ?? 0), 0);
    const known = n === 0 ? 'No guide' : `Only ${employers(n)}`;
    return `${known} ${n < 2 ? 'states' : 'state'} the ${within(measureLabel(measure))} ${among}: too few for a figure.`;
  }
  if (change !== null && spec.compare?.with === 'years') return changed(told, change, spec.compare);
  if (correlation !== null) {
    return `${bothFigures(told)}${upper(strength(correlation.value))} between ${within(measureLabel(measure))} and ${spec.measures[1] === undefined ? '' : within(measureLabel(spec.measures[1]))} (rank correlation ${correlation.value.toFixed(2)}, n ${count(correlation.n)}), ${among}.`;
  }
  if (spec.groupBy.length === 0) return single(told, among);
  return grouped(told, shown, among);
}

/** Two ends of one unit, which is said once: "between $1,250 and $1,875 a year". */
function between(from: string, to: string): string {
  const [unit] = / [a-z ]+$/.exec(to) ?? [''];
  return `between ${from.endsWith(unit) ? from.slice(0, from.length - unit.length) : from} and ${to}`;
}

function strength(value: number): string {
  const size = Math.abs(value);
  if (size < 0.1) return 'no connection';
  const way = value > 0 ? 'more of the one goes with more of the other' : 'more of the one goes with less of the other';
  return `a ${size < 0.3 ? 'weak' : size < 0.6 ? 'moderate' : 'strong'} connection (${way})`;
}

/** Of two measures each by itself, before how they go together. */
function bothFigures({ spec, columns, rows }: Told): string {
  const parts = spec.measures.flatMap((measure, at) => {
    const value = rows[0]?.cells[at]?.value ?? null;
    return value === null
      ? []
      : [`${figurePhrase(spec.statistic, measureLabel(measure))} is ${say(value, columns[at]?.unit ?? null)}`];
  });
  return parts.length < 2 ? '' : `${upper(parts.join(', '))}. `;
}

function single({ spec, columns, rows }: Told, among: string): string {
  const isOne = spec.measures.length === 1;
  const place = spec.compare?.with === 'amount' ? position(rows, columns, spec.compare.amount) : null;
  const parts = spec.measures.flatMap((measure, at) => {
    const cell = rows[0]?.cells[at];
    const column = columns[at];
    if (cell === undefined || column === undefined || cell.value === null) return [];
    const figure = say(cell.value, column.unit);
    if (measure.of === 'employers')
      return [
        spec.statistic === 'share'
          ? `${figure} of the employers, ${among}`
          : `the library has ${peersOf(cell.value, spec)}`,
      ];
    if (measure.of === 'offering') return [offered(spec, cell, figure, within(measureLabel(measure)))];
    const whose = isOne && place === null ? ` among ${peersOf(cell.n, spec)}` : '';
    const n = isOne ? '' : ` (n ${count(cell.n)})`;
    const { quartiles } = cell;
    const middle =
      quartiles === null || spec.statistic === 'spread'
        ? ''
        : `, the middle half ${between(say(quartiles.p25, column.unit), say(quartiles.p75, column.unit))}`;
    return [`${figurePhrase(spec.statistic, measureLabel(measure))}${whose} is ${figure}${middle}${n}`];
  });
  // Whoever gives an amount asks where it stands: that is said first.
  const whom = isOne ? ` among ${peersOf(rows[0]?.cells[0]?.n ?? 0, spec)}` : '';
  const figures = parts.join('; ');
  return `${place === null ? upper(figures) : `${place}${whom}; ${figures}`}${isOne ? '' : `, ${among}`}.`;
}

/** How many employers state that they offer it: the share of all, or their number. */
function offered(spec: AnalysisSpec, cell: Cell, figure: string, benefit: string): string {
  const all = peersOf(cell.n, spec);
  const some = count(cell.count ?? 0);
  return spec.statistic === 'count'
    ? `${some} of ${all} state ${benefit}`
    : `${figure} of ${all} (${some}) state ${benefit}`;
}

/** Where a given amount stands among quartiles; null where there are none. */
function position(rows: readonly ResultRow[], columns: readonly Column[], amount: number): string | null {
  const quartiles = rows[0]?.cells[0]?.quartiles;
  if (quartiles === null || quartiles === undefined) return null;
  const { p10, p25, median, p75, p90 } = quartiles;
  const said = say(amount, columns[0]?.unit ?? null);
  const steps = [
    [10, p10],
    [25, p25],
    [50, median],
    [75, p75],
    [90, p90],
  ] as const;
  // What many employers give stands at several of these at once.
  const same = steps.filter(([, value]) => value === amount).map(([percent]) => percent);
  if (same.includes(50)) return `${said} is in the middle`;
  if (same.length > 1) return `${said} is at the ${same[0]}th to ${same.at(-1)}th percentile`;
  if (same.length === 1) return `${said} is the ${same[0]}th percentile`;
  const at = steps.find(([, value]) => amount < value)?.[0] ?? 100;
  return `${said} is in ${rangeNames[at]}`;
}

/** Where an amount is below a percentile, and above those before it. */
const rangeNames: Readonly<Record<number, string>> = {
  10: 'the lowest tenth',
  25: 'the lowest quarter',
  50: 'the lower half',
  75: 'the upper half but not the highest quarter',
  90: 'the highest quarter',
  100: 'the highest tenth',
};

function grouped({ spec, columns, rows }: Told, shown: readonly ResultRow[], among: string): string {
  const by = spec.groupBy.map(groupingLabel).join(' and ');
  const unit = columns[0]?.unit ?? null;
  // Years are told from the first to the last, other groups from the least to the most.
  const isOverTime = spec.groupBy[0] === 'year';
  const sorted = shown.toSorted((a, b) =>
    isOverTime
      ? (b.group[0] ?? '').localeCompare(a.group[0] ?? '')
      : (b.cells[0]?.value ?? 0) - (a.cells[0]?.value ?? 0),
  );
  const [first, last] = [sorted[0], sorted.at(-1)];
  const name = (row: ResultRow | undefined): string =>
    row === undefined
      ? ''
      : `${row.group.join(', ')} (${say(row.cells[0]?.value ?? 0, unit)}, n ${count(row.cells[0]?.n ?? 0)})`;
  const [measure] = spec.measures;
  const label =
    measure?.of === 'value' ? figurePhrase(spec.statistic, measureLabel(measure)) : within(columns[0]?.label ?? '');
  const opening = `${upper(label)} by ${by}${spec.peers.length === 0 ? '' : ` ${among}`}`;
  if (sorted.length === 1) return `${opening}: ${name(first)}.`;
  const certain = rows.some(({ cells }) => cells[0]?.differs === true);
  const isTested = rows.some(({ cells }) => cells[0]?.differs !== null);
  const noise = isTested && !certain ? ' The groups do not differ by more than chance.' : '';
  return `${opening}: from ${name(last)} to ${name(first)}.${noise}`;
}

function changed({ spec, columns, rows }: Told, change: Change, years: { from: number; to: number }): string {
  const unit = columns[0]?.unit ?? null;
  const [before, after] = rows.map(({ cells }) => cells[0]?.value ?? 0);
  const same = `among the ${employers(change.n)} with a guide of both years`;
  const way = !change.isCertain
    ? 'the change is within chance'
    : `the median change of an employer is ${change.median > 0 ? '+' : ''}${say(change.median, unit)}`;
  const what = spec.measures[0] === undefined ? '' : figurePhrase(spec.statistic, measureLabel(spec.measures[0]));
  return `${upper(what)} went from ${say(before ?? 0, unit)} in ${years.from} to ${say(after ?? 0, unit)} in ${years.to} ${same}; ${way}.`;
}

/** Said of peers that are too few; wider ones may place it. */
export const NOT_PLACED = 'There are too few figures to place the amount.';

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
      : [
          samples === n
            ? 'All of these guides are modelled samples of invented employers.'
            : `${Math.round((100 * samples) / n)}% of these guides are modelled samples of invented employers.`,
        ]),
    ...(isOffering ? ['A guide that does not state a benefit may belong to an employer that offers it.'] : []),
    ...(isOfAnswers
      ? [`Shares are of the employers whose guides say it${base}; one that names several is counted with each.`]
      : []),
    ...(suppressed === 0
      ? []
      : [
          `${suppressed} group${suppressed === 1 ? ' has' : 's have'} fewer than five employers: the figures are not shown.`,
        ]),
    ...(alike.length === 0 || isWhole || alike.length > 8
      ? []
      : [`Not different from the others by more than chance: ${alike.join('; ')}.`]),
    ...(correlation === null ? [] : ['That two figures go together does not say that one causes the other.']),
    ...(spec.groupBy.includes('year')
      ? ['Each plan year has other employers: part of a change comes from who is in the library.']
      : []),
    ...(spec.groupBy.length === 0 && spec.compare?.with === 'amount' && rows[0]?.cells[0]?.quartiles === null
      ? [NOT_PLACED]
      : []),
  ];
}

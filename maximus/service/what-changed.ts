import type { AnalysisResult, ResultRow } from '../../contract/analysis.ts';
import { sayValue } from '../say-value.ts';

/** Groups that are named; how many more there are is said. */
const MOST = 5;

interface Moved {
  sentence: string;
  /** How far, as a share of what it was. */
  by: number;
}

/** What has changed between two answers to the same spec, in sentences: the greatest changes first. */
export function changesOf(before: AnalysisResult, after: AnalysisResult): string[] {
  const rows = new Map(before.rows.map((row) => [keyOf(row), row]));
  const moved = after.rows.flatMap((row) => movedOf(rows.get(keyOf(row)), row, after)).toSorted((a, b) => b.by - a.by);
  const [fresh, gone] = [missing(after.rows, before.rows), missing(before.rows, after.rows)];
  const rest = moved.length - MOST;
  const changes = [
    ...moved.slice(0, MOST).map(({ sentence }) => sentence),
    ...(rest > 0 ? [`${rest} more ${rest === 1 ? 'figure has' : 'figures have'} changed.`] : []),
    ...(fresh.length === 0 ? [] : [`New: ${fresh.join('; ')}.`]),
    ...(gone.length === 0 ? [] : [`No longer there: ${gone.join('; ')}.`]),
  ];
  const guides = `${count(before.guidesTotal)} guides were behind it, now ${count(after.guidesTotal)}.`;
  return [...(changes.length === 0 ? ['No figure has changed.'] : changes), guides];
}

const count = (many: number): string => many.toLocaleString('en-US');
const keyOf = ({ group }: ResultRow): string => JSON.stringify(group);
const nameOf = ({ group }: ResultRow): string => (group.length === 0 ? 'All peers' : group.join(', '));

const missing = (some: readonly ResultRow[], others: readonly ResultRow[]): string[] =>
  some.filter((row) => !others.some((other) => keyOf(other) === keyOf(row))).map(nameOf);

function movedOf(before: ResultRow | undefined, after: ResultRow, { columns }: AnalysisResult): Moved[] {
  if (before === undefined) return [];
  return after.cells.flatMap((cell, at): Moved[] => {
    const [was, is] = [before.cells[at]?.value ?? null, cell.value];
    const unit = columns[at]?.unit ?? null;
    const say = (value: number | null): string => (value === null ? 'too few employers' : sayValue(value, unit));
    if (say(was) === say(is)) return [];
    const label = columns.length > 1 ? `${nameOf(after)}, ${columns[at]?.label ?? ''}` : nameOf(after);
    const sentence = `${label}: ${say(was)} then, ${say(is)} now (n ${count(before.cells[at]?.n ?? 0)}, now ${count(cell.n)}).`;
    const by = was === null || is === null ? Infinity : Math.abs(is - was) / (Math.abs(was) || 1);
    return [{ sentence, by }];
  });
}

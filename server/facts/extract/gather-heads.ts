import { networkOf } from './aspects.ts';
import { isValue } from './cells.ts';
import { isTitle, type Line } from './lines.ts';
import { isPlanLike } from './plans.ts';

/** How many short lines that are no plans may stand between the plans and their columns. */
const BETWEEN = 2;
const LONGEST_NAME = 50;

const isName = ({ cells, text }: Line): boolean =>
  cells.length === 1 && text.length <= LONGEST_NAME && isTitle(text) && isPlanLike(text);

/**
 * Names of plans that stand on a line each above a table become its heads, where it has as many columns, or as many pairs of
 * networks: "Standard plan", "Maximum plan" above "Employee only | $3.65 | $5.80".
 */
export function gatherHeads(lines: readonly Line[]): readonly Line[] {
  const gathered: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const plans = isFirst(lines[at - 1], line) ? plansFor(line, gathered) : null;
    if (plans !== null)
      gathered.splice(plans.from, plans.count, headOf(gathered.slice(plans.from, plans.from + plans.count)));
    gathered.push(line);
  }
  return gathered;
}

const isFirst = (before: Line | undefined, line: Line): boolean =>
  line.cells.length > 1 && before !== undefined && before.cells.length === 1;

/** Where the plans for the columns of a row stand among the last lines; null where there are none, or not as many. */
function plansFor(line: Line, before: readonly Line[]): { from: number; count: number } | null {
  const width = line.cells.length - 1;
  const rest = line.cells.slice(1);
  const pairs = rest.map(networkOf);
  const arePairs = pairs.every((network, at) => network === (at % 2 === 0 ? 'in' : 'out'));
  const count = arePairs ? width / 2 : width;
  if (count < 2 || !Number.isInteger(count) || (!arePairs && !rest.every(isValue))) return null;
  let end = before.length;
  while (end > before.length - BETWEEN && isBetween(before[end - 1], line)) end -= 1;
  const plans = before.slice(end - count, end);
  const areUnder = plans.every(
    (plan) => isName(plan) && plan.passage === line.passage && plan.heading === line.heading,
  );
  const isMore = before[end - count - 1];
  return plans.length !== count || !areUnder || (isMore !== undefined && isName(isMore))
    ? null
    : { from: end - count, count };
}

const isBetween = (line: Line | undefined, row: Line): boolean =>
  line !== undefined &&
  line.cells.length === 1 &&
  line.heading === row.heading &&
  !isName(line) &&
  (isTitle(line.text) || !/[a-z]/.test(line.text));

function headOf(plans: readonly Line[]): Line {
  const [first] = plans;
  const last = plans.at(-1);
  if (first === undefined || last === undefined) throw new Error('Heads are of at least one plan');
  return {
    ...first,
    to: last.to,
    text: plans.map(({ text }) => text).join(' '),
    cells: ['', ...plans.map(({ text }) => text)],
    originals: ['', ...plans.map(({ passage, from, to }) => passage.text.slice(from, to).replace(/ ?\|$/, ''))],
  };
}

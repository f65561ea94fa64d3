import type { Candidate } from './sentence.ts';
import type { Stated } from './table-context.ts';
import type { Row, Table } from './tables.ts';
import { percentsIn, round } from '../read/amounts.ts';

const matching = /\bmatch/;
const step = /^(?:on )?(?:the )?(first|next|additional) (?:\d+%|\w+ percent)/;

/** A share of what is saved, up to a share of pay, in percent. */
type Step = readonly [rate: number, top: number];

/**
 * A match that a table states step by step ("First 3% of pay | 100%"), or by what each saving brings ("4% | 3.5%"): what the
 * employer adds at most, in percent of pay.
 */
export function matchOfTable({ kind, rows, corner, columns, captions }: Table): Stated[] {
  const [first] = rows;
  if (first === undefined || kind !== 'table' || columns.length !== 1) return [];
  const heads = `${corner} ${columns[0]?.text ?? ''}`;
  if (!matching.test(`${heads} ${captions.join(' ')} ${first.line.section}`)) return [];
  const end = rows.findIndex(({ label }) => !step.test(label));
  const steps = end === -1 ? rows : rows.slice(0, end);
  if (steps.length > 1) return ofSteps(steps);
  return /match|compan|employer/.test(columns[0]?.text ?? '') && /you|employee|contribut|sav|defer/.test(corner)
    ? ofSavings(rows)
    : [];
}

function ofSteps(rows: readonly Row[]): Stated[] {
  const steps = rows.flatMap(({ label, cells }): Step[] => {
    const top = percentsIn(label)[0]?.value;
    const rate = percentsIn(cells[0] ?? '')[0]?.value;
    return top === undefined || rate === undefined ? [] : [[rate, top]];
  });
  if (steps.length !== rows.length) return [];
  const most = steps.reduce((sum, [rate, top]) => sum + (rate * top) / 100, 0);
  const formula = steps.map(([rate, top]) => `${round(rate)}% of ${round(top)}%`).join(' + ');
  return stated(rows, [
    { metric: 'retirement.effective_match', value: round(most), confidence: 0.9 },
    { metric: 'retirement.match_formula', words: formula, confidence: 0.9 },
  ]);
}

/** What grows with what one saves, and never beyond it, is a match in percent of pay. */
function ofSavings(rows: readonly Row[]): Stated[] {
  const pairs = rows.flatMap(({ label, cells }): Step[] => {
    const saved = /^\d+(?:\.\d+)?%(?: or (?:more|higher)|\+)?$/.test(label) ? percentsIn(label)[0]?.value : undefined;
    const added = /^\d+(?:\.\d+)?%$/.test(cells[0] ?? '') ? percentsIn(cells[0] ?? '')[0]?.value : undefined;
    return saved === undefined || added === undefined ? [] : [[added, saved]];
  });
  const isMatch = pairs.every(([added, saved], at) => added <= saved && added >= (pairs[at - 1]?.[0] ?? 0));
  if (pairs.length < 3 || pairs.length !== rows.length || !isMatch) return [];
  const most = Math.max(...pairs.map(([added]) => added));
  return stated(rows, [{ metric: 'retirement.effective_match', value: most, confidence: 0.86 }]);
}

const stated = (rows: readonly Row[], candidates: readonly Candidate[]): Stated[] => {
  const line = rows.at(-1)?.line;
  return line === undefined ? [] : candidates.map((candidate) => ({ line, candidate }));
};

import type { CopiedLine, Piece } from './copied-values.ts';
import { planBefore } from './heads-in-line.ts';

/** A label with its values, and the labels above it that have none. */
export interface CopiedRow {
  above: readonly Piece[];
  label: Piece;
  values: readonly Piece[];
  /** Whether dots lead from the label to its values. */
  isLed: boolean;
  /** Whether a remark stands between it and the row before. */
  isApart: boolean;
}

/** Labels with the values that follow them, on their line or beneath it; running text (null) heads nothing. */
export function rowsOf(lines: readonly (CopiedLine | null)[]): CopiedRow[] {
  const rows: CopiedRow[] = [];
  let above: Piece[] = [];
  let isApart = false;
  let open: { label: Piece; values: Piece[]; isLed: boolean } | null = null;
  const close = (): void => {
    if (open === null) return;
    if (open.values.length > 0) {
      rows.push(planned({ ...open, above, isApart }));
      above = [];
      isApart = false;
    } else above.push(open.label);
    open = null;
  };
  for (const line of lines) {
    if (line === null) {
      close();
      above = [];
      isApart = true;
      continue;
    }
    const { label, values, isLed } = line;
    if (label === null) open?.values.push(...values);
    else {
      close();
      open = { label, values: [...values], isLed };
    }
  }
  close();
  return rows;
}

/** A row whose label begins with the name of a plan opens the rows of that plan. */
function planned(row: CopiedRow): CopiedRow {
  const { text, from, to } = row.label;
  const plan = planBefore(text);
  if (plan === null) return row;
  const label = text.slice(plan.length + 1);
  const name = { text: plan, from, to: from + plan.length };
  return { ...row, above: [...row.above, name], label: { text: label, from: to - label.length, to } };
}

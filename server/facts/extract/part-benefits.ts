import type { Line } from './lines.ts';
import { type Subject, subjectOf } from './subject.ts';

const apart: ReadonlySet<Subject | null> = new Set<Subject | null>([
  'life',
  'std',
  'ltd',
  'retirement',
  'time_off',
  'fsa',
  'dependent_care',
  'commuter',
]);

/** The benefits that the columns of a table are, by its head row; null where they are not benefits. */
function benefitsOf({ cells, originals }: Line): { name: string; original: string; subject: Subject | null }[] | null {
  if (cells.length < 2 || cells.some((cell) => cell.length > 60 || /[$%]|\d{2}/.test(cell))) return null;
  const named = cells.map((cell, at) => ({ name: cell, original: originals[at] ?? cell, subject: subjectOf(cell) }));
  const benefits = named.filter(({ subject }) => apart.has(subject) && subject !== null);
  const isBenefits = new Set(benefits.map(({ subject }) => subject)).size > 1;
  return isBenefits && benefits.length >= cells.length - 1 ? named.slice(named.length - benefits.length) : null;
}

/**
 * A table whose columns are benefits ("Short-term disability | Long-term disability") becomes a table of two columns for
 * each of them, so that what is said of one is not read of the other. The quote of each row is the whole row.
 */
export function partBenefits(lines: readonly Line[]): readonly Line[] {
  if (!lines.some((line) => benefitsOf(line) !== null)) return lines;
  const parted: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = lines[at];
    if (head === undefined) continue;
    const benefits = benefitsOf(head);
    const width = (benefits?.length ?? 0) + 1;
    let end = at + 1;
    for (let line = lines[end]; line?.cells.length === width && line.heading === head.heading; line = lines[end])
      end += 1;
    if (benefits === null || end === at + 1) {
      parted.push(head);
      continue;
    }
    const rows = lines.slice(at + 1, end);
    for (const [index, { name, subject }] of benefits.entries()) {
      for (const row of rows) parted.push(ofBenefit(row, index + 1, name, subject));
    }
    at = end - 1;
  }
  return parted;
}

function ofBenefit(row: Line, column: number, section: string, subject: Subject | null): Line {
  const cells = [row.cells[0] ?? '', row.cells[column] ?? ''];
  const originals = [row.originals[0] ?? '', row.originals[column] ?? ''];
  return { ...row, text: cells.join(' | '), cells, originals, section, subject, plan: null };
}

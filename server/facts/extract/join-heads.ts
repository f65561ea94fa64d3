import { tierOf } from './aspects.ts';
import type { Line } from './lines.ts';

const isOpen = ({ cells }: Line): boolean => cells.length > 1 && cells.every((cell) => /[a-z] ?[+&]$/.test(cell));
const isAlone = (line: Line | undefined): line is Line =>
  line !== undefined && line.cells.length === 1 && line.text.length < 20 && tierOf(line.text) === 'employee';

/** Heads that were broken into two lines are one again: "Employee + | Employee +" over "Spouse | Family". */
export function joinHeads(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(isOpen)) return lines;
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (!isOpen(line)) {
      joined.push(line);
      continue;
    }
    const next = lines[at + 1];
    const alone = isAlone(next) ? next : isAlone(joined.at(-1)) ? joined.pop() : undefined;
    const rest = alone !== undefined && alone === next ? lines[at + 2] : next;
    if (rest === undefined || rest.cells.length !== line.cells.length || rest.passage !== line.passage) {
      if (alone !== undefined && alone !== next) joined.push(alone);
      joined.push(line);
      continue;
    }
    const before = (parts: readonly string[] | undefined): string[] => (parts === undefined ? [] : [...parts]);
    joined.push({
      ...line,
      to: rest.to,
      cells: ['', ...before(alone?.cells), ...line.cells.map((cell, index) => `${cell} ${rest.cells[index] ?? ''}`)],
      originals: ['', ...before(alone?.originals), ...line.originals.map((cell, index) => `${cell} ${rest.originals[index] ?? ''}`)], // prettier-ignore
    });
    at = lines.indexOf(rest);
  }
  return joined;
}

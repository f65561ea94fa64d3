import { networkMarks, pairMarks } from './aspects.ts';
import type { CellContext, CellValue } from './cells.ts';
import { serviceMarks } from './labels.ts';
import type { Subject } from './subject.ts';
import { moneyIn } from '../read/amounts.ts';

/** The values of a cell that names several services itself: "PCP: $20 / Specialist: $40". None where it names one at most. */
export function readServices(cell: string, subject: Subject, context: CellContext): CellValue[] {
  const seen = new Set<string>();
  // What stands between two semicolons is of one service: an amount does not go to the name behind the next of them.
  const parts = cell.includes(';') && serviceMarks(cell, subject).length > 1 ? cell.split(';') : [cell];
  const found = parts.flatMap((part) => servicesOf(part, subject, context, parts.length > 1));
  return found.filter(({ metric, network }) => {
    const isFirst = !seen.has(`${metric} ${network}`);
    seen.add(`${metric} ${network}`);
    return isFirst;
  });
}

function servicesOf(cell: string, subject: Subject, context: CellContext, isPart: boolean): CellValue[] {
  if (subject !== 'medical' && subject !== 'drugs') return [];
  const marks = serviceMarks(cell, subject).filter(({ kind }) => kind.endsWith('_copay') || kind.startsWith('rx.'));
  if (marks.length < (isPart ? 1 : 2)) return [];
  const amounts = moneyIn(cell).filter(({ high }) => high === undefined);
  const services = pairMarks(amounts, marks);
  const networks = pairMarks(amounts, networkMarks(cell));
  return amounts.flatMap(({ value, from }, at): CellValue[] => {
    const metric = services[at] ?? null;
    const network = networks[at] ?? context.network;
    if (metric === null || /%[^/;,]*$/.test(cell.slice(0, from))) return [];
    return [{ metric, value, tier: null, network, confidence: 0.88, review: false }];
  });
}

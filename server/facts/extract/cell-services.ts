import { networkMarks, pairMarks } from './aspects.ts';
import type { CellContext, CellValue } from './cells.ts';
import { serviceMarks } from './labels.ts';
import type { Subject } from './subject.ts';
import { moneyIn } from './values.ts';

/** The values of a cell that names several services itself: "PCP: $20 / Specialist: $40". None where it names one at most. */
export function readServices(cell: string, subject: Subject, context: CellContext): CellValue[] {
  if (subject !== 'medical' && subject !== 'drugs') return [];
  const marks = serviceMarks(cell, subject).filter(({ kind }) => kind.endsWith('_copay') || kind.startsWith('rx.'));
  if (marks.length < 2) return [];
  const amounts = moneyIn(cell).filter(({ high }) => high === undefined);
  const services = pairMarks(amounts, marks);
  const networks = pairMarks(amounts, networkMarks(cell));
  const seen = new Set<string>();
  return amounts.flatMap(({ value, from }, at): CellValue[] => {
    const metric = services[at] ?? null;
    const network = networks[at] ?? context.network;
    if (metric === null || seen.has(`${metric} ${network}`) || /%[^/;,]*$/.test(cell.slice(0, from))) return [];
    seen.add(`${metric} ${network}`);
    return [{ metric, value, tier: null, network, confidence: 0.88, review: false }];
  });
}

import type { Line } from './lines.ts';
import { periodIn } from './periods.ts';
import type { Subject } from './subject.ts';

/** What a heading without text of its own may still hold: a line or two that lead into what follows. */
const LEAST = 3;
const LONGEST = 300;

const costly: ReadonlySet<Subject | null> = new Set<Subject | null>([
  'medical',
  'dental',
  'vision',
  'hsa',
  'hra',
  null,
]);

/** "Your weekly contributions": a short line that says what all amounts beneath it are, whatever benefit they are of. */
const isRates = ({ cells, text }: Line): boolean =>
  cells.length === 1 &&
  text.length <= 70 &&
  !/[$.]/.test(text) &&
  /contribution|deduction|cost|rates?\b|premium/.test(text) &&
  periodIn(text) !== null;

/**
 * Tells each line which heading with next to nothing beneath it stands before its own: "Your monthly cost" over "Medical"
 * and "Dental". It ends with the next such heading, and where another benefit begins.
 */
export function nameChapters(lines: readonly Line[]): Line[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    if (runs.at(-1)?.[0]?.heading === line.heading) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  let chapter = '';
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined) return [];
    if (!costly.has(first.subject)) chapter = '';
    const named = run.map((line) => {
      if (isRates(line)) chapter = line.text;
      return { ...line, chapter };
    });
    const said = [first.heading, ...run.map(({ text }) => text)].join(' | ');
    // Amounts that it states are its own: "a surcharge of $40 per month" says nothing of the next heading's.
    const isShort =
      !/\$ ?\d/.test(said) &&
      run.length <= LEAST &&
      said.length <= LONGEST &&
      run.every(({ cells }) => cells.length === 1);
    if (isShort) chapter = said;
    return named;
  });
}

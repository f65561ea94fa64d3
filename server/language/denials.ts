import type { Seen } from './seen.ts';

const skipped = new Set(
  'the a an any of in for medical area paid have offer offering offered provide providing sponsor sponsoring'.split(
    ' ',
  ),
);
/** "Not including schools" leaves them out; "PTO not including holidays" says what a figure holds, and leaves nobody out. */
const counting = new Set('include including count counting'.split(' '));
/** What may stand between a thing and the words that say that it is not there. */
const linking = new Set('is are was were be being plan plans coverage option options benefit benefits'.split(' '));

const where = new Set(['in', 'at', 'by', 'to', 'for', 'among', 'within']);

/** Whether a denial stands before what was said: "without a", "not in". */
function isDeniedBefore({ tokens, denials, absences, metrics }: Seen, from: number): boolean {
  const isMeasured = metrics.some((one) => one.from === from);
  const isSkipped = (low: string): boolean => skipped.has(low) || (!isMeasured && counting.has(low));
  let to = from;
  while (isSkipped(tokens[to - 1]?.low ?? '')) to -= 1;
  // "Not offered in Texas" denies what stands before it; "not offering vision" what follows.
  const behind = absences.filter((one) => where.has(tokens[one.to]?.low ?? ''));
  const own = denials.filter((one) => !behind.some((absence) => absence.from === one.from));
  return own.some((one) => one.to >= to && one.to <= from && one.from < to);
}

/** Whether it is said behind it that there is none: "is not offered". */
function isAbsent({ tokens, absences }: Seen, to: number): boolean {
  let from = to;
  while (linking.has(tokens[from]?.low ?? '')) from += 1;
  return absences.some((one) => one.from === from);
}

const parting = new Set([
  'leave',
  'leaving',
  'take',
  'taking',
  'strip',
  'cut',
  'filter',
  'keep',
  'keeping',
  'throw',
  'drop',
]);
const AROUND = 4;

/** "Leave Texas out", "keep the sample guides out of it". */
const isLeftOut = ({ tokens }: Seen, from: number, to: number): boolean =>
  tokens[to]?.low === 'out' && tokens.slice(Math.max(0, from - AROUND), from).some(({ low }) => parting.has(low));

/** Whether what stands in these tokens is denied. */
export const isDenied = (seen: Seen, { from, to }: { from: number; to: number }): boolean =>
  isDeniedBefore(seen, from) || isAbsent(seen, to) || isLeftOut(seen, from, to);

import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Reading } from '../contract/reading.ts';
import { read } from '../server/language/read.ts';
import { known } from '../server/language/testing/known.ts';
import { compareSlots, slotsOf } from '../server/language/testing/slots.ts';
import { developed, type Labelled, readLabelled, readWordings } from './language/labelled.ts';
import { printTable } from './print-table.ts';
import { quantile } from './search/metrics.ts';
import { printKept } from './wordings.ts';

const usage = `Usage: npm run bench -- language [options]
  --wrong         list what was read wrong
  --rounds N      time every question so often (5)
  --nth N         time every Nth question only (1: all of them)
  --frozen        also what was written after the grammar was settled
`;

interface Score {
  all: number;
  same: number;
  whole: number;
  count: number;
}

/** How questions are read: slots right, wordings kept, and how long a reading takes. */
export async function run(args: readonly string[]): Promise<void> {
  const options = {
    wrong: { type: 'boolean' },
    frozen: { type: 'boolean' },
    rounds: { type: 'string', default: '5' },
    nth: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const lists = values.wrong === true;
  printScores('readings', developed(), lists);
  printWordings(lists);
  if (values.frozen === true) {
    printScores('the frozen fifth', readLabelled('./frozen.txt'), lists);
    printScores('frozen, who pays', readLabelled('./frozen-payers.txt'), lists);
  }
  printTimes(Number(values.rounds), Number(values.nth));
  await Promise.resolve();
}

/** Every question once, and few of them timed: the long texts made of them take the most. */
export async function smallest(): Promise<readonly string[]> {
  return Promise.resolve(['--rounds', '1', '--nth', '50']);
}

function printScores(title: string, labelled: readonly Labelled[], lists: boolean): void {
  const groups = new Map<string, Score>();
  let last: Reading | null = null;
  for (const { group, question, isFollowUp, slots } of labelled) {
    const reading: Reading = read(question, isFollowUp ? last : null, known);
    last = reading;
    const readings = [reading, ...reading.more];
    const score = groups.get(group) ?? { all: 0, same: 0, whole: 0, count: 0 };
    for (const [at, right] of slots.entries()) {
      const part = readings[at];
      const { all, same, wrong } = compareSlots(right, part === undefined ? new Map() : slotsOf(part));
      score.all += all;
      score.same += same;
      score.whole += wrong.length === 0 ? 1 : 0;
      score.count += 1;
      if (lists && wrong.length > 0) process.stdout.write(`${question}\n    ${wrong.join('\n    ')}\n`);
    }
    groups.set(group, score);
  }
  const total = { all: 0, same: 0, whole: 0, count: 0 };
  for (const score of groups.values())
    for (const key of ['all', 'same', 'whole', 'count'] as const) total[key] += score[key];
  const line = (name: string, { all, same, whole, count }: Score): string[] => [
    name,
    String(count),
    (same / all).toFixed(3),
    (whole / count).toFixed(3),
  ];
  printTable(
    [title, 'n', 'slots right', 'whole'],
    [...[...groups].map(([name, score]) => line(name, score)), line('all', total)],
  );
}

/** A wording is kept where it is read as its label says. */
function printWordings(lists: boolean): void {
  const right = readWordings().map(({ slots, wordings }) =>
    wordings.map((wording) => {
      const { wrong } = compareSlots(slots, slotsOf(read(wording, null, known)));
      if (lists && wrong.length > 0) process.stdout.write(`${wording}\n    ${wrong.join('\n    ')}\n`);
      return wrong.length === 0;
    }),
  );
  printKept(right);
}

const LONGEST = 1_000;
/** Long texts take long: these are timed so often at most. */
const MOST_ROUNDS = 3;

/** Processor time, which a busy machine leaves as it is: of labelled questions, warm; and the worst of texts of a thousand characters made of them. */
function printTimes(rounds: number, nth: number): void {
  const questions = developed()
    .map(({ question }) => question)
    .filter((_, at) => at % nth === 0);
  const long = questions.map((_, at) => questions.slice(at).concat(questions).join(' ').slice(0, LONGEST));
  const timed = (texts: readonly string[]): number[] =>
    texts.map((text) => {
      const began = process.cpuUsage();
      read(text, null, known);
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    });
  // The median of each: what else the processor does (it compiles, it clears up) falls upon one text or another.
  const medians = (texts: readonly string[], most: number): number[] => {
    if (most > 1) timed(texts);
    const again = Array.from({ length: most }, () => timed(texts));
    return texts.map((_, at) =>
      quantile(
        again.map((one) => one[at] ?? 0),
        0.5,
      ),
    );
  };
  const line = (name: string, times: readonly number[]): string[] => [
    name,
    ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(2)),
  ];
  printTable(
    ['processor milliseconds', 'p50', 'p95', 'worst'],
    [
      line('a question', medians(questions, rounds)),
      line('1,000 characters', medians(long, Math.min(rounds, MOST_ROUNDS))),
    ],
  );
}

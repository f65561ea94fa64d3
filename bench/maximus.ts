import process from 'node:process';
import { parseArgs } from 'node:util';
import type { AnalysisSpec, Understood } from '../contract/analysis.ts';
import { specify } from '../server/analysis/specify.ts';
import { readingOf } from '../server/analysis/words.ts';
import { read } from '../server/language/read.ts';
import { known } from '../server/language/testing/known.ts';
import { type Labelled, readLabelled } from './maximus/labelled.ts';
import { slotsOfSpec } from './maximus/slots.ts';
import { printTable } from './print-table.ts';
import { quantile } from './search/metrics.ts';

const usage = `Usage: npm run bench -- maximus [options]
  --unseen        also the questions that were written before the others, which nothing is developed with
  --wrong         list what was understood wrong
`;

/** What became of a question: as its label says, wrong and said so, or wrong without a word. */
interface Judged {
  labelled: Labelled;
  isRight: boolean;
  /** The slots that are not as the label says. */
  wrong: string[];
  /** A spec that is wrong, of words that were all used: nobody would notice. */
  isFalselyCertain: boolean;
  ms: number;
}

/** From words to a spec: right, by slot, falsely certain, and how long it takes. */
export async function run(args: readonly string[]): Promise<void> {
  const options = { unseen: { type: 'boolean' }, wrong: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const files = ['seen', ...(values.unseen === true ? ['unseen'] : [])];
  const judged = files.map((name) => ({ name, all: judge(readLabelled(`./${name}.txt`)) }));
  printTable(
    ['questions', 'n', 'right', 'followed up', 'asked back', 'refused', 'falsely certain', 'ms p95'],
    judged.map(({ name, all }) => lineOf(name, all)),
  );
  if (values.wrong === true) for (const { all } of judged) for (const one of all) printWrong(one);
  await Promise.resolve();
}

/** Every question once. */
export async function smallest(): Promise<readonly string[]> {
  return Promise.resolve([]);
}

function judge(questions: readonly Labelled[]): Judged[] {
  let last: AnalysisSpec | null = null;
  return questions.map((labelled) => {
    const began = performance.now();
    const before = labelled.isFollowUp && last !== null ? readingOf(last) : null;
    const understood = specify(read(labelled.question, before, known));
    const ms = performance.now() - began;
    last = understood.kind === 'spec' ? understood.spec : labelled.isFollowUp ? last : null;
    return { ...compared(labelled, understood), ms };
  });
}

function compared(labelled: Labelled, understood: Understood): Omit<Judged, 'ms'> {
  if (understood.kind !== 'spec' || labelled.kind !== 'spec') {
    const isRight = understood.kind === labelled.kind;
    const isFalselyCertain = !isRight && understood.kind === 'spec';
    return { labelled, isRight, wrong: isRight ? [] : [`${labelled.kind} expected, not ${understood.kind}`], isFalselyCertain }; // prettier-ignore
  }
  const slots = slotsOfSpec(understood.spec);
  const wrong = Object.entries(labelled.slots).flatMap(([name, value]) => slots[name] === value ? [] : [`${name}: ${value || 'none'} expected, not ${slots[name] ?? 'none'}`]); // prettier-ignore
  const saysSo = understood.spec.assumed.some((one) => one.startsWith('Not used') || one.startsWith('Only '));
  return { labelled, isRight: wrong.length === 0, wrong, isFalselyCertain: wrong.length > 0 && !saysSo };
}

const share = (some: readonly Judged[]): string =>
  some.length === 0 ? '–' : (some.filter(({ isRight }) => isRight).length / some.length).toFixed(3);

function lineOf(name: string, all: readonly Judged[]): string[] {
  const of = (is: (one: Labelled) => boolean): Judged[] => all.filter(({ labelled }) => is(labelled));
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return [
    name,
    String(all.length),
    share(all),
    share(of(({ isFollowUp }) => isFollowUp)),
    share(of(({ kind }) => kind === 'ask')),
    share(of(({ kind }) => kind === 'refuse')),
    (all.filter(({ isFalselyCertain }) => isFalselyCertain).length / all.length).toFixed(3),
    quantile(times, 0.95).toFixed(1),
  ];
}

function printWrong({ labelled, wrong }: Judged): void {
  if (wrong.length > 0) process.stdout.write(`${labelled.question}\n    ${wrong.join('\n    ')}\n`);
}

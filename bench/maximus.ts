import { loadavg } from 'node:os';
import { basename } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { AskedBack } from '../contract/maximus.ts';
import type { AnalysisSpec, Understood } from '../contract/analysis.ts';
import { loadSampleLibrary } from '../server/library/sample-library.ts';
import { readQuestion } from '../server/maximus/read-question.ts';
import { known } from '../server/language/testing/known.ts';
import { readWordings } from './language/labelled.ts';
import { type Labelled, readLabelled, type Wanted } from './maximus/labelled.ts';
import { meaningOf } from './maximus/meaning.ts';
import { sameFigures } from './maximus/same-figures.ts';
import { slotsOfSpec } from './maximus/slots.ts';
import { whereWordsGo } from './maximus/where-words-go.ts';
import { times } from './maximus/times.ts';
import { printTable } from './print-table.ts';
import { quantile } from './search/metrics.ts';
import { openScratchServer } from './search/scratch-server.ts';

const usage = `Usage: npm run bench -- maximus [options]
  --unseen        also the questions that were written before the others, which nothing is developed with
  --file PATH     the questions of this file and no others, labelled as those of this folder
  --wrong         list what was understood wrong
  --words         say beside what is listed which slot each word changes
  --specs N       N random specs against the reference in JavaScript (0)
  --guides N      how long answers take over N modelled guides (0: not timed)
  --asking N      so many ask at once (8)
  --postgres URL  use this server rather than an embedded one; a database is made there and dropped
`;

/** Sets of questions that were new once, each in a file of its own; not among them is what is unopened (README.md). */
const OPENED = [...Array.from({ length: 32 }, (_, at) => at + 1), 34, 36, 38];

/** What became of a question: as its label says, wrong and said so, or wrong without a word. */
interface Judged {
  labelled: Labelled;
  isRight: boolean;
  /** The slots that are not as the label says. */
  wrong: string[];
  /** What the conversation showed before. */
  before: AnalysisSpec | null;
  /** What was computed, asked or refused. */
  said: string;
  /** Asked back with what is wanted as one of the buttons. */
  isOffered: boolean;
  /** A spec that is wrong, of words that were all used: nobody would notice. */
  isFalselyCertain: boolean;
  ms: number;
}

/** From words to a spec: right, by slot, falsely certain, and how long it takes. */
export async function run(args: readonly string[]): Promise<void> {
  const options = {
    unseen: { type: 'boolean' },
    file: { type: 'string' },
    wrong: { type: 'boolean' },
    words: { type: 'boolean' },
    specs: { type: 'string', default: '0' },
    guides: { type: 'string', default: '0' },
    asking: { type: 'string', default: '8' },
    postgres: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  if (values.file !== undefined) {
    printJudged([{ name: basename(values.file), all: judge(readLabelled(pathToFileURL(values.file).href)) }], {
      wrong: values.wrong === true,
      words: values.words === true,
    });
    return;
  }
  const files = [
    'seen',
    'unseen',
    'dialogues',
    'ambiguous',
    'impossible',
    ...(values.unseen === true ? OPENED.map((number) => `fresh-${number}`) : []),
  ];
  const judged = files.map((name) => ({ name, all: judge(readLabelled(`./${name}.txt`)) }));
  printJudged(judged, { wrong: values.wrong === true, words: values.words === true });
  printWordings(values.wrong === true);
  const [specs, guides, asking] = [values.specs, values.guides, values.asking].map(Number) as [number, number, number];
  if (specs > 0 || guides > 0) await figures({ specs, guides, asking, postgres: values.postgres });
}

interface JudgedFile {
  name: string;
  all: Judged[];
}

function printJudged(judged: readonly JudgedFile[], { wrong, words }: { wrong: boolean; words: boolean }): void {
  printTable(
    ['questions', 'n', 'right', 'or offered', 'followed up', 'asked back', 'refused', 'falsely certain', 'ms p95'],
    judged.map(({ name, all }) => lineOf(name, all)),
  );
  if (wrong) for (const { all } of judged) for (const one of all) printWrong(one, words);
}

interface Figures {
  specs: number;
  guides: number;
  asking: number;
  postgres: string | undefined;
}

/** What needs a database: whether figures are right, and how long they take. */
async function figures({ specs, guides, asking, postgres }: Figures): Promise<void> {
  const server = await openScratchServer(postgres);
  try {
    if (specs > 0) {
      const { db } = await server.database();
      printTable(['random specs', 'as the reference'], [[String(specs), String(await sameFigures(db, specs))]]);
    }
    if (guides > 0) {
      const { db } = await server.database();
      await loadSampleLibrary(db, { count: guides });
      await db.execute(sql`vacuum analyze`);
      printTable([`${guides} guides`, 'n', 'ms p50', 'ms p95', 'worst'], await times(db, asking, known.year));
      process.stdout.write(
        `the machine's load when it ended: ${loadavg()
          .map((load) => load.toFixed(1))
          .join(', ')}\n`,
      );
    }
  } finally {
    await server.close();
  }
}

/** Every question once. */
export async function smallest(): Promise<readonly string[]> {
  return Promise.resolve(['--specs', '5', '--guides', '40', '--asking', '2']);
}

/** Of the language's questions in eight wordings, those that ask for figures: how many wordings give the spec of the first. */
function printWordings(lists: boolean): void {
  const kept = readWordings().flatMap(({ wordings: [first = '', ...others] }) => {
    const wanted = readQuestion(first, null, known);
    if (wanted.kind === 'refuse') return [];
    return others.map((wording) => ({ wording, isKept: sameSpec(wanted, readQuestion(wording, null, known)) }));
  });
  const many = kept.filter(({ isKept }) => isKept).length;
  printTable(['wordings', 'n', 'kept'], [['all', String(kept.length), (many / kept.length).toFixed(3)]]);
  if (lists) for (const { wording, isKept } of kept) if (!isKept) process.stdout.write(`> ${wording}\n`);
}

function sameSpec(one: Understood, other: Understood): boolean {
  if (one.kind !== 'spec' || other.kind !== 'spec') return one.kind === other.kind;
  return JSON.stringify(slotsOfSpec(one.spec)) === JSON.stringify(slotsOfSpec(other.spec));
}

function judge(questions: readonly Labelled[]): Judged[] {
  let last: AnalysisSpec | null = null;
  let earlier: AnalysisSpec | null = null;
  let asked: AskedBack | null = null;
  return questions.map((labelled) => {
    const began = performance.now();
    const understood = readQuestion(
      labelled.question,
      labelled.isFollowUp ? last : null,
      known,
      labelled.isFollowUp ? asked : null,
      labelled.isFollowUp ? earlier : null,
    );
    const ms = performance.now() - began;
    const before = labelled.isFollowUp ? last : null;
    if (!labelled.isFollowUp) earlier = null;
    if (understood.kind === 'spec') earlier = before;
    last = understood.kind === 'spec' ? understood.spec : before;
    asked = askedBy(understood);
    return { ...compared(labelled, understood), before, ms };
  });
}

/** What an understanding leaves open for the next turn. */
function askedBy(one: Understood): AskedBack | null {
  if (one.kind === 'spec' || one.choices.length === 0) return null;
  return { question: one.kind === 'ask' ? one.question : one.sentence, choices: one.choices };
}

function compared(labelled: Labelled, understood: Understood): Omit<Judged, 'ms' | 'before'> {
  const [nearest = []] = labelled.wanted
    .map((wanted) => differences(wanted, understood))
    .toSorted((a, b) => a.length - b.length);
  const isRight = nearest.length === 0;
  return {
    labelled,
    isRight,
    wrong: nearest,
    said: saidOf(understood),
    isOffered: offers(labelled, understood),
    isFalselyCertain: !isRight && !saysSo(understood, nearest),
  };
}

/** Whether what is wanted is one click away. */
function offers({ wanted }: Labelled, understood: Understood): boolean {
  if (understood.kind === 'spec') return false;
  const specs = understood.choices.map(({ spec }): Understood => ({ kind: 'spec', spec, sentence: '' }));
  return specs.some((spec) => wanted.some((one) => one.kind === 'spec' && differences(one, spec).length === 0));
}

/** Where an understanding is not what is wanted; none: it is right. */
function differences({ kind, slots: wanted }: Wanted, understood: Understood): string[] {
  if (understood.kind !== kind) return [`${kind} expected, not ${understood.kind}`];
  if (understood.kind !== 'spec') return [];
  const slots = meaningOf(slotsOfSpec(understood.spec));
  return Object.entries(meaningOf(wanted))
    .filter(([name, value]) => slots[name] !== value)
    .map(([name, value]) => `${name}: ${value || 'none'} expected, not ${slots[name] ?? 'none'}`);
}

/** Whether a wrong understanding shows itself: it asks, refuses, or names what it left out, or the peers that it kept. */
function saysSo(understood: Understood, wrong: readonly string[]): boolean {
  if (understood.kind !== 'spec') return true;
  const isOfPeers = wrong.every((one) => one.startsWith('peers:'));
  if (isOfPeers && understood.spec.assumed.some((one) => one.startsWith('As before'))) return true;
  return understood.spec.assumed.some((one) => /^(?:Not used|Only |Read “.*it can also mean)/.test(one));
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
    (all.filter(({ isRight, isOffered }) => isRight || isOffered).length / all.length).toFixed(3),
    share(of(({ isFollowUp }) => isFollowUp)),
    share(of(({ wanted }) => wanted[0]?.kind === 'ask')),
    share(of(({ wanted }) => wanted[0]?.kind === 'refuse')),
    (all.filter(({ isFalselyCertain }) => isFalselyCertain).length / all.length).toFixed(3),
    quantile(times, 0.95).toFixed(1),
  ];
}

const saidOf = (one: Understood): string => `${one.kind}: ${one.kind === 'ask' ? one.question : one.sentence}`;

function printWrong({ labelled, wrong, said, before, isFalselyCertain }: Judged, withWords: boolean): void {
  const lines = [
    `${isFalselyCertain ? '! ' : ''}${labelled.question}`,
    ...wrong,
    said,
    ...(withWords ? [whereWordsGo(labelled.question, before)] : []),
  ];
  if (wrong.length > 0) process.stdout.write(`${lines.join('\n    ')}\n`);
}

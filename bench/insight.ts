import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSampleLibrary } from '../server/library/sample-library.ts';
import { askStreamed, newChat, personWith } from '../server/insight/testing/people.ts';
import { signUp, type TestPerson } from '../server/testing/person.ts';
import type { Database } from '../server/db/connect.ts';
import { heldNumbers } from './insight/held-numbers.ts';
import { countVerbatim, judge, type Judged, markedIn } from './insight/judge.ts';
import { type Dialogue, readQuestions, readWordedQuestions } from './insight/read-questions.ts';
import { sampleQuestions } from './insight/sample-questions.ts';
import { printTable } from './print-table.ts';
import { quantile } from './search/metrics.ts';
import { hasRealGuides, importRealGuides } from './search/real-guides.ts';
import { openScratchServer } from './search/scratch-server.ts';
import { startHouseProcess } from './search/start-house-process.ts';
import { printKept } from './wordings.ts';

const usage = `Usage: npm run bench -- insight [options]
  --data DIR     real guides, in the folders real-guides and contoso (none)
  --guides N     modelled guides beside them (600)
  --every N      ask of every Nth employer that states a thing (40)
  --only WORDS   only questions that hold these words
  --unseen       the questions that nobody looked at while the engine was written
  --file NAMES   the questions of bench/insight/NAME.txt alone: second-unseen, strangers-1,premises; or of a file by its path
  --wordings     also sixty questions in eight wordings each, with the share that is answered right
  --wrong        print wrong answers whole
  --answers      print every answer whole
`;

/** Asks Insight, through its front door, and holds its answers against what they must say. */
export async function run(args: readonly string[]): Promise<void> {
  const options = {
    data: { type: 'string' },
    guides: { type: 'string', default: '600' },
    every: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    unseen: { type: 'boolean', default: false },
    file: { type: 'string', default: '' },
    wordings: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const server = await openScratchServer(undefined);
  const dataDir = join(server.folder, 'house');
  mkdirSync(dataDir);
  try {
    const { url, db } = await server.database();
    const real = values.data !== undefined && hasRealGuides(values.data) ? values.data : null;
    if (real !== null) await importRealGuides(db, real, join(server.folder, 'files'));
    await loadSampleLibrary(db, { count: Number(values.guides) });
    const part = values.file !== '' ? values.file : values.unseen ? 'unseen' : 'seen';
    const all =
      values.file !== ''
        ? values.file.split(',').flatMap(readFile)
        : [
            ...(real === null ? [] : readQuestions(`./guides-${part}.txt`)),
            ...readQuestions(`./practice-${part}.txt`).map((one) =>
              one.map((asked) => ({ ...asked, kind: 'practice' })),
            ),
            ...(await sampleQuestions(db, values.unseen, Number(values.every))),
          ];
    const dialogues = all.filter((one) => one.some(({ question }) => question.includes(values.only)));
    const house = await startHouseProcess(url, dataDir);
    try {
      const asked = await askAll(
        house.url,
        db,
        dialogues.map((one) => [one]),
        'asker',
      );
      print(asked, part, values.answers ? 'all' : values.wrong ? 'wrong' : 'none');
      if (values.wordings) await askWordings(house.url, db, real !== null, values.wrong);
    } finally {
      await house.close();
    }
  } finally {
    await server.close();
  }
}

/** The questions of a file by its path, or of one beside this by its name: each of its groups is named after it. */
function readFile(name: string): Dialogue[] {
  if (name.includes('/')) return readQuestions(pathToFileURL(name).href);
  return readQuestions(`./${name}.txt`).map((one) =>
    one.map((asked) => ({ ...asked, kind: `${name} ${asked.kind}`.trim() })),
  );
}

/** A few questions of a few guides. */
export async function smallest(): Promise<readonly string[]> {
  return ['--guides', '20', '--every', '19', '--only', 'median'];
}

/** What a chat costs at most. */
const CREDITS = 5;

/** Each group of dialogues by a person of its own, who has seen no passage before. */
async function askAll(
  url: string,
  db: Database,
  groups: readonly (readonly Dialogue[])[],
  name: string,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [at, dialogues] of groups.entries()) {
    // A chat costs credits: who opens several has some more.
    const person = await personWith(
      { db, person: () => signUp(url, `${name}${at}@bench.test`) },
      dialogues.length * CREDITS,
    );
    for (const dialogue of dialogues) {
      const chatId = await newChat(person);
      for (const question of dialogue) {
        const { text, citations, firstMs, wholeMs } = await ask(url, person, chatId, question.question);
        judged.push({
          question,
          answer: text,
          ...judge(question, text),
          ...(await countVerbatim(db, citations)),
          numbers: await heldNumbers(db, question.question, text, citations),
          marked: markedIn(text),
          firstMs,
          wholeMs,
        });
      }
    }
  }
  return judged;
}

/** Questions in eight wordings, those about real guides where these are there. */
async function askWordings(url: string, db: Database, hasGuides: boolean, lists: boolean): Promise<void> {
  const files = ['rules', ...(hasGuides ? ['guides'] : [])];
  const questions = files.flatMap((name) => readWordedQuestions(`./wordings-${name}.txt`));
  const judged = await askAll(
    url,
    db,
    questions.map((wordings) => wordings.map((one) => [one])),
    'worder',
  );
  if (lists)
    for (const { question, isRight, answer } of judged)
      if (!isRight)
        process.stdout.write(
          `✗ ${question.question}   [${question.parts.map((one) => one.join(' / ')).join('; ')}]\n    ${answer.slice(0, SHOWN).replaceAll('\n', '\n    ')}\n`,
        );
  let at = 0;
  printKept(questions.map((wordings) => wordings.map(() => judged[at++]?.isRight === true)));
}
const SHOWN = 300;
const MEDIAN = 0.5;

async function ask(url: string, person: TestPerson, chatId: string, question: string) {
  const began = performance.now();
  let firstMs = Number.NaN;
  for await (const event of askStreamed(url, person, chatId, question)) {
    if (event.type === 'text' && Number.isNaN(firstMs)) firstMs = performance.now() - began;
    if (event.type === 'error') throw new Error(`${question}: ${event.error}`);
    if (event.type !== 'done') continue;
    const { content, citations } = event.message;
    return { text: content, citations, firstMs, wholeMs: performance.now() - began };
  }
  throw new Error(`${question}: the answer never ended`);
}

function print(judged: readonly Judged[], part: string, lists: 'all' | 'wrong' | 'none'): void {
  if (lists !== 'none') {
    for (const { question, answer, isRight } of judged.filter((one) => lists === 'all' || !one.isRight)) {
      const wanted = question.parts.map((one) => one.join(' / ')).join('; ');
      process.stdout.write(
        `${isRight ? '' : '✗ '}${question.question}   [${wanted}]\n${answer.replaceAll(/^/gm, '    ')}\n\n`,
      );
    }
    for (const one of judged.flatMap(({ numbers }) => numbers.loose))
      process.stdout.write(`not in its source: ${one}\n`);
    for (const one of judged.flatMap(({ marked }) => marked)) process.stdout.write(`marked: ${one}\n`);
  }
  const kinds = [...new Set(judged.map(({ question }) => question.kind))];
  const count = (some: readonly Judged[], of: (one: Judged) => number): number =>
    some.reduce((sum, one) => sum + of(one), 0);
  const line = (name: string, some: readonly Judged[]): string[] => [
    name,
    String(some.length),
    (count(some, ({ isRight }) => Number(isRight)) / some.length).toFixed(3),
    (count(some, ({ isDenied }) => Number(isDenied)) / some.length).toFixed(3),
    `${count(some, ({ verbatim }) => verbatim)} of ${count(some, ({ quotes }) => quotes)}`,
    `${count(some, ({ numbers }) => numbers.held)} of ${count(some, ({ numbers }) => numbers.numbers)}`,
    String(count(some, ({ marked }) => marked.length)),
    quantile(
      some.map(({ answer }) => answer.split(/\s+/).length),
      MEDIAN,
    ).toFixed(0),
    ...[MEDIAN, 0.95].map((share) =>
      quantile(
        some.map(({ firstMs }) => firstMs),
        share,
      ).toFixed(0),
    ),
    quantile(
      some.map(({ wholeMs }) => wholeMs),
      0.95,
    ).toFixed(0),
  ];
  printTable(
    [
      part,
      'n',
      'right',
      'false denials',
      'quotes verbatim',
      'numbers in their source',
      'sentences marked',
      'words p50',
      'first words p50 ms',
      'p95',
      'whole p95',
    ],
    [
      ...kinds.map((kind) =>
        line(
          kind,
          judged.filter(({ question }) => question.kind === kind),
        ),
      ),
      line('all', judged),
    ],
  );
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readConversation } from '../embedded/model/conversation.ts';
import { coverageOf } from '../embedded/model/coverage.ts';
import { signNames, signsOf } from '../embedded/model/signs.ts';
import { givenWeights, signWeights } from '../embedded/model/sign-weights.ts';
import { startModel } from '../embedded/model/start.ts';
import { statementsOf } from '../embedded/model/statements.ts';
import { wantedBy } from '../embedded/model/wanted.ts';
import type { ChatRequest } from '../embedded/model/wire.ts';
import { askStreamed, newChat, personWith } from '../server/insight/testing/people.ts';
import { loadSampleLibrary } from '../server/library/sample-library.ts';
import { signUp, type TestPerson } from '../server/testing/person.ts';
import { says } from './insight/judge.ts';
import { type Dialogue, type Question, readQuestions } from './insight/read-questions.ts';
import { printTable } from './print-table.ts';
import { type Case, fit, placeOf, placesUnseen, scoresOf } from './ranking/fit.ts';
import { hasRealGuides, importRealGuides } from './search/real-guides.ts';
import { openScratchServer } from './search/scratch-server.ts';
import { startHouseProcess } from './search/start-house-process.ts';

const usage = `Usage: npm run bench -- ranking --data DIR [--file NAMES] [--guides N]
  Learns from opened questions which statement of an employer's guides answers, and prints the weights of its signs for
  embedded/model/sign-weights.ts, with how well weights do that were learned without the file of a question.
`;

const OPENED = Array.from({ length: 10 }, (_, at) => `strangers-${at + 1}`).concat(
  'conversations',
  'second-unseen',
  'third-unseen',
  'fourth-unseen',
  'fifth-unseen',
  'guides-seen',
  'guides-unseen',
);

/** Asks opened questions of Insight, notes what the engine was given to answer from, and learns from it. */
export async function run(args: readonly string[]): Promise<void> {
  const options = {
    data: { type: 'string' },
    file: { type: 'string' },
    guides: { type: 'string', default: '150' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help === true) return void process.stdout.write(usage);
  const server = await openScratchServer(undefined);
  try {
    const { url, db } = await server.database();
    if (values.data !== undefined && hasRealGuides(values.data))
      await importRealGuides(db, values.data, join(server.folder, 'files'));
    await loadSampleLibrary(db, { count: Number(values.guides) });
    const dataDir = join(server.folder, 'house');
    mkdirSync(dataDir);
    const heard: ChatRequest[] = [];
    const model = await startModel({ host: '127.0.0.1', port: 0, heard: (request) => heard.push(request) });
    const house = await startHouseProcess(url, dataDir, [], 0, { MODEL_URL: model.url });
    const cases: Case[] = [];
    try {
      const files = values.file?.split(',') ?? OPENED;
      const dialogues = files.flatMap((file) => readQuestions(`./${file}.txt`).map((dialogue) => ({ file, dialogue })));
      let person: TestPerson | null = null;
      for (const [at, { file, dialogue }] of dialogues.entries()) {
        // So many sign-ups are taken from one address, and of a locked guide a person sees so many passages.
        if (person === null || at % DIALOGUES_OF_ONE === 0)
          person = await personWith({ db, person: () => signUp(house.url, `asker${at}@bench.test`) }, CREDITS);
        cases.push(...(await casesOf(house.url, person, { file, heard }, dialogue)));
      }
    } finally {
      await house.close();
      await model.close();
    }
    print(cases);
  } finally {
    await server.close();
  }
}

/** One file of questions and next to no guides: whether it asks and prints. */
export async function smallest(): Promise<readonly string[]> {
  return ['--file', 'guides-seen', '--guides', '5'];
}

const DIALOGUES_OF_ONE = 3;
/** What their chats cost at most. */
const CREDITS = 15;

/** What the engine was given for each question of a dialogue, where it is about one employer whose guides hold the answer. */
async function casesOf(
  house: string,
  person: TestPerson,
  { file, heard }: { file: string; heard: readonly ChatRequest[] },
  dialogue: Dialogue,
): Promise<Case[]> {
  const chatId = await newChat(person);
  const cases: Case[] = [];
  for (const question of dialogue) {
    for await (const event of askStreamed(house, person, chatId, question.question)) if (event.type === 'error') break;
    const request = heard.at(-1);
    const one = request === undefined ? null : caseOf(file, question, request);
    if (one !== null) cases.push(one);
  }
  return cases;
}

const learned = signNames.filter((name) => !Object.hasOwn(givenWeights, name));
/** What stands in nearly every text is no answer to look for. */
const TELLING = 4;
const DENIES = /^(?:cannot|none|do not|does not|doesn't|no guide)$/i;

function caseOf(file: string, { parts }: Question, request: ChatRequest): Case | null {
  const { asked } = readConversation(request.messages);
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0 || only.reading.employers.length !== 1) return null;
  const wanted = wantedBy(only.reading);
  const statements = statementsOf(only.passages);
  const answers = parts.flat().filter((words) => words.length >= TELLING && !DENIES.test(words));
  const isRight = statements.map(({ context, text }) => answers.some((words) => says(`${context} ${text}`, words)));
  if (!isRight.includes(true)) return null;
  const seen = signsOf(statements, wanted, coverageOf(statements, wanted));
  return {
    file,
    isRight,
    signs: seen.map((own) => learned.map((name) => own[name])),
    given: seen.map((own) =>
      Object.entries(givenWeights).reduce((sum, [name, weight]) => sum + weight * own[name as keyof typeof own], 0),
    ),
  };
}

function print(cases: readonly Case[]): void {
  const share = (places: readonly number[], first: number): string =>
    (places.filter((place) => place < first).length / Math.max(1, places.length)).toFixed(3);
  const line = (name: string, places: readonly number[]): string[] => [
    name,
    String(places.length),
    ...[1, 3, 5].map((first) => share(places, first)),
  ];
  const today = learned.map((name) => signWeights[name]);
  const weights = fit(cases, learned.length);
  const places = (of: readonly number[]): number[] => cases.map((one) => placeOf(scoresOf(one, of), one.isRight));
  printTable(
    ['an answer stands', 'questions', 'first', 'in the first 3', 'in the first 5'],
    [
      line('by the share of the question alone', places(learned.map((name) => Number(name === 'covered')))),
      line('by the weights of today', places(today)),
      line('by weights learned without its file', placesUnseen(cases, learned.length)),
      line('by weights learned with it', places(weights)),
    ],
  );
  process.stdout.write('\n');
  printTable(
    ['sign', 'today', 'learned'],
    learned.map((name, at) => [name, String(signWeights[name]), (weights[at] ?? 0).toFixed(2)]),
  );
}

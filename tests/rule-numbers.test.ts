import { expect, it } from 'vitest';
import { readQuestions } from '../bench/insight/read-questions.ts';
import { type FoundRules, SaidReading } from '../contract/insight-tools.ts';
import { compose } from '../embedded/model/compose/answer.ts';
import { isHeld, numbersIn } from '../server/insight/check/numbers-in.ts';
import { resultsOfRun } from '../server/insight/check/results-of-run.ts';
import type { LibraryNames } from '../server/insight/library-names.ts';
import { planCalls } from '../server/insight/plan-calls.ts';
import { ofRules } from '../server/insight/rule-first.ts';
import { namedIn } from '../server/insight/named-in.ts';
import { sayReading } from '../server/insight/tools/read-question.ts';
import { reference } from '../server/insight/tools/reference.ts';
import { sourcesOfRun } from '../server/insight/tools/sources.ts';
import { read } from '../server/language/read.ts';

const files = [
  'practice-seen',
  'practice-unseen',
  'second-unseen',
  'third-unseen',
  'fourth-unseen',
  'fifth-unseen',
  'premises',
  'refused',
];
const names: LibraryNames = {
  guides: [],
  bearing: () => [],
  known: { employers: [], carriers: [], words: new Set(), year: 2026 },
};
const asked = files.flatMap((file) => readQuestions(`./${file}.txt`)).flatMap(([first]) => first?.question ?? []);

/** What the rules answer to a question, and the result that it is made of. */
async function answered(question: string): Promise<{ text: string; rules: FoundRules } | null> {
  const reading = ofRules(read(question, null, names.known));
  const call = planCalls(question, reading, namedIn(question, reading, names), []).calls.find(
    ({ tool }) => tool === 'reference',
  );
  if (call === undefined) return null;
  const rules = (await reference({ sources: sourcesOfRun() }).run(call.input)) as FoundRules;
  const said = SaidReading.parse({ ...sayReading(question, reading, names), intent: 'rule' });
  const one = {
    reading: said,
    facts: [],
    figures: [],
    changes: [],
    rankings: [],
    passages: [],
    rules: rules.entries,
    surveys: [],
    dates: [],
    employers: [],
    said: [],
    toolFailed: false,
  };
  return { text: compose({ question, said: [], asked: [one] }), rules };
}

it('says no number of a rule that the result of a tool does not hold, whatever question of the bench is asked', async () => {
  const loose: string[] = [];
  let count = 0;
  for (const question of asked) {
    const answer = await answered(question);
    if (answer === null || answer.rules.entries.length === 0) continue;
    const results = resultsOfRun();
    results.note(answer.rules);
    // What puts a number right repeats the question's own one.
    const own = numbersIn(question);
    const numbers = numbersIn(answer.text);
    count += numbers.length;
    for (const number of numbers)
      if (!isHeld(number, results.all()) && !isHeld(number, own)) loose.push(`${question}: ${number.value}`);
  }
  expect(loose).toEqual([]);
  // The property is of many numbers, or it says nothing.
  expect(count).toBeGreaterThan(1_000);
});

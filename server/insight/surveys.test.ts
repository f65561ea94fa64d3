import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Citation } from '../../contract/insight.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { ask, newChat, personWith } from './testing/people.ts';

/** Questions that name a published survey, asked of the embedded engine over modelled guides. */

let house: TestHouse;
let person: TestPerson;
beforeAll(async () => {
  house = await startTestHouse({ env: { SAMPLE_LIBRARY: '60' } });
  person = await personWith(house, 30);
});
afterAll(() => house.close());

const answerTo = async (...questions: string[]): Promise<{ text: string; citations: readonly Citation[] }> => {
  const chatId = await newChat(person);
  let last = { text: '', citations: [] as readonly Citation[] };
  for (const question of questions) {
    const { body } = await ask(person, chatId, question);
    last = { text: body.response, citations: body.citations };
  }
  return last;
};

describe('an answer to a question that names a survey', () => {
  it('begins with the figures that were asked for, and cites who publishes them', async () => {
    const { text, citations } = await answerTo('Worker share of premium in the KFF 2025 survey, single and family.');
    expect(text).toMatch(
      /^\*\*KFF 2025\*\*: worker share, single \*\*16%\*\*; worker share, family \*\*26%\*\* 【1】\./,
    );
    expect(text).not.toContain('not verified');
    expect(citations[0]).toMatchObject({ kind: 'rule', survey: 'KFF', id: 'kff-contributions' });
  });

  it('says of a survey whose name begins the question, and not that there is no guide of it', async () => {
    const { text } = await answerTo('Mercer’s projected increase for 2026 after plan changes?');
    expect(text).toMatch(/^\*\*Mercer 2026\*\*: projected increase after plan changes \*\*6\.7%\*\*/);
    expect(text).not.toContain('no guide');
  });

  it('goes on with the same survey, another year and another figure', async () => {
    const { text } = await answerTo(
      'how much do workers pay for family coverage according to kff',
      'and the year before?',
      'and single?',
    );
    expect(text).toMatch(/^\*\*KFF 2024\*\*: worker contribution, single \*\*\$1,368 a year\*\*/);
  });

  it('puts a wrong figure right that is ascribed to the survey', async () => {
    const { text } = await answerTo('KFF says the average family premium was $24,000 in 2025, right?');
    expect(text).toMatch(/^Not \$24,000 for 2025 【1】\. Average premium, family: \$26,993 a year 【1】\./);
    expect(text).not.toContain('not verified');
  });

  it('sets the figure of this library beside it, told apart', async () => {
    const { text, citations } = await answerTo('KFF 2025 average deductible');
    expect(text).toMatch(/In the guides of this library.*\n- .*median medical deductible/);
    expect(citations.map(({ kind }) => kind)).toContain('figure');
  });

  it('of a survey that is not held is the nearest that is, and of an unknown subject what is held', async () => {
    const { text } = await answerTo('What does the Gallagher survey say about the average family premium?');
    expect(text).toMatch(/^I found no figure of \*\*Gallagher\*\* on this/);
    expect(text).toContain('$26,993');
    const other = await answerTo('What does KFF say about office furniture?');
    expect(other.text).toContain('KFF: average premiums');
  });

  it('of a year that is not held says so and gives the latest', async () => {
    const { text } = await answerTo("What's the KFF family premium for 2026?");
    expect(text).toMatch(/^I found no such figure for 2026/);
    expect(text).toContain('**KFF 2025**');
  });
});

it('beside a figure over all guides, what surveys publish of the same is a line of its own', async () => {
  const { text } = await answerTo('what is the average medical deductible nationally?');
  expect(text).toMatch(/^The .*medical deductible among/);
  expect(text).toMatch(
    /Published surveys, of other employers than these guides:\n- KFF 2025: average single deductible/,
  );
});

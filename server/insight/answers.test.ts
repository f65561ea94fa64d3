import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Citation } from '../../contract/insight.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { insertGuides, smallLibrary } from './testing/guides.ts';
import { ask, newChat, personWith } from './testing/people.ts';

/** The embedded engine over modelled guides with their facts, and two guides of which only the words are there. */

let house: TestHouse;
let person: TestPerson;
beforeAll(async () => {
  house = await startTestHouse({ env: { SAMPLE_LIBRARY: '60' } });
  await insertGuides(house.db, smallLibrary);
  person = await personWith(house, 30);
  await vi.waitFor(
    async () => {
      // Modelled guides bear one of the words, too.
      const { body } = await person.call('POST /api/docsearch', { body: { query: 'Fernhill Robotics' } });
      expect(body.documents.map(({ metadata }) => metadata.employer)).toContain('Fernhill Robotics');
    },
    { timeout: 15_000, interval: 100 },
  );
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

const numbersIn = (text: string): string[] => text.replaceAll(/【\d+】/g, '').match(/\d[\d,]*(?:\.\d+)?/g) ?? [];

describe('an answer', () => {
  it('over many employers is a figure with its peers, n and the guides behind it', async () => {
    const { text, citations } = await answerTo('What is the median medical deductible?');
    const [figure] = citations;
    expect(text).toMatch(/median medical deductible among [\d,]+ employers.* is \$[\d,]+ a year/);
    expect(text).toContain('modelled samples of invented employers');
    expect(figure).toMatchObject({ kind: 'figure', marker: 1 });
    if (figure?.kind !== 'figure') throw new Error('No figure was cited');
    expect(figure.n).toBeGreaterThanOrEqual(5);
    expect(figure.guides.length).toBeGreaterThanOrEqual(5);
  });

  it('places an amount among those of others', async () => {
    const { text } = await answerTo('How does a $9,000 medical deductible compare?');
    expect(text).toMatch(/\$9,000 a year is in the highest (tenth|quarter)/);
  });

  it('to which employers offer something names them, each with its place', async () => {
    const { text, citations } = await answerTo('Which employers offer an HSA?');
    expect(text).toMatch(/^HSA offered, the first 5 of \d+ employers that state it/);
    expect(text).toMatch(/\n1\. \*\*.+\*\* \(.*plan year \d{4}.*\): \*\*Yes\*\* 【\d+】/);
    expect(citations.filter(({ kind }) => kind === 'passage')).toHaveLength(5);
  });

  it('asks back where a word names a kind of figure alone', async () => {
    const { text } = await answerTo("What's the typical maximum?");
    expect(text).toMatch(/^Which maximum do you mean: \*\*Dental annual maximum\*\*, /);
  });

  it('answers each of two questions, and says a rule that answers both once', async () => {
    const both = await answerTo("What's a normal dental annual max, and how many paid holidays are usual?");
    expect(both.text).toMatch(/median dental annual maximum among [\s\S]*median paid holidays among/);
    const { text } = await answerTo('How long does COBRA last? And how long does COBRA last after termination?');
    expect(text.match(/COBRA lasts 18 months/g)).toHaveLength(1);
    expect(text).toContain('is the one for this, too');
  });

  it('on the law puts a wrong number right first, where two places say the same', async () => {
    const { text, citations } = await answerTo('COBRA is 12 months after termination, right?');
    expect(text).toMatch(
      /^Not 12 months 【1】\. After termination of employment or a reduction in hours COBRA lasts 18 months 【1】\./,
    );
    expect(text).toContain('Source: ');
    expect(text).not.toContain('not verified');
    expect(citations[0]).toMatchObject({ kind: 'rule', id: 'cobra-length' });
    if (citations[0]?.kind !== 'rule') throw new Error('No rule was cited');
    expect(citations[0].places?.length).toBeGreaterThan(1);
    const limit = await answerTo('The HSA limit for family coverage in 2026 is $8,550, right?');
    expect(limit.text).toMatch(/^Not \$8,550 for 2026 【1】\. HSA limit, family coverage: \$8,750 【1】\./);
    expect(limit.text).toContain('2026: **$8,750**');
  });

  it('on the law says to check what no two places say, and calls no number wrong', async () => {
    const { text } = await answerTo('Georgia mini-COBRA continuation is 9 months, right?');
    expect(text).not.toMatch(/^Not /);
    expect(text).toContain('heck the source: ');
  });

  it('about one employer is in its words where no value was read, and follows on', async () => {
    const { text } = await answerTo('What is the match at Fernhill Robotics?', 'And how long is parental leave there?');
    expect(text).toContain('16 weeks');
    expect(text).toContain('Fernhill Robotics');
  });

  it('goes on about the employer whose guides speak of the words of a question, and not where they do not', async () => {
    const named = 'How much paid parental leave does Fernhill Robotics give?';
    const { text } = await answerTo(
      named,
      'After how many years do matching contributions vest, and is that deferred?',
    );
    expect(text).toContain('vest after two years of service');
    const { text: other } = await answerTo(named, 'What share of companies deduct a tobacco surcharge?');
    expect(other).not.toContain('Fernhill');
  });

  it('is of the newest plan year, and says that a guide is modelled', async () => {
    const { rows } = await house.db.execute<{ employer: string; days: number }>(sql`
      select employer, value as days from plan_fact join guide on guide.id = guide_id
      where metric = 'time_off.holidays' and sample order by plan_year desc, employer limit 1`);
    const { employer = '', days = 0 } = rows[0] ?? {};
    const { text, citations } = await answerTo(`How many paid holidays does ${employer} have?`);
    expect(text).toContain(`Paid holidays: **${days} days**`);
    expect(text).toContain('This is a sample guide');
    for (const one of citations) if ('quote' in one) expect(one.quote).not.toBe('');
  });

  it('refuses what no guide has, by name', async () => {
    const { text, citations } = await answerTo('What is the match at Wernham Hogg?');
    expect(text).toContain('There is no guide of **Wernham Hogg** in the library.');
    expect(citations).toEqual([]);
  });
});

it.each([
  ['numbers alone', '42 17'],
  ['pictures', '🦆🦆🦆'],
  ['markers', '【1】 What is the match at Fernhill Robotics? 【2】'],
  ['another language', '¿Cuántos días de vacaciones ofrece Fernhill Robotics?'],
  ['a tag', '<script>alert(1)</script> dental'],
  ['eight thousand characters', 'parental leave '.repeat(530)],
  ['forty questions', 'What is the match? '.repeat(40)],
])('bad input gets an honest answer: %s', async (_, question) => {
  const { text } = await answerTo(question);
  expect(text.trim()).not.toBe('');
  expect(text).not.toContain('undefined');
});

it('no number of an answer comes from nowhere: each is in what it cites, or in the question', async () => {
  for (const question of [
    'What is the 401(k) match at Fernhill Robotics?',
    'How much vacation do nurses get at Marlow County Hospital?',
  ]) {
    const { text, citations } = await answerTo(question);
    const held = new Set(
      citations.flatMap((one) => ('quote' in one ? numbersIn(`${one.quote} ${one.planYear ?? ''}`) : [])),
    );
    for (const number of numbersIn(text))
      expect([...held, ...numbersIn(question)], `${question}: ${number}`).toContain(number);
  }
});

describe('the compliance year', () => {
  it('is computed from the plan year, with the weekend that moves a day', async () => {
    const { text, citations } = await answerTo('For the plan year that started July 1, 2025, when is the 5500 due?');
    expect(text).toContain('due by **February 1, 2027** (Sunday, January 31, 2027 is no working day)');
    expect(text).toContain('the plan year July 1, 2025 to June 30, 2026');
    expect(text).not.toContain('not verified');
    expect(citations[0]).toMatchObject({ kind: 'rule', id: 'form-5500-due' });
  });

  it('is listed for a quarter', async () => {
    const { text } = await answerTo('What is due in Q4 2026 for a calendar-year plan?');
    expect(text).toContain('**October 14, 2026**: Medicare Part D notice');
    expect(text).toContain('**December 31, 2026**: Gag clause attestation');
    expect(text).not.toContain('not verified');
  });

  it('takes the calendar year where none is named, and says so', async () => {
    const { text } = await answerTo('When is the summary annual report due?');
    expect(text).toContain('Assumed: plan years begin on January 1.');
    expect(text).toContain('September 30');
  });
});

describe('the law of a state', () => {
  it('answers where a state is named beside a topic of the law, by a bare abbreviation too', async () => {
    const { text, citations } = await answerTo('whats the CA law on bereavement');
    expect(text).toMatch(
      /^\*\*California: bereavement leave\*\*\. California employers of 5 or more give up to 5 days/,
    );
    expect(text).toContain('Gov. Code §12945.7');
    expect(citations[0]).toMatchObject({ kind: 'rule' });
  });

  it('of another state in a follow-up is its own, or said to be missing, with what federal law says', async () => {
    const before = 'jury duty pay massachusetts';
    expect((await answerTo(before, 'and in Colorado?')).text).toContain('up to $50 a day');
    const { text } = await answerTo('does illinois require bereavement leave', 'what about Texas?');
    expect(text).toMatch(/^The reference has no rule of Texas on bereavement leave/);
    expect(text).toContain('No federal law requires bereavement leave');
    expect(text).not.toContain('**Illinois');
  });

  it('leaves figures of employers to the library', async () => {
    const { text } = await answerTo('What is the average number of bereavement days in California?');
    expect(text).not.toContain('§12945.7');
  });
});

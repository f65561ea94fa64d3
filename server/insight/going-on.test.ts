import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { insertGuides, untilFound } from './testing/guides.ts';
import { ask, newChat, personWith } from './testing/people.ts';

/** Questions that lean on the one before: over modelled guides, whatever these are. */

let house: TestHouse;
let person: TestPerson;
let employer: string;
beforeAll(async () => {
  house = await startTestHouse({ env: { SAMPLE_LIBRARY: '60' } });
  person = await personWith(house, 60);
  await vi.waitFor(
    async () => {
      const { body } = await person.call('POST /api/docsearch', { body: { query: '401(k) match' } });
      expect(body.totalResults).toBeGreaterThan(30);
      employer = body.documents[0]?.metadata.employer ?? '';
      expect(employer).not.toBe('');
    },
    { timeout: 20_000, interval: 100 },
  );
});
afterAll(() => house.close());

/** The answers to questions that are asked one after the other. */
async function talk(...questions: readonly string[]): Promise<string[]> {
  const chatId = await newChat(person);
  const said: string[] = [];
  for (const question of questions) said.push((await ask(person, chatId, question)).body.response);
  await person.call('DELETE /api/chats/{chatId}', { params: { chatId } });
  return said;
}

describe('after a rule', () => {
  it('another event, another year and a pointer are of the same rule or its neighbour', async () => {
    const [, divorce, notice] = await talk(
      'How long is COBRA after a layoff?',
      'and if they divorce?',
      'who has to send the election notice and when?',
    );
    expect(divorce).toContain('36 months');
    expect(notice).toContain('COBRA notices');
    const [, alone, year, more] = await talk(
      'What is the HSA family limit for 2026?',
      'and self-only?',
      'and for 2025?',
      'plus the catch-up?',
    );
    expect(alone).toContain('$4,400');
    expect(year).toContain('$8,550');
    expect(more).toContain('$1,000');
  });

  it('what the rule itself says of the next question is said, whatever else its words may name', async () => {
    const [, worked] = await talk(
      'How many weeks is New York paid family leave?',
      'how long must a full timer have worked first',
    );
    expect(worked).toContain('26 consecutive weeks');
    expect(worked).not.toContain('Maryland');
    const [, administrator] = await talk(
      'Within how many days must the employer notify the plan administrator under COBRA?',
      'And the administrator the beneficiary?',
    );
    expect(administrator).toContain('14 days');
    expect(administrator).not.toContain('median');
  });

  it('a figure, and another employer, are not', async () => {
    const [, figure, value] = await talk(
      'How long does COBRA last?',
      'what is the median medical deductible?',
      `and the 401(k) match at ${employer}?`,
    );
    expect(figure).toMatch(/^The median .*deductible/i);
    expect(figure).not.toContain('COBRA');
    expect(value).toContain(employer);
  });
});

describe('after a figure', () => {
  it('“n?” asks what it rests on', async () => {
    const [, count] = await talk('What is the median medical deductible?', 'n?');
    expect(count).toMatch(/\d+ of \d+ employers state medical deductible/);
  });
});

describe('after a section of a guide', () => {
  it('a word that other sections have, too, is looked for there first', async () => {
    await insertGuides(house.db, [
      {
        title: 'Larkfield Mills Handbook',
        employer: 'Larkfield Mills',
        passages: [
          { heading: 'Working from home', text: 'Furniture for the home is paid for once, with a cap of $700.' },
          {
            heading: 'Hourly employees',
            text: 'Hourly employees earn 10 hours of rest time each month, with a cap of 120 hours.',
          },
          { heading: 'Travel', text: 'Meals on the road are paid for, with a cap of $60 a day.' },
        ],
      },
    ]);
    await untilFound(person, 'Larkfield Mills', 1);
    const [, cap] = await talk('How much rest time do hourly employees of Larkfield Mills earn?', 'what is the cap?');
    expect(cap).toContain('120 hours');
    expect(cap?.split('120 hours')[0]).not.toMatch(/\$700|\$60/);
  });
});

describe('after an employer', () => {
  it('a benefit alone, and a pronoun, are of the same employer', async () => {
    const [, holidays, vesting] = await talk(
      `What is the 401(k) match at ${employer}?`,
      'paid holidays?',
      'when is it vested?',
    );
    expect(holidays).toContain(employer);
    expect(vesting).toContain(employer);
  });

  it('the market is not', async () => {
    const [, figure] = await talk(
      `How many paid holidays does ${employer} give?`,
      'what is the median across employers?',
    );
    expect(figure).toMatch(/^The median .*paid holidays/i);
    const [, against] = await talk(
      `How many paid holidays does ${employer} give?`,
      'how does that compare to the market?',
    );
    expect(against).toContain(employer);
    expect(against).toMatch(/median/);
  });
});

describe('after a figure', () => {
  it('its groups are put in order, and what it rests on is said', async () => {
    const [, ordered, rests] = await talk(
      'median paid holidays by industry',
      'which one is highest?',
      'how many employers is that based on?',
    );
    expect(ordered).toMatch(/\| n \|/);
    expect(rests).toMatch(/\(n \d+\)|\| n \|/);
  });
});

describe('words that name a rule', () => {
  it.each([
    ['How many employees make us an ALE?', '50'],
    ['adoption assistance exclusion 2025', '$17,280'],
    ['is 105(h) applicable to our fully insured plan?', 'self-funded'],
    ['how far in advance do ICHRA notices have to go out', '90 days'],
  ])('%s', async (question, expected) => {
    const [answer] = await talk(question);
    expect(answer).toContain(expected);
    expect(answer).not.toContain('The median');
  });

  it('but what employers give is a figure', async () => {
    const [answer] = await talk('What tuition assistance do employers typically give?');
    expect(answer).toMatch(/^(?:The median|[\d.]+%)/);
    const [other] = await talk('Who won the Super Bowl last year?');
    expect(other).toContain('outside what I can answer');
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { insertGuides, smallLibrary, untilFound } from './testing/guides.ts';
import { ask, newChat, personWith } from './testing/people.ts';

/** Questions of one chat that change the subject, or leave out whom they are about. */

let house: TestHouse;
let person: TestPerson;
beforeAll(async () => {
  house = await startTestHouse({ env: { SAMPLE_LIBRARY: 'off' } });
  await insertGuides(house.db, [
    ...smallLibrary,
    {
      title: 'Leave types',
      employer: 'Harbor Agency',
      planYear: 2025,
      passages: [
        {
          heading: 'Disabled veteran leave',
          text: 'A veteran with a disability rating of 30 percent or more is eligible for 104 hours of disabled veteran leave.',
        },
        { heading: 'Sick leave', text: 'Employees accrue four hours of sick leave per pay period.' },
      ],
    },
  ]);
  person = await personWith(house, 60);
  await untilFound(person, 'Harbor Agency disabled veteran leave', 1);
  await untilFound(person, 'Fernhill Robotics parental leave', 1);
});
afterAll(() => house.close());

async function talk(...questions: readonly string[]) {
  const chatId = await newChat(person);
  const said = [];
  for (const question of questions) said.push((await ask(person, chatId, question)).body.response);
  const { body } = await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } });
  return said.map((text) => ({ text, offers: body.at(-1)?.offers }));
}

it('what a question says itself takes the place of the benefit before', async () => {
  const [, leave] = await talk(
    'How many vacation days does Fernhill Robotics give in the first year?',
    'do they pay anything when a newborn comes',
  );
  expect(leave?.text).toContain('16 weeks');
  expect(leave?.text).not.toContain('18 days');
});

it('a pronoun that nothing stands for is asked about, with those who were spoken of lately', async () => {
  await talk('What is the 401(k) match at Fernhill Robotics?');
  const [asked] = await talk('How does their vacation work?');
  expect(asked?.text).toMatch(/^Whose\?/);
  expect(asked?.text).toContain('Fernhill Robotics');
  expect(asked?.offers).toContainEqual({
    kind: 'ask',
    label: 'Fernhill Robotics',
    question: 'How does Fernhill Robotics’s vacation work?',
  });
});

it('words that stand together in a guide come before a figure that one of them may name', async () => {
  const [leave] = await talk('Veteran with a 20 percent disability rating. Eligible for disabled veteran leave?');
  expect(leave?.text).toContain('104 hours');
  expect(leave?.text).not.toContain('Which disability');
});

it('a text about what was answered rests on the same values, and searches for no e-mails', async () => {
  const [, draft] = await talk('How long is parental leave at Fernhill Robotics?', 'Draft a short email with that.');
  expect(draft?.text).toMatch(/^I do not write texts/);
  expect(draft?.text).toContain('16 weeks');
});

it('the law is asked about the benefit before', async () => {
  const [, law] = await talk('How many vacation days does Fernhill Robotics give?', 'Is that legal in California?');
  expect(law?.text).toMatch(/In California earned vacation and PTO are wages/);
  expect(law?.text).not.toContain('Fernhill');
});

it('a survey is asked about the benefit before', async () => {
  const [, survey] = await talk('How long is parental leave at Fernhill Robotics?', 'How does that compare with SHRM?');
  expect(survey?.text).toMatch(/SHRM \d{4}.*parental leave/);
});

it('whom a rule binds is said once in a chat', async () => {
  const [first, second] = await talk('How long does COBRA last?', 'and for a divorce?');
  expect(first?.text).toContain('Who is bound:');
  expect(second?.text).toContain('36 months');
  expect(second?.text).not.toContain('Who is bound:');
});

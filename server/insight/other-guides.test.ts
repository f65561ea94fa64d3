import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { insertGuides, untilFound } from './testing/guides.ts';
import { ask, newChat, personWith } from './testing/people.ts';

/** A handbook in words of its own, and questions in others. */

let house: TestHouse;
let person: TestPerson;
beforeAll(async () => {
  house = await startTestHouse({ env: { SAMPLE_LIBRARY: 'off' } });
  await insertGuides(house.db, [
    {
      title: 'Handbook',
      employer: 'Ardenmoor Foundry',
      planYear: 2025,
      passages: [
        {
          heading: '3-3. Savings Plan',
          text: 'The company matches 50% of what you contribute to the 401(k), up to 4% of pay. The match starts after a one year waiting period.',
        },
        {
          heading: 'Pension',
          text: 'Hourly staff belong to the Foundry Workers Pension, a defined benefit pension plan.',
        },
        {
          heading: 'Equipment',
          text: 'If you work from home we give the following allowances.\n\n**Desk**: $140\n\n**Chair**: $190',
        },
        {
          heading: 'Tuition waiver',
          text: 'The tuition waiver covers up to 6 credits for employees and 10 credits for dependents. Tuition assistance is $3,000 a year.',
        },
        {
          heading: 'Who is eligible?',
          text: 'Children remain eligible for it until the year in which they turn age 24.',
        },
        { heading: 'Excluded programs', text: 'The waiver does not apply to the law school.' },
        {
          heading: 'Vacation',
          text: 'Vacation is 15 days a year. What is not taken is forfeited at the end of the year.',
        },
        { heading: 'Pay', text: 'Paychecks come twice a month, on the 15th and on the last day of the month.' },
        {
          heading: 'Bereavement Leave',
          text: 'Employees inform their supervisor before bereavement leave begins. Staff who lose a parent may be away for up to four (4) days.',
        },
        { heading: 'Parental leave', text: 'The primary caregiver has 10 weeks of paid parental leave.' },
        {
          heading: 'Awards',
          text: 'The Mary D. Kessler award gives an apprentice $75 for books.',
        },
      ],
    },
    {
      title: 'Careers',
      employer: 'Pellstone Dynamics',
      planYear: 2025,
      passages: [
        { heading: 'Benefits', text: 'We are proud to give up to 12 weeks of paid time off to all new parents.' },
      ],
    },
  ]);
  person = await personWith(house, 60);
  await untilFound(person, 'Pellstone Dynamics new parents', 1);
});
afterAll(() => house.close());

async function talk(...questions: readonly string[]): Promise<string> {
  const chatId = await newChat(person);
  let said = '';
  for (const question of questions) said = (await ask(person, chatId, question)).body.response;
  return said;
}

it.each([
  ['an amount beside its name is a statement', ['What will Ardenmoor Foundry spend on a chair?'], '$190'],
  [
    'which one of a benefit it is, is of the employer of the talk',
    ['How many vacation days does Ardenmoor Foundry give?', 'which pension plan'],
    'Foundry Workers Pension',
  ],
  [
    'an age is asked for, and not an amount of the benefit before',
    ['How much tuition assistance does Ardenmoor Foundry give for my kid?', 'till what age'],
    'age 24',
  ],
  [
    'a law school is no law',
    ['How many credits does the Ardenmoor Foundry tuition waiver cover?', 'would law school be ok'],
    'does not apply to the law school',
  ],
  [
    'how long one must have worked is said where it is called a waiting period',
    ['What is the 401(k) match of Ardenmoor Foundry?', 'how long do i have to be there before they start that'],
    'one year waiting period',
  ],
  [
    'what becomes of days is told by what is forfeited',
    ['Ardenmoor Foundry: what becomes of vacation nobody used by dec 31'],
    'forfeited at the end of the year',
  ],
  [
    'when somebody is paid is the employer’s, and no law',
    ['Who at Ardenmoor Foundry belongs to the pension plan?', 'when do we get paid'],
    '**Ardenmoor Foundry**',
  ],
  [
    'an amount in words and figures comes first',
    ['bereavement leave at Ardenmoor Foundry'],
    '\n- *Bereavement Leave:* Staff who lose a parent may be away for up to four (4) days',
  ],
  [
    'of two employers each is looked through for what was asked',
    ['New parents - where is the paid leave longer, Pellstone Dynamics or Ardenmoor Foundry (main caregiver)?'],
    '12 weeks of paid time off to all new parents',
  ],
])('%s', async (_, questions, expected) => {
  expect(await talk(...questions)).toContain(expected);
});

it('the initial of a name ends no sentence, nor does the number of a section', async () => {
  const award = await talk('What does the Kessler award of Ardenmoor Foundry give?');
  expect(award).toContain('Mary D. Kessler award gives an apprentice $75');
  const plan = await talk('When does the 401(k) match of Ardenmoor Foundry start?');
  expect(plan).not.toContain('3-3.');
  expect(award + plan).not.toContain('not verified');
});

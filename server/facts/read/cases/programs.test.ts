import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const told = (heading: string, text: string): string[] => factsOf([[heading, text]]);

const perks = (text: string): string[] => told('Perks', text);

test.each([
  ['We reimburse up to $5,250 of tuition per calendar year.', 'programs.tuition 5250'],
  ['Tuition assistance | $3,000 per year', 'programs.tuition 3000'],
  ['Each employee has a learning stipend of $100 a month.', 'programs.learning 1200'],
  ['Your annual professional development budget is $1,500.', 'programs.learning 1500'],
  ['A wellness stipend of $50 per month is yours.', 'programs.wellness 600'],
  ['Gym reimbursement of up to $300 per year.', 'programs.wellness 300'],
  ['The EAP offers six free confidential counseling sessions per issue per year.', 'programs.eap_sessions 6'],
  ['Our employee assistance program includes up to 5 face-to-face visits with a counselor.', 'programs.eap_sessions 5'],
  ['We reimburse adoption expenses up to $10,000 per child.', 'programs.adoption 10000'],
  ['New hires receive a $750 home office stipend.', 'programs.home_office 750'],
  ['We pay $60 per month toward your internet.', 'programs.phone_internet 60'],
  ['Cell phone allowance: $600 per year', 'programs.phone_internet 50'],
])('a program: %s', (text, fact) => {
  expect(perks(text)).toEqual([fact]);
});

test.each([
  'The IRS lets employers give $5,250 of tuition assistance tax-free.',
  'Earn up to $600 in wellness rewards by completing a screening.',
  'Receipts are needed for wellness purchases over $50.',
  'Paid hours to volunteer as a poll worker are worth $200.',
  'A referral bonus of $2,000 is paid after ninety days.',
  'Scholarships of $1,000 for the tuition of employees’ children are drawn by lot.',
])('no program: %s', (text) => {
  expect(perks(text)).toEqual([]);
});

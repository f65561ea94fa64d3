import { expect, test } from 'vitest';
import { limitsIn } from './limits.ts';

const read = (answer: string): string[] =>
  limitsIn(answer).map(({ tier, network, amount }) => `${network} ${tier ?? ''} ${amount}`);

const both = ['in individual 500', 'in family 1000', 'out individual 900', 'out family 1800'];

test.each([
  [
    'For network providers $500 individual / $1,000 family; for out-of-network providers $900 individual / $1,800 family',
    both,
  ],
  [
    '$500/person or $1,000/family for In-Network Providers. $900/person or $1,800/family for Non-Network Providers.',
    both,
  ],
  ['In-Network: Individual $500 / Family $1,000. Out-of-Network: Individual $900 / Family $1,800.', both],
  [
    'Participating: $500 Individual; $1,000 Family. Non-Participating: $900 Individual; $1,800 Family. Per calendar year.',
    both,
  ],
  ['In-Network $500/$1,000; Out-of-Network $900/$1,800', both],
  [
    'Individual: In-Network $500, Out-of-Network $900. Family: In-Network $1,000, Out-of-Network $1,800',
    ['in individual 500', 'out individual 900', 'in family 1000', 'out family 1800'],
  ],
])('networks and levels stand before or behind their amounts: %s', (answer, limits) => {
  expect(read(answer)).toEqual(limits);
});

test.each([
  ['$2,000 individual / $4,000 family', ['in individual 2000', 'in family 4000']],
  ['$0', ['in individual 0', 'in family 0']],
  ['$1,500', ['in individual 1500']],
  [
    'In-Network and Out-of-Network combined: $700 individual / $1,400 family',
    ['in individual 700', 'out individual 700', 'in family 1400', 'out family 1400'],
  ],
  [
    '$3,000 person / $6,000 family for In-Network. Unlimited for Out-of-Network.',
    ['in individual 3000', 'in family 6000', 'out  unlimited'],
  ],
  [
    'In-Network: $3,000 individual / $6,000 family. Out-of-Network: Not applicable.',
    ['in individual 3000', 'in family 6000'],
  ],
  ['Individual: $1,700 / individual in a family: $3,400 / family: $3,400', ['in individual 1700', 'in family 3400']],
  [
    'Medical: $3,000 individual / $6,000 family. Prescription drugs: $1,000 individual / $2,000 family',
    ['in individual 3000', 'in family 6000'],
  ],
  [
    '$500 individual / $1,000 family. Does not apply to preventive care or to the first $200 of laboratory tests.',
    ['in individual 500', 'in family 1000'],
  ],
  ['Premiums, balance-billing charges.', []],
])('%s', (answer, limits) => {
  expect(read(answer).toSorted()).toEqual(limits.toSorted());
});

test.each([
  ['$400/person; $800/2 persons; $1,200/family', ['in individual 400', 'in family 1200']],
  ['Self Only $350 / Self Plus One $700 / Self and Family $1,050', ['in individual 350', 'in family 1050']],
  ['$3,500 individual / $7,000 family, including prescription drugs', ['in individual 3500', 'in family 7000']],
  [
    '$3,500 individual / $7,000 family; $1,000 individual / $2,000 family for prescription drugs',
    ['in individual 3500', 'in family 7000'],
  ],
  ['EE Only: $1,500; Family: $3,000', ['in individual 1500', 'in family 3000']],
  ['None', ['in individual 0', 'in family 0']],
  [
    'For in-network providers: $1,500/individual or $3,000/family. Combined medical and pharmacy deductible. Deductible per individual applies when the employee is the only individual covered under the plan.',
    ['in individual 1500', 'in family 3000'],
  ],
  ['Tier 1: $500 per member / $1,000 per family', ['in individual 500', 'in family 1000']],
])('further wordings: %s', (answer, limits) => {
  expect(read(answer).toSorted()).toEqual(limits.toSorted());
});

import { expect, test } from 'vitest';
import { costIn } from './costs.ts';

const pays = (copay: number | null, share: number | null, telehealth: number | null = null) => ({
  kind: 'pays',
  copay,
  share,
  telehealth,
});

test.each([
  ['$25 copay/visit', pays(25, null)],
  ['$25 copay/visit; deductible does not apply', pays(25, null)],
  ['20% coinsurance', pays(null, 20)],
  ['20% after deductible', pays(null, 20)],
  ['No charge', pays(0, null)],
  ['Covered 100%', pays(0, null)],
  ['Plan pays 80% after deductible', pays(null, 20)],
  ['$300 copay/visit, then 20% coinsurance', pays(300, 20)],
  ['20% coinsurance after $300 copay/visit', pays(300, 20)],
  ['$100/visit + 10% coinsurance', pays(100, 10)],
  ['$30 copay/office visit and 20% coinsurance for other outpatient services', pays(30, null)],
  ['20% coinsurance up to $250 per prescription', pays(null, 20)],
  ['25% coinsurance ($40 minimum / $90 maximum)', pays(null, 25)],
  ['20% coinsurance after $500 deductible', pays(null, 20)],
  ['$350 deductible/admission, plus 30% coinsurance', pays(null, 30)],
  ['Retail: $10 copay; Mail order: $20 copay', pays(10, null)],
  ['$10 copay (retail) / $20 copay (mail order)', pays(10, null)],
  ['Virtual visit: $0 copay. Office visit: $40 copay', pays(40, null, 0)],
  ['$40 copay or 20% coinsurance, whichever is less', pays(40, null)],
  ['$25 after deductible', pays(25, null)],
  ['After deductible, $25 copay', pays(25, null)],
  ['$30 copay deductible does not apply', pays(30, null)],
  ['Copay/prescription, deductible does not apply: $10 (retail), $20 (mail order)', pays(10, null)],
  ['Subject to $25 copay', pays(25, null)],
  ['$250 copay/day up to a maximum of $750', pays(250, null)],
  ['No charge for the first 3 visits, then $25 copay/visit', pays(25, null)],
  ['10% coinsurance, $75 max per script', pays(null, 10)],
  ['Not covered', { kind: 'not_covered' }],
  ['Same as in-network', { kind: 'as_in_network' }],
  ['Covered as In-Network', { kind: 'as_in_network' }],
  ['Not applicable', null],
  ['--------none--------', null],
  ['', null],
])('%s', (cell, cost) => {
  expect(costIn(cell)).toEqual(cost);
});

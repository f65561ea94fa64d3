import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('values beneath their label, with remarks between, are a row under the heads', () => {
  expect(
    factsOf([
      [
        'Vision plan',
        'Coverage FeatureIn NetworkOut of Network',
        'Eye exam',
        '(once every calendar year)',
        'Covered 100% after $15 copayUp to $35 allowance',
        'Eyeglass frames',
        '(every other year)',
        'Up to $130 allowanceUp to $45 allowance',
      ],
    ]),
  ).toEqual(['vision.exam_copay 15', 'vision.frame_allowance 130']);
  expect(
    factsOf([
      [
        'Dental plan summary',
        'In-Network Out-of-Network',
        'Basic care',
        'Includes laboratory tests, fillings, repair of dentures, oral surgery and periodontics',
        '80% 70%',
        'Major care',
        'Includes crowns, installation of bridgework and implants',
        '60% 50%',
      ],
    ]),
  ).toEqual(['dental.basic 80', 'dental.major 60']);
});

test('amounts for several levels on a line each beneath their label are of it', () => {
  expect(
    factsOf([
      [
        'Dental',
        'Annual deductible',
        '(waived for preventive services)',
        '$50 per person',
        '$150 per family',
        'Crowns',
      ],
    ]),
  ).toEqual(['dental.deductible 150 family', 'dental.deductible 50 individual']);
});

test('values beneath words that name no one thing stay alone', () => {
  expect(factsOf([['Dental', 'Fillings and crowns', '80% 50%']])).toEqual([]);
  expect(factsOf([['Vision', 'What it costs to see', '$15 $35']])).toEqual([]);
});

test('amounts beneath the levels that head them', () => {
  expect(factsOf([['Dental', 'Rates per month Single Family', '$8.50 $17.00']])).toEqual([
    'dental.contribution 17 employee_family',
    'dental.contribution 8.5 employee',
  ]);
});

test('one value for all columns among rows of several', () => {
  expect(
    factsOf([
      [
        'Dental',
        'In-Network Out-of-Network',
        'Basic services 80% 70%',
        'Calendar year maximum $1,500 per eligible person',
        'Major services 50% 40%',
      ],
    ]),
  ).toEqual(['dental.annual_maximum 1500', 'dental.basic 80', 'dental.major 50']);
});

test('a table goes on behind a note where its rows are as wide; behind running text it has ended', () => {
  const rows = ['In-Network Out-of-Network', 'Basic services 80% 70%'] as const;
  const after = ['Major services | 50% | 40%'] as const;
  expect(factsOf([['Dental', ...rows, 'Your dentist sends the claim.', ...after]])).toContain('dental.major 50');
  const text = 'Your dentist sends the claim to the plan, and the plan pays. '.repeat(3);
  expect(factsOf([['Dental', ...rows, text, ...after]])).not.toContain('dental.major 50');
});

test('a deductible beneath a dental heading is of the dental plan; a remark in brackets names nothing', () => {
  expect(
    factsOf([
      [
        'Dental plan summary',
        'Calendar year deductible*',
        '(Waived for diagnostic, preventive and orthodontic care)',
        'Individual $50 $50',
        'Family $150 $150',
      ],
    ]),
  ).toEqual(['dental.deductible 150 family ?', 'dental.deductible 50 individual ?']);
});

test('the second amount of a pair may go without its sign; a count of days is no amount', () => {
  expect(factsOf([['Medical', 'Plan | Core PPO', 'Deductible (single/family) | $1,500/3,000']])).toContain(
    'medical.deductible 3000 family (Core PPO)',
  );
  expect(factsOf([['Medical', 'Benefit | Core PPO', 'Generic | $10/30 days']])).toContain('rx.tier_1 10 (Core PPO)');
});

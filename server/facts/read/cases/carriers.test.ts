import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const carriersOf = (...parts: Parameters<typeof factsOf>[0]): string[] =>
  factsOf(parts).filter((fact) => fact.includes('.carrier'));

test.each([
  ['Benefit Summary', 'Life insurance is underwritten by The Standard.'],
  ['Benefit Summary', 'Long-term disability is administered by The Standard.'],
  ['Benefit Summary', 'The flexible spending account is administered by Horizon.'],
  ['Flexible Spending Account', 'The plan is administered by Horizon.'],
  ['Benefit Summary', 'Travel assistance is administered by UMR.'],
  ['Travel Assistance', 'Administered by UMR.'],
  ['Pet Insurance', 'Underwritten by United Concordia.'],
  ['Pet care', 'Pet insurance is underwritten by United Concordia.'],
  ['Legal Plan', 'This benefit is administered by VSP.'],
  ['Hospital indemnity', 'Underwritten by Premera.'],
  ['Workers compensation', 'Claims are administered by Regence.'],
])('who insures another benefit insures none of these: %s, %s', (heading, text) => {
  expect(carriersOf([heading, text])).toEqual([]);
});

test.each([
  ['Dental', 'A parent or guardian may enroll a child in the dental plan.'],
  ['Dental', 'Your guardian must be covered by the dental plan as well.'],
  ['Vision', 'The standard vision plan covers one exam a year.'],
  ['Benefits', 'You may select health coverage for your family.'],
  ['Dental', 'Our principal dental plan covers two cleanings a year.'],
  ['Medical', 'Retirement on the horizon does not change your medical plan.'],
  ['Vision', 'A beam of light is part of an exam under the vision plan.'],
])('a common word is no insurer: %s, %s', (heading, text) => {
  expect(carriersOf([heading, text])).toEqual([]);
});

test('a name that is a common word is an insurer by its capital', () => {
  expect(carriersOf(['Dental', 'The dental plan is insured by Guardian.'])).toEqual(['dental.carrier Guardian']);
  expect(carriersOf(['Vision', 'Vision coverage is provided through The Standard.'])).toEqual([
    'vision.carrier The Standard',
  ]);
  expect(carriersOf(['Medical', 'The medical plan is administered by HORIZON.'])).toEqual(['medical.carrier HORIZON']);
  expect(carriersOf(['Medical', 'The medical plan is administered by aetna.'])).toEqual(['medical.carrier Aetna']);
});

test('a list of who insures what has no heads', () => {
  const rows = ['Medical | Aetna', 'Dental | Guardian', 'Vision | VSP'];
  const carriers = ['dental.carrier Guardian', 'medical.carrier Aetna', 'vision.carrier VSP'];
  expect(carriersOf(['Carriers', ...rows])).toEqual(carriers);
  expect(carriersOf(['Benefits', ...rows])).toEqual(carriers);
  expect(carriersOf(['Benefits', ...rows.slice(0, 2)])).toEqual(carriers.slice(0, 2));
  expect(carriersOf(['Benefits', 'Dental | Cigna', 'Medical | Premera'])).toEqual([
    'dental.carrier Cigna',
    'medical.carrier Premera',
  ]);
});

import { expect, test } from 'vitest';
import { carrierOfName } from './plan-carriers.ts';
import { factsOf } from './testing/facts-of.ts';

test('the names of the plans of a table tell their carriers, as does a short line that is nothing but one', () => {
  expect(
    factsOf([
      [
        'Monthly rates',
        'Voluntary dental',
        'Cigna DHMO',
        'Employee only | $11.00',
        'Employee + family | $30.00',
        'MetLife Premium',
        'Employee only | $41.00',
        'Employee + family | $99.00',
        'Voluntary vision',
        'EyeMed',
        'Employee only | $5.00',
        'Employee + family | $14.00',
      ],
    ]),
  ).toEqual([
    'dental.carrier Cigna',
    'dental.carrier MetLife',
    'dental.contribution 11 employee (Cigna DHMO)',
    'dental.contribution 30 employee_family (Cigna DHMO)',
    'dental.contribution 41 employee (MetLife Premium)',
    'dental.contribution 99 employee_family (MetLife Premium)',
    'vision.carrier EyeMed',
    'vision.contribution 14 employee_family',
    'vision.contribution 5 employee',
  ]);
});

test('a name within the name of a plan, or a word that begins many, tells no carrier', () => {
  expect(carrierOfName('Aetna HMO', 'medical')).toBe('Aetna');
  expect(carrierOfName('UHC Low Plan', 'dental')).toBe('UHC');
  expect(carrierOfName('Choice by Aetna', 'medical')).toBeNull();
  expect(carrierOfName('The Standard plan', 'vision')).toBeNull();
});

test('what a plan costs beneath "Monthly premium" is of no plan of that name', () => {
  expect(
    factsOf([['Dental', 'Monthly premium', 'Employee only | $12.00', 'Employee + family | $40.00']]).filter((fact) =>
      fact.includes('('),
    ),
  ).toEqual([]);
});

test('levels of cover beneath a line about lenses are of what the plan costs', () => {
  expect(
    factsOf([
      ['Vision', 'The plan pays for lenses.'],
      ['Monthly premiums', 'More about glasses and contacts', 'Employee: $6.10', 'Employee + spouse: $11.20', 'Family: $17.30'], // prettier-ignore
    ]),
  ).toEqual([
    'vision.contribution 11.2 employee_spouse',
    'vision.contribution 17.3 employee_family',
    'vision.contribution 6.1 employee',
  ]);
});

test('restorative and prosthodontic care are basic and major services', () => {
  expect(
    factsOf([
      ['Dental', 'Service | Plan pays', 'Preventive care | 100%', 'Restorative care | 80%', 'Prosthodontic care | 60%'],
    ]),
  ).toEqual(['dental.basic 80', 'dental.major 60', 'dental.preventive 100']);
  expect(
    factsOf([['Dental', 'Service | Plan pays', 'Preventive care | 100%', 'Major restorative care | 50%']]),
  ).toEqual(['dental.major 50', 'dental.preventive 100']);
});

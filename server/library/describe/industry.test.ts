import { expect, test } from 'vitest';
import { industries } from '../../../contract/vocabulary/industries.ts';
import { industryOfName } from './industry.ts';

test.each([
  ['Maple Ridge School District', 'Education'],
  ['Harbor State University', 'Education'],
  ['St. Brendan Hospital', 'Healthcare'],
  ['Lakeside Health', 'Healthcare'],
  ['First Prairie Bank', 'Financial Services'],
  ['Summit Credit Union', 'Financial Services'],
  ['City of Larkspur', 'Government'],
  ['Orchard County', 'Government'],
  ['Orchard County 9-1-1 District', 'Government'],
  ['Commonwealth of Larkspur', 'Government'],
  ['Blue Mesa Energy', 'Energy and Utilities'],
  ['Ferris Construction Group', 'Construction'],
  ['Juniper Software', 'Technology'],
])('%s is of %s', (employer, industry) => {
  expect(industries.map(({ label }) => label)).toContain(industry);
  expect(industryOfName(employer)).toBe(industry);
});

test.each([
  'Acme Corporation',
  'Northwind',
  'Harbor University Hospital',
  'Banksy & Daughters',
  'Schoolcraft Farms',
  'Orchard County Brewing',
])('the name of %s tells no industry', (employer) => {
  expect(industryOfName(employer)).toBeNull();
});

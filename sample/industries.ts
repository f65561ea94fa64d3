import type { Region } from '../contract/vocabulary/states.ts';

/** A field of business as the sample library models it. */
export interface Industry {
  name: string;
  /** How common it is among the guides. */
  weight: number;
  /** How large its employers are beside the mean, as a logarithm. */
  size: number;
  /** Percent of the people who are paid by the hour, and who work part-time. */
  hourly: number;
  partTime: number;
  /** How often a union bargains for some of them. */
  union: number;
  /** Cost of medical cover beside the mean. */
  premium: number;
  /** Days of vacation beside the mean. */
  vacation: number;
  /** How generous leave and extras are, beside 0. */
  generosity: number;
}

type Row = [string, number, number, number, number, number, number, number, number];
const industry = (...row: Row): Industry => {
  const [name, weight, size, hourly, partTime, union, premium, vacation, generosity] = row;
  return { name, weight, size, hourly, partTime, union, premium, vacation, generosity };
};

export const industries: readonly [Industry, ...Industry[]] = [
  industry('Technology', 14, -0.1, 8, 2, 0, 1.02, 2, 0.9),
  industry('Healthcare', 15, 0.3, 68, 22, 0.16, 1.08, 1, 0.1),
  industry('Manufacturing', 15, 0, 70, 2, 0.22, 0.99, -1, -0.2),
  industry('Financial Services', 10, -0.1, 25, 4, 0, 1.03, 2, 0.6),
  industry('Retail', 9, 0.3, 82, 42, 0.07, 0.9, -2, -0.5),
  industry('Education', 8, 0.1, 35, 15, 0.3, 1.04, 3, 0.3),
  industry('Professional Services', 8, -0.5, 15, 4, 0, 1.02, 1, 0.5),
  industry('Construction', 6, -0.6, 75, 1, 0.25, 0.93, -2, -0.5),
  industry('Transportation', 5, 0, 74, 8, 0.28, 0.98, -1, -0.3),
  industry('Hospitality', 4, 0.2, 85, 40, 0.12, 0.9, -3, -0.7),
  industry('Nonprofit', 4, -0.5, 45, 20, 0.08, 1.01, 2, 0.2),
  industry('Energy and Utilities', 2, 0, 50, 1, 0.35, 1.03, 1, 0.3),
];

/** States by how many guides come from them, with their census region. */
export const states: readonly [readonly [string, number, Region], ...(readonly [string, number, Region])[]] = [
  ['CA', 11, 'West'], ['TX', 9, 'South'], ['NY', 7, 'Northeast'], ['FL', 6, 'South'], ['PA', 5, 'Northeast'],
  ['IL', 5, 'Midwest'], ['OH', 5, 'Midwest'], ['GA', 4, 'South'], ['NC', 4, 'South'], ['MI', 4, 'Midwest'],
  ['NJ', 3, 'Northeast'], ['VA', 3, 'South'], ['WA', 3, 'West'], ['MA', 3, 'Northeast'], ['AZ', 3, 'West'],
  ['TN', 3, 'South'], ['IN', 3, 'Midwest'], ['MN', 3, 'Midwest'], ['WI', 3, 'Midwest'], ['CO', 3, 'West'],
  ['MO', 2, 'Midwest'], ['MD', 2, 'South'], ['SC', 2, 'South'], ['AL', 2, 'South'], ['OR', 2, 'West'],
  ['CT', 2, 'Northeast'], ['UT', 2, 'West'], ['IA', 1, 'Midwest'], ['NV', 1, 'West'], ['KS', 1, 'Midwest'],
  ['NE', 1, 'Midwest'], ['ID', 1, 'West'], ['ME', 1, 'Northeast'], ['NH', 1, 'Northeast'], ['RI', 1, 'Northeast'],
  ['NM', 1, 'West'], ['KY', 2, 'South'], ['OK', 1, 'South'], ['LA', 2, 'South'], ['VT', 1, 'Northeast'],
  ['AR', 0.8, 'South'], ['MS', 0.7, 'South'], ['DC', 0.7, 'South'], ['DE', 0.5, 'South'], ['WV', 0.5, 'South'], ['HI', 0.5, 'West'],
  ['MT', 0.4, 'West'], ['ND', 0.4, 'Midwest'], ['SD', 0.4, 'Midwest'], ['AK', 0.3, 'West'], ['WY', 0.3, 'West'],
]; // prettier-ignore

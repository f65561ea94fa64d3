import type { Region } from '../contract/vocabulary/states.ts';

/** A field of business as the sample library models it. */
export interface Industry {
  name: string;
  /** How common it is among the guides. */
  weight: number;
  /** What its employers call themselves, after the invented word. */
  nouns: readonly [string, ...string[]];
  /** Cost of medical cover beside the mean. */
  premium: number;
  /** Days of vacation beside the mean. */
  vacation: number;
  /** How generous leave and extras are, beside 0. */
  generosity: number;
}

export const industries: readonly [Industry, ...Industry[]] = [
  { name: 'Technology', weight: 14, nouns: ['Software', 'Systems', 'Data Labs', 'Robotics', 'Cloud Works'], premium: 1.02, vacation: 2, generosity: 0.9 },
  { name: 'Healthcare', weight: 15, nouns: ['Regional Health', 'Medical Group', 'Clinics', 'Care Partners'], premium: 1.08, vacation: 1, generosity: 0.1 },
  { name: 'Manufacturing', weight: 15, nouns: ['Manufacturing', 'Foundry', 'Industries', 'Tooling', 'Composites'], premium: 0.99, vacation: -1, generosity: -0.2 },
  { name: 'Financial Services', weight: 10, nouns: ['Financial', 'Credit Union', 'Capital', 'Assurance'], premium: 1.03, vacation: 2, generosity: 0.6 },
  { name: 'Retail', weight: 9, nouns: ['Stores', 'Outfitters', 'Markets', 'Home Goods'], premium: 0.9, vacation: -2, generosity: -0.5 },
  { name: 'Education', weight: 8, nouns: ['University', 'Academy', 'College', 'Schools Trust'], premium: 1.04, vacation: 3, generosity: 0.3 },
  { name: 'Professional Services', weight: 8, nouns: ['Advisory', 'Consulting', 'Engineers', 'Design Partners'], premium: 1.02, vacation: 1, generosity: 0.5 },
  { name: 'Construction', weight: 6, nouns: ['Builders', 'Construction', 'Civil Works'], premium: 0.93, vacation: -2, generosity: -0.5 },
  { name: 'Transportation', weight: 5, nouns: ['Freight', 'Logistics', 'Transit Lines'], premium: 0.98, vacation: -1, generosity: -0.3 },
  { name: 'Hospitality', weight: 4, nouns: ['Hotels', 'Kitchens', 'Resorts'], premium: 0.9, vacation: -3, generosity: -0.7 },
  { name: 'Nonprofit', weight: 4, nouns: ['Foundation', 'Community Services', 'Relief Fund'], premium: 1.01, vacation: 2, generosity: 0.2 },
  { name: 'Energy and Utilities', weight: 2, nouns: ['Energy', 'Power Cooperative', 'Water Works'], premium: 1.03, vacation: 1, generosity: 0.3 },
]; // prettier-ignore

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
]; // prettier-ignore

import type { Industry } from './industries.ts';
import type { Random } from './random.ts';

const starts = [
  'Bre', 'Qua', 'Tav', 'Oxe', 'Vel', 'Mor', 'Zan', 'Kir', 'Lum', 'Fer', 'Has', 'Ilv', 'Jor', 'Nym', 'Pol', 'Rus', 'Sel',
  'Thra', 'Umb', 'Wil', 'Yar', 'Cor', 'Dre', 'Gal', 'Esk',
] as const; // prettier-ignore
const middles = ['la', 'ri', 'mo', 've', 'nda', 'stri', 'lo', 'ka', 'mbe', 'thi', 'ro', 'sse'] as const;
const ends = [
  'ne',
  'wyn',
  'rel',
  'dor',
  'mont',
  'quist',
  'vale',
  'lex',
  'than',
  'ric',
  'mere',
  'sk',
  'lan',
  'beck',
] as const;

/** Words that a made name must not be, nor begin with: well-known employers that the parts could come near. */
const real = [
  'adobe', 'aetna', 'amazon', 'amgen', 'anthem', 'apple', 'boeing', 'broadcom', 'cerner', 'chevron', 'cigna', 'cisco',
  'citrix', 'comcast', 'corning', 'costco', 'corteva', 'dell', 'delta', 'disney', 'dow', 'dropbox', 'ebay', 'ecolab',
  'exelon', 'exxon', 'fedex', 'ferguson', 'ferrari', 'ford', 'galileo', 'garmin', 'gartner', 'google', 'hasbro',
  'hershey', 'hilton', 'honeywell', 'humana', 'illumina', 'intel', 'jordan', 'kaiser', 'kirby', 'kirkland', 'kroger',
  'lowes', 'lumen', 'lyft', 'macys', 'marriott', 'mckesson', 'medtronic', 'merck', 'meta', 'microsoft', 'moderna',
  'morgan', 'morningstar', 'netflix', 'nike', 'nvidia', 'oracle', 'pepsi', 'pfizer', 'polaris', 'qualcomm', 'raytheon',
  'salesforce', 'selective', 'siemens', 'spotify', 'starbucks', 'stripe', 'sysco', 'target', 'tesla', 'uber', 'umpqua',
  'velcro', 'verizon', 'visa', 'walmart', 'wells', 'williams', 'workday', 'xerox', 'yahoo', 'zendesk', 'zillow', 'zoom',
]; // prettier-ignore

/** The name of an employer that does not exist: an invented word and what it does. */
export function inventName(random: Random, industry: Industry, taken: ReadonlySet<string>): string {
  for (;;) {
    const word = random.pick(starts) + random.pick(middles) + random.pick(ends);
    const name = `${word} ${random.pick(industry.nouns)}`;
    if (!taken.has(name) && !resemblesReal(word)) return name;
  }
}

/** True for a word that is, begins or continues the name of a well-known employer. */
export function resemblesReal(word: string): boolean {
  const lower = word.toLowerCase();
  return real.some((name) => lower.startsWith(name) || (lower.length > 4 && name.startsWith(lower)));
}

/** Insurers and administrators, invented as well. */
export const carriers = [
  'Harborwise Health', 'Fernhollow Mutual', 'Tri-Cedar Health Plan', 'Larkmoor Benefit Administrators', 'Summit Quill Health',
] as const; // prettier-ignore
export const dentalCarriers = ['Brightmolar Dental', 'Ivoryline Dental', 'Larkmoor Dental'] as const;
export const visionCarriers = ['Clearlane Vision', 'Opal Sight Network', 'Fernhollow Vision'] as const;
export const lifeCarriers = ['Stonebridle Life', 'Meridane Assurance', 'Tallgrass Mutual Life'] as const;
export const recordKeepers = ['Oakledger Retirement', 'Pinnock Trust', 'Westerlane Retirement Services'] as const;
export const eapVendors = ['Steadypath', 'Lanternlight EAP', 'CalmHarbor Assistance'] as const;

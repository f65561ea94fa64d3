import { industries } from '../../../contract/vocabulary/industries.ts';
import { type Found, type Line, placed } from './detail.ts';

/** Words by which names of employers say what these do, beside those by which people ask for them. */
const inNames: Readonly<Record<string, readonly string[]>> = {
  Technology: ['technologies', 'labs'],
  Healthcare: ['health', 'healthcare system', 'pediatrics', 'hospice', 'clinic'],
  'Financial Services': ['bancorp', 'bancshares', 'capital', 'credit union'],
  Education: ['academy', 'isd', 'polytechnic'],
  'Professional Services': ['llp', 'law', 'cpas', 'engineers'],
  Construction: ['builders', 'contracting', 'roofing'],
  Transportation: ['freight', 'airlines', 'railroad', 'railway', 'transit'],
  Hospitality: ['hotels', 'restaurants', 'resorts', 'casino', 'inn'],
  'Energy and Utilities': ['electric', 'power', 'petroleum', 'water district'],
  Government: ['city of', 'county of', 'town of', 'state of', 'village of', 'county'],
};

/** Words that say something else in the name of an employer than in a question about employers. */
const notInNames = new Set(['public', 'internet', 'medical', 'legal']);

const patterns = industries.map(({ label, shows, one = [] }) => {
  const words = [...shows, ...one, ...(inNames[label] ?? [])].filter((word) => !notInNames.has(word));
  return { label, pattern: new RegExp(String.raw`\b(?:${words.join('|').replaceAll(' - ', '[- ]')})s?\b`, 'i') };
});

/** The industry that an employer's name says; null where it says none, or more than one. */
export function industryOfName(employer: string): string | null {
  const [found, ...others] = patterns.filter(({ pattern }) => pattern.test(employer));
  return found === undefined || others.length > 0 ? null : found.label;
}

/** What an employer says of itself: "We are a family-owned construction company". */
const trade =
  /\b(?:we are|we['’]re|is) (?:an?|the) ((?:[\w-]+ ){1,6})(?:company|firm|business|provider|manufacturer|nonprofit|organization)\b/i;

/** The industry that the name of an employer says, or else a sentence of its guide. */
export function findIndustry(employer: Found<string> | null, lines: readonly Line[]): Found<string> | null {
  if (employer === null) return null;
  const named = industryOfName(employer.value);
  if (named !== null) return { ...employer, value: named };
  for (const { page, text } of lines) {
    const value = industryOfName(trade.exec(text)?.[1] ?? '');
    if (value !== null) return { value, ...placed(page, text, false) };
  }
  return null;
}

import { industries } from '../../../contract/vocabulary/industries.ts';
import { industryInNames } from '../../../contract/vocabulary/trade-names.ts';
import { type Found, type Line, placed } from './detail.ts';

/** Words that say something else in the name of an employer than in a question about employers. */
const notInNames = new Set(['public', 'internet', 'medical', 'legal']);

const patterns = industries.map(({ label, shows, one = [] }) => {
  const words = [...shows, ...one, ...(industryInNames[label] ?? [])].filter((word) => !notInNames.has(word));
  return { label, pattern: new RegExp(String.raw`\b(?:${words.join('|').replaceAll(' - ', '[- ]')})s?\b`, 'i') };
});

/** A county that ends no name and has no body of its own is a place: "Orange County Brewing". */
const ofPlace =
  /\bcounty (?!.*\b(?:authority|board|commission|council|court|department|district|government|office|sheriff)\b)/i;

/** The industry that an employer's name says; null where it says none, or more than one. */
export function industryOfName(employer: string): string | null {
  const name = employer.replace(ofPlace, '');
  const [found, ...others] = patterns.filter(({ pattern }) => pattern.test(name));
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

import { type Found, type Line, placed } from './detail.ts';

/** A year that a plan can have: not before guides were files, and at most the year after next. */
const plausible = (year: number): boolean => year >= 1995 && year <= new Date().getUTCFullYear() + 2;

const inName = /(?<!\d)((?:19|20)\d\d)(?!\d)/g;
/** How a document says its plan year, the surest first. */
const inText: readonly { pattern: RegExp; isSure: boolean }[] = [
  {
    pattern: /\bcoverage period:? (?:beginning on or after )?\d{1,2}\/\d{1,2}\/((?:19|20)\d\d)\b/gi,
    isSure: true,
  },
  { pattern: /\b(?:plan|benefit|enrollment|calendar)s? year:? (?:is )?((?:19|20)\d\d)\b/gi, isSure: true },
  {
    pattern:
      /\b((?:19|20)\d\d)(?:\s?[-–/]\s?(?:20)?\d\d)? (?:plan year|benefits?|open enrollment|health plan|employee)\b/gi,
    isSure: true,
  },
  { pattern: /\beffective:? (?:from |as of |on )?\w+ \d{1,2},? ((?:19|20)\d\d)\b/gi, isSure: false },
  { pattern: /\b(?:last )?(?:updated|revised)(?: on)?:? [^\n]{0,20}?((?:19|20)\d\d)\b/gi, isSure: false },
];

/** The plan year: from the title or the file's name, else as the beginning of the text says it. */
export function findPlanYear(title: string, fileName: string, lines: readonly Line[]): Found<number> | null {
  for (const name of [title, fileName]) {
    const year = firstYear(name, inName);
    if (year !== null) return { value: year, ...placed(null, name, true) };
  }
  for (const { pattern, isSure } of inText) {
    for (const { page, text } of lines) {
      const year = firstYear(text, pattern);
      if (year !== null) return { value: year, ...placed(page, text, isSure) };
    }
  }
  return null;
}

function firstYear(text: string, pattern: RegExp): number | null {
  for (const [, digits] of text.matchAll(pattern)) if (plausible(Number(digits))) return Number(digits);
  return null;
}

import { citiesOf, stateNames } from '../../../contract/vocabulary/states.ts';
import { initialsOf, smallInNames } from '../../language/name-forms.ts';
import { isEnglish } from '../../language/english-words.ts';
import { canBeEmployer, CAPITALS, isOther, isTopic, type Written } from './names.ts';

/** A word in capitals that is no longer is an abbreviation. */
const LONGEST_ABBREVIATION = 5;

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/** A name that stands in capitals, as the text writes it elsewhere, or as names are written: "CITY OF RENO" is "City of Reno". */
export function asWritten(name: string, text: string): string {
  if (name !== name.toUpperCase() || (!name.includes(' ') && name.length <= LONGEST_ABBREVIATION)) return name;
  const forms = text.match(new RegExp(String.raw`(?<!\w)${escaped(name)}(?!\w)`, 'gi')) ?? [];
  const mixed = mostCommon(forms.filter((form) => form !== form.toUpperCase() && form !== form.toLowerCase()));
  if (mixed !== null) return mixed;
  const words = capitalised(name.toLowerCase()).split(' ');
  return words.map((word, at) => (isAbbreviation(word.toLowerCase()) ? (name.split(' ')[at] ?? word) : word)).join(' ');
}

/** A word as one is spoken, from a consonant on: "reno"; "ucla" and "ymca" are said letter by letter. */
const spoken = /^[^aeiou]{1,2}(?:[aeiouy]{1,2}[^aeiou]{1,2}){1,2}[aeiouy]?$/;
/** Whether a word of a name in capitals, here in small letters, is one because it is short for others: "pnc bank". */
const isAbbreviation = (low: string): boolean =>
  /^\p{L}+$/u.test(low) &&
  low.length <= LONGEST_ABBREVIATION &&
  !(isEnglish(low) || smallInNames.has(low) || ofNames.has(low) || (low.length > 3 && spoken.test(low)));
/** Short words that are none of English: of names of companies and of places. */
const ofNames = new Set(
  ['co', 'inc', 'ltd', ...Object.values(citiesOf), ...Object.values(stateNames)].flatMap((names) =>
    names.toLowerCase().split(/\W+/),
  ),
);

/** A name in small letters, as names are written. */
export const capitalised = (name: string): string =>
  name
    .split(' ')
    .map((word, at) => (at > 0 && smallInNames.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/**
 * What an abbreviation stands for where the text says it: "Larkspur Tool Works (LTW)", or a name with these initials twice; "Health
 * Care Account" is nobody's name.
 */
export function spelledOut(name: string, text: string, written: Written): string {
  if (!/^[A-Z]{2,6}$/.test(name)) return name;
  const low = name.toLowerCase();
  const found: string[] = [];
  const isName = (window: string, last: string): boolean =>
    !isTopic(last) && !isOther(window) && canBeEmployer(window, written);
  for (const { 0: run, index } of text.matchAll(CAPITALS)) {
    const words = run.split(' ');
    const isExplained = text.startsWith(` (${name})`, index + run.length);
    for (let from = 0; from < words.length; from += 1) {
      for (let to = words.length; to > from + 1; to -= 1) {
        const window = words.slice(from, to).join(' ');
        if (smallInNames.has(words[from]?.toLowerCase() ?? '') || !initialsOf(window).includes(low)) continue;
        if (!isName(window, words[to - 1] ?? '')) continue;
        if (isExplained && to === words.length) return window;
        if (name.length > 2) found.push(window);
      }
    }
  }
  const most = mostCommon(found);
  return most !== null && found.filter((one) => one === most).length > 1 ? most : name;
}

/** The name that stands most often; the first of several. */
export function mostCommon(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first?.[0] ?? null;
}

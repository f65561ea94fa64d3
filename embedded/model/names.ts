import { kindOf } from './belongs.ts';
import { isBenefitsStem } from './topics.ts';
import { isContent, stem, wordsOf } from './words.ts';

/** Capitals that begin no name: question words, and what the field writes in capitals. */
const NO_NAME = new Set(
  `what which who how when where why does do is are can could would should tell compare list show give find explain
  describe please the a an and or if in i hi hello us usa hr ceo cfo faq irs aca erisa hipaa federal q`.split(/\s+/),
);

export interface Names {
  /** In the order in which they are asked about. */
  names: string[];
  /** Those that are employers by how they are asked about ("at …"). */
  employers: string[];
}

/** Names in a question: words with a capital, and what follows "at" or "does", when no word of the field. */
export function namesIn(question: string): Names {
  const tokens = [...question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.&'’()/-]*/gu)].map(([token], at) => ({
    text: token.replace(/['’]s$|[.'’()-]+$/gu, ''),
    possessive: /['’]s?$/u.test(token),
    at,
  }));
  const found: { words: string[]; employer: boolean }[] = [];
  let open: string[] | undefined;
  let cue = '';
  for (const { text, possessive, at } of tokens) {
    const lower = text.toLowerCase();
    const plain = wordsOf(text);
    const ofField = plain.filter((word) => /\p{L}/u.test(word)).every((word) => isBenefitsStem(stem(word)));
    // The first word has a capital anyway: it begins a name where the next has one, too.
    const next = tokens[at + 1]?.text ?? '';
    const opening = at === 0 && !/\p{Lu}.*\p{Lu}|\d/u.test(text) && !/^\p{Lu}/u.test(next);
    const capital = /\p{Lu}/u.test(text) && !opening;
    const free = isContent(plain[0] ?? '') && !NO_NAME.has(lower) && !/^\d+$/.test(text) && !isKindWord(lower);
    const goesOn = open !== undefined && /^(labs?|inc|corp|group|health|standard|plus)$/i.test(text);
    const named: boolean = free && !ofField && (capital || cue !== '' || goesOn);
    if (named) {
      if (open === undefined) {
        open = [];
        found.push({ words: open, employer: PLACE.test(cue) });
      }
      open.push(text);
    } else if (open !== undefined && /\p{Lu}\p{Ll}/u.test(text) && free) {
      // "Northwind Health Plus": a word of the field inside a name.
      open.push(text);
    } else {
      open = undefined;
    }
    if (possessive) open = undefined;
    // In "between one and another" the second name has the same cue.
    cue = CUE.test(lower) ? lower : named || (lower === 'and' && cue !== '') ? cue : '';
  }
  const names = found.map(({ words }) => words.join(' '));
  return { names, employers: names.filter((_, at) => found[at]?.employer === true) };
}

const CUE = /^(at|does|do|from|by|between|with|versus|vs)$/;
const PLACE = /^(at|from|by)$/;
/** Whether a word names a kind of employer. */
export const isKindWord = (word: string): boolean => wordsOf(word).every((one) => kindOf(stem(one)) !== undefined);

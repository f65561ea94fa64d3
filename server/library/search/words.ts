import { numberWords } from '../../../contract/vocabulary/number-words.ts';
import { termOf } from './tokenize.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean).map(termOf));

/** Words of a question that say nothing about what is asked for. */
export const stopWords = list(`
  a about after all also am an and any are as at be been being but by can could did do does for from get gets getting
  give given had has have having her his how i if in into is it its let like many me more most much my of on or our per
  please she should show so some such tell than that the their them then there these they this those to us was we were
  what whats when where which who whom whose why will with would you your find search looking want need
  over under above below between least than up around vs versus without w through until
  dear hello hi hey thanks thank regards sincerely cheers fw fwd asked asking ask wants wanted know whether others other another
  neither nor possibly hoping hope anyone someone already really just also however we'd they'd i'm
`);

/** Words that nearly every guide holds, or that say what kind of thing is looked for: they are not missed. */
export const weakWords = list(`
  benefit benefits guide guides document documents company companies employer employers employee employees staff worker
  workers offer offers offered offering offerings provide provides provided policy policies program programs plan plans
  year summary overview handbook available amount number cost costs information details best compare example list
  colleague colleagues team everyone folks client clients prospect peer peers cfo ceo chro cpo hr rfp subject attached common
  commonly typical typically usual usually currently considering represent following call email question questions send sending
  possible help great good kind average trend trends market
  percent percentage startup startups business businesses firm firms organization organizations package packages option options
  new hire hires hired
  cos co ers ees org orgs
  better generous competitive rich richer richest top low lower lowest high higher highest
`);

/** A text of more words is a letter: little of it says what is looked for. */
export const LETTER = 14;

/** Units that belong to the number before them. */
export const units = list(`
  week weeks day days hour hours month months year years percent visit visits session sessions
`);

/** Words that make a name with the number behind them: "Form 1095". */
export const numbered = list('form section schedule publication');

/** Small numbers by what they are called, and the other way round (as terms). */
const otherNumbers = new Map<string, string>();
for (const [number, word] of numberWords.entries()) {
  if (number > 0) otherNumbers.set(String(number), termOf(word)).set(termOf(word), String(number));
}

/** The other way to write a small number: 16 → sixteen, sixteen → 16 (as terms); null where there is none. */
export function otherNumber(term: string): string | null {
  const plain = /^0\d$/.test(term) ? term.slice(1) : term;
  return otherNumbers.get(plain) ?? null;
}

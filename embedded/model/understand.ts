import { isBenefitsStem, topicsIn, type Topic } from './topics.ts';
import { isContent, stem, wordsOf } from './words.ts';

/** What a question asks for, follow-ups resolved. */
export interface Understood {
  /** Names in the question that are no words of the field: employers, plans, programs; as they were written. */
  names: string[];
  topics: Topic[];
  /** The stems that have to be found, each a group of stems that may stand for it. */
  terms: Set<string>[];
  years: number[];
  comparison: boolean;
  /** Asks for one figure over many employers, which takes a benchmark and not a passage. */
  aggregate: boolean;
  /** Asks for an amount, a length or a share. */
  amount: boolean;
  /** Words to search with, names left out. */
  subject: string;
}

const YEAR = /\b(?:19|20)\d\d\b/g;
const FOLLOW_UP = /^(and|or|but|what about|how about|also|only|same|what if|ok(ay)?|now)\b/i;
const REFERS_BACK = /\b(they|their|them|it|its|that|this|those|these|there|the same|instead)\b/i;

/**
 * Understands a question in its conversation. A follow-up takes what it leaves open from the question before it: "and for
 * hospitals?" keeps the subject, "how long is it paid?" keeps the employer.
 */
export function understand(question: string, earlier: readonly string[]): Understood {
  const own = parse(question);
  const before = earlier.at(-1);
  const refers = FOLLOW_UP.test(question.trim()) || REFERS_BACK.test(question);
  const bare = own.topics.length === 0 && wordsOf(question).length <= 8;
  if (before === undefined || !(refers || bare)) return own;
  const past = understand(before, earlier.slice(0, -1));
  const keepsSubject = own.topics.length === 0;
  return {
    ...own,
    names: own.names.length > 0 ? own.names : past.names,
    topics: keepsSubject ? past.topics : own.topics,
    terms: keepsSubject ? [...past.terms, ...own.terms] : own.terms,
    years: own.years.length > 0 ? own.years : past.years,
    comparison: own.comparison || (keepsSubject && own.names.length === 0 && past.comparison),
    aggregate: own.aggregate || (keepsSubject && past.aggregate),
    amount: own.amount || (keepsSubject && past.amount),
    subject: keepsSubject ? [past.subject, own.subject].filter((part) => part !== '').join(' ') : own.subject,
  };
}

function parse(question: string): Understood {
  const names = namesIn(question);
  const nameStems = new Set(names.flatMap((name) => wordsOf(name).map(stem)));
  const found = topicsIn(question);
  const years = [...question.matchAll(YEAR)].map(([year]) => Number(year));
  const content = wordsOf(question).filter(
    (word) => isContent(word) && !nameStems.has(stem(word)) && !/^(19|20)\d\d$/.test(word),
  );
  const stems = [...new Set(content.map(stem))];
  return {
    names,
    topics: found.map((one) => one.topic),
    terms: stems.map((one) => new Set([one])),
    years: [...new Set(years)],
    comparison: /\b(compare|comparison|versus|vs|differen|better|between)/i.test(question),
    aggregate:
      /\b(average|typical|typically|median|benchmark|most common|usual(ly)?|norm|market|percentile|how many (employers|companies|guides))\b/i.test(
        question,
      ),
    amount:
      /\b(how (much|many|long|often)|what (percent|percentage|share|amount|is|are)|maximum|limit|match|cost|weeks|days|up to)\b/i.test(
        question,
      ),
    subject: content.join(' '),
  };
}

/** Capitals that begin no name: question words, and what the field writes in capitals. */
const NO_NAME = new Set(
  `what which who how when where why does do is are can could would should tell compare list show give find explain
  describe please the a an and or if in i hi hello us usa hr ceo cfo faq irs aca erisa hipaa federal q`.split(/\s+/),
);

/** Names in a question: words with a capital, and what follows "at" or "does", when no word of the field. */
export function namesIn(question: string): string[] {
  const tokens = [...question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.&'’()/-]*/gu)].map(([token], at) => ({
    text: token.replace(/['’]s$|[.'’()-]+$/gu, ''),
    at,
  }));
  const names: string[][] = [];
  let open: string[] | undefined;
  let afterCue = false;
  for (const { text, at } of tokens) {
    const lower = text.toLowerCase();
    const plain = wordsOf(text);
    const ofField = plain.every((word) => isBenefitsStem(stem(word)));
    const capital = /\p{Lu}/u.test(text) && !(at === 0 && !/\p{Lu}.*\p{Lu}|\d/u.test(text) && NO_NAME.has(lower));
    const free = isContent(plain[0] ?? '') && !NO_NAME.has(lower) && !/^\d+$/.test(text);
    const named: boolean =
      free &&
      !ofField &&
      (capital || afterCue || (open !== undefined && /^(labs?|inc|corp|group|health|standard|plus)$/i.test(text)));
    if (named) {
      open ??= names[names.push([]) - 1];
      open?.push(text);
    } else if (open !== undefined && capital && free) {
      // "Northwind Health Plus": a word of the field inside a name.
      open.push(text);
    } else {
      open = undefined;
    }
    afterCue = /^(at|does|do|from|by|versus|vs)$/.test(lower) || (afterCue && named);
  }
  return names.map((name) => name.join(' '));
}

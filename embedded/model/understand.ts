import { kindOf } from './belongs.ts';
import { stateIn, type State } from './states.ts';
import { isKindWord, namesIn } from './names.ts';
import { topicsIn, type Topic } from './topics.ts';
import { isContent, stem, wordsOf } from './words.ts';

/** What a question asks for, follow-ups resolved. */
export interface Understood {
  /** As it was asked. */
  question: string;
  /** Names in the question that are no words of the field: employers, plans, programs; as they were written. */
  names: string[];
  /** Those of them that are employers by how they are asked about ("at …"): only their own guides can answer. */
  employers: string[];
  /** The US state that it is about. */
  state: State | undefined;
  topics: Topic[];
  /** The stems that have to be found, each a group of stems that may stand for it. */
  terms: Set<string>[];
  years: number[];
  /** Names several things of which one is enough ("vacation or PTO"). */
  either: boolean;
  comparison: boolean;
  /** Asks for one figure over many employers, which takes a benchmark and not a passage. */
  aggregate: boolean;
  /** Asks for what belongs to something: a list may be the answer. */
  listing: boolean;
  /** Asks for what is left out. */
  excluded: boolean;
  /** Asks for an amount, a length or a share. */
  amount: boolean;
  /** Words to search with, names left out. */
  subject: string;
}

const YEAR = /\b(?:19|20)\d\d\b/g;
const COMPARISON = /\b(compare|comparison|versus|vs|differen|better|between)/i;
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
  // Another employer, or another kind of employers, takes the place of the one before.
  const replaced = own.names.length > 0 || own.terms.some(isKind);
  const elsewhere = replaced || own.state !== undefined;
  return {
    ...own,
    names: own.comparison && refers ? [...new Set([...past.names, ...own.names])] : elsewhere ? own.names : past.names,
    employers: elsewhere ? own.employers : past.employers,
    state: own.state ?? (own.names.length > 0 ? undefined : past.state),
    topics: keepsSubject ? past.topics : own.topics,
    terms: keepsSubject ? [...past.terms.filter((term) => !(replaced && isKind(term))), ...own.terms] : own.terms,
    years: own.years.length > 0 ? own.years : past.years,
    either: own.either || past.either,
    comparison: own.comparison || (keepsSubject && own.names.length === 0 && past.comparison),
    aggregate: own.aggregate || (keepsSubject && past.aggregate),
    listing: own.listing,
    excluded: own.excluded,
    amount: own.amount || (keepsSubject && past.amount),
    subject: keepsSubject
      ? [replaced ? withoutKind(past.subject) : past.subject, own.subject].filter((part) => part !== '').join(' ')
      : own.subject,
  };
}

const withoutKind = (subject: string): string =>
  subject
    .split(' ')
    .filter((word) => !isKindWord(word))
    .join(' ');

const isKind = (term: Set<string>): boolean => [...term].some((one) => kindOf(one) !== undefined);

function parse(question: string): Understood {
  const state = stateIn(question);
  const elsewhere = state === undefined ? question : question.replace(new RegExp(state.name, 'i'), ' , ');
  const { names, employers } = namesIn(elsewhere);
  const nameStems = new Set(names.flatMap((name) => wordsOf(name).map(stem)));
  const found = topicsIn(question);
  const years = [...question.matchAll(YEAR)].map(([year]) => Number(year));
  const content = wordsOf(elsewhere).filter(
    (word) => isContent(word) && !nameStems.has(stem(word)) && !/^(19|20)\d\d$|^upto$/.test(word),
  );
  const stems = [...new Set(content.map(stem))];
  return {
    question,
    names,
    employers,
    state,
    topics: found.map((one) => one.topic),
    terms: stems.map((one) => new Set([one])),
    years: [...new Set(years)],
    either: /\b(or|and)\b|[,/]/i.test(question),
    comparison: COMPARISON.test(question),
    aggregate:
      /\b(average|typical|typically|median|benchmark|most common|usual(ly)?|norm|market|percentile|how many (employers|companies|guides))\b/i.test(
        question,
      ),
    excluded:
      /\bnot (be )?(cover|eligible|reimburs|includ|allow)|n['’]t (cover|reimburse|include|allow)|\bexclu|\bineligible/i.test(
        question,
      ),
    listing:
      /\b(what|which)\b.{0,60}\b(reimburse|cover|include|eligible|offer|provide|holidays|expenses|perks|kinds?|types?)|\blist\b|\bholidays\b/i.test(
        question,
      ),
    // To compare is to put figures side by side.
    amount:
      COMPARISON.test(question) ||
      /\b(how (much|many|long|often)|percent|percentage|share|maximum|minimum|limit|match(es|ing)?|costs?|weeks|days|hours|deductibles?|copays?|premiums?|coinsurance|up to|fully paid)\b/i.test(
        question,
      ),
    subject: subjectOf(question, nameStems),
  };
}

/** The words to search with, as the person wrote them: the library's search knows its own abbreviations. */
function subjectOf(question: string, nameStems: ReadonlySet<string>): string {
  const tokens = question.match(/[\p{L}\p{N}][\p{L}\p{N}()&'’/-]*/gu) ?? [];
  const told = tokens.filter((token) => {
    const words = wordsOf(token);
    return (
      words.some((word) => isContent(word) && !nameStems.has(stem(word))) &&
      !/^((19|20)\d\d|annual(ly)?|yearly|share|amount|number|first)$/i.test(token)
    );
  });
  return told.join(' ');
}

/** The same with the employers that a search found and the question names, however it is written. */
export function withEmployers(asked: Understood, question: string, employers: readonly string[]): Understood {
  const known = new Set(asked.names.flatMap((name) => wordsOf(name).map(stem)));
  const said = new Set(wordsOf(question).map(stem));
  const more = [...new Set(employers)].filter((employer) => {
    const own = wordsOf(employer).map(stem);
    return own.length > 0 && own.every((one) => said.has(one)) && !own.some((one) => known.has(one));
  });
  const taken = new Set(more.flatMap((name) => wordsOf(name).map(stem)));
  if (more.length === 0) return asked;
  const terms = asked.terms.filter((term) => ![...term].some((one) => taken.has(one)));
  return { ...asked, names: [...asked.names, ...more], terms };
}

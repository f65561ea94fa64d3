import { numberWords } from '../../contract/vocabulary/number-words.ts';
import { isAnswer, type Statement } from './statements.ts';
import { standInsFor } from './synonyms.ts';
import { isBenefitsStem, topicsIn, type Unit } from './topics.ts';
import type { Understood } from './understand.ts';
import { stem, wordsOf } from './words.ts';

export interface Ranked extends Statement {
  /** 0 to about 1.4; the higher, the better it answers. */
  score: number;
  /** The share of what was asked that it or what it stands under speaks of, 0 to 1. */
  coverage: number;
}

const AMOUNTS: Record<Unit, RegExp> = {
  percent: /\d\s?%|\bpercent\b|\bfull pay\b/i,
  money: /[$€£]\s?\d|\bdollars?\b/i,
  time: new RegExp(String.raw`\b(\d+|${numberWords.slice(1).join('|')})[\s-]*(\w+\s){0,2}(hours?|days?|weeks?|months?|years?)\b|\bunlimited\b|\bno (set )?limit`, 'i'), // prettier-ignore
};

/** A word that stands nowhere counts like one that stands in few places: it may be only a manner of speaking. */
const RAREST = 3;

/** In what an amount is asked for: a statement may give it in another unit, so the word counts little. */
const MEASURES = new Set(
  'week day hour month amount cost percent percentage dollar number maximum minimum share pay paid first annual annually yearly monthly weekly'
    .split(' ')
    .map(stem),
);

/** How far a statement speaks of a word: itself or by a stand-in, in its own words or in what it stands under. */
const REACH = { own: 1, ownStandIn: 0.85, around: 0.7, aroundStandIn: 0.6, question: 0.95, title: 0.35 };

interface Text {
  /** Stems with a space around each, so that a phrase can be looked for. */
  own: string;
  around: string;
  title: string;
  /** True when it stands right under a question, which it then answers. */
  answers: boolean;
}

/**
 * Ranks statements by how much of the question they speak of. A rare word of the question counts more than one that stands
 * everywhere; a word that stands in the heading above counts, but less than in the statement itself.
 */
export function rankStatements(statements: readonly Statement[], asked: Understood): Ranked[] {
  const texts = statements.map((statement): Text => ({
    own: stemLine(statement.text),
    around: stemLine(statement.context),
    title: stemLine(statement.passage.guide),
    answers: statement.context.endsWith('?'),
  }));
  const terms = asked.terms.map((term) => ({ main: [...term], standIns: [...term].flatMap(standInsFor) }));
  const subjects = terms.filter(isSubject);
  const weights = terms.map(({ main }) => {
    const holders = texts.filter((text) => main.some((one) => has(text.own, one) || has(text.around, one)));
    const rarity = Math.min(RAREST, Math.log(1 + (statements.length + 1) / (holders.length + 0.5)));
    if (main.some((one) => MEASURES.has(one))) return Math.min(rarity, 1) * 0.3;
    const general = subjects.length > 0 && main.some((one) => GENERAL.has(one));
    return general ? Math.min(rarity, 1) * 0.6 : rarity;
  });
  // Words that the field does not know may be meant in quite another sense: then nearly all of them have to be there.
  const sure = subjects.length === 0 && terms.length > 1 ? 0.85 : 1;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const units: Unit[] =
    terms.length === 0 ? ['money', 'percent', 'time'] : asked.topics.flatMap((topic) => topic.units);
  const last = Math.max(1, statements.length - 1);

  return statements
    .map((statement, at) => {
      const text = texts[at] ?? { own: '', around: '', title: '', answers: false };
      const covered = terms.reduce((sum, term, index) => sum + (weights[index] ?? 0) * reach(term, text), 0);
      // What answers another question says nothing about this one.
      const stray = isAnswer(statement.text) && !(text.answers && terms.every((term) => isSaid(term, text.around)));
      const coverage = stray
        ? 0
        : terms.length === 0
          ? 0.7
          : aboutIt(terms, text, asked)
            ? (covered / total) * sure
            : 0;
      const direct = text.answers && terms.length > 0 && terms.every((term) => isSaid(term, text.around)) ? 0.2 : 0;
      const early = 0.06 * (1 - at / last);
      const score =
        coverage + amountBonus(statement.text, asked, units) + direct + early + handiness(statement, asked, units);
      return { ...statement, coverage, score };
    })
    .sort((a, b) => b.score - a.score || a.order - b.order);
}

/** Whether a line speaks of a term, or need not since it says only in what is measured. */
const isSaid = ({ main }: Term, line: string): boolean => main.some((one) => has(line, one) || MEASURES.has(one));

/** Words of the field that go with any subject, so that speaking of them is not yet speaking of it. */
const GENERAL = new Set(
  'contribution contribute match matching cover coverage reimburse reimbursement expense eligible eligibility leave insurance premium enrollment pay allowance hours network equipment travel training medical health stipend'
    .split(' ')
    .map(stem),
);

/** Whether a statement speaks of the subject at all: of every word of the field that names it, or of one where one is enough. */
function aboutIt(terms: readonly Term[], text: Text, asked: Understood): boolean {
  const subjects = terms.filter(isSubject);
  const reached = subjects.filter((term) => reach(term, text) > REACH.title);
  return asked.either ? subjects.length === 0 || reached.length > 0 : reached.length === subjects.length;
}

const isSubject = ({ main }: Term): boolean => main.some((one) => isBenefitsStem(one) && !GENERAL.has(one));

interface Term {
  main: string[];
  standIns: string[];
}

const stemLine = (text: string): string => ` ${wordsOf(text).map(stem).join(' ')} `;
const has = (line: string, phrase: string): boolean => line.includes(` ${phrase} `);

function reach({ main, standIns }: Term, text: Text): number {
  if (main.some((one) => has(text.own, one))) return REACH.own;
  const around = main.some((one) => has(text.around, one));
  if (around && text.answers) return REACH.question;
  if (standIns.some((one) => has(text.own, one))) return REACH.ownStandIn;
  if (around) return REACH.around;
  if (standIns.some((one) => has(text.around, one))) return REACH.aroundStandIn;
  return main.some((one) => has(text.title, one)) ? REACH.title : 0;
}

/** A figure in the unit of the topic is what people come for, even where they do not ask for one. */
function amountBonus(text: string, asked: Understood, units: readonly Unit[]): number {
  if (units.some((unit) => AMOUNTS[unit].test(text))) return asked.amount ? 0.3 : 0.12;
  return asked.amount && /\d/.test(text.replaceAll(/\b40[13]\s?\(?[kb]/gi, '')) ? 0.1 : 0;
}

/** What gives an amount or says that none is set; what only limits who gets it and how. */
const GRANTS =
  /\b(entitled to|receives?|gets?|offers?|provides?|gives?|accrues?|earns?|eligible for|full pay for|afforded|minimum of|unlimited|no (set )?limit)\b/i;
const CAVEAT =
  /\b(does not apply|do not apply|you must|need(s)? to have|(if|when) you previously|do(es)? not need to|subtracted|requires? (additional )?approval|exceeds?|should (inform|notify)|in advance|business days before)\b/i;
const UNPAID = /\bunpaid\b|\bwithout pay\b/i;
const DENIES = /\b(do|does|did|has|have) not (have|offer|provide|include|match|pay|reimburse)\b|\bthere (is|are) no\b/i;
const YES_OR_NO = /^(do|does|is|are|has|have|can|will)\b/i;

/** A guide promising something; telling where to look or what to click; something that holds only in a case. */
export const PROMISES =
  /\b(offers?|provides?|ensures?|receives?|entitled to|contributes?|accrues?|match(es)?|are paid|is paid|reimburses?|covers?|pays?|earns?|gives?|have access|eligible for)\b/i;
const POINTS =
  /^(read|see|select|click|please|contact|email|visit|log ?in|check|refer|note|for more|for a more|you can find|to (request|submit|enroll))\b/i;
const EXCLUDES = /\b(not|exclu\w+|ineligible|except\w*)\b/i;
const EXAMPLE = /^(for )?example\b|^(e\.g|for instance)/i;
/** An example states nothing of its own. */
export const isExample = (text: string): boolean => EXAMPLE.test(text);

const CASE = /^(if|unless|you have not)\b|\b(would still be|not factored)\b/i;

/** What makes a statement a better or a worse thing to quote, whatever it is about. */
function handiness(statement: Statement, asked: Understood, units: readonly Unit[]): number {
  const { text, list, context, passage } = statement;
  const length = wordsOf(text).length;
  const promise = PROMISES.test(text) ? 0.08 : 0;
  const answer = context.endsWith('?') ? 0.05 : 0;
  const long = list ? 0 : length > 70 ? -0.25 : length > 45 ? -0.1 : 0;
  const short = length < 5 ? -0.05 : 0;
  const pointing = POINTS.test(text) ? -0.15 : 0;
  const single = isExample(text) ? -0.3 : CASE.test(text) ? -0.15 : 0;
  const listed = list ? (asked.listing ? 0.2 : -0.1) : 0;
  // A title page says nothing.
  const title = wordsOf(passage.guide).join(' ').includes(wordsOf(text).join(' ')) ? -1 : 0;
  const exclusion = asked.excluded ? (EXCLUDES.test(`${context} ${text}`) ? 0.25 : -0.1) : 0;
  const unpaid = /\bpaid\b/i.test(asked.question) && UNPAID.test(`${context} ${text}`) ? -0.3 : 0;
  const caveat = CAVEAT.test(text) ? -0.2 : 0;
  const stated = units.some((unit) => AMOUNTS[unit].test(text));
  const grant = asked.amount && stated && caveat === 0 && unpaid === 0 && GRANTS.test(text) ? 0.15 : 0;
  // That no limit is set is the answer to how many.
  const boundless = asked.amount && /\bunlimited\b|\bno (set )?limit\b/i.test(text) ? 0.1 : 0;
  const denial = YES_OR_NO.test(asked.question) && DENIES.test(text) ? 0.5 : 0;
  const meant = unpaid + grant + boundless + denial + (asked.amount ? caveat : 0);
  return (
    meant +
    promise +
    answer +
    long +
    short +
    pointing +
    single +
    listed +
    title +
    exclusion +
    otherLeave(statement, asked)
  );
}

const LEAVES = new Set(['parental leave', 'vacation', 'sick leave', 'bereavement']);

/** A statement about one kind of leave is easily taken for one about another, unless it stands under the right heading. */
function otherLeave({ text, context }: Statement, asked: Understood): number {
  const wanted = asked.topics.map((topic) => topic.name).filter((name) => LEAVES.has(name));
  if (wanted.length === 0) return 0;
  const above = topicsIn(context)
    .map(({ topic }) => topic.name)
    .filter((name) => LEAVES.has(name));
  if (above.length > 0 && above.every((name) => wanted.includes(name))) return 0;
  return topicsIn(text).some(({ topic }) => LEAVES.has(topic.name) && !wanted.includes(topic.name)) ? -0.3 : 0;
}

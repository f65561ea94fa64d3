import { stemOf } from '../../contract/stem.ts';
import { amountIn } from './amount-in.ts';
import { holdsContact, namesSomebody } from './asked-name.ts';
import { type Coverage, has, isSaid, noLines } from './coverage.ts';
import { holdsService } from './service-bands.ts';
import type { Statement } from './statements.ts';
import { LEFT_OUT, type Wanted } from './wanted.ts';
import { isContent, wordsOf } from './words.ts';
import { wantsYesOrNo } from './yes-or-no.ts';

/** What is seen of a statement that a question may be answered by, each 0 to 1. */
export const signNames = [
  'covered',
  'pairs',
  'unit',
  'number',
  'money',
  'time',
  'when',
  'duty',
  'list',
  'direct',
  'denies',
  'grants',
  'unpaid',
  'example',
  'long',
  'name',
  'section',
  'place',
  'passage',
  'service',
  'contact',
  'leftOut',
  'newest',
  'namedYear',
  'title',
] as const;
export type Sign = (typeof signNames)[number];
export type Signs = Readonly<Record<Sign, number>>;

/** The shape of what a question wants to be told. */
const ASKS = {
  money: /\bhow much\b|\bcosts?\b|\bamount|\bdollars?\b|\bbudget|\bpremium|\bprice|\bcopay|\bdeductible|\$|\bstipend/i,
  time: /\bhow (?:long|soon|many (?:\w+ )?(?:days?|weeks?|hours?|months?|years?))\b|\b(?:days|weeks|hours|months) /i,
  when: /\bwhen\b|\b(?:what|which) (?:day|date|month)s?\b|\bdeadline\b|\bhow soon\b/i,
  duty: /\bmust\b|\bhave to\b|\bneed to\b|\brequire|\bnecessary\b|\bcondition|\bnotice|\bapprov/i,
};
const DENIES =
  /\b(?:do|does|did|has|have|is|are|will|can) ?not\b|\bcannot\b|\w+n['’]t\b|\bthere (?:is|are) no\b|\bunfortunately\b/i;
/** A date, a day of the month, within how long, or how long after something. */
const DAY =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:within|after|first) (?:the )?(?:first )?\d+ (?:calendar |business )?days\b|\b\d+.day\b|\b(?:first|last) day\b|\bstart date\b/i;
const AFTER =
  /\b(?:\d+|a|one|two|three|six|twelve) (?:calendar |business )?(?:days?|weeks?|months?|years?) (?:after|before|from|of)\b/i;
const MUST = /\bmust\b|\bha(?:s|ve) to\b|\bneed(?:s|ed)? to\b|\brequire|\bat least\b|\bat any time\b|\bno minimum\b/i;
/** What gives an amount, or says that none is set. */
const GRANTS =
  /\b(?:entitled to|receives?|gets?|offers?|provides?|gives?|accrues?|earns?|eligible for|full pay for|afforded|minimum of|unlimited|no (?:set )?limit)\b/i;
const UNPAID = /\bunpaid\b|\bwithout pay\b/i;
const EXAMPLE = /^(?:for )?example\b|^(?:e\.g|for instance)/i;
const POINTS =
  /^(?:read|see|select|click|please|contact|email|visit|log ?in|check|refer|note|for (?:a )?more|you can find)\b/i;

/** What words of questions before say, beside those of this one. */
const ALONG = 0.3;
/** Among so few statements the place of one says little. */
const FEW = 50;
/** Words; what is longer is hard to quote. */
const LONG = 45;

/** Whether a text tells where to look rather than what holds. */
export const isPointer = (text: string): boolean => POINTS.test(text);

/** What is seen of each statement, in their order. */
export function signsOf(statements: readonly Statement[], wanted: Wanted, coverage: Coverage): Signs[] {
  const { question, units, isAmount, years } = wanted;
  const asks = Object.fromEntries(Object.entries(ASKS).map(([name, form]) => [name, form.test(question)]));
  const isYesOrNo = wantsYesOrNo(question);
  const content = wordsOf(question).filter(isContent).map(stemOf);
  const pairs = content.slice(1).map((word, at) => `${content[at] ?? ''} ${word}`);
  const last = Math.max(FEW, statements.length);
  const passages = [...new Set(statements.map(({ passage }) => passage))];
  const newest = Math.max(0, ...passages.map(({ planYear }) => planYear ?? 0));
  return statements.map((statement, at) => {
    const { text, context, list, passage } = statement;
    const lines = coverage.lines[at] ?? noLines;
    const isOfUnit = units.some((unit) => amountIn[unit].test(text));
    const isUnpaid = UNPAID.test(`${context} ${text}`) && !UNPAID.test(question);
    const year = passage.planYear ?? 0;
    return {
      covered: coverage.covered(lines) + ALONG * coverage.along(lines),
      pairs: pairs.filter((pair) => has(lines.own, pair) || has(lines.around, pair)).length / Math.max(1, pairs.length),
      unit: Number(isAmount && isOfUnit),
      number: Number(isAmount && /\d/.test(text.replaceAll(/\b40[13]\s?\(?[kb]/gi, ''))),
      money: Number(asks['money'] === true && amountIn.money.test(text)),
      time: Number(asks['time'] === true && amountIn.time.test(text)),
      when: Number(asks['when'] === true && (DAY.test(text) || AFTER.test(text))),
      duty: Number(asks['duty'] === true && MUST.test(text)),
      list: Number(wanted.isList && list),
      direct: Number(
        lines.answers && wanted.terms.every((term) => term.isAlong === true || isSaid(term, lines.around)),
      ),
      denies: Number(isYesOrNo && DENIES.test(text)),
      grants: Number(isAmount && isOfUnit && GRANTS.test(text)),
      unpaid: Number(isAmount && isUnpaid),
      example: Number(EXAMPLE.test(text)),
      long: Number(!list && wordsOf(text).length > LONG),
      name: Number(wanted.isName && namesSomebody(text, wanted.owners)),
      section: Number(passage.before === 'section' && coverage.speaks(lines)),
      place: 1 - at / last,
      passage: 1 / (1 + passages.indexOf(passage)),
      service: Number(holdsService(text, wanted.service)),
      contact: Number(wanted.isContact && holdsContact(text)),
      leftOut: Number(wanted.isLeftOut && LEFT_OUT.test(`${context} ${text}`)),
      newest: Number(years.length === 0 && year === newest),
      namedYear: Number(years.includes(year)),
      title: Number(wordsOf(passage.guide).join(' ').includes(wordsOf(text).join(' '))),
    };
  });
}

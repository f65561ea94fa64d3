import { amountIn } from './amount-in.ts';
import { holdsContact, namesSomebody } from './asked-name.ts';
import type { Statement } from './statements.ts';
import { LEFT_OUT, type Wanted } from './wanted.ts';
import { wordsOf } from './words.ts';

/** What gives an amount or says that none is set; what only limits who gets it and how. */
const GRANTS =
  /\b(entitled to|receives?|gets?|offers?|provides?|gives?|accrues?|earns?|eligible for|full pay for|afforded|minimum of|unlimited|no (set )?limit)\b/i;
const CAVEAT =
  /\b(does not apply|do not apply|you must|need(s)? to have|do(es)? not need to|subtracted|exceeds?|in advance|business days before)\b/i;
const UNPAID = /\bunpaid\b|\bwithout pay\b/i;
const DENIES = /\b(do|does|did|has|have) not (have|offer|provide|include|match|pay|reimburse)\b|\bthere (is|are) no\b/i;
const YES_OR_NO = /^\W*(?:(?:and|so|but|then|also)\W+)?(do|does|is|are|has|have|can|will)\b/i;
/** A guide promising something; telling where to look or what to click; something that holds only in a case. */
const PROMISES =
  /\b(offers?|provides?|ensures?|receives?|entitled to|contributes?|accrues?|match(es)?|(are|is) paid|reimburses?|covers?|pays?|earns?|gives?|eligible for)\b/i;
const POINTS =
  /^(read|see|select|click|please|contact|email|visit|log ?in|check|refer|note|for (a )?more|you can find)\b/i;
const EXAMPLE = /^(for )?example\b|^(e\.g|for instance)/i;
const CASE = /^(if|unless|you have not)\b|\b(would still be|not factored)\b/i;

/** A date, a day of the month, or within how long. */
const DAY =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:within|after|first) (?:the )?(?:first )?\d+ (?:calendar |business )?days\b|\b\d+.day\b|\b(?:first|last) day\b|\bstart date\b/i;

/** How long after something: "one year after it is issued". */
const AFTER =
  /\b(?:\d+|a|one|two|three|six|twelve) (?:calendar |business )?(?:days?|weeks?|months?|years?) (?:after|before|from|of)\b/i;

const LONG = 45;
const VERY_LONG = 70;

/** Whether a text tells where to look rather than what holds. */
export const isPointer = (text: string): boolean => POINTS.test(text);

/** What makes a statement a better or a worse thing to quote, whatever it is about. */
export function handiness({ text, list, context, passage }: Statement, wanted: Wanted): number {
  const length = wordsOf(text).length;
  const isStated = wanted.units.some((unit) => amountIn[unit].test(text));
  const isUnpaid = UNPAID.test(`${context} ${text}`);
  const isCaveat = CAVEAT.test(text);
  const parts: readonly (readonly [boolean, number])[] = [
    [PROMISES.test(text), 0.08],
    [context.endsWith('?'), 0.05],
    [!list && length > VERY_LONG, -0.25],
    [!list && length > LONG && length <= VERY_LONG, -0.1],
    [length < 5, -0.05],
    [POINTS.test(text), -0.15],
    [EXAMPLE.test(text), -0.3],
    [CASE.test(text), -0.15],
    [list, wanted.isList ? 0.2 : -0.05],
    [wanted.isWhen && (DAY.test(text) || AFTER.test(text)), 0.3],
    [wanted.isLeftOut && LEFT_OUT.test(`${context} ${text}`), list ? 0.6 : 0.4],
    // A title page says nothing.
    [wordsOf(passage.guide).join(' ').includes(wordsOf(text).join(' ')), -1],
    [isCaveat, wanted.isProcedure ? 0.1 : wanted.isAmount ? -0.2 : 0],
    [wanted.isAmount && isStated && !isCaveat && !isUnpaid && GRANTS.test(text), 0.15],
    // That no limit is set is the answer to how many.
    [wanted.isAmount && !wanted.isProcedure && /\bunlimited\b|\bno (set )?limit\b/i.test(text), 0.1],
    [YES_OR_NO.test(wanted.question) && DENIES.test(text), 0.4],
    [wanted.isName && namesSomebody(text, wanted.owners), 0.5],
    [wanted.isContact && holdsContact(text), 0.4],
  ];
  return parts.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), 0);
}

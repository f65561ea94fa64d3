import { periodIn, toYearly } from '../periods.ts';
import { moneyIn } from '../../read/amounts.ts';
import { above, leading, trailing } from './around.ts';
import type { Candidate, GuideContext, Sentence } from '../sentence.ts';

const arrangement = /\b(?:qse|ic|eb)?hras?\b|health reimbursement/;
const special = /\b(?:qse|ic)hras?\b|individual coverage hra|qualified small employer/;
const forCover =
  /(?:reimburs\w+|pays? for|towards?|for|cover)[^.;$]{0,40}\b(?:health|medical|marketplace|individual|your own|own) (?:\w+ ){0,2}(?:insurance|premiums?|plan|coverage|policy)/;
const reimburses =
  /\$[\d.,]*\d ?(?:per|a|each|every|\/) ?(?:month|year)[^.;$]{0,12} (?:to|for) (?:reimburs\w+|(?:the )?reimbursement of)[^.;$]{0,25} (?:health|medical)(?: \w+)? premiums/;
const gives =
  /reimburs|accru|receiv|provid|offer|contribut|allowance|payout|maximum|up to|stipend|\bget\b|\bgives?\b|\bfunds?\b/;
const another =
  /spouse|tobacco|waiv|opt[- ]out|deduct|surcharge|\bfsa\b|\bhsa\b|copay|penalt|tax credit|subsid|already ha(?:s|ve)|elsewhere/;

/**
 * "We reimburse up to $400 a month for the premiums of your own insurance": what an employer gives for cover that people buy
 * themselves is what it puts into a health reimbursement arrangement. Dollars a year.
 */
export function allowanceForCover(sentence: Sentence, { payPeriods }: GuideContext): Candidate[] {
  const { text, kind, before } = sentence;
  if (kind === 'row' || !text.includes('$') || another.test(text) || !gives.test(text)) return [];
  const isNamed = special.test(text) || special.test(before) || special.test(above(sentence));
  if (
    !isNamed &&
    !reimburses.test(text) &&
    !((sentence.around === 'hra' || arrangement.test(`${above(sentence)} ${text}`)) && forCover.test(text))
  )
    return [];
  const found = moneyIn(text).flatMap((amount) => {
    const period =
      periodIn(trailing(text, amount, 25)) ??
      (/(?:month|year|annual)\w*[^.;$]{0,25}$/.test(leading(text, amount, 40))
        ? periodIn(leading(text, amount, 40))
        : null);
    return period === null || amount.high !== undefined ? [] : [toYearly(amount.value, period, payPeriods)];
  });
  const [first] = found;
  return first === undefined || new Set(found.map(({ value }) => value)).size > 1
    ? []
    : [
        {
          metric: 'hra.employer_contribution',
          value: first.value,
          confidence: isNamed ? 0.84 : 0.76,
          review: first.assumed,
        },
      ];
}

import { moneyIn } from '../../read/amounts.ts';
import type { Candidate, Sentence } from '../sentence.ts';

const limitOfSecond =
  /\$([\d,]+\d)[^$.;]{0,20} (?:to|for|in|into) (?:an?|the|your)? ?(?:health ?care|medical|health)[^$.;]{0,40}\$([\d,]+\d)[^$.;]{0,20} (?:to|for|in|into) (?:an?|the|your)? ?dependent[- ](?:(?:day )?care|spending|reimbursement)/;
/** "$5,000 per year ($192.30) per pay period": what the year's limit makes of one pay. */
const byPay = / \(\$[\d.,]+(?: (?:per|a|each) pay ?(?:period|check))?\)(?: (?:per|a|each) pay ?(?:period|check))?/g;
const mayContribute = /up to|max|limit|contribut|set aside|withheld|elect|defer|annual|allow/;
const carries = /carr(?:y|ied|ies)|roll/;

/** "Dependent care (to $5,000 a year)": an account with what may go into it. */
const withLimit =
  /\b(dependent[- ](?:day )?care|health ?care|medical)\b[^.;$()]{0,40} ?\(?(?:(?:up )?to|max\w*(?: of)?|limit(?: of)?|:) (?:an? )?(?:max\w* (?:of )?)?(\$[\d,]*\.?\d+k?)/g;

const alone =
  /^(?:the )?(hc-?fsa|health ?care fsa|health fsa|medical fsa|dc-?fsa|dependent care fsa)(?: annual)?(?: (?:limit|max\w*))? ?(?::|-|=) ?(\$[\d,]+)(?: (?:per|a) year| annually|\/year)?\.?$/;

/** "HCFSA - $3,300": an account and its limit, and nothing else. */
export function limitAlone({ text, kind }: Sentence): Candidate[] {
  const [, name = '', amount = ''] = kind === 'row' ? [] : (alone.exec(text) ?? []);
  const [money] = moneyIn(amount);
  return money === undefined || money.value < 1000
    ? []
    : [
        {
          metric: name.startsWith('d') ? 'fsa.dependent_care_limit' : 'fsa.health_limit',
          value: money.value,
          confidence: 0.8,
        },
      ];
}

/** "Up to $3,000 to the health care FSA and $5,000 to the dependent care FSA": two accounts of one sentence. Dollars a year. */
export function limitsOfTwo({ text, kind, heading, section }: Sentence): Candidate[] {
  if (kind === 'row' || !text.includes('$') || carries.test(text)) return [];
  const said = text.replaceAll(byPay, '');
  const [, own, other] = mayContribute.test(text) ? (limitOfSecond.exec(said) ?? []) : [];
  if (own !== undefined && other !== undefined)
    return [
      { metric: 'fsa.health_limit', value: Number(own.replaceAll(',', '')), confidence: 0.86 },
      { metric: 'fsa.dependent_care_limit', value: Number(other.replaceAll(',', '')), confidence: 0.86 },
    ];
  if (!/\bfsas?\b|flexible spending|spending account|reimbursement account/.test(`${heading} ${section} ${text}`))
    return [];
  const named = Array.from(text.matchAll(withLimit)).flatMap(([, name = '', amount = '']): Candidate[] => {
    const [money] = moneyIn(amount);
    return money === undefined || money.value < 500
      ? []
      : [
          {
            metric: name.startsWith('dependent') ? 'fsa.dependent_care_limit' : 'fsa.health_limit',
            value: money.value,
            confidence: 0.9,
          },
        ];
  });
  return new Set(named.map(({ metric }) => metric)).size === 2 && named.length === 2 ? named : [];
}

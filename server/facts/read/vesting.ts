import { NUMBER, numberOf } from './amounts.ts';
import type { Statement } from './statements.ts';

const length = new RegExp(String.raw`\b(${NUMBER})[- ]?(?:full |consecutive )?(years?|months?)`);
const isAtOnce =
  /\bimmediate(?:ly)?\b|\b(?:on|from|since) (?:your |the )?(?:first day|day (?:one|1)|inception|start)\b|\balways (?:\w+ )?(?:100 ?% )?vested|\b100 ?% vested (?:at all times|from|in)\b|\bno vesting\b|\bvest(?:ed)? (?:upon|when|as soon as)\b[^.;]{0,20}\b(?:deposit|receiv|made|contribut|hire)/;
const isGraded =
  /\b(?:graded|gradual(?:ly)?|ratably)\b|\d ?%[^.;]{0,20} (?:per|each|every|a|after (?:one|1|each)) year|\bvest\w*[^.;%]{0,20}\b(?:each|every|per) year\b|\b(?:10|20|25|33|40|50|60)%[^.;]{0,30} after\b|\bvest\w*[^.;]{0,20}\bover\b/;
const isCliff =
  /\bcliff\b|\b(?:fully|100 ?%|full) vest(?:ed|ing)? (?:after|upon|at|in|once|with)\b|\bvest(?:s|ed|ing)?\b[^.;]{0,30}\b(?:after|at the end of|upon completion)\b|\bvest\w* fully after/;
/** The years of a graded schedule as a whole. */
const isWhole = /\b(?:over|in|schedule of|period of)\b[^.;]{0,12}\byears?\b|-year\b|\b(?:fully|100 ?%) vested\b/;
const stock = /\b(?:stock|equity|rsus?|stock options?|option grants?|grants|shares|units?|pto|vacation)\b/;
/** What employees save is always their own. */
const ofEmployees = /\b(?:your|own|employees?|their) (?:own )?(?:contributions?|deferrals?|savings)\b/;
const ofEmployer = /\b(?:match\w*|employer|company|firm|both|we)\b/;
const yearly = /(\d{2}) ?%[^.;]{0,20} (?:per|each|every|a) year|\bvest\w*[^.;]{0,20}?(\d{2}) ?% (?:per|each|every|a|after (?:one|1|each)) year/; // prettier-ignore
const last = new RegExp(String.raw`\b100 ?%[^.;]{0,20}\bafter (?:year )?(${NUMBER})`);

/** How what the employer adds to savings becomes the employee's own, by a text in small letters. */
export function vestingIn(whole: string): Statement[] {
  const text = whole.split(/;/).find((part) => /\bvest/.test(part)) ?? '';
  if (text === '' || stock.test(text) || (ofEmployees.test(text) && !ofEmployer.test(text))) return [];
  if (isAtOnce.test(text))
    return [
      { metric: 'retirement.vesting', words: 'immediate', score: 0.85 },
      { metric: 'retirement.vesting_years', value: 0, score: 0.85 },
    ];
  const words = isGraded.test(text) ? 'graded' : isCliff.test(text) ? 'cliff' : null;
  if (words === null) return [];
  const value = words === 'graded' ? yearsOfGraded(text) : yearsIn(text);
  return [
    { metric: 'retirement.vesting', words, score: 0.82 },
    ...(value === null ? [] : [{ metric: 'retirement.vesting_years', value, score: 0.84 } as const]),
  ];
}

function yearsIn(text: string): number | null {
  const [, number = '', unit = ''] = length.exec(text.slice(text.search(/\bvest|\bafter|\bover/))) ?? length.exec(text) ?? []; // prettier-ignore
  const value = numberOf(number);
  return value === null ? null : unit.startsWith('month') ? value / 12 : value;
}

function yearsOfGraded(text: string): number | null {
  const reached = numberOf(last.exec(text)?.[1] ?? '');
  if (reached !== null) return reached;
  if (isWhole.test(text)) return yearsIn(text);
  const [, one, other] = yearly.exec(text) ?? [];
  const percent = Number(one ?? other ?? Number.NaN);
  return Number.isInteger(100 / percent) ? 100 / percent : null;
}

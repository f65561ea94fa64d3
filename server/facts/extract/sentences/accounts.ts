import type { MetricKey } from '../../../../contract/metrics.ts';
import { gives, limits, onCondition, withoutLimits } from './account-gifts.ts';
import { exceptAnnounced } from './announced.ts';
import { levelFor, pairMarks, tierMarks } from '../aspects.ts';
import { type Period, periodIn, toMonthly, toYearly } from '../periods.ts';
import { type Amount, moneyIn } from '../../read/amounts.ts';
import type { Candidate, GuideContext, Sentence, SentenceRules } from '../sentence.ts';
import type { Subject } from '../subject.ts';

const hsaWords = /\bhsas?\b|\bh\.s\.a\b|health savings? accounts?/;
const hraWords = /\bhras?\b|health reimbursement (?:arrangement|account)/;
const dependentWords =
  /dependent[- ](?:day )?care|\bdcfsa\b|\bdcap\b|\bdc-?fsa\b|dependent (?:spending|reimbursement)|day ?care (?:fsa|flexible|account)/;
const healthFsaWords =
  /(?:health ?care|medical|health|general[- ]purpose|traditional|standard) (?:fsa|flexible|spending|reimbursement account)|\bhcfsa\b|\bhealth fsa\b|\bfsas?\b|flexible spending/;
const limitedWords = /limited[- ](?:purpose|use|scope)|\blpfsa\b|\blp-?fsa\b/;

/** Which account a sentence is about: the one it names, else its heading's. */
function accountOf({ text, cells, section, heading, before, subject, topic }: Sentence): Subject | null {
  const label = cells.length > 1 ? (cells[0] ?? '') : text;
  // "Health care and dependent care account": which of them an amount is for, its own cell tells.
  const isOfBoth = cells.length > 1 && dependentWords.test(label) && /health ?care|medical|health fsa/.test(label);
  const named = isOfBoth ? (cells.find((cell, at) => at > 0 && cell.includes('$')) ?? label) : label;
  if (isOfBoth && /health ?care expens|medical/.test(named) && !dependentWords.test(named)) return 'fsa';
  for (const told of [named, text, section, before]) {
    if (told === before && subject !== null && isAccount(subject)) break;
    const found = [dependentWords, hraWords, hsaWords, healthFsaWords].map((words) => words.test(told));
    if (found[0] === true && found[2] !== true && !/health ?care (?:fsa|flex)|medical fsa|health fsa/.test(told))
      return 'dependent_care';
    if (found.filter(Boolean).length > 1) {
      // "Unlike an HSA, the FSA …" is about what comes last only where the heading says so.
      if (told === named && subject !== null && ['hsa', 'hra', 'fsa', 'dependent_care'].includes(subject))
        return subject;
      if (found[0] === true && found[3] === true && found[2] !== true)
        return /health ?care|medical|health fsa/.test(told) ? 'fsa' : 'dependent_care';
    }
    if (found[0] === true) return 'dependent_care';
    if (found[1] === true) return 'hra';
    if (found[2] === true) return 'hsa';
    if (found[3] === true) return 'fsa';
  }
  return dependentWords.test(heading) ? 'dependent_care' : (subject ?? topic);
}

const isAccount = (subject: Subject): boolean => ['hsa', 'hra', 'fsa', 'dependent_care'].includes(subject);

/** Words about an account that somebody may have, wherever it is from, and what becomes of it after the employment. */
const mentioned =
  /\bno longer eligible\b|\b(?:keep|roll|transfer|move) (?:your|an|the) (?:\w+ )?(?:hsa|health savings)|\bif you (?:already |currently )?(?:have|had|own|participate in|contribute to) an? (?:\w+ )?(?:hsa|health savings)|spouse's|\belsewhere\b|\bterminat|former employe|leav(?:e|ing) (?:the company|employment)|\b(?:existing|previous|prior|another|personal|own) (?:hsa|health savings)|available to (?:people|individuals|anyone|persons)\b|\bqualified medical expense (?:is|means)|\btypically\b|\busually\b|such as (?:an? )?(?:hsa|health savings)/;

function hsaOffered({ text, subject, heading, section }: Sentence): Candidate[] {
  if (!hsaWords.test(text) || limitedWords.test(text) || subject === 'leave' || subject === 'other') return [];
  if (
    mentioned.test(text) ||
    /\b(?:i|my)\b(?: \w+){0,3} (?:hsa|health savings)|glossary|definitions|key terms|terms to know/.test(
      `${heading} ${section}`,
    )
  )
    return [];
  if (
    /to be (?:hsa[- ])?eligible|not (?:hsa[- ])?eligible (?:for|to)|cannot|can't|may not|no hsa|not (?:an )?hsa|do not (?:qualify|offer)|without an hsa|ineligible|other than|medicare/.test(
      text,
    )
  )
    return [];
  const offers =
    /^\W*hsas?\W*$|savings account[- ]eligible|\bplan \(hsa\)|\bw\/ ?(?:an? )?(?:hsa|health savings)|\ballows you to (?:use|open|contribute to) an? |\bwith an? health savings account|\bopen\b|\baccess to\b|contribut\w* \$[\d.,]+[^.;$]{0,20} to (?:an?|your|the|each|their) (?:\w+ )?(?:hsa|h\.s\.a|health savings)|\boffer|eligible (?:for|to)|enroll|compatible|compliant|hsa[- )]*qualified|\bpair|provide|available|your hsa|you(?:'ll| will)? have an? |set up|comes with|with (?:an? )?hsa|plus,? an? (?:hsa|health savings)|and hsas?\b|option|administered|hsa (?:company |employer )?(?:contribution|funding|seed)[^.]{0,12}\$|\| yes|(?:company|employer|we) (?:will )?(?:also )?(?:contribut|fund|deposit)/;
  if (!offers.test(text)) return [];
  return [
    {
      metric: 'hsa.eligible',
      words: 'yes',
      confidence: subject === 'hsa' || hsaWords.test(heading) || /open|contribut|offer/.test(text) ? 0.88 : 0.78,
    },
  ];
}

const byEmployee =
  /\b(?:you|employees?|members?|participants?|individuals?)(?: \w+){0,3} (?:contribute|elect|set aside|save|deposit)\b/;

/** Where the last match before a place begins; -1 without one. */
const lastBefore = (text: string, pattern: RegExp, place: number): number =>
  Array.from(text.matchAll(pattern), ({ index }) => index).findLast((index) => index < place) ?? -1;

const paidOut =
  /[,;]|\b(?:paid|pays|deposit\w*|made|funded|install\w*|pro-?rated|distributed|credited|divided|issued|split|spread)\b/;

/** The period that stands with one of the amounts: "$50 per month", not how the sum of a year is paid out. */
function periodOf(text: string, amounts: readonly Amount[]): Period | null {
  const open = text.replaceAll(/\([^)]*\)/g, (whole) => ' '.repeat(whole.length));
  const told = amounts.every(({ from }) => open[from] === ' ') ? text : open;
  for (const [index, { to }] of amounts.entries()) {
    const period = periodIn(told.slice(to, amounts[index + 1]?.from).split(paidOut)[0] ?? '');
    if (period !== null) return period;
  }
  return null;
}

/** The amounts that the employer puts in: those of a legal limit in the same sentence are not among them. */
function employerContribution(whole: Sentence, guide: GuideContext): Candidate[] {
  const sentence = withoutLimits(whole);
  const { text, kind, heading, section, plan } = sentence;
  if (!text.includes('$')) return [];
  const account = accountOf(sentence);
  if (account !== 'hsa' && account !== 'hra') return [];
  const metric: MetricKey = account === 'hsa' ? 'hsa.employer_contribution' : 'hra.employer_contribution';
  if (kind === 'row' && tierMarks(sentence.cells[0] ?? '').length > 0) return [];
  const at = Array.from(text.matchAll(gives))[0]?.index ?? -1;
  const headed = /(?:employer|company|our) (?:hsa |hra )?(?:contribution|funding|seed)/.test(`${heading} ${section}`);
  if (
    (at === -1 && !headed) ||
    /does not|do not contribute|no (?:employer|company)|catch-?up only|wellness (?:activit|reward)/.test(text)
  )
    return [];
  const own = text.search(byEmployee);
  if (
    own !== -1 &&
    (own < at || at === -1) &&
    !/(?:company|employer|we) (?:will )?(?:contribut|fund|deposit)/.test(text)
  )
    return [];
  const amounts = moneyIn(text).filter(
    ({ from, high }) =>
      high === undefined &&
      (at === -1 || from > at - 60) &&
      !/deductible (?:of|is|:) ?(?:\$[^.;]{0,60})?$/.test(text.slice(Math.max(0, from - 70), from)) &&
      !/\bhalf of $/.test(text.slice(0, from)) &&
      !/(?:salary|earn\w*|income|less than|below)[^$.;]{0,25}$/.test(text.slice(Math.max(0, from - 45), from)) &&
      lastBefore(text, limits, from) <= lastBefore(text, gives, from) &&
      !/^[^$.]{0,30}catch-?up/.test(text.slice(from)),
  );
  if (amounts.length === 0 || amounts.length > 4) return [];
  const marked = pairMarks(amounts, tierMarks(text));
  const [less, more] = amounts;
  // "$50 ($100 if you cover dependents)": the first is of who covers none.
  const isPair =
    amounts.length === 2 &&
    marked.every((level) => level === 'family') &&
    less !== undefined &&
    more !== undefined &&
    more.value > less.value;
  const levels = isPair ? (['individual', 'family'] as const) : marked;
  const near = periodOf(text, amounts);
  const period = near ?? 'year';
  // "$600 for you, paid in quarterly installments": of the year most likely, and a person looks at it.
  const isFar = near === null && (periodIn(text.slice(amounts[0]?.from)) ?? 'year') !== 'year';
  const seen = new Set<string>();
  return amounts.flatMap(({ value }, index): Candidate[] => {
    const level = levelFor(metric, levels[index] ?? null);
    if (level === undefined || seen.has(String(level))) return [];
    seen.add(String(level));
    const { value: yearly, assumed } = toYearly(value, period, guide.payPeriods);
    const isMatch = (/match/.test(text) && !/up to/.test(text)) || onCondition.test(text);
    return [
      {
        metric,
        value: yearly,
        tier: level,
        plan,
        confidence: assumed || isMatch || isFar ? 0.6 : 0.87,
        review: assumed || isMatch || isFar,
      },
    ];
  });
}

const carries = /carr(?:y|ies|ied)[- ]?(?:over|forward|ing)|roll(?:s|ed)?[- ]?(?:over|forward)|rollover|carryover/;
const mayContribute = /up to|max|limit|contribut|set aside|elect|defer|annual|allow/;
const isLess = /(?:minimum|at least|min\.?|from)[^$]{0,20}$/;
const separately = /^[^$.;]{0,50}(?:separate|married filing sep)/;

/** Amounts that an employee may set aside in a year. */
function spendingLimits(sentence: Sentence, guide: GuideContext): Candidate[] {
  const { text, kind } = sentence;
  if (
    !text.includes('$') ||
    limitedWords.test(text) ||
    /claim of|eligible expenses? (?:over|of)|save \$|tax savings|\bfee\b/.test(text)
  )
    return [];
  const account = accountOf(sentence);
  if (account !== 'fsa' && account !== 'dependent_care') return [];
  if (kind === 'prose' && /co-?pay|deductible of/.test(text)) return [];
  if (!mayContribute.test(text) && kind === 'prose') return [];
  const all = moneyIn(text);
  const isCarried = ({ from, to }: Amount): boolean => carries.test(between(text, from, to));
  const amounts = all.filter(
    (amount) =>
      !isCarried(amount) && !isLess.test(text.slice(0, amount.from)) && !separately.test(text.slice(amount.to)),
  );
  const [first] = amounts;
  if (first === undefined || (carries.test(text) && all.length === 1)) return [];
  const most = Math.max(
    ...amounts.filter(({ from }) => from < first.from + 120).map(({ value, high }) => high ?? value),
  );
  const value =
    account === 'dependent_care'
      ? most
      : amounts.length === 2 && isLessOf(amounts)
        ? most
        : (first.high ?? first.value);
  const period = periodIn(text.slice(first.to, first.to + 25));
  if (period !== null && period !== 'year') {
    const yearly = toYearly(value, period, guide.payPeriods);
    return [
      {
        metric: account === 'fsa' ? 'fsa.health_limit' : 'fsa.dependent_care_limit',
        value: yearly.value,
        confidence: 0.65,
        review: true,
      },
    ];
  }
  const sure = /up to|max|limit|as much as/.test(text) || first.high !== undefined;
  return [
    {
      metric: account === 'fsa' ? 'fsa.health_limit' : 'fsa.dependent_care_limit',
      value,
      confidence: sure ? 0.88 : 0.72,
      review: (!sure && kind === 'prose') || /\(20\d\d\).*\(20\d\d\)/.test(text),
    },
  ];
}

const isLessOf = (amounts: readonly Amount[]): boolean => (amounts[0]?.value ?? 0) < (amounts[1]?.value ?? 0) / 5;

/** The words around an amount up to the next amount or stop on each side; what leads to the next amount is that one's. */
function between(text: string, from: number, to: number): string {
  const before = text.slice(0, from).split(/[.;$]/).at(-1) ?? '';
  const behind = text.slice(to);
  const rest = behind.split(/[.;$]/)[0] ?? '';
  const after = behind[rest.length] === '$' && before.length > 12 ? (rest.split(/,| with | and /)[0] ?? '') : rest;
  return `${before.length > 70 ? before.slice(-70) : before}#${after.slice(0, 70)}`;
}

function carryover(sentence: Sentence): Candidate[] {
  const { text, heading, section, subject } = sentence;
  if (
    !text.includes('$') ||
    !(carries.test(text) || carries.test(section)) ||
    /grace period only|does not|pto|vacation|time off|minimum amount/.test(text)
  )
    return [];
  const account = accountOf(sentence);
  const isFsa =
    account === 'fsa' ||
    (account === null && healthFsaWords.test(`${heading} ${section}`)) ||
    (subject === 'fsa' && account === 'dependent_care');
  if (!isFsa) return [];
  const near = moneyIn(text).filter(({ from, to }) => carries.test(between(text, from, to)));
  const last = near.length > 0 ? near : moneyIn(text).filter(({ value }) => value < 1000);
  const [amount] = last;
  return amount === undefined || last.length > 2
    ? []
    : [{ metric: 'fsa.carryover', value: amount.value, confidence: 0.88 }];
}

function commuter({ text, topic, section, heading }: Sentence): Candidate[] {
  const told = /commut|transit|parking|van ?pool/;
  if (!text.includes('$') || !told.test(`${text} ${section} ${heading}`)) return [];
  if (topic !== 'commuter' && !told.test(text)) return [];
  if (
    /co-?working|travel|per day|\/ ?day|airport|relocat|ticket|\bcosts? \$\d|\birs (?:allows|limits|permits|sets)\b|tax law|federal law/.test(
      text,
    )
  )
    return [];
  const [first] = moneyIn(text).filter(({ high }) => high === undefined);
  const period = first === undefined ? null : (periodIn(text.slice(first.from)) ?? periodIn(text) ?? periodIn(section));
  if (first === undefined || period === null || period === 'paycheck') return [];
  return [
    {
      metric: 'commuter.monthly',
      value: toMonthly(first.value, period, null).value,
      confidence: period === 'month' ? 0.88 : 0.7,
    },
  ];
}

export const accounts: SentenceRules = {
  about:
    /\bhsa|h\.s\.a|hra\b|\bhra|small employer|premiums|fsa|savings? account|flexible spending|reimbursement (?:arrangement|account)|dependent|dcap|carr[yi]|roll|commut|transit|parking|van ?pool/,
  rules: [hsaOffered, employerContribution, spendingLimits, carryover, commuter].map(exceptAnnounced),
};

import { percentsIn } from '../../read/amounts.ts';
import { above, EMPLOYER, leading } from './around.ts';
import { exceptAnnounced } from './announced.ts';
import { inDigits } from './digits.ts';
import { readMatch } from './match.ts';
import { readVesting } from './vesting.ts';
import type { Candidate, Sentence, SentenceRules } from '../sentence.ts';

const planned = /\bretire|\b40[13] ?\(?[kb]\b|\b457\b|\bpension\b|\btsp\b|safe harbor|simple ira/;
const otherMatch = /charit|donat|\bgifts?\b|non-?profits?\b|student loan|\bhsas?\b|\bstocks?\b|\bespp\b|\bequity\b/;

/** Whether a sentence is about the retirement plan, by itself or by what stands above it. */
function isOfPlan(sentence: Sentence): boolean {
  const { text, subject, topic } = sentence;
  return (
    planned.test(text) ||
    subject === 'retirement' ||
    topic === 'retirement' ||
    planned.test(above(sentence)) ||
    (sentence.around === 'retirement' &&
      (/vest|match|contribut|enrol/.test(above(sentence)) || /\bfully vested\b/.test(text)))
  );
}

const types: readonly (readonly [string, RegExp, number])[] = [
  ['401(k)', /\b401 ?\(?k\)?/, 0.9],
  ['403(b)', /\b403 ?\(?b\)?/, 0.9],
  ['TSP', /\btsp\b/, 0.88],
  ['SIMPLE IRA', /\bsimple[- ]ira/, 0.9],
  ['SEP IRA', /\bsep[- ]ira/, 0.9],
  // These mostly stand beside another plan, which is then the one that is meant.
  ['457(b)', /\b457(?:\(b\)| ?b\b| (?:plan|account)| of the (?:irs|irc|internal revenue|tax))/, 0.76],
  [
    'Pension',
    /\bpension (?:plan|fund|program)\b|\bdefined[- ]benefit (?:plan|program)|\b(?:public|state|county|city|school)(?: (?!and|or)\w+'?){0,3} retirement (?:system|fund)\b/,
    0.76,
  ],
];
const offers =
  /plan|\b(?:has|have) an? |govern|offer|option|managed|provid|particip|enrol|eligib|contribut|match|sav(?:e|ings)|benefit|access|join/;
const offered = /offer|provid|particip|contribut|vest|member|enrol|available|\bpays?\b|\bpaid\b|join/;
const elsewhere = /roll(?:ed|ing)? ?over|previous employer|loan/;

const planHeading = /^[^.;:?]{0,60}$/;
const ofSaving = /contribut|match|vest|defer|enrol|eligib|roth|particip|\bsav(?:e|ing)|retirement/;

/** The one plan that what stands above a sentence names, where the sentence goes on about it. */
function planTypeAbove({ text, heading, section }: Sentence): Candidate[] {
  if (!ofSaving.test(text) || elsewhere.test(text)) return [];
  for (const head of [section, heading]) {
    if (!planHeading.test(head) || /\bor\b|\bvs\b|loan|how to|faq/.test(head)) continue;
    const found = types.filter(([words, is]) => words !== 'Pension' && is.test(head));
    const [only] = found;
    if (only !== undefined && found.length === 1)
      return [{ metric: 'retirement.plan_type', words: only[0], confidence: 0.82 }];
  }
  return [];
}

/** "401(k) (or equivalent in other countries)" */
const abroad = / ?\([^)]*\bother countries\)/g;
/** "401k" alone in a list of benefits. */
const alone = /^\W*(?:roth |company |our |an? )*(?:401 ?\(?k\)?|sep ira)\W*$/;
const ofBenefits = /benefit|perk/;

/** What people do elsewhere, and what a kind of plan is like, is no plan of the employer's. */
const general =
  /\b(?:many|most|some|other) (?:people|employers|companies|workers|countries|places|jobs)\b|\b(?:retirement|savings) (?:plans|accounts)\b,? (?:such as|like|\()|\b(?:typically|generally)\b/;
const compared =
  /\b(?:similar to|like|such as|unlike|other|another|any|whether|e\.g\.,?) (?:(?:an?|the|your|traditional|private|company) ){0,2}40[13] ?\(?[kb]\)?/g;

const notOffered =
  /\b(?:do not|does not|don't|doesn't) (?:offer|provide|have|sponsor) (?:an? |any )?(?:\w+ )?(?:40[13]|457|pension)/;

/** "You may join our 401(k) plan": the kind of plan. */
function planTypeOf(sentence: Sentence): Candidate[] {
  const { heading, section, subject } = sentence;
  const text = sentence.text.replaceAll(abroad, '');
  if (
    elsewhere.test(text) ||
    general.test(text) ||
    notOffered.test(text) ||
    /continue to be deducted|paycheck deductions?/.test(text)
  )
    return [];
  if (!types.some(([, is]) => is.test(text))) return planTypeAbove(sentence);
  const own = text.replaceAll(compared, ' ? ').replaceAll(/\b40[13] ?\(?[kb]\)?[- ](?:style|like|type)\b/g, ' ? ');
  // Hardly an employer has both: which of them is meant, or whether a law is quoted, is for a person to say.
  const isOpen = types.filter(([words, is]) => /^40[13]/.test(words) && is.test(own)).length > 1;
  return types.flatMap(([words, is, confidence]) => {
    if (words === 'Pension' && subject !== 'retirement' && !/defined benefit|our pension/.test(text)) return [];
    if (words === 'Pension' && !offered.test(text)) return [];
    const isListed = alone.test(text) && ofBenefits.test(`${heading} ${section} ${sentence.before}`);
    if (!is.test(own) || (!isListed && !offers.test(`${heading} ${section} ${text}`))) return [];
    return [{ metric: 'retirement.plan_type', words, confidence, ...(isOpen && { review: true }) } as const];
  });
}

/** A match that depends on how the year went. */
const onResults = /\bif (?:the (?:company|firm)|profits|results|we) (?:meets?|reach|makes?|are|is|has|have|exceeds?)\b/;

/** "We match 100% of the first 3% of pay and 50% of the next 2%." */
function matchOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  if (!/\bmatch/.test(`${text} ${above(sentence)}`) || otherMatch.test(text) || !isOfPlan(sentence)) {
    // "For every dollar you save we add 50 cents" needs no such word.
    if (
      !/\bif you (?:contribute|save|put in|defer) (?:at least )?\d|for (?:every|each) (?:dollar|\$1\b)|dollar[- ]for[- ]dollar/.test(
        text,
      ) ||
      otherMatch.test(text) ||
      !isOfPlan(sentence)
    )
      return [];
  }
  if (/no company match|suspend/.test(text)) return [];
  if (/\bnot\b[^.;]*\bbeyond\b/.test(text)) return [];
  // "We match all of the first 3%. For the next 2%, we match half.": two sentences are one match.
  const isRest = /\bnext \d|\b4th (?:and|-|&) 5th/.test(text) && /\bfirst \d/.test(sentence.before);
  const match = readMatch(isRest ? `${sentence.before.replace(/\.$/, ';')} ${text}` : text);
  if (match === null) return [];
  const { formula, most, isPartial } = match;
  const confidence = isRest ? 0.99 : /\bfirst \d/.test(text) && !/\bnext\b/.test(text) ? 0.86 : match.confidence;
  const review = isPartial || onResults.test(text) ? { review: true } : {};
  return [
    { metric: 'retirement.effective_match', value: most, confidence, ...review },
    ...(formula === null
      ? []
      : [{ metric: 'retirement.match_formula', words: formula, confidence, ...review } as const]),
  ];
}

const employer = new RegExp(String.raw`\b${EMPLOYER}s?\b|\bwe\b`);
const withoutMatch =
  /non-?elective|profit[- ]sharing|safe harbor|whether or not|automatic (?:\(?\d+(?:\.\d+)?%\)? )?(?:company |employer |agency )?(?:\d+(?:\.\d+)?% )?contribution|(?:basic|core|base|fixed) contribution/;
const given =
  /\b(?!you|employees?|they|members?|who|and|to|may|can|must|i)\w+,? (?:(?:will|also|automatically|currently) ){0,2}(?:contribut(?:es?|ing)|adds?|puts?|gives?|(?:be )?mak(?:es?|ing) (?:an? )?(?:annual |employer )?contributions?)(?: (?:an?|the|of|amount|equal|to|annual|extra)){0,6} ?(\d+(?:\.\d+)?) ?(?:%|percent)(?: (?:of|to (?:your|their|the|each)|into|toward)|(?=[.,;]|$|\)))/;

/** What a contribution is only added to, or has added to it. */
const supplemented = /(?<=contribution )(?:is|are|will be) supplemented by\b.*/;

/** "You will automatically start contributing 6%" is said of the employee. */
function givenByEmployer(text: string): RegExpExecArray | null {
  const found = given.exec(text);
  // "Employees hired after 2011 contribute 4%": many do it, and no employer is named.
  if (
    found !== null &&
    /\bcontribute\b/.test(found[0]) &&
    !/\b(?:will|to) contribute\b/.test(found[0]) &&
    !employer.test(found[0])
  )
    return null;
  return found === null ||
    /\b(?:you|members?|staff|they)(?: \w+){0,2} ?$/.test(text.slice(Math.max(0, found.index - 40), found.index))
    ? null
    : found;
}

/** "The employer contribution is 4% of pay", "contributions equal to 10% of your salary", which are not the employee's. */
const named = new RegExp(
  String.raw`contributions? of (\d+(?:\.\d+)?) ?(?:%|percent) of (?:\w+ ){0,2}(?:salary|pay|wages),? (?:is |are )?made by (?:both )?(?:the )?${EMPLOYER}|(?:${EMPLOYER}|\bour)(?:'s)? contributions?(?: of| is| are| equals?|:| \|)+ (\d+(?:\.\d+)?) ?(?:%|percent)|(\d+(?:\.\d+)?) ?(?:%|percent) ${EMPLOYER} contribution|${EMPLOYER} [^.;%]{0,130}\bcontributions? (?:of|equal to) (\d+(?:\.\d+)?) ?(?:%|percent) of (?:\w+ ){0,3}(?:pay|salary|wages)|\bpays (?:an amount equal to )?(\d+(?:\.\d+)?) ?(?:%|percent) of (?:each |an |the |your )?(?:\w+'?s? )?(?:salary|pay|wages) (?:in)?to\b|\breceives? [^.;%]{0,40}contributions? (?:of|equivalent to) (\d+(?:\.\d+)?) ?(?:%|percent) of|(\d+(?:\.\d+)?) ?(?:%|percent) of (?:an? |the |your |each |their )?(?:\w+'?s? )?(?:annual |base |gross )?(?:salary|pay|wages) (?:is |will be )?paid (?:in)?to (?:an? |the |your |their )?(?:\w+ )?(?:pension|40[13])`,
);

/** What is taken out of the pay is the employee's own, whoever sends it on. */
const byEmployee =
  /\bdeduct|\bwithh[eo]ld|from (?:your|their|each) (?:pay|salar|wage)|\bopt[ -]out|\bdeferrals?\b|requires? (?:an? )?contribution|(?:members?|you) (?:must|shall) contribute|\b(?:your|member) contributions? (?:is|are|of|rate)/;

/** "The company contributes 3% of your pay, whether or not you save." */
function nonelectiveOf(sentence: Sentence): Candidate[] {
  if (!isOfPlan(sentence) || !/%|percent/.test(sentence.text)) return [];
  const text = sentence.text
    .split(/(?<=[.;|]) /)
    .filter((clause) => !byEmployee.test(clause))
    .join(' ');
  const shares = percentsIn(text).filter(({ value }) => value <= 20);
  const kind = withoutMatch.exec(text);
  if (kind !== null && !/match|default|enrol|vest|up to/.test(text)) {
    const [only] = shares;
    return only !== undefined && shares.length === 1 && only.high === undefined
      ? [{ metric: 'retirement.nonelective', value: only.value, confidence: 0.88 }]
      : [];
  }
  const plain = givenByEmployer(text) ?? named.exec(text);
  if (
    plain === null ||
    /\bmatch|up to|default|\bif you\b/.test(
      text.slice(Math.max(0, plain.index - 70), plain.index + plain[0].length + 60).replace(supplemented, ''),
    )
  )
    return [];
  return [
    {
      metric: 'retirement.nonelective',
      value: Number(plain.slice(1).find((part) => part !== undefined)),
      confidence: kind === null ? 0.82 : 0.9,
    },
  ];
}

const company = new RegExp(String.raw`\b${EMPLOYER}\b|match|our contribution|profit`);
const own = /your own|employee contributions|your contributions/;

/** "Company contributions are fully vested after three years." The employee's own money tells nothing. */
function vestingOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  const isRow = (sentence.kind === 'row' || text.length < 40) && /vest/.test(above(sentence));
  if ((!/vest/.test(text.replaceAll('invest', '')) && !isRow) || !isOfPlan(sentence)) return [];
  if (/\bloans?\b|stock|equity|\bshares\b|\brsus?\b|\bgrants?\b|espp/.test(`${text} ${above(sentence)}`)) return [];
  if ((own.test(text) && !company.test(text)) || /\bforfeit\w*[^.;]{0,50}\bafter\b/.test(text)) return [];
  return readVesting(sentence);
}

const automatic =
  /unless you (?:opt out|decline)[^.;]*deferred|automatic(?:ally)? enrol|auto[- ]?enrol|enrolled automatically|default (?:contribution|savings|rate)|\byou(?:'ll| will)? automatically (?:start |begin )?(?:contribut|sav|defer)|(?:deferred|saved) (?:in|into|to) (?:the|your) (?:plan|account|40\S+) by default/;
const rises =
  /increas|escalat|rais|up to|maximum|max\b|each year|every year|annually|match\w*|until|reach\w*|cap(?:ped)?\b/;

/** "New employees are enrolled automatically at 3% of pay." What it rises to is another matter. */
function autoEnrollmentOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  const named = automatic.exec(text);
  if (named === null || !isOfPlan(sentence)) return [];
  const share = percentsIn(text).find((percent) => percent.value <= 15 && !rises.test(leading(text, percent, 35)));
  return share === undefined || /\bno longer\b|not automatically/.test(text)
    ? []
    : [{ metric: 'retirement.auto_enrollment', value: share.value, confidence: 0.88 }];
}

/** Roth savings within the plan; an account of one's own is none. */
function rothOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  if (!/\broth\b(?!,? ira)/.test(text) || !isOfPlan(sentence)) return [];
  if (elsewhere.test(text) || /\(not (?:a |the )?roth\)/.test(text)) return [];
  const words = /(?:no|not|without|does not|don't)\b[^.,;]{0,25}\broth/.test(text) ? 'no' : 'yes';
  return [{ metric: 'retirement.roth', words, confidence: 0.87 }];
}

/** What prose and rows say about saving for retirement. */
export const retirement: SentenceRules = {
  about: /retire|contribut|40[13] ?\(?[kb]|\b457|pension|thrift|\btsp\b|match|vest|\broth\b|\bira\b|safe harbor/,
  rules: [planTypeOf, matchOf, nonelectiveOf, vestingOf, autoEnrollmentOf, rothOf].map(inDigits).map(exceptAnnounced),
};

import type { MetricKey } from '../../../../contract/metrics.ts';
import { type Period, periodIn, toMonthly, toYearly } from '../periods.ts';
import { type Amount, moneyIn, NUMBER, numberOf } from '../../read/amounts.ts';
import { exceptAnnounced } from './announced.ts';
import { above, leading, trailing } from './around.ts';
import type { Candidate, GuideContext, Sentence, SentenceRules } from '../sentence.ts';

/** A benefit of money and the words that tell of it. */
interface Program {
  metric: MetricKey;
  is: RegExp;
  /** What the amount must be for, where the words alone could mean less. */
  gives: RegExp;
  not?: RegExp;
  per: 'year' | 'month' | 'once';
}

const gives =
  /reimburs|stipend|allowance|budget|assist|up to|provid|offer|contribut|per (?:year|month|employee|calendar)|annual|each (?:year|month)|a (?:year|month)|month|benefit|fund|receive|\bget\b|\bgive|credit|spend|expense|\b(?:we|company)(?:'ll| will)? (?:covers?|pays?)\b|\||:|^\$/;

const benefits: readonly Program[] = [
  { metric: 'programs.tuition', is: /tuition|\btoward (?:a|your|an) (?:\w+ )?degree|education(?:al)? (?:assistance|reimbursement|benefit)|degree program|student tuition|college courses?|course tuition/, gives, not: /irs|tax[- ]free|tax code|section 127|lifetime|child|dependents?\b|discount|student loan|scholarship/, per: 'year' },
  { metric: 'programs.learning', is: /professional development|learning (?:and development |& development )?(?:stipend|budget|allowance|fund|benefit)|\blearning\b|continuing (?:education|learning)|training (?:budget|stipend|allowance)|education (?:stipend|budget|allowance)|conference|personal development|career development/, gives, not: /separate from|conference (?:room|call)|\brent|speak|referral|degree|course that costs|costs? more than|student loan|lifetime|wellness|home office/, per: 'year' },
  { metric: 'programs.wellness', is: /\bwellness\b|well-?being|\bgym\b|\bfitness\b|health club|healthy lifestyle/, gives, not: /\bearn|reward|incentive|discount|screening|biometric|premium|surcharge|physical exam|\bhsa\b|visit|deductible|copay|co-pay|points|gift card|\bcomplete the\b|dental|tobacco|home office|life insurance|family coverage|lifetime|challenge|completing|assessment|\d% (?:up )?to/, per: 'year' },
  { metric: 'programs.adoption', is: /\badopt(?:ion|ing|ive)?\b/, gives: /assist|reimburs|expens|benefit|up to|\||stipend|:|provid/, not: /tax credit|leave of|lifetime maximum|ivf/, per: 'once' },
  { metric: 'programs.home_office', is: /home[- ]?office|office (?:set-?up|stipend|equipment|furniture|refresh)|remote (?:work(?:er)?|office) (?:set-?up|stipend|allowance|equipment)|work[- ]from[- ]home (?:set-?up|stipend|allowance|equipment|office|budget)|\bwfh\b|workspace (?:stipend|set-?up|allowance|budget)|workstation|desk set-?up/, gives: new RegExp(`${gives.source}|for your home`), not: /co-?working|rent|deduct|internet|phone|per month|monthly|each month|a month|tax|more than|exceed|\bover \$/, per: 'once' },
  { metric: 'programs.phone_internet', is: /\binternet\b|cell ?phone|\bmobile\b|\bphones?\b|wi-?fi/, gives, not: /home[- ]office|call |device|purchase|upgrade|new phone|once|discount|visit|handset|copay|wellness/, per: 'month' },
]; // prettier-ignore

const notGiven =
  /per day|\/ ?day\b|per diem|deduct(?:ed|ion)|threshold|receipts?\b|\bfee\b|minimum|more than \$|\bover \$|exceed\w* \$|costs? \$|\bcosts? (?:about|around)|\b(?:typical(?:ly)?|usually|roughly|on average)\b|\bvalued? (?:at|of)|worth|save|penalt|per person per event|bonus|refer|every (?:\w+) months|twice a year|semi-?annual|pay(?:ing)? back|paid back|repa(?:y|id)|\b(?:managers?|supervisors?|directors?) (?:may|can) approve|\bcharges \$|\bcosts? (?:us|the company)\b|raffle|\bwin\b|\bfund of \$|\b(?:each|every|per) (?:team(?! ?m(?:embers?|ates?))|department|office)\b/;
const uncertain =
  /semester|per course|per class|per event|per credit|quarter|\bin total\b|altogether|lifetime|(?:for|per) (?:a|the|each) degree/;

/** "We reimburse up to $5,250 of tuition a year": each program by its words, or by its heading where the text has none. */
function amountsOf(sentence: Sentence, guide: GuideContext): Candidate[] {
  const amounts = moneyIn(sentence.text);
  if (amounts.length === 0) return [];
  const own = benefits.filter(({ is }) => is.test(sentence.text));
  const headed = own.length > 0 && !isOfLearning(sentence, own) ? own : ofHeading(sentence);
  if (headed.length === 0) return [];
  if (own.length === 1 || headed.length === 1) {
    const [program] = headed;
    return program === undefined ? [] : candidateOf(program, amounts, sentence, guide, own.length > 0);
  }
  // Several in one sentence: each takes the amount that stands nearest to its words.
  return headed.flatMap((program) => {
    const at = sentence.text.search(program.is);
    const near = amounts.filter((amount) => Math.min(Math.abs(amount.from - at), Math.abs(amount.to - at)) < 60);
    const taken = near.filter((amount) =>
      headed.every(
        (rival) =>
          rival === program || Math.abs(amount.from - sentence.text.search(rival.is)) > Math.abs(amount.from - at),
      ),
    );
    return candidateOf(program, taken, sentence, guide, true).map((candidate) => ({
      ...candidate,
      confidence: Math.min(candidate.confidence, 0.8),
    }));
  });
}

/** A budget for learning may be spent on tuition and is none. */
const isOfLearning = (sentence: Sentence, own: readonly Program[]): boolean =>
  !/^(?:tuition|education(?:al)?) (?:reimbursement|assistance|aid|benefits?)\b|\btuition (?:reimbursement|assistance) (?:policy|program|plan|benefit)\b/.test(
    sentence.text,
  ) &&
  own.every(({ metric }) => metric === 'programs.tuition' || metric === 'programs.learning') &&
  ofHeading(sentence)[0]?.metric === 'programs.learning';

function ofHeading({ heading, section }: Sentence): readonly Program[] {
  const bySection = benefits.filter(({ is, not }) => is.test(section) && not?.test(section) !== true);
  const found =
    bySection.length > 0
      ? bySection
      : benefits.filter(({ is, not }) => is.test(heading) && not?.test(heading) !== true);
  return found.length === 1 ? found : [];
}

function candidateOf(
  { metric, gives: given, not, per }: Program,
  amounts: readonly Amount[],
  sentence: Sentence,
  { payPeriods }: GuideContext,
  isNamed: boolean,
): Candidate[] {
  const { text } = sentence;
  const heads = above(sentence);
  if (not?.test(text) === true || !given.test(isNamed ? text : `${heads} ${text}`) || notGiven.test(text)) return [];
  if (/\bfsa\b|flexible spending|dependent care|commut|\bhra\b|401|insurance|part[- ]time/.test(text)) return [];
  const [first] = amounts;
  if (first === undefined || first.high !== undefined || !areOne(text, amounts)) return [];
  const around = `${leading(text, first, 60)} ${trailing(text, first, 50)}`;
  if (/first year of|limited to/.test(leading(text, first, 40))) return [];
  const own = text.slice(first.to, Math.min(first.to + 40, amounts[1]?.from ?? text.length));
  const period = periodIn(own) ?? periodIn(around) ?? periodIn(heads);
  const base = isNamed ? 0.88 : 0.8;
  if (per === 'once') {
    return period === 'month' ? [] : [{ metric, value: first.value, confidence: base }];
  }
  const review = uncertain.test(around) ? { review: true } : {};
  return [{ metric, ...broughtTo(per, first.value, period, payPeriods, base), ...review }];
}

/** Whether amounts say one thing: the same dollars, or "$240 a year ($20 per month)". */
function areOne(text: string, amounts: readonly Amount[]): boolean {
  const yearly = amounts.map(
    (amount) => toYearly(amount.value, periodIn(trailing(text, amount, 20)) ?? 'year', 26).value,
  );
  return new Set(amounts.map(({ value }) => value)).size === 1 || new Set(yearly).size === 1;
}

function broughtTo(
  per: 'year' | 'month',
  value: number,
  period: Period | null,
  payPeriods: number | null,
  base: number,
): { value: number; confidence: number; review?: boolean } {
  if (period === null) return { value, confidence: base - 0.12, ...(per === 'month' && { review: true }) };
  const { value: brought, assumed } =
    per === 'year' ? toYearly(value, period, payPeriods) : toMonthly(value, period, payPeriods);
  return { value: brought, confidence: assumed ? base - 0.15 : base, ...(assumed && { review: true }) };
}

const eap = /\beaps?\b|employee assistance|assistance program|counsel/;
const sessions = new RegExp(
  String.raw`(?<![\w$.-])(?:(${NUMBER}) ?(?:-|to) ?)?(?<![\w$.])(${NUMBER})[ -](?:(?!minute|hour|day|week|legal|financial|month|year)[a-z/-]+,? (?:or |and |& )?){0,7}?(?:sessions?|visits?|consultations?|appointments|meetings)\b`,
);

/** "Six sessions with a counselor for each issue." */
function eapOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  const heads = above(sentence);
  if (!/session|visit|consult|appointment|meeting/.test(text)) return [];
  const isEap = /\beaps?\b|employee assistance/.test(`${text} ${heads} ${sentence.before}`);
  if (!isEap || (!eap.test(text) && !/\beaps?\b|employee assistance/.test(`${heads} ${sentence.before}`))) return [];
  const found = sessions.exec(text);
  if (found === null) return [];
  const nearby = text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 40);
  if (
    /legal|attorney|lawyer|financ|nutrition|mediat|copay|deductible|therapy visits? per/.test(
      nearby.replace(/,.*$/, ''),
    ) &&
    !/counsel|face|person/.test(found[0])
  )
    return [];
  const value = numberOf(found[2] ?? '');
  return value === null || value > 50
    ? []
    : [{ metric: 'programs.eap_sessions', value, confidence: eap.test(text) ? 0.9 : 0.82 }];
}

/** What prose and rows say about money for learning, health, adoption and work at home, and about counseling. */
export const programs: SentenceRules = {
  about:
    /tuition|education|college|courses?\b|learning|development|training|conference|wellness|well-?being|\bgym\b|fitness|adopt|office|remote|work|internet|phone|mobile|wi-?fi|\beap|assistance|counsel/,
  rules: [amountsOf, eapOf].map(exceptAnnounced),
};

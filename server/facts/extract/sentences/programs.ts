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
  /reimburs|stipend|budget|assist|up to|provid|offer|annual|each (?:year|month)|month|benefit|fund|receive|\bget\b|\bgive|credit|spend|expense|\||:|^\$/;

const benefits: readonly Program[] = [
  { metric: 'programs.tuition', is: /tuition|\btoward (?:a|your|an) (?:\w+ )?degree|education(?:al)? (?:assistance|benefit)|degree program/, gives, not: /irs|tax[- ]free|child|dependents?\b/, per: 'year' },
  { metric: 'programs.learning', is: /professional development|learning (?:stipend|budget|fund|benefit)|\blearning\b|continuing education|training (?:budget|stipend)|education (?:stipend|budget)|conference/, gives, not: /separate from|\brent|speak|degree|costs? more than/, per: 'year' },
  { metric: 'programs.wellness', is: /\bwellness\b|well-?being|\bgym\b|\bfitness\b|health club/, gives, not: /\bearn|reward|premium|\bhsa\b|visit|deductible|copay|co-pay|points|dental|tobacco|lifetime|assessment|\d% (?:up )?to/, per: 'year' },
  { metric: 'programs.adoption', is: /\badopt(?:ion|ing|ive)?\b/, gives: /assist|expens|benefit|up to|\||stipend|:|provid/, not: /ivf/, per: 'once' },
  { metric: 'programs.home_office', is: /home[- ]?office|office (?:set-?up|stipend|equipment|furniture|refresh)|\bwfh\b|desk set-?up/, gives: new RegExp(`${gives.source}|for your home`), not: /co-?working|rent|deduct|phone|monthly|a month|tax|more than|exceed|\bover \$/, per: 'once' },
  { metric: 'programs.phone_internet', is: /\binternet\b|cell ?phone|\bmobile\b|\bphones?\b|wi-?fi/, gives, not: /call |device|upgrade|once|visit|handset|copay/, per: 'month' },
]; // prettier-ignore

const notGiven =
  /per day|\/ ?day\b|\bfee\b|minimum|more than \$|\bover \$|\b(?:typical(?:ly)?|usually|roughly)\b|\bvalued? (?:at|of)|worth|save|penalt|bonus|refer|every \w+ months|pay(?:ing)? back|\bmanagers? (?:may|can) approve|\bcharges \$|raffle|\bwin\b|\b(?:each|every|per) (?:team(?! ?m(?:embers?|ates?))|office)\b/;
const uncertain = /semester|quarter/;

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
  !/^(?:tuition|education(?:al)?) (?:reimbursement|assistance|aid)\b|\btuition reimbursement (?:policy|program|plan|benefit)\b/.test(
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
  if (/\bfsa\b|commut|\bhra\b|401|part[- ]time/.test(text)) return [];
  const [first] = amounts;
  if (first === undefined || first.high !== undefined || !areOne(text, amounts)) return [];
  const around = `${leading(text, first, 60)} ${trailing(text, first, 50)}`;
  if (/limited to/.test(leading(text, first, 40))) return [];
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

const eap = /\beaps?\b|assistance program|counsel/;
const sessions = new RegExp(
  String.raw`(?<![\w$.-])(?:(${NUMBER}) ?(?:-|to) ?)?(?<![\w$.])(${NUMBER})[ -](?:[a-z/-]+,? (?:or |and |& )?){0,7}?(?:sessions?|visits?)\b`,
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

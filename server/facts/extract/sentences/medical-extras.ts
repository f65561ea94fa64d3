import { periodIn, toMonthly } from '../periods.ts';
import { moneyIn } from '../../read/amounts.ts';
import type { Candidate, GuideContext, Sentence, SentenceRules } from '../sentence.ts';
import type { MetricKey } from '../../../../contract/metrics.ts';

/** One recurring amount of a sentence brought to a month; review where its period is not said. */
function monthly({ text, section, heading }: Sentence, metric: MetricKey, guide: GuideContext, from = 0): Candidate[] {
  const amounts = moneyIn(text.slice(from));
  const [first] = amounts;
  if (first === undefined || first.high !== undefined) return [];
  const period = periodIn(text.slice(from)) ?? periodIn(text) ?? periodIn(`${section} ${heading}`);
  if (period === null) return [{ metric, value: first.value, confidence: 0.6, review: true }];
  const { value, assumed } = toMonthly(first.value, period, guide.payPeriods);
  return [{ metric, value, confidence: assumed ? 0.65 : 0.88, review: assumed }];
}

const waives =
  /waiv\w+|opt(?:s|ing)?[- ]?out|declin\w+|in lieu of|already (?:ha(?:s|ve)|covered)[^.;$]{0,50}(?:insurance|plan|spouse)[^.;$]{0,30}\$[\d,.]+ (?:per|a|each|\/)/;
const receives = /credit|receive|\bgets?\b|stipend|\bcash\b|payment|paid|deposited|in lieu|bonus|offers/;

function optOutCredit(sentence: Sentence, guide: GuideContext): Candidate[] {
  const { text, heading, section, topic } = sentence;
  const told = waives.test(text) || /waiver|opt[- ]?out/.test(`${heading} ${section}`);
  if (!told || !text.includes('$') || !receives.test(text)) return [];
  const medical =
    /medical|health|waiver/.test(`${text} ${heading}`) &&
    topic !== 'dental' &&
    topic !== 'life' &&
    topic !== 'retirement';
  if (
    !medical ||
    /surcharge|deductible|copay|tobacco|fee is waived|waived if|is waived|are waived|late fee|dental opt|cessation/.test(
      text,
    )
  )
    return [];
  return monthly(sentence, 'medical.opt_out_credit', guide);
}

const fertilityWords = /fertility|\bivf\b|family[- ](?:building|forming)|assisted reproduct/;
const refused = /not cover|exclusion/;

function fertility({ text, heading, section, topic, kind }: Sentence): Candidate[] {
  const told = fertilityWords.test(text);
  if (!told && !(fertilityWords.test(`${heading} ${section}`) && /cover|maximum|\$/.test(text))) return [];
  if (topic === 'retirement' || topic === 'leave' || /exclu|not covered|limitation/.test(`${heading} ${section}`))
    return [];
  const found: Candidate[] = [];
  const no = refused.test(text) || (kind === 'row' && /\| not covered/.test(text));
  const yes = /cover|benefit|maximum|up to|assist|offer|provide|\$|through|program/.test(text);
  if (told && (no || yes))
    found.push({
      metric: 'medical.fertility',
      words: no ? 'no' : 'yes',
      confidence: no ? 0.8 : /cover|maximum|ivf/.test(text) ? 0.85 : 0.75,
    });
  const [amount] = moneyIn(text).filter(({ value }) => value >= 1000);
  if (
    !no &&
    amount !== undefined &&
    /maximum|up to|limit|cap|toward/.test(text) &&
    !/per (?:month|year|visit)|adoption assistance|deductible|out-of-pocket|drug/.test(text)
  ) {
    found.push({
      metric: 'medical.fertility_maximum',
      value: amount.value,
      confidence: /maximum|up to/.test(text) ? 0.86 : 0.72,
    });
  }
  return found;
}

const glp1 = /glp-?1|wegovy|saxenda|ozempic/;

function weightLossDrugs({ text }: Sentence): Candidate[] {
  if (!glp1.test(text) || !/weight|obes|wegovy|saxenda/.test(text)) return [];
  const no = /exclud|not cover|except/.test(text);
  if (!no && !/cover|includ/.test(text)) return [];
  return [{ metric: 'medical.glp1_weight_loss', words: no ? 'no' : 'yes', confidence: 0.85 }];
}

const fundings: readonly (readonly [RegExp, string])[] = [
  [/\bself[- ](?:funded|insured|funds|insures)\b/, 'self-funded'],
  [/\blevel[- ]funded\b/, 'level-funded'],
  [/\bfully[- ]insured\b/, 'fully insured'],
];

function funding({ text, topic }: Sentence): Candidate[] {
  const named = fundings.filter(([pattern]) => pattern.test(text));
  const [only] = named;
  if (only === undefined || named.length > 1) return [];
  const medical = topic === 'medical' || /medical|health/.test(text);
  if (!medical || /\bif\b|\bmay\b|whether|dental|\bstd\b|workers|liability/.test(text)) return [];
  return [{ metric: 'medical.funding', words: only[1], confidence: 0.88 }];
}

export const medicalExtras: SentenceRules = {
  about:
    /waiv|opt|declin|in lieu|already|other|another|elsewhere|fertil|ivf|vitro|family[- ](?:building|forming)|glp|weight|obes|wegovy|self[- ]|fully[- ]|level[- ]/,
  rules: [optOutCredit, fertility, weightLossDrugs, funding],
};

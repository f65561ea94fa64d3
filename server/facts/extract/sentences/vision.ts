import type { MetricKey } from '../../../../contract/metrics.ts';
import { type Amount, moneyIn } from '../values.ts';
import type { Candidate, GuideContext, Sentence, SentenceRules } from '../sentence.ts';
import { contributionsIn } from './costs.ts';

const isVision = ({ topic, text }: Sentence): boolean =>
  topic === 'vision' ||
  (/\bvision\b|eye exam/.test(text) && topic !== 'dental' && topic !== 'other' && topic !== 'medical');

const things: readonly (readonly [MetricKey, RegExp])[] = [
  ['vision.exam_copay', /\bexam(?:s|ination|inations)?\b/g],
  ['vision.frame_allowance', /\bframes?\b/g],
  ['vision.contact_allowance', /\bcontact(?: lens(?:es)?|s)\b/g],
];

/** How far an amount is from the nearest word for a thing; what follows an amount ("$150 for frames") is near as well. */
function nearest(text: string, amount: Amount): { metric: MetricKey; far: number } | null {
  let best: { metric: MetricKey; far: number } | null = null;
  for (const [metric, words] of things) {
    for (const { index, 0: word } of text.matchAll(words)) {
      const gap = index < amount.from ? text.slice(index + word.length, amount.from) : text.slice(amount.to, index);
      if (/[.;$]/.test(gap)) continue;
      if (best === null || gap.length < best.far) best = { metric, far: gap.length };
    }
  }
  return best;
}

function allowances(sentence: Sentence): Candidate[] {
  const { text, kind, plan } = sentence;
  if (kind === 'row' || !text.includes('$') || !isVision(sentence)) return [];
  const seen = new Set<MetricKey>();
  return moneyIn(text).flatMap((amount): Candidate[] => {
    const { metric, far } = nearest(text, amount) ?? { metric: null, far: 0 };
    if (metric === null || far > 70 || seen.has(metric)) return [];
    const around = text.slice(Math.max(0, amount.from - 25), amount.to + 25);
    const isCopay =
      /co-?pay/.test(text.slice(amount.from, amount.to + 12)) || /co-?pay[^$]{0,20}$/.test(text.slice(0, amount.from));
    if (metric === 'vision.exam_copay' ? !isCopay && !/for|cost|pay/.test(around) : isCopay || /fitting/.test(around))
      return [];
    if (/out[- ]of[- ]network|reimburs/.test(text) && metric !== 'vision.exam_copay') return [];
    seen.add(metric);
    return [{ metric, value: amount.value, plan, confidence: 0.83 }];
  });
}

function freeExam(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (kind === 'row' || !isVision(sentence) || !/exam/.test(text) || text.includes('$')) return [];
  return /exam[^.;]{0,40}(?:covered in full|no (?:cost|charge|copay)|free of charge|covered at 100%)/.test(text)
    ? [{ metric: 'vision.exam_copay', value: 0, plan: sentence.plan, confidence: 0.82 }]
    : [];
}

const contribution = (sentence: Sentence, guide: GuideContext): Candidate[] =>
  sentence.topic === 'vision' && !/medical|dental/.test(sentence.text)
    ? contributionsIn(sentence, 'vision.contribution', guide)
    : [];

export const vision: SentenceRules = {
  about: /exam|frame|contact|vision|cost|premium|pays?\b/,
  rules: [allowances, freeExam, contribution],
};

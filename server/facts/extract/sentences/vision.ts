import type { MetricKey } from '../../../../contract/metrics.ts';
import { type Amount, moneyIn } from '../../read/amounts.ts';
import type { Candidate, GuideContext, Sentence, SentenceRules } from '../sentence.ts';
import { contributionsIn } from './costs.ts';

const isVision = ({ topic, text }: Sentence): boolean =>
  topic === 'vision' ||
  (/\bvision\b|eye exam|allowance (?:for|towards?) (?:\w+ )?(?:frames|glasses|contact lenses)|frame allowance/.test(
    text,
  ) &&
    topic !== 'dental' &&
    topic !== 'other' &&
    topic !== 'medical');

/** "Contact lens exam: $60" is neither the exam of the eyes nor what there is for lenses. */
const things: readonly (readonly [MetricKey | null, RegExp])[] = [
  [
    null,
    /\bcontacts?(?: lens(?:es)?)?(?: \(?(?:fitting|evaluation|follow-up|and|&|\/|or)\)?){0,5} (?:exam(?:s|ination|inations)?|fitting|evaluation)\b|\bexams? for contacts?\b/g,
  ],
  ['vision.exam_copay', /\bexam(?:s|ination|inations)?\b/g],
  ['vision.frame_allowance', /\bframes?\b/g],
  ['vision.contact_allowance', /\bcontact(?: lens(?:es)?|s)\b/g],
];

/** The thing that an amount is for: a copay is for the exam, another amount for the nearest thing before or after it. */
function thingOf(text: string, amount: Amount, isCopay: boolean): MetricKey | null {
  let best: { metric: MetricKey | null; far: number } | null = null;
  const follows = /^ (?:retail |annual )?(?:allowance|benefit|credit)? ?(?:for|towards?) /.test(text.slice(amount.to));
  for (const [metric, words] of things) {
    if (isCopay && metric !== 'vision.exam_copay' && metric !== null) continue;
    for (const { index, 0: word } of text.matchAll(words)) {
      if (follows && index < amount.from) continue;
      const gap = index < amount.from ? text.slice(index + word.length, amount.from) : text.slice(amount.to, index);
      if (/[.;$]/.test(gap) || gap.length > 70) continue;
      if (best === null || gap.length < best.far) best = { metric, far: gap.length };
    }
  }
  return best?.metric ?? null;
}

function allowances(sentence: Sentence): Candidate[] {
  const { text, kind, plan } = sentence;
  if (kind === 'row' || !text.includes('$') || !isVision(sentence)) return [];
  const seen = new Set<MetricKey>();
  return moneyIn(text).flatMap((amount): Candidate[] => {
    const before = text.slice(0, amount.from);
    const after = text.slice(amount.to);
    const isCopay = /^[^$.;]{0,12}co-?pay/.test(after) || /co-?pay(?:ment)?s?(?: of| is|:)? $/.test(before);
    const metric = thingOf(text, amount, isCopay);
    if (
      metric === null ||
      seen.has(metric) ||
      /fitting|material|lens copay/.test(text.slice(amount.from - 20, amount.to + 20))
    )
      return [];
    if (metric === 'vision.exam_copay' && !isCopay && !/(?:for|costs?|pay) [^$]{0,12}$/.test(before)) return [];
    if (metric !== 'vision.exam_copay' && (/out[- ]of[- ]network/.test(text) || /%[^$;.]{0,40}$/.test(before)))
      return [];
    seen.add(metric);
    // "$150 for frames or contacts": the same for either.
    const isEither = metric === 'vision.frame_allowance' && /^[^$.;]{0,30}frames? (?:or|\/) contact/.test(after);
    const found: readonly MetricKey[] = isEither ? [metric, 'vision.contact_allowance'] : [metric];
    return found.map((each) => ({ metric: each, value: amount.value, plan, confidence: 0.83 }));
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

import type { Candidate, Sentence, SentenceRules } from '../sentence.ts';
import { exceptAnnounced } from './announced.ts';
import { employerShare } from './employer-share.ts';
import { planOfLead } from './plan-of.ts';
import { planOfHeading, planTypeIn } from '../plans.ts';
import { definedType, offeredTypes } from './plan-types.ts';

const planLine = /\b(?:ppo|hmo|epo|hdhp|cdhp|pos)\b|\bhsa \d/;
const noPlanLine =
  /\b(?:dental|vision|how|what|why|vs|versus|compar\w*|your|faq|about|with|or|and|summary|rates?|costs?|network|eligib\w*)\b|[?$%|]/;

/** "Saver HSA: $3,000 deductible …": a line about a plan whose name tells its type. */
function ledPlans(sentence: Sentence): Candidate[] {
  const { text, topic } = sentence;
  const plan = planOfLead(sentence);
  if (plan === null || plan.type === null || topic === 'dental' || topic === 'vision' || topic === 'hsa') return [];
  if (/^(?:dental|vision)\b/.test(text)) return [];
  return /deductible|co-?pay|premium|network|% covered|\bbuy[- ]?up\b/.test(text)
    ? [{ metric: 'medical.plan_type', words: plan.type, plan, confidence: 0.84 }]
    : [];
}

/** A list of plans by their names: each name tells its type. */
function listedPlans({ kind, text: said, original, topic }: Sentence): Candidate[] {
  // "… w/health savings account" goes on after the name.
  const text = said.replace(/ w\/.*$/, '');
  if (kind === 'row' || text.length > 60 || !planLine.test(text) || noPlanLine.test(text)) return [];
  if ((topic !== 'medical' && topic !== null) || text.split(' ').length > 8 || /[.;!]$/.test(text)) return [];
  const type = planTypeIn(text);
  if (type === null) return [];
  const whole = original.slice(0, text.length).replace(/ ?\([^)]*\)$/, '');
  const name = (planOfHeading(text.slice(0, whole.length), whole)?.name ?? whole)
    .replace(/^(?:the|our) |:$/gi, '')
    .trim();
  return name === '' ? [] : [{ metric: 'medical.plan_type', words: type, plan: { name, type }, confidence: 0.78 }];
}

export const medical: SentenceRules = {
  about:
    /(?:employer|company)[- ]paid|\bppo\b|\bhmo\b|\bepo\b|hdhp|cdhp|\bhsa \d|deductible|pocket|co-?pay|visit|tele|virtual|premium|per (?:month|pay)|insurance|cost|polic|contribut|cover|specialist|% of|percent of/,
  rules: [listedPlans, ledPlans, offeredTypes, definedType, employerShare].map(exceptAnnounced),
};

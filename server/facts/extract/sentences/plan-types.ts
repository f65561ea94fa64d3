import { isPlanLike, planTypeIn } from '../plans.ts';
import type { Candidate, Sentence } from '../sentence.ts';

const TYPE = String.raw`(?:ppo|hdhp|cdhp|hmo|epo|pos|high[- ]deductible (?:health )?plan)`;
/** "We offer one HMO and one PPO", "provided via Blue Cross PPO", "Medical insurance - a PPO plan". */
const offered =
  /\bwe have an? |\b(?:offer(?:s|ed)?|provides?|provided|insurance is|coverage is|insured|choose|choice|select|elect|enroll|options? (?:are|include)|through|via)\b|^[a-z ]{3,30}(?: - |: )an? |\b(?:our|the) plan is an? |^\W*\[(?:ppo|hdhp|hmo|epo|pos)\] |\b(?:ppo|hdhp|hmo|epo|pos)(?: plans?)? (?:are|is) (?:also )?(?:available|offered)\b|^(?:an? |our )?(?:ppo|hdhp|hmo|epo|pos) plan (?:with|that|has)\b/;
const types = new RegExp(String.raw`\b${TYPE}\b`, 'g');
const notOffered =
  /\b(?:if|unless|dental|vision|retail|whether|not|no longer|versus|vs|compared?|example|usually|unlike|generally|means?|spouse's|dpp?o|network providers?)\b|\?/;

/** The types of medical plans that running text says are offered. */
export function offeredTypes({ kind, text, topic, cells }: Sentence): Candidate[] {
  const isRow = kind === 'row' && !/\b(?:medical|health)\b/.test(cells[0] ?? '');
  if (isRow || (topic !== 'medical' && topic !== null) || text.length > 420) return [];
  if ((topic !== 'medical' && !/medical|health|coverage/.test(text)) || !offered.test(text) || notOffered.test(text))
    return [];
  const named = new Set(Array.from(text.matchAll(types), ([type]) => planTypeIn(type)));
  return [...named].flatMap((words) =>
    words === null ? [] : [{ metric: 'medical.plan_type', words, confidence: 0.76 } as const],
  );
}

const defined = new RegExp(String.raw`^(?:the |our )?([a-z0-9$,+ -]{3,40}?) is an? (?:[\w()-]+ ){0,6}?\(?(${TYPE})\b`);

const generic = /^(?:plan|option)$/;

/** "Plan 3 is a high-deductible health plan": the type of a plan by its name. */
export function definedType({ kind, text, original, topic }: Sentence): Candidate[] {
  if (kind === 'row' || topic === 'dental' || topic === 'vision') return [];
  const match = defined.exec(text);
  const [whole = '', name = '', type = ''] = match ?? [];
  const words = planTypeIn(type);
  if (
    words === null ||
    !isPlanLike(name) ||
    generic.test(name) ||
    /^(?:an?|it|this|that|your|which|each|hdhp|ppo|hmo|epo)\b/.test(name)
  )
    return [];
  const at = whole.indexOf(name);
  return [
    {
      metric: 'medical.plan_type',
      words,
      plan: { name: original.slice(at, at + name.length), type: words },
      confidence: 0.85,
    },
  ];
}

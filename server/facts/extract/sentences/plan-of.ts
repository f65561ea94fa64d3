import { planOfHeading, planTypeIn } from '../plans.ts';
import type { PlanName, Sentence } from '../sentence.ts';

const leadingName = /^((?:the |our )?[a-z0-9$][\w$,+&()' /-]{1,45}?) ?(?:: | - |:$)/;
const grade =
  /^(?:the |our )?(?:(?:gold|silver|bronze|base|buy-?up|core|high|low|basic|standard|premium|premier|value|choice|select|plus|copay|traditional)(?: (?:plan|option|ppo|hmo|epo|hsa|hdhp|pos|deductible))*|(?:plan|option) (?:[a-d]|\d|one|two|three))$/;

/** "Gold: $500 deductible …": the plan whose name begins a line of what it pays; null where none does. */
export function planOfLead({ text, original, kind }: Pick<Sentence, 'text' | 'original' | 'kind'>): PlanName | null {
  const [, name = ''] = kind === 'row' ? [] : (leadingName.exec(text) ?? []);
  if (name === '' || /network|individual|famil|employee|spouse|child|^premiums?$/.test(name)) return null;
  const written = original.slice(0, name.length);
  if (grade.test(name)) return { name: written, type: planTypeIn(name) };
  return /\b(?:ppo|hmo|epo|pos|hdhp|cdhp|hsa|high[- ]deductible|indemnity)\b/.test(name) &&
    !/\b(?:if|with|for|when|note|eligib\w*|contribut\w*|account|how|what|your|and|or)\b/.test(name)
    ? { name: written, type: planTypeIn(name) }
    : null;
}

/** The plan that a sentence speaks of by its name or its type, where it speaks of one; else the plan of its heading. */
export function planOf(sentence: Sentence): PlanName | null {
  const { text, original, plan } = sentence;
  const led = planOfLead(sentence);
  if (led !== null) return led;
  if (plan !== null || text.length > 400) return plan;
  const named = /\b(?:the|our|your|a|an) ((?:[\w$,+&'-]+ ){0,3}(?:ppo|hdhp|hmo|epo|cdhp))\b/.exec(text);
  // "85% for the employee at the HMO rate" names no plan.
  if (named === null || /\b(?:at|for|of|in|to)\b/.test(named[1] ?? '')) return null;
  if (/\b(?:ppo|hdhp|hmo|epo|cdhp)\b/.test(text.slice(named.index + named[0].length))) return null;
  const at = named.index + named[0].length - (named[1] ?? '').length;
  return planOfHeading(named[1] ?? '', original.slice(at, at + (named[1] ?? '').length));
}

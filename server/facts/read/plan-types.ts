import { isPlanLike, planOfHeading, planTypeIn } from './plans.ts';
import { subjectAt } from './subject.ts';
import type { Spoken, Unit } from './unit.ts';
import { said } from './words.ts';

/** The type of a plan for medical care, and the plan's name where the text has one. */
interface OfferedType {
  words: string;
  plan: string | null;
  score: number;
}

const TYPE = String.raw`(?:ppo|hdhp|cdhp|hmo|epo|pos|high[- ]deductible (?:health )?plan)`;
const types = new RegExp(String.raw`\b${TYPE}\b`, 'g');
const offered =
  /\bwe have an? |\b(?:offer(?:s|ed)?|provides?|provided|insured|choose|choice|select|elect|enroll|through|via)\b|\b(?:insurance|coverage) is\b|\boptions? (?:are|include)\b|\b(?:our|the) plan is an? |\b(?:is|are) (?:also )?(?:available|offered)\b|^(?:an? |our )?\w+ plan (?:with|that|has)\b|^[a-z ]{3,30}(?: - |: )an? |^\W*\[(?:ppo|hdhp|hmo|epo|pos)\] /;
const notOffered =
  /\b(?:if|unless|dental|vision|retail|whether|not|no longer|versus|vs|compared?|example|usually|unlike|generally|means?|spouse's|dpp?o|network providers?)\b|\?/;
const defined = new RegExp(String.raw`^(?:the |our )?([a-z0-9$,+ -]{3,40}?) is an? (?:[\w()-]+ ){0,6}?\(?(${TYPE})\b`);
const noName = /^(?:an?|it|this|that|your|which|each|hdhp|ppo|hmo|epo|plan$|option$)\b/;
const noPlan =
  /\b(?:dental|vision|how|what|why|vs|versus|compar\w*|your|faq|about|with|or|and|summary|rates?|costs?|network|eligib\w*)\b|[?$%|]|[.;!]$|^\W*\[/;
const LONGEST_LINE = 60;
/** Words of a sentence that says what is offered. */
const LONGEST = 80;

/** The types of medical plans that a text says are offered, and the plans that a line names. */
export function planTypesOf({ own, around, kind, topic }: Unit, { text, written }: Spoken): OfferedType[] {
  const texts = [...around.lead, ...around.heading, topic, ...around.chapter];
  const heads = subjectAt(said(''), 0, texts);
  const isNamed = /\b(?:medical|health (?:plan|insurance|care))\b/.test(text);
  if (kind === 'cell' || (heads !== 'medical' && heads !== 'account' && heads !== null && !isNamed)) return [];
  const [whole = '', name = '', type = ''] = defined.exec(text) ?? [];
  const words = planTypeIn(type);
  if (words !== null && isPlanLike(name) && !noName.test(name)) {
    const at = whole.indexOf(name);
    return [{ words, plan: written.slice(at, at + name.length), score: 0.85 }];
  }
  const listed = planListed(text, written);
  if (listed !== null) return [listed];
  if (!offered.test(text) || notOffered.test(text) || own.words.length > LONGEST) return [];
  if (heads === null && !/medical|health|coverage/.test(text)) return [];
  const named = new Set(Array.from(text.matchAll(types), ([one]) => planTypeIn(one)));
  return [...named].flatMap((one) => (one === null ? [] : [{ words: one, plan: null, score: 0.76 }]));
}

/** "Harbor Saver HSA" alone in a list of plans: its name tells its type. */
function planListed(whole: string, written: string): OfferedType | null {
  const text = whole.replace(/ w\/.*$/, '').replace(/ ?\([^)]*\)$/, '');
  const words = planTypeIn(text);
  const isLine = text.length <= LONGEST_LINE && text.split(' ').length <= 8 && !noPlan.test(text);
  if (words === null || !isLine || !/\b(?:ppo|hmo|epo|hdhp|cdhp|pos|hsa \d+)\b/.test(text)) return null;
  const original = written.slice(0, text.length);
  const plan = (planOfHeading(text, original)?.name ?? original).replace(/^(?:the|our) |:$/gi, '').trim();
  return plan === '' ? null : { words, plan, score: 0.78 };
}

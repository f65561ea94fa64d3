import { wordsOf } from './words.ts';

/** Who does something for a plan is asked for, or how to reach somebody. */
const WHO =
  /(?:^|[.,;:?!]|\b(?:and|by|of|with|exactly|know)\b)\s*(?:who|whom|whose)\b|\bwh(?:ich|at) (?:\w+ ){0,2}(?:carrier|company|compan\w+|vendor|insurer|provider|administrator|broker|recordkeeper|record keeper|network|bank|platform|app|tpa|pbm|partner|firm|hmo|ppo)s?\b|\bname of the\b/i;
const ROLE = /\b(?:carrier|vendor|insurer|administrator|broker|recordkeeper|record keeper|tpa|pbm)s?\b/i;
/** Who is entitled is no name. */
const OF_PEOPLE =
  /\bwho (?:is|are|can|may|gets?|qualif\w+|counts?|else|pays?|has to)\b(?!.{0,40}\b(?:carrier|vendor|insurer|provider|administrator|broker|recordkeeper|tpa|pbm)\b)/i;
const REACH =
  /\b(?:phone|telephone|call|e-?mail|contact|reach|website|web site|portal|log ?in|hotline|address|url|number do|number to|ring|dial)\b/i;

/** Whether a question wants the name of a carrier, vendor, broker or administrator. */
export const asksForName = (question: string): boolean =>
  !OF_PEOPLE.test(question) && (WHO.test(question) || ROLE.test(question));

/** Whether a question wants a telephone number, an address or a page. */
export const asksForContact = (question: string): boolean => REACH.test(question);

/** What leads a name: "administered by Human Interest", "plans from Beam", "through MDLive". */
const LED =
  /\b(?:by|from|through|via|with|use|uses|using|called|is|are|partner(?:ed)?|provider|providers|carrier|vendor|administrator|broker|insurer|plans?)\b:?\s*\**(?:our |the )?\p{Lu}[\p{L}\d&.-]*/gu;
/** A name at the head: "UNUM is our life and disability provider", "Delta Dental PPO". */
const FIRST =
  /^\p{Lu}[\p{L}\d&’'.-]*(?:\s\p{Lu}[\p{L}\d&.-]*)*(?:[’']s)?\s(?:is|are|administers|provides|manages|runs|handles|offers|helps)\b/u;
/** "Utah: SelectHealth HMO". */
const PLAN_OF = /:\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s(?:HMO|PPO|EPO|Dental|Vision|Insurance)\b/u;
const ROLE_WORDS =
  /\b(?:administer\w*|manag\w+|provider|carrier|broker|vendor|partner\w*|insurer|insured (?:by|through)|offered (?:by|through)|plans from|through|via)\b/i;
const CONTACT =
  /[\w.+-]+@[\w-]+\.\w+|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|gov|net)\b|\b(?:1-)?\d{3}[-.\s]\d{3}[-.\s][\dA-Z]{4}\b|\b1-800-[\dA-Z-]+/;

/**
 * Whether a statement names somebody who does something for the plan, other than the employer itself.
 *
 * @param own words of the employer's and its guides' names
 */
export function namesSomebody(text: string, own: ReadonlySet<string>): boolean {
  if (PLAN_OF.test(text)) return true;
  const names = [...text.matchAll(LED)].map(([found]) => found.split(/\s+/).at(-1) ?? '');
  const isLed = names.some((name) => wordsOf(name).some((word) => !own.has(word) && !common.has(word)));
  return ROLE_WORDS.test(text) ? isLed || FIRST.test(text) : FIRST.test(text) && /\bour\b/i.test(text);
}

const common = new Set(
  'eap hsa fsa hra pto ppo hmo epo hdhp us usa i if we you team members employees full part all new the january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** Whether a statement holds a telephone number, an address or a page. */
export const holdsContact = (text: string): boolean => CONTACT.test(text);

import type { FoundPassage, StatedFact } from '../../../contract/insight-tools.ts';
import { levelLabels } from '../../../contract/vocabulary/coverage-levels.ts';
import type { Ranked } from '../rank.ts';
import { isAnswer } from '../statements.ts';
import { stemsOf } from '../words.ts';

/** How the parts of an answer are worded. */

export const bold = (name: string): string => `**${name}**`;
export const mark = (marker: number): string => `【${marker}】`;
export const bullets = (lines: readonly string[]): string => lines.map((one) => `- ${one}`).join('\n');

export function listed(items: readonly string[], joint = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`;
}

export const yearOf = (year: number | null | undefined): string =>
  typeof year === 'number' ? `plan year ${year}` : 'no plan year stated';

/** A guide by its title, without the employer's name in front of it. */
export function titled({ guide, employer }: Pick<FoundPassage, 'guide' | 'employer'>): string {
  const before = `${employer}: `;
  return `“${guide.startsWith(before) ? guide.slice(before.length) : guide}”`;
}

/** Whose amount a fact is: "Silver PPO, family, out of network". */
export const aspectOf = ({ plan, tier, network }: StatedFact): string =>
  [plan, tier === null ? null : levelLabels[tier], network === 'out' ? 'out of network' : null]
    .filter((part) => part !== null)
    .join(', ');

/** A value with what it is of and where it is stated. */
export function factLine(fact: StatedFact): string {
  const aspect = aspectOf(fact);
  return `${fact.label}${aspect === '' ? '' : ` (${aspect})`}: ${bold(fact.said)} ${mark(fact.marker)}`;
}

/** Values, each with its guide where they are of several. */
export function factLines(facts: readonly StatedFact[], employer: string): string {
  const isOfOne = new Set(facts.map(({ guide }) => guide)).size < 2;
  return bullets(
    facts.map((fact) => (isOfOne ? factLine(fact) : `${titled({ guide: fact.guide, employer })}: ${factLine(fact)}`)),
  );
}

const SHORT_QUOTE = 14;
const LONG_QUOTE = 220;

/** A value with the sentence that states it, where it is one rather than a cell of a table. */
export function factWithWords(fact: StatedFact): string {
  const words = factWords(fact);
  return words === null
    ? factLine(fact)
    : `${factLine(fact).replace(/ 【\d+】$/u, '')} (“${words}”) ${mark(fact.marker)}`;
}

/** The sentence that states a value; null where it stands in a cell of a table. */
export function factWords(fact: StatedFact): string | null {
  const words = sentenceOf(fact);
  const isCell =
    words.includes('|') || words.length < SHORT_QUOTE || words.length > LONG_QUOTE || !/\p{Ll}/u.test(words);
  return isCell ? null : words.replace(/[.;,]$/, '');
}

/** Of several sentences the one with the value; nothing where none has it. */
function sentenceOf({ quote, said }: StatedFact): string {
  const sentences = quote
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const numbers = said.match(/\d[\d,.]*/g) ?? [];
  if (sentences.length === 1) return sentences[0] ?? '';
  return sentences.find((one) => numbers.length > 0 && numbers.every((number) => one.includes(number))) ?? '';
}

/** A statement in the guide's words, with what it stands under where it does not speak for itself, and its marker. */
export function quoted(one: Ranked): string {
  const text = /[.!?;:]$/.test(one.text) ? one.text : `${one.text.replace(/[,\s]+$/, '')}.`;
  return `${label(one)}${text} ${mark(one.passage.marker)}`;
}

/** Statements one below the other: what one stands under as well as the one above it is said there. */
export const quotes = (all: readonly Ranked[]): string[] =>
  all.map((one, at) => {
    const above = all[at - 1];
    const own = label(one);
    const isSaid = above !== undefined && own !== '' && label(above) === own;
    return isSaid ? quoted(one).slice(own.length) : quoted(one);
  });

const LONGEST_LABEL = 12;

/** "3-3. Retirement Plan", "IV. Leave": where a section stands in its document says nothing. */
const SECTION_NUMBER =
  /^(?:(?:Section|Article|SECTION|ARTICLE) )?(?:\d{1,3}(?:[-.]\d{1,3})*[.)]|[IVX]{1,5}[.)]|[A-Za-z]\))\s+/;

function label({ text, context, list, passage }: Ranked): string {
  const heads = (context.split(': ').at(-1) ?? '').split(' – ');
  const under = heads.map((head) => head.replace(SECTION_NUMBER, '').replace(/\.$/, '')).join(' – ');
  // "Yes" means nothing without its question.
  if (under.endsWith('?') && isAnswer(text)) return `*${under}* `;
  if (
    under === '' ||
    text.startsWith(under) ||
    under.split(/\s+/).length > LONGEST_LABEL ||
    alike(under, passage.guide) > 0.6
  )
    return '';
  const named = `*${under}${under.endsWith('?') ? '' : ':'}* `;
  // What is not covered must never read as if it were.
  if (/\b(not|no|exclu\w*|except\w*|limit\w*)\b/i.test(under)) return named;
  if (list && !/^(these|this|those|some|the following|it|they)\b/i.test(text)) return '';
  const own = stemsOf(text);
  return [...stemsOf(under)].every((word) => own.has(word)) ? '' : named;
}

/** The share of stems that two texts have in common, 0 to 1. */
export function alike(a: string, b: string): number {
  const [one, other] = [stemsOf(a), stemsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

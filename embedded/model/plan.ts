import { kindWords } from './belongs.ts';
import { choose } from './choose.ts';
import type { Conversation } from './conversation.ts';
import type { Understood } from './understand.ts';
import type { ToolCall } from './wire.ts';

export const SEARCH_TOOL = 'search_guides';

const WHOLE = 'deductible copay coverage leave match stipend';

const ROUNDS = 2;
const LONGEST_QUERY = 400;

/** The searches to make next for a question; none when what was found is enough or another search would not help. */
export function planSearches(conversation: Conversation, asked: Understood): ToolCall[] {
  const { rounds, question, passages } = conversation;
  if (rounds === 0) return firstSearches(question, asked);
  if (rounds >= ROUNDS || choose(passages, asked).answers.length > 0) return [];
  return wider(asked);
}

function firstSearches(question: string, asked: Understood): ToolCall[] {
  const { names, years } = asked;
  // Asked about as a whole, a guide is best known by what most guides state in figures.
  const subject = asked.subject === '' && names.length > 0 ? WHOLE : asked.subject;
  const [year] = years;
  const planYear = years.length === 1 ? year : undefined;
  if (names.length > 1) return names.slice(0, 4).map((name) => search(`${name} ${subject}`, 16, planYear, 10));
  const kind = asked.terms.flatMap((term) => [...term]).flatMap((one) => kindWords(one));
  const words = [...names, subject, ...kind].join(' ').trim();
  return [search(words === '' ? question : words, names.length === 1 ? 16 : 20, planYear, names.length === 1 ? 10 : 3)];
}

/** The same without the year, and with the words by which guides name the topic. */
function wider(asked: Understood): ToolCall[] {
  const words = (asked.topics[0]?.words ?? []).slice(0, 6);
  const query = [...asked.names, asked.subject, ...words].join(' ').trim();
  return query === '' || (words.length === 0 && asked.years.length === 0) ? [] : [search(query, 20)];
}

function search(query: string, limit: number, planYear?: number, perGuide = 5): ToolCall {
  const filters = planYear === undefined ? {} : { filters: { planYear } };
  return { name: SEARCH_TOOL, arguments: { query: query.slice(0, LONGEST_QUERY), limit, perGuide, ...filters } };
}

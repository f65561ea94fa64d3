import { kindWords } from './belongs.ts';
import { choose } from './choose.ts';
import type { Conversation } from './conversation.ts';
import type { Understood } from './understand.ts';
import type { ToolCall } from './wire.ts';

export const SEARCH_TOOL = 'search_guides';

const WHOLE = 'benefits overview health insurance dental vision retirement match time off parental leave stipend';

const ROUNDS = 2;
const MOST_NAMES = 4;
const LONGEST_QUERY = 400;

/** The searches to make next for a question; none when what was found is enough or another search would not help. */
export function planSearches(conversation: Conversation, asked: Understood): ToolCall[] {
  const { rounds, question, passages } = conversation;
  if (rounds === 0) return firstSearches(question, asked);
  if (rounds >= ROUNDS) return [];
  const { answers, silent } = choose(passages, asked);
  if (asked.names.length > 1)
    return silent.slice(0, MOST_NAMES).map((name) => search(`${name} ${subjectOf(asked)}`, FEW));
  return answers.length > 0 ? [] : wider(asked);
}

function firstSearches(question: string, asked: Understood): ToolCall[] {
  const { names, years } = asked;
  const [year] = years;
  const planYear = years.length === 1 ? { planYear: year } : {};
  const subject = subjectOf(asked);
  const own = names.slice(0, MOST_NAMES).map((name) => search(subject, OWN, { ...planYear, employer: name }));
  if (names.length > 1) return own;
  const kind = asked.terms.flatMap((term) => [...term]).flatMap((one) => kindWords(one));
  const words = [...names, subject, ...kind].join(' ').trim();
  // The name may be a plan's or a program's, which stands in the text of a guide.
  return [...own, search(words === '' ? question : words, names.length === 0 ? MANY : OWN, planYear)];
}

/** Asked about as a whole, a guide is best known by what most guides state in figures. */
const subjectOf = ({ subject, names }: Understood): string => (subject === '' && names.length > 0 ? WHOLE : subject);

/** The same without the year, and with the words by which guides name the topic. */
function wider(asked: Understood): ToolCall[] {
  const words = (asked.topics[0]?.words ?? []).slice(0, 6);
  if (words.length === 0 && asked.years.length === 0) return [];
  const query = [asked.subject, ...words].join(' ').trim();
  if (query === '') return [];
  const [name] = asked.names;
  return [name === undefined ? search(query, MANY) : search(query, OWN, { employer: name })];
}

interface Size {
  limit: number;
  perGuide: number;
}

/** Over many guides a few passages of each; within the guides of one employer more. */
const MANY: Size = { limit: 20, perGuide: 3 };
const OWN: Size = { limit: 16, perGuide: 10 };
const FEW: Size = { limit: 10, perGuide: 5 };

function search(
  query: string,
  size: Size,
  filters: { planYear?: number | undefined; employer?: string } = {},
): ToolCall {
  const given = Object.keys(filters).length === 0 ? {} : { filters };
  return { name: SEARCH_TOOL, arguments: { query: query.slice(0, LONGEST_QUERY), ...size, ...given } };
}

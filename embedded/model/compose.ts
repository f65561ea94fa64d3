import { alike, choose, type Choice } from './choose.ts';
import { contradictionsOf } from './contradictions.ts';
import type { Conversation, Passage } from './conversation.ts';
import type { Ranked } from './rank.ts';
import { NO_LIBRARY, REQUEST_INFORMATION, WHAT_IT_IS } from './replies.ts';
import type { Understood } from './understand.ts';
import { stemsOf } from './words.ts';

/** So many guides at most in one answer, and so many statements of each. */
const GUIDES = 6;
const STATEMENTS_OF_ONE = 5;
const STATEMENTS_OF_MANY = 2;

/** Writes the answer: what the guides state, each statement with its marker, and what they do not state. */
export function compose(conversation: Conversation, asked: Understood): string {
  if (conversation.toolFailed && conversation.passages.length === 0) return NO_LIBRARY;
  const choice = choose(conversation.passages, asked);
  const first = !conversation.said.some((text) => text.includes(WHAT_IT_IS));
  const parts =
    choice.answers.length > 0 ? answerParts(choice, asked) : [notStated(choice, asked), ...nearbyParts(choice)];
  if (first) parts.push(WHAT_IT_IS);
  return parts.filter((part) => part !== '').join('\n\n');
}

function answerParts(choice: Choice, asked: Understood): string[] {
  const groups = byGuide(choice.answers, asked);
  const shown = groups.flatMap((group) => group.statements);
  return [
    preface(choice, asked),
    ...(groups.length === 1 ? groups.map(oneGuide) : manyGuides(groups)),
    contradictionPart(shown),
    sampleNote(shown),
  ];
}

interface GuideGroup {
  passage: Passage;
  statements: Ranked[];
}

const guideKey = (passage: Passage): string => `${passage.employer}\n${passage.guide}\n${passage.planYear ?? ''}`;

/** The statements by guide, best guide first, in the order in which the guide makes them. */
function byGuide(answers: readonly Ranked[], asked: Understood): GuideGroup[] {
  const groups = new Map<string, GuideGroup>();
  for (const one of answers) {
    const key = guideKey(one.passage);
    const group = groups.get(key) ?? { passage: one.passage, statements: [] };
    group.statements.push(one);
    groups.set(key, group);
  }
  const chosen = [...groups.values()].slice(0, GUIDES);
  const few = chosen.length === 1 || asked.names.length === 1;
  const most = chosen.length === 1 ? STATEMENTS_OF_ONE : few ? 3 : STATEMENTS_OF_MANY;
  return chosen.map(({ passage, statements }) => ({
    passage,
    statements: statements.slice(0, most).sort((a, b) => a.order - b.order),
  }));
}

function preface(choice: Choice, asked: Understood): string {
  const sentences: string[] = [];
  if (choice.unknownNames.length > 0) {
    sentences.push(`The library does not state this for ${listed(choice.unknownNames.map(bold))}.`);
  }
  if (choice.unknownKind !== undefined) {
    sentences.push(
      `No guide that I found is marked as being of ${choice.unknownKind}; this is what other guides state.`,
    );
  }
  if (choice.missingYears.length > 0) {
    sentences.push(
      `I found nothing on this in a guide of ${listed(choice.missingYears.map(String))}; this is from other years.`,
    );
  }
  if (asked.aggregate) {
    sentences.push('I do not compute a figure over the market here; these are statements of single guides.');
  }
  return sentences.join(' ');
}

function oneGuide({ passage, statements }: GuideGroup): string {
  const only = statements[0];
  if (statements.length === 1 && only !== undefined) return `${introduction(passage)} states: ${cited(only)}`;
  return `${introduction(passage)} states:\n\n${statements.map((one) => `- ${cited(one)}`).join('\n')}`;
}

function introduction(passage: Passage): string {
  return `The ${bold(passage.employer)} guide “${passage.guide}” (${yearOf(passage)})`;
}

function manyGuides(groups: readonly GuideGroup[]): string[] {
  return groups.map(({ passage, statements }) => {
    const title = `${bold(passage.employer)}, “${passage.guide}” (${yearOf(passage)}${passage.sample === true ? ', sample' : ''})`;
    return `${title}:\n${statements.map((one) => `- ${cited(one)}`).join('\n')}`;
  });
}

function contradictionPart(shown: readonly Ranked[]): string {
  const lines = contradictionsOf(shown).map(
    ({ one, other }) =>
      `- ${bold(one.passage.employer)}: “${one.passage.guide}” (${yearOf(one.passage)}) 【${one.passage.marker}】 and ` +
      `“${other.passage.guide}” (${yearOf(other.passage)}) 【${other.passage.marker}】 give different figures.`,
  );
  return lines.length === 0 ? '' : `These guides do not agree; check which one applies:\n${lines.join('\n')}`;
}

function sampleNote(shown: readonly Ranked[]): string {
  const samples = shown.filter((one) => one.passage.sample === true).length;
  if (samples === 0) return '';
  return samples === shown.length
    ? 'These are sample guides: modelled, not of real employers.'
    : 'Guides marked “sample” are modelled, not of real employers.';
}

function notStated(choice: Choice, asked: Understood): string {
  const names = choice.unknownNames.length > 0 ? choice.unknownNames : asked.names;
  const whose = names.length > 0 ? ` for ${listed(names.map(bold))}` : '';
  return `The library does not state this${whose}. ${REQUEST_INFORMATION}`;
}

function nearbyParts(choice: Choice): string[] {
  if (choice.nearby.length === 0) return [];
  const lines = choice.nearby.map(
    (one) => `- ${bold(one.passage.employer)}, “${one.passage.guide}” (${yearOf(one.passage)}): ${cited(one)}`,
  );
  return [`The nearest that I found:\n${lines.join('\n')}`];
}

/** A statement in the guide's words with what it stands under, where it does not speak for itself, and its marker. */
function cited(one: Ranked): string {
  const text = /[.!?;:]$/.test(one.text) ? one.text : `${one.text}.`;
  return `${label(one)}${text} 【${one.passage.marker}】`;
}

function label({ text, context }: Ranked): string {
  const under = context.split(': ').at(-1) ?? '';
  const words = under.split(/\s+/).length;
  if (under === '' || words > 12 || alike(text, under) > 0.4) return '';
  const own = stemsOf(text);
  const said = [...stemsOf(under)].every((word) => own.has(word));
  return said ? '' : `*${under}:* `;
}

const bold = (name: string): string => `**${name}**`;
const yearOf = (passage: Passage): string =>
  typeof passage.planYear === 'number' ? `plan year ${passage.planYear}` : 'no plan year stated';

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

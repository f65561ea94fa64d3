import { numberWords } from '../../contract/vocabulary/number-words.ts';
import { alike, choose, type Choice } from './choose.ts';
import { contradictionsOf, type Contradiction } from './contradictions.ts';
import type { Conversation, Passage } from './conversation.ts';
import { PROMISES, type Ranked } from './rank.ts';
import { isLegalQuestion, LEGAL, NO_LIBRARY, WHAT_IT_IS } from './replies.ts';
import { isAnswer } from './statements.ts';
import { topicsIn } from './topics.ts';
import type { Understood } from './understand.ts';
import { stemsOf } from './words.ts';

/** So many guides at most in one answer, and so many statements of each. */
const GUIDES = 6;
const GUIDES_OF_ONE = 3;
const FAR_BEHIND = 0.1;
const STATEMENTS_OF_ONE = 4;
const STATEMENTS_OF_MANY = 2;
const STATEMENTS_OF_OVERVIEW = 5;

/** Writes the answer: what the guides state, each statement with its marker, and what they do not state. */
export function compose(conversation: Conversation, asked: Understood): string {
  if (conversation.toolFailed && conversation.passages.length === 0) return NO_LIBRARY;
  const choice = choose(conversation.passages, asked);
  const first = !conversation.said.some((text) => text.includes(WHAT_IT_IS));
  const parts =
    choice.answers.length > 0 ? answerParts(choice, asked) : [notStated(choice, asked), ...nearbyParts(choice)];
  if (isLegalQuestion(asked.question)) parts.unshift(LEGAL);
  if (first) parts.push(WHAT_IT_IS);
  return parts.filter((part) => part !== '').join('\n\n');
}

function answerParts(choice: Choice, asked: Understood): string[] {
  const groups = byGuide(choice.answers, asked);
  const shown = groups.flatMap((group) => group.statements);
  return [
    preface(choice, asked, shown),
    ...(groups.length === 1
      ? groups.map(oneGuide)
      : WHO_COVERS.test(asked.question)
        ? byCover(groups)
        : manyGuides(groups)),
    contradictionPart(shown),
    sampleNote(shown),
  ];
}

interface GuideGroup {
  passage: Passage;
  statements: Ranked[];
}

const guideKey = (passage: Passage): string => `${passage.employer}\n${passage.guide}\n${passage.planYear ?? ''}`;

/** The statements by guide, best guide first: the best statement first, then the others in the guide's order. */
function byGuide(answers: readonly Ranked[], asked: Understood): GuideGroup[] {
  const groups = new Map<string, GuideGroup>();
  for (const one of answers) {
    const key = guideKey(one.passage);
    const group = groups.get(key) ?? { passage: one.passage, statements: [] };
    group.statements.push(one);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  const bestOf = (employer: string): number =>
    Math.max(
      ...all.filter(({ passage }) => passage.employer === employer).map((group) => group.statements[0]?.score ?? 0),
    );
  // A second guide of an employer is worth naming only where it answers nearly as well.
  const chosen = all
    .filter(({ passage, statements }) => (statements[0]?.score ?? 0) >= bestOf(passage.employer) - FAR_BEHIND)
    .slice(0, asked.names.length === 1 && asked.terms.length > 0 ? GUIDES_OF_ONE : GUIDES);
  if (asked.terms.length === 0) return chosen.map(onePerHeading);
  const most = chosen.length === 1 ? STATEMENTS_OF_ONE : STATEMENTS_OF_MANY;
  return chosen.map(({ passage, statements }) => {
    const [best, ...others] = statements.slice(0, most);
    const inOrder = others.sort((a, b) => a.order - b.order);
    return { passage, statements: best === undefined ? [] : [best, ...inOrder] };
  });
}

/** Of a guide asked about as a whole: the best statement under each of its headings. */
function onePerHeading({ passage, statements }: GuideGroup): GuideGroup {
  const topic = (one: Ranked): string => one.passage.heading ?? one.context;
  const telling = statements.filter(
    ({ text, list }) =>
      !list && (PROMISES.test(text) || hasFigure(text)) && topicsIn(text).length > 0 && !isAnswer(text),
  );
  const from = telling.length > 0 ? telling : statements;
  const best = from.filter((one, at) => from.findIndex((other) => topic(other) === topic(one)) === at);
  return { passage, statements: best.slice(0, STATEMENTS_OF_OVERVIEW) };
}

function preface(choice: Choice, asked: Understood, shown: readonly Ranked[]): string {
  const sentences: string[] = [];
  if (choice.silent.length > 0) {
    sentences.push(`The library does not state this for ${listed(choice.silent.map(bold))}.`);
  }
  const kinds = [choice.unknownKind, choice.unknownState].filter((kind) => kind !== undefined);
  if (kinds.length > 0) {
    sentences.push(
      `No guide that I found is marked as ${listed(kinds.map((kind) => `“${kind}”`))}; this is what other guides state.`,
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
  if (ASKS_HOW_MUCH.test(asked.question) && !shown.some(({ text }) => hasFigure(text))) {
    sentences.push('None of the passages that I found states a figure.');
  }
  return sentences.join(' ');
}

const ASKS_HOW_MUCH = /\bhow (much|many|long)\b|\bmaximum\b|\bpercent/i;
const FIGURE = new RegExp(`\\d|\\b(${numberWords.slice(1).join('|')}|unlimited)\\b`, 'i');
const hasFigure = (text: string): boolean => FIGURE.test(text.replaceAll(/\b40[13]\s?\(?[kb]/gi, ''));

function oneGuide({ passage, statements }: GuideGroup): string {
  const only = statements[0];
  if (statements.length === 1 && only !== undefined) return `${introduction(passage)} states: ${cited(only)}`;
  return `${introduction(passage)} states:\n\n${bullets(statements)}`;
}

function introduction(passage: Passage): string {
  return `The ${bold(passage.employer)} guide ${titled(passage)} (${yearOf(passage)})`;
}

function manyGuides(groups: readonly GuideGroup[]): string[] {
  const parts = new Map<string, { titles: string[]; groups: GuideGroup[] }>();
  for (const group of groups) {
    // What several guides state in the same words is said once, with all of them.
    const key = group.statements.map(({ text, context }) => `${context}\n${text}`).join('\n');
    const part = parts.get(key) ?? { titles: [], groups: [] };
    const { passage } = group;
    part.titles.push(
      `${bold(passage.employer)}, ${titled(passage)} (${yearOf(passage)}${passage.sample === true ? ', sample' : ''})`,
    );
    part.groups.push(group);
    parts.set(key, part);
  }
  return [...parts.values()].map(({ titles, groups: [first, ...others] }) => {
    const lines = bullets(first?.statements ?? []).split('\n');
    const marked = lines.map(
      (line, at) => line + others.map(({ statements }) => `【${statements[at]?.passage.marker ?? ''}】`).join(''),
    );
    return `${titles.join('; ')}:\n${marked.join('\n')}`;
  });
}

const WHO_COVERS = /\b(which|what|who)\b.{0,40}\b(covers?|reimburses?|pays? for)\b/i;
const NOT_COVERED =
  /\b(do|does|is|are|will) not (be )?(cover|pay|reimburs|includ|eligible)|\bnot covered\b|\bexclu|\bexceptions?\b|n['’]t cover/i;

/** Who covers it apart from who states that it is not covered. */
function byCover(groups: readonly GuideGroup[]): string[] {
  const denies = ({ text, context }: Ranked): boolean => NOT_COVERED.test(`${context} ${text}`);
  const only = (keep: (one: Ranked) => boolean): GuideGroup[] =>
    groups
      .map((group) => ({ ...group, statements: group.statements.filter(keep) }))
      .filter((group) => group.statements.length > 0);
  const without = only(denies);
  if (without.length === 0) return manyGuides(groups);
  const covered = only((one) => !denies(one));
  return [...manyGuides(covered), '**Stated as not covered or as an exception:**', ...manyGuides(without)];
}

function contradictionPart(shown: readonly Ranked[]): string {
  const lines = contradictionsOf(shown).map(describeContradiction);
  return lines.length === 0
    ? ''
    : `Different figures for what may be the same thing; check which one applies:\n${lines.join('\n')}`;
}

function describeContradiction({ one, other }: Contradiction): string {
  const place = ({ passage }: Ranked): string => `p. ${passage.page ?? 1} 【${passage.marker}】`;
  const title = ({ passage }: Ranked): string => `${titled(passage)} (${yearOf(passage)})`;
  const places =
    guideKey(one.passage) === guideKey(other.passage)
      ? `${title(one)} gives different figures on ${place(one)} and ${place(other)}`
      : `${title(one)}, ${place(one)}, and ${title(other)}, ${place(other)}, give different figures`;
  return `- ${bold(one.passage.employer)}: ${places}.`;
}

function sampleNote(shown: readonly Ranked[]): string {
  const samples = shown.filter((one) => one.passage.sample === true).length;
  if (samples === 0) return '';
  return samples === shown.length
    ? 'These are sample guides: modelled, not of real employers.'
    : 'Guides marked “sample” are modelled, not of real employers.';
}

function notStated(choice: Choice, asked: Understood): string {
  const names = choice.silent.length > 0 ? choice.silent : asked.names;
  const whose = names.length > 0 ? ` for ${listed(names.map(bold))}` : '';
  return `The library does not state this${whose}.`;
}

function nearbyParts(choice: Choice): string[] {
  if (choice.nearby.length === 0) return [];
  const lines = choice.nearby.map(
    (one) => `- ${bold(one.passage.employer)}, ${titled(one.passage)} (${yearOf(one.passage)}): ${cited(one)}`,
  );
  return [`The nearest that I found:\n${lines.join('\n')}`];
}

const bullets = (statements: readonly Ranked[]): string =>
  statements.map((one, at) => `- ${cited(one, statements[at - 1]?.context)}`).join('\n');

/** A statement in the guide's words, with what it stands under where it does not speak for itself, and its marker. */
function cited(one: Ranked, contextBefore?: string): string {
  const text = /[.!?;:]$/.test(one.text) ? one.text : `${one.text}.`;
  return `${one.context === contextBefore ? '' : label(one)}${text} 【${one.passage.marker}】`;
}

function label({ text, context, list, passage }: Ranked): string {
  const under = context.split(': ').at(-1) ?? '';
  // "Yes" means nothing without its question.
  if (under.endsWith('?') && isAnswer(text)) return `*${under}* `;
  if (text.startsWith(under) || under.split(/\s+/).length > 12 || alike(under, passage.guide) > 0.6) return '';
  const named = `*${under}${under.endsWith('?') ? '' : ':'}* `;
  // What is not covered must never read as if it were.
  if (/\b(not|no|exclu\w*|except\w*|limit\w*)\b/i.test(under)) return named;
  if (list && !/^(these|this|those|some|the following|it|they)\b/i.test(text)) return '';
  const own = stemsOf(text);
  return [...stemsOf(under)].every((word) => own.has(word)) ? '' : named;
}

/** The title of a guide, without the employer's name in front of it. */
function titled(passage: Passage): string {
  const before = `${passage.employer}: `;
  return `“${passage.guide.startsWith(before) ? passage.guide.slice(before.length) : passage.guide}”`;
}

const bold = (name: string): string => `**${name}**`;
const yearOf = (passage: Passage): string =>
  typeof passage.planYear === 'number' ? `plan year ${passage.planYear}` : 'no plan year stated';

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

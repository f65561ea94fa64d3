import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import type { Cue } from '../../contract/vocabulary/cues.ts';
import { listed } from '../../contract/vocabulary/listed.ts';
import { beginsRequest } from './courtesy.ts';
import { cuePhrases } from './cues.ts';
import { isContent } from './left.ts';
import type { Mention } from './mentions.ts';
import { statistics } from './operators.ts';
import type { Token } from './tokens.ts';

/** Sentences of a text, as ranges of its tokens; a mark that ends one belongs to it. */
interface Sentence {
  from: number;
  to: number;
}

const ends = new Set(['.', '!', '?', ';']);
const asks = new Set(
  listed(`
    what, how, which, who, when, where, why, does, do, is, are, can, must, should, list, show, compare, by, per, only
    just, excluding, without, except, exclude, plot, chart, draw, rank, split, break, sort, limit
  `),
);
const FEWEST = 3;
/** A sentence with such a word leans on the one before: "Is that in line?", "How common is it?". */
const pointers = new Set(['that', 'it', 'this', 'those', 'these', 'them', 'one', 'there']);
/** What a sentence before the question may tell of the employers that are meant. */
const kept = new Set<Mention['value']['kind']>(['industry', 'state', 'region']);

function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const [at, { low }] of tokens.entries()) {
    const isAsked = at > from && beginsRequest(tokens, at);
    if (!isAsked && !(ends.has(low) && isEnd(tokens, at))) continue;
    found.push({ from, to: isAsked ? at : at + 1 });
    from = isAsked ? at : at + 1;
  }
  if (from < tokens.length) found.push({ from, to: tokens.length });
  return found;
}

const people = new Set(['person', 'people', 'employee', 'employees', 'workers', 'life', 'lives', 'staff']);

/** "We're a 300 person firm": how many work there. */
function sizeIn(part: readonly Token[]): readonly Token[] {
  const at = part.findIndex(
    ({ number }, index) =>
      number !== null && people.has(part[index + (part[index + 1]?.low === '-' ? 2 : 1)]?.low ?? ''),
  );
  return at === -1 ? [] : part.slice(at, at + (part[at + 1]?.low === '-' ? 3 : 2));
}

/** "Paid holidays? We got 6": what somebody gives is held against the others. */
const isOwnAmount = (part: readonly Token[]): boolean =>
  ['we', 'i', 'ours', 'mine'].includes(part[0]?.low ?? '') && part.some(({ number }) => number !== null);

/** "St. Louis", "approx. 5" and "U.S. employers" end no sentence. */
function isEnd(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.low !== '.') return true;
  const isLong = (before?.low.length ?? 0) > 2;
  return isLong && (next === undefined || /^[\p{Lu}\d]/u.test(next.text) || !shortened.has(before?.low ?? ''));
}
const shortened = new Set(
  listed(`
    approx, incl, excl, dept, avg, max, min, est, etc, inc, corp, ded, med, prem, contrib, ltd, oop, ins, gov, univ
    assoc, mgmt, admin, calc, comp, emp, indiv, fam, ann, hosp
  `),
);

/**
 * A follow-up of several sentences without those that name nothing, where another one does: "That is too narrow. The whole South."
 *
 * @param says whether tokens name whom or how by themselves
 * @returns null where nothing is left out
 */
export function withoutRemarks(
  tokens: readonly Token[],
  says: (part: readonly Token[]) => boolean,
): { tokens: Token[]; background: readonly Sentence[] } | null {
  const sentences = sentencesOf(tokens);
  const saying = sentences.filter(({ from, to }) => says(tokens.slice(from, to)));
  const remarks = sentences.filter((one) => !saying.includes(one) && tokens[one.to - 1]?.low !== '?');
  if (saying.length === 0 || remarks.length === 0) return null;
  const kept = sentences.filter((one) => !remarks.includes(one)).flatMap(({ from, to }) => tokens.slice(from, to));
  return { tokens: kept, background: remarks };
}

/**
 * A question with what was told before it left out: where one sentence alone names a figure, the others are its story. Of a story only
 * the employers count that it is about ("a school district in Illinois"), and only where the question names none of that kind.
 *
 * @param namesFigure whether tokens name a metric by themselves
 * @param namesSomething whether they name a subject
 * @returns null where nothing is background
 */
export function withoutBackground(
  tokens: readonly Token[],
  namesFigure: (part: readonly Token[]) => boolean,
  namesSomething: (part: readonly Token[]) => boolean,
  mentionsIn: (part: readonly Token[]) => readonly Mention[],
): { tokens: Token[]; background: readonly Sentence[] } | null {
  const sentences = sentencesOf(tokens);
  if (sentences.length < 2) return null;
  const partOf = ({ from, to }: Sentence): readonly Token[] => tokens.slice(from, to);
  const isNaming = (one: Sentence): boolean => namesFigure(partOf(one));
  // The last one is looked for from the end: of a pasted text two sentences are looked at, not forty.
  const asking = sentences.find(isNaming);
  if (asking === undefined) return withoutStory(tokens, sentences, namesSomething, mentionsIn);
  if (sentences.findLast(isNaming) !== asking) return null;
  const own = partOf(asking);
  const later = sentences.filter(({ from }) => from > asking.from);
  const leans = later.some((one) =>
    partOf(one)
      .slice(0, FEWEST * 2)
      .some(({ low }) => pointers.has(low)),
  );
  const says = later.some(
    (one) => one.to - one.from > FEWEST || mentionsIn(partOf(one)).length > 0 || isOwnAmount(partOf(one)),
  );
  if (own.length < FEWEST || leans || says) return null;
  const kinds = new Set(mentionsIn(own).map(({ value }) => value.kind));
  const background = sentences.filter((one) => one !== asking);
  // What asks is no background: it is a question of its own.
  if (background.some((one) => tokens[one.to - 1]?.low === '?' || asks.has(tokens[one.from]?.low ?? ''))) return null;
  const isOfMany = kinds.has('size') || [...kept].some((kind) => kinds.has(kind)) || asksOfMany(own);
  const told = background.flatMap((one) => {
    const part = partOf(one);
    const named = mentionsIn(part)
      .filter(
        ({ value }) => !kinds.has(value.kind) && (kept.has(value.kind) || (value.kind === 'employer' && !isOfMany)),
      )
      .flatMap(({ from, to }) => part.slice(from - (part[from - 1]?.low === 'in' ? 1 : 0), to));
    return [...sizeIn(part), ...named];
  });
  return { tokens: [...told, ...own], background };
}

/** "What is the median?", "how common is it?": "I begin at Clef. How many days do I get?" is about Clef. */
const asksOfMany = (part: readonly Token[]): boolean =>
  statistics.all(part).length > 0 ||
  cuePhrases.all(part).some(({ value }) => ofMany.has(value)) ||
  part.some(({ low }) => employerWords.includes(low));
const ofMany = new Set<Cue>(['share', 'holders', 'top', 'trend', 'compare', 'position', 'judge', 'library', 'rule']);

const MOST_STORY = 4;
/** "My boss asked me to look up Clef. What do they pay toward it": of a story that names no benefit its employer counts alone. */
function withoutStory(
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  namesSomething: (part: readonly Token[]) => boolean,
  mentionsIn: (part: readonly Token[]) => readonly Mention[],
): { tokens: Token[]; background: readonly Sentence[] } | null {
  const asking = sentences.at(-1);
  if (asking === undefined || sentences.length > MOST_STORY) return null;
  const own = tokens.slice(asking.from, asking.to);
  const background = sentences.slice(0, -1);
  const isStory = background.every(
    ({ from, to }) =>
      tokens[to - 1]?.low !== '?' && !asks.has(tokens[from]?.low ?? '') && !namesSomething(tokens.slice(from, to)),
  );
  const saysEnough = own.filter(isContent).length > 1 && !own.some(({ low }) => pointers.has(low));
  if (!isStory || !saysEnough || !asks.has(own[0]?.low ?? '')) return null;
  const isNamed = mentionsIn(own).some(({ value }) => value.kind === 'employer');
  const told = background.flatMap(({ from, to }) => {
    const part = tokens.slice(from, to);
    return mentionsIn(part)
      .filter(({ value }) => value.kind === 'employer' && !isNamed)
      .flatMap((one) => part.slice(one.from, one.to));
  });
  return { tokens: [...told, ...own], background };
}

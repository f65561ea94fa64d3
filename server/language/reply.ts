import type { Known, Reading } from '../../contract/reading.ts';
import { type Payer, partNames, payerNames, payingVerbs } from '../../contract/vocabulary/payers.ts';
import {
  allWords,
  answerLeads,
  choicePlaces,
  choiceWords,
  lastPlaces,
  noWords,
  payerPronouns,
  unsaying,
  yesWords,
} from '../../contract/vocabulary/replies.ts';
import { mentionsIn } from './mentions.ts';
import { type Found, Phrases } from './phrases.ts';
import { read } from './read.ts';
import { keysOf, type Token, tokensOf } from './tokens.ts';

/** A choice of a question back, with the words by which it may be meant. */
export interface Offered {
  label: string;
  /** Stems of all words by which its figure is named. */
  names: ReadonlySet<string>;
  /** Whose payment its figure is; null where it is nobody's. */
  payer: Payer | null;
  reading: Reading;
}

/** What somebody answered to a question back. */
export interface Answer {
  /** The choices that are left, by their places; none: it is something else. */
  taken: readonly number[];
  /** It is still open which of them is meant; else all of them are. */
  isOpen: boolean;
  /** What else was said, as it was typed: it is said of what was taken. */
  rest: string;
}

interface Said {
  text: string;
  tokens: readonly Token[];
  choices: readonly Offered[];
  known: Known;
}

const phrasesOf = (names: readonly string[]): Phrases<true> => new Phrases(names.map((name) => [name, true] as const));
const [leads, yes, no, all] = [answerLeads, yesWords, noWords, allWords].map(phrasesOf) as [
  Phrases<true>,
  Phrases<true>,
  Phrases<true>,
  Phrases<true>,
];

/** What each kind of reply does; the first line that holds decides. */
const table: readonly ((said: Said) => Answer | 'no answer' | null)[] = [
  byPlace,
  asAll,
  denied,
  byMetric,
  byName,
  agreed,
  refusing,
];

/**
 * Reads what was typed after a question back as an answer to it; null where it answers nothing: then it changes what is asked about,
 * or it is a question of its own.
 */
export function answerTo(text: string, choices: readonly Offered[], known: Known): Answer | null {
  const said = { text, tokens: tokensOf(text), choices, known };
  for (const line of table) {
    const answer = line(said);
    if (answer !== null) return answer === 'no answer' ? null : answer;
  }
  return null;
}

/** Where an answer begins: behind "yes", "no, I meant" and their like. */
function beginning(tokens: readonly Token[]): number {
  let at = 0;
  for (;;) {
    const led = [leads, yes, no].flatMap((phrases) => phrases.at(tokens, at)).toSorted((a, b) => b.to - a.to)[0];
    const next = led?.to ?? (tokens[at]?.isMark === true ? at + 1 : at);
    if (next === at) return at;
    at = next;
  }
}

/** A text without some of its tokens, and without what led the answer. */
function without({ text, tokens }: Pick<Said, 'text' | 'tokens'>, used: ReadonlySet<number>): string {
  const start = beginning(tokens);
  let rest = text;
  for (const [at, { span }] of tokens.entries())
    if (at < start || used.has(at)) rest = rest.slice(0, span[0]) + ' '.repeat(span[1] - span[0]) + rest.slice(span[1]);
  return rest.replaceAll(/\s+/g, ' ').trim();
}

/** A text without "no, I meant" and its like before it. */
export const withoutLead = (text: string): string => without({ text, tokens: tokensOf(text) }, new Set());

const range = ({ from, to }: { from: number; to: number }): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
const everyone = (choices: readonly Offered[]): number[] => choices.map((_, at) => at);

const articles = new Set(['the', 'that', 'your', 'with']);
const choosing = new Set(choiceWords);
const places = new Map(choicePlaces.flatMap((words, place) => words.map((word) => [word, place] as const)));

/** "The first one", "option b", "2", "the first two", "1 and 3": choices by their places. */
function byPlace(said: Said): Answer | null {
  const { tokens, choices } = said;
  const start = beginning(tokens);
  const taken: number[] = [];
  let at = start;
  for (;;) {
    const one = placeAt(tokens, at, choices.length, taken.length > 0 || at > start);
    if (one === null) break;
    taken.push(...one.places);
    at = one.to;
    if (!joints.has(tokens[at]?.low ?? '')) break;
    at += 1;
  }
  const next = tokens[at];
  const isEnd = next === undefined || next.isMark || spared.has(next.low) || yes.at(tokens, at).length > 0;
  if (taken.length === 0 || !isEnd || taken.some((place) => place >= choices.length)) return null;
  return { taken: [...new Set(taken)], isOpen: false, rest: without(said, new Set(range({ from: start, to: at }))) };
}

/** The places that are named at a token, with the words around them: "the second option", "first two". */
function placeAt(
  tokens: readonly Token[],
  from: number,
  many: number,
  isLed: boolean,
): { places: number[]; to: number } | null {
  let at = from;
  while (articles.has(tokens[at]?.low ?? '') || (choosing.has(tokens[at]?.low ?? '') && tokens[at]?.low !== 'one'))
    at += 1;
  const token = tokens[at];
  if (token === undefined) return null;
  const place = lastPlaces.includes(token.low)
    ? many - 1
    : places.get(token.number === null ? token.low : String(token.number));
  // "A family", "one state": an article and a number of something.
  const isBare = (token.low === 'a' || token.number !== null) && !token.isOrdinal && at === from && !isLed;
  const next = tokens[at + 1];
  if (place === undefined || (isBare && next !== undefined && !next.isMark && !joints.has(next.low))) return null;
  const isFirst = place === 0 && typeof next?.number === 'number' && next.number > 1 && !next.isOrdinal;
  if (isFirst) return { places: Array.from({ length: next.number ?? 0 }, (_, index) => index), to: at + 2 };
  return { places: [place], to: choosing.has(next?.low ?? '') ? at + 2 : at + 1 };
}

const joints = new Set(['and', ',', '&', '+', 'plus']);
const isJoined = (tokens: readonly Token[]): boolean => tokens.some(({ low }) => joints.has(low) || low === 'both');

const spared = new Set(['but', ',', 'by', 'in', 'for', '.', '!', 'please', 'only', 'as', 'and', 'side']);

/** "Both", "all of them by region". */
function asAll(said: Said): Answer | null {
  const start = beginning(said.tokens);
  const found = all.at(said.tokens, start).toSorted((a, b) => b.to - a.to)[0];
  const isEnd =
    found !== undefined && (found.to === said.tokens.length || spared.has(said.tokens[found.to]?.low ?? ''));
  if (found === undefined || !isEnd) return null;
  // "Both", of three.
  const isOpen = said.tokens[found.from]?.low === 'both' && said.choices.length > 2;
  return { taken: everyone(said.choices), isOpen, rest: without(said, new Set(range(found))) };
}

/** "Not the employee's": that choice is out, and the others stay. */
function denied(said: Said): Answer | null {
  const start = beginning(said.tokens);
  if (said.tokens[start]?.low !== 'not' || said.choices.length < 2) return null;
  const end = said.tokens.findIndex(({ isMark, low }, at) => at > start && (isMark || low === 'but'));
  const other = end === -1 ? '' : said.text.slice(said.tokens[end]?.span[1] ?? 0);
  if (other.trim() !== '') return byName({ ...said, text: other, tokens: tokensOf(other) });
  const tokens = said.tokens.slice(start + 1, end === -1 ? undefined : end);
  const named = byName({ ...said, tokens });
  if (named?.taken.length !== 1) return null;
  const taken = everyone(said.choices).filter((at) => !named.taken.includes(at));
  return { taken, isOpen: taken.length > 1, rest: '' };
}

/** "The employee contribution by state": the name of a figure that one of the choices has. A name of another figure chooses none. */
function byMetric(said: Said): Answer | 'no answer' | null {
  const { text, choices, known, tokens } = said;
  const typed = read(without(said, new Set()) || text, null, known).metrics.filter(({ from }) => from.kind === 'typed');
  const at = (one: (typeof typed)[number]): number[] => {
    const means = [one.value.metric, ...(one.value.or ?? [])];
    const own = (choice: Offered): string[] => choice.reading.metrics.map(({ value }) => value.metric);
    const sure = everyone(choices).filter((place) => own(choices[place] as Offered).includes(one.value.metric));
    return one.value.or === undefined
      ? sure
      : everyone(choices).filter((place) =>
          own(choices[place] as Offered).some((key) => means.some((each) => each === key)),
        );
  };
  const found = typed.map(at);
  const several = isJoined(tokens) ? byName(said) : null;
  if (typed.length === 0 || (several !== null && several.taken.length > 1)) return several;
  if (found.some((places) => places.length === 0)) return 'no answer';
  if (found.some((places) => places.length > 1)) return null;
  const start = tokens[beginning(tokens)]?.span[0] ?? 0;
  const lead = text.slice(start).search(/\S/) + start;
  const spans = typed.flatMap(({ from }) => (from.kind === 'typed' ? [from.span] : []));
  const used = tokens.flatMap(({ span }, index) =>
    spans.some(([from, to]) => span[0] - lead >= from && span[1] - lead <= to) ? [index] : [],
  );
  return { taken: [...new Set(found.flat())], isOpen: false, rest: without(said, new Set(used)) };
}

const payers = new Map(
  (['employee', 'employer'] as const).flatMap((payer) =>
    [...payerNames[payer], ...payerPronouns[payer]].map((name) => [name, payer] as const),
  ),
);
const payments = phrasesOf([...payingVerbs, ...partNames]);
const silent = new Set(unsaying);
/** Whom figures are of, and at which level: what names no figure. */
const peers = new Set(['industry', 'state', 'region', 'size', 'source', 'level', 'network', 'carrier', 'employer']);

const NAMED = 3;

/** How well each word of an answer names each choice. */
function scoresOf({ tokens, choices, known }: Said): { at: number; scores: number[] }[] {
  const masked = new Set(
    mentionsIn(tokens, known)
      .filter(({ value }) => peers.has(value.kind))
      .flatMap(range),
  );
  const isPaying = tokens.some(({ low }) => payers.has(low)) && choices.some(({ payer }) => payer !== null);
  const paid = isPaying ? new Set(payments.all(tokens).flatMap((one: Found<true>) => range(one))) : new Set<number>();
  const labels = choices.map(({ label }) => new Set(keysOf(label.toLowerCase())));
  const start = beginning(tokens);
  return tokens.flatMap((token, at) => {
    if (at < start || token.isMark || paid.has(at) || masked.has(at)) return [];
    const payer = isPaying ? payers.get(token.low) : undefined;
    if (silent.has(token.low) && payer === undefined) return [];
    const apart = (has: readonly boolean[]): readonly boolean[] =>
      has.every((one) => one) ? has.map(() => false) : has;
    const byLabel = apart(labels.map((label) => label.has(token.key)));
    const byNames = apart(choices.map(({ names }) => names.has(token.key)));
    const scores = choices.map((choice, place) => {
      if (payer !== undefined) return choice.payer === payer ? NAMED : 0;
      return byLabel[place] === true ? NAMED : byNames[place] === true ? 1 : 0;
    });
    return [{ at, scores }];
  });
}

/** "What they pay", "full", "employee's and employer's": words that one of the choices has in its name, and the others have not. */
function byName(said: Said): Answer | null {
  const words = scoresOf(said);
  const naming = words.filter(({ scores }) => scores.some((score) => score > 0));
  // More words than those that name a choice: it is a question of its own.
  if (naming.length === 0 || words.length > 2 * naming.length) return null;
  // "The full one".
  const own = naming.flatMap(({ at }) => (choosing.has(said.tokens[at + 1]?.low ?? '') ? [at, at + 1] : [at]));
  const rest = without(said, new Set([...own, ...payments.all(said.tokens).flatMap(range)]));
  const best = bestOf(naming.map(({ scores }) => scores));
  const each = naming.map(({ scores }) => bestOf([scores]));
  if (isJoined(said.tokens) && each.every((one) => one !== null) && new Set(each).size > 1)
    return { taken: [...new Set(each)], isOpen: false, rest };
  return best === null ? null : { taken: [best], isOpen: false, rest };
}

/** The choice that words name best; null where two are named as well as each other. */
function bestOf(scores: readonly (readonly number[])[]): number | null {
  const sums = (scores[0] ?? []).map((_, place) => scores.reduce((sum, one) => sum + (one[place] ?? 0), 0));
  const most = Math.max(0, ...sums);
  const first = sums.indexOf(most);
  return most === 0 || sums.lastIndexOf(most) !== first ? null : first;
}

/** "Yes", where there is only one; of several it is still open which. */
function agreed(said: Said): Answer | null {
  if (yes.at(said.tokens, 0).length === 0) return null;
  const rest = without(said, new Set());
  if (said.choices.length > 1 && rest !== '') return null;
  return { taken: everyone(said.choices), isOpen: said.choices.length > 1, rest };
}

/** "No", "neither of them", and nothing else. */
function refusing(said: Said): Answer | null {
  const isAll = beginning(said.tokens) === said.tokens.length && no.all(said.tokens).length > 0;
  return isAll ? { taken: [], isOpen: false, rest: '' } : null;
}

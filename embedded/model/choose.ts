import { belongsTo, isOfKind, kindOf, mentions } from './belongs.ts';
import type { Passage } from './conversation.ts';
import { rankStatements, type Ranked } from './rank.ts';
import { statementsOf } from './statements.ts';
import type { Understood } from './understand.ts';
import { stem, stemsOf, wordsOf } from './words.ts';

/** What the library says to a question: statements that answer it, and what was found instead where nothing does. */
export interface Choice {
  /** The statements that answer, best first; of several names, name by name. */
  answers: Ranked[];
  /** Statements nearby, where nothing answers. */
  nearby: Ranked[];
  /** Names of the question about which the library does not state it. */
  silent: string[];
  /** A kind of employer that was asked for and that no guide found is of, as the person wrote it. */
  unknownKind: string | undefined;
  /** The state that was asked for, where no guide found is of it. */
  unknownState: string | undefined;
  /** Plan years that were asked for and that no answer is of. */
  missingYears: number[];
}

/** What a statement must cover to count as an answer, and as something near one. */
const ANSWER = 0.6;
const NEARBY = 0.4;
/** How far behind the best a statement may be and still be said. */
const BEHIND = 0.25;
const BREADTH = 0.6;

/** Picks the statements of the found passages that answer a question. */
export function choose(passages: readonly Passage[], asked: Understood): Choice {
  const choices =
    asked.names.length > 1 ? asked.names.map((name) => chooseFor(passages, { ...asked, names: [name] })) : [];
  if (choices.length === 0) return chooseFor(passages, asked);
  const answers = choices.flatMap((choice) => choice.answers);
  return {
    answers: answers.filter((one, index) => answers.findIndex((other) => other.text === one.text) === index),
    nearby: answers.length > 0 ? [] : choices.flatMap((choice) => choice.nearby),
    silent: choices.flatMap((choice) => choice.silent),
    unknownKind: undefined,
    unknownState: undefined,
    missingYears: asked.years.filter((year) => !answers.some((one) => one.passage.planYear === year)),
  };
}

function chooseFor(passages: readonly Passage[], asked: Understood): Choice {
  const [name] = asked.names;
  const named = passagesOf(passages, name, asked.employers);
  const there = named.passages.filter((passage) => passage.state === asked.state?.code);
  const kind = restrictToKind(there.length > 0 ? there : named.passages, asked);
  const terms = [...asked.terms.filter((term) => ![...term].some(kindOf)), ...named.terms];
  const ofYears = kind.passages.filter((passage) => asked.years.includes(passage.planYear ?? 0));
  const inYears = answersIn(ofYears, { ...asked, terms });
  // What the years that were asked for do not state, another year may.
  const { ranked, answers } = inYears.answers.length > 0 ? inYears : answersIn(kind.passages, { ...asked, terms });
  const nearby =
    answers.length > 0 ? [] : distinctStatements(ranked.filter((one) => one.coverage >= NEARBY)).slice(0, 2);
  return {
    answers,
    nearby,
    silent: name !== undefined && answers.length === 0 ? [name] : [],
    unknownKind: kind.unknown,
    unknownState: there.length > 0 ? undefined : asked.state?.name,
    missingYears: asked.years.filter((year) => !answers.some((one) => one.passage.planYear === year)),
  };
}

function answersIn(passages: readonly Passage[], asked: Understood): { ranked: Ranked[]; answers: Ranked[] } {
  const ranked = rankStatements(statementsOf(passages), asked);
  // Asked about as a whole, a guide is shown in its breadth.
  const floor = (ranked[0]?.score ?? 0) - (asked.terms.length === 0 ? BREADTH : BEHIND);
  return {
    ranked,
    answers: distinctStatements(ranked.filter((one) => one.score >= floor && one.coverage >= ANSWER)),
  };
}

/** The passages that a name means; without a name all of them. */
function passagesOf(passages: readonly Passage[], name: string | undefined, employers: readonly string[]) {
  if (name === undefined) return { passages, terms: [] };
  const own = passages.filter((passage) => belongsTo(passage, name));
  if (own.length > 0 || employers.includes(name)) return { passages: own, terms: [] };
  // A plan or program inside a guide has to be spoken of; an employer is known by the guide.
  const terms = wordsOf(name).map((word) => new Set([stem(word)]));
  return { passages: passages.filter((passage) => mentions(passage, name)), terms };
}

function restrictToKind(passages: readonly Passage[], asked: Understood) {
  const term = asked.terms.flatMap((one) => [...one]).find((one) => kindOf(one) !== undefined);
  const kind = term === undefined ? undefined : kindOf(term);
  if (kind === undefined || asked.names.length > 0) return { passages, unknown: undefined };
  const own = passages.filter((passage) => isOfKind(passage, kind));
  if (own.length > 0) return { passages: own, unknown: undefined };
  const written = asked.subject.split(' ').findLast((word) => kindOf(stem(word)) === kind);
  return { passages, unknown: written };
}

/** Leaves out what says the same again: the same words in another passage of the same guide. */
function distinctStatements(ranked: readonly Ranked[]): Ranked[] {
  const kept: Ranked[] = [];
  for (const one of ranked) {
    const again = kept.some(
      (other) =>
        other.passage.employer === one.passage.employer &&
        alike(one.text, other.text) > 0.75 &&
        figures(one.text) === figures(other.text),
    );
    if (!again) kept.push(one);
  }
  return kept;
}

const figures = (text: string): string => (text.match(/\d[\d,.]*/g) ?? []).join(' ');

/** The share of stems that two texts have in common, 0 to 1. */
export function alike(a: string, b: string): number {
  const one = stemsOf(a);
  const other = stemsOf(b);
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

import { belongsTo, isOfKind, kindOf, mentions } from './belongs.ts';
import type { Passage } from './conversation.ts';
import { GOOD, rankStatements, type Ranked } from './rank.ts';
import { statementsOf } from './statements.ts';
import type { Understood } from './understand.ts';
import { stem, stemsOf, wordsOf } from './words.ts';

/** What the library says to a question: statements that answer it, and what was found instead where nothing does. */
export interface Choice {
  /** The statements that answer, best first. */
  answers: Ranked[];
  /** Statements nearby, where nothing answers. */
  nearby: Ranked[];
  /** Names of the question that no guide bears and no passage mentions. */
  unknownNames: string[];
  /** A kind of employer that was asked for and that no guide found is of, as the person wrote it. */
  unknownKind: string | undefined;
  /** Plan years that were asked for and that no answer is of. */
  missingYears: number[];
}

const NEARBY = 0.4;

/** Picks the statements of the found passages that answer a question. */
export function choose(passages: readonly Passage[], asked: Understood): Choice {
  const named = passagesOf(passages, asked.names);
  const kind = restrictToKind(named.passages, asked);
  const years = kind.passages.filter((passage) => asked.years.includes(passage.planYear ?? 0));
  const pool = years.length > 0 ? years : kind.passages;
  const ranked = rankStatements(statementsOf(pool), {
    ...asked,
    terms: [...asked.terms.filter((term) => ![...term].some(kindOf)), ...named.terms],
  });
  const best = ranked[0]?.score ?? 0;
  const floor = Math.max(GOOD, best - 0.35);
  const answers = distinctStatements(ranked.filter((one) => one.score >= floor && one.coverage >= GOOD - 0.05));
  return {
    answers,
    nearby: answers.length > 0 ? [] : distinctStatements(ranked.filter((one) => one.coverage >= NEARBY)).slice(0, 2),
    unknownNames: named.unknown,
    unknownKind: kind.unknown,
    missingYears: asked.years.filter((year) => !answers.some((one) => one.passage.planYear === year)),
  };
}

/** The passages that the names of a question mean; without names all of them. */
function passagesOf(passages: readonly Passage[], names: readonly string[]) {
  const unknown: string[] = [];
  const terms: Set<string>[] = [];
  const chosen = new Set<Passage>();
  for (const name of names) {
    const own = passages.filter((passage) => belongsTo(passage, name));
    const speaking = own.length > 0 ? own : passages.filter((passage) => mentions(passage, name));
    if (speaking.length === 0) unknown.push(name);
    // A plan or program inside a guide has to be spoken of; an employer is known by the guide.
    if (own.length === 0 && speaking.length > 0) terms.push(...wordsOf(name).map((word) => new Set([stem(word)])));
    for (const passage of speaking) chosen.add(passage);
  }
  const kept = names.length === 0 ? [...passages] : passages.filter((passage) => chosen.has(passage));
  return { passages: kept, unknown, terms };
}

function restrictToKind(passages: readonly Passage[], asked: Understood) {
  const term = asked.terms.flatMap((one) => [...one]).find((one) => kindOf(one) !== undefined);
  const kind = term === undefined ? undefined : kindOf(term);
  if (kind === undefined || asked.names.length > 0) return { passages: [...passages], unknown: undefined };
  const own = passages.filter((passage) => isOfKind(passage, kind));
  if (own.length > 0) return { passages: own, unknown: undefined };
  const written = asked.subject.split(' ').find((word) => kindOf(stem(word)) === kind);
  return { passages: [...passages], unknown: written };
}

/** Leaves out what says the same again: the same words in another passage or guide of the same employer. */
function distinctStatements(ranked: readonly Ranked[]): Ranked[] {
  const kept: Ranked[] = [];
  for (const one of ranked) {
    const again = kept.some(
      (other) => other.passage.employer === one.passage.employer && alike(one.text, other.text) > 0.85,
    );
    if (!again) kept.push(one);
  }
  return kept;
}

/** The share of stems that two texts have in common, 0 to 1. */
export function alike(a: string, b: string): number {
  const one = stemsOf(a);
  const other = stemsOf(b);
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

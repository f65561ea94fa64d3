import { holdsContact } from './asked-name.ts';
import { type Coverage, coverageOf, has, isFaint, isMeasure, isReached, type Lines, noLines } from './coverage.ts';
import { signNames, signsOf } from './signs.ts';
import { signWeights } from './sign-weights.ts';
import type { Statement } from './statements.ts';
import type { Term, Wanted } from './wanted.ts';

export interface Ranked extends Statement {
  /** The higher, the better it answers, in log-odds. */
  score: number;
  /** Whether it, or what it stands under, speaks of the subject that was asked for; of a word of it where none was named. */
  isAbout: boolean;
  /** Which terms of what is wanted it, or what it stands under, speaks of: their places among all. */
  reached: readonly number[];
}

/** What stands in so few of an employer's statements is what they are about. */
const RARE = 2.2;
/** What speaks of less of the question than this says nothing about it. */
const ABOUT = 0.5;
/** Of guides of anybody it must be more. */
const ABOUT_OF_ALL = 0.7;
/** What speaks of nearly all other words is about it, whatever it calls the subject. */
const MOSTLY = 0.6;
const SEVERAL = 2;

/**
 * Ranks statements by how likely they answer: by how much of the question they speak of, and by the signs of an answer of its kind,
 * weighed as labelled questions show.
 */
export function rankStatements(statements: readonly Statement[], wanted: Wanted): Ranked[] {
  const coverage = coverageOf(statements, wanted);
  const signs = signsOf(statements, wanted, coverage);
  const rare = new Set(
    wanted.terms.filter(
      (term, at) => !term.isSubject && term.isAlong !== true && !isFaint(term) && (coverage.weights[at] ?? 0) >= RARE,
    ),
  );
  return statements
    .map((statement, at): Ranked => {
      const lines = coverage.lines[at] ?? noLines;
      const own = signs[at];
      return {
        ...statement,
        score: own === undefined ? 0 : signNames.reduce((sum, name) => sum + signWeights[name] * own[name], 0),
        isAbout: isAboutIt(wanted, lines, coverage, rare) || (wanted.isContact && holdsContact(statement.text)),
        reached: wanted.terms.flatMap((term, index) => (isReached(term, lines) ? [index] : [])),
      };
    })
    .toSorted((a, b) => b.score - a.score || a.order - b.order);
}

/** It speaks of a subject; or, where none was named, of enough of the words. */
function isAboutIt(
  { terms: all, isOfAll, typed }: Wanted,
  lines: Lines,
  coverage: Coverage,
  rare: ReadonlySet<Term>,
): boolean {
  const covered = coverage.covered(lines);
  const reached = (term: Term): boolean => isReached(term, lines);
  const terms = all.filter(({ isAlong }) => isAlong !== true);
  const needed = terms.filter(({ isNeeded }) => isNeeded);
  if (needed.length > 0) return needed.some(reached);
  const subjects = terms.filter(({ isSubject }) => isSubject);
  if (subjects.length === 0) return isOfAll ? covered >= ABOUT_OF_ALL : terms.length === 0 || covered >= ABOUT;
  // What speaks of every word beside the benefit's own names says more than what only names the benefit.
  const beside = terms.filter(
    (term) =>
      !term.isSubject &&
      !isMeasure(term) &&
      !term.phrases.some((one) => subjects.some((subject) => subject.phrases.includes(one))),
  );
  const isNamed = ({ phrases }: Term): boolean => phrases.some((one) => has(lines.own, one) || has(lines.around, one));
  // Stand-ins of every word are another benefit: "within fifteen days of the medical certificate" speaks of no sick days.
  const isOfTyped =
    !isOfAll &&
    typed.some(
      (words) =>
        words.length >= SEVERAL && words.every(reached) && words.some((word) => !isMeasure(word) && isNamed(word)),
    );
  const isOfRare = !isOfAll && beside.some((term) => rare.has(term) && isNamed(term));
  return (
    covered >= MOSTLY ||
    isOfTyped ||
    isOfRare ||
    subjects.some(reached) ||
    (beside.length >= SEVERAL && beside.every(reached))
  );
}

import type { Statement } from './statements.ts';
import type { Unit } from './topics.ts';
import type { Understood } from './understand.ts';
import { stem, stemsOf, wordsOf } from './words.ts';

export interface Ranked extends Statement {
  /** 0 to about 1.4; from `GOOD` on it answers the question. */
  score: number;
  /** The share of what was asked that it or what it stands under speaks of, 0 to 1. */
  coverage: number;
}

/** What a statement must cover to count as an answer. */
export const GOOD = 0.55;

const AMOUNTS: Record<Unit, RegExp> = {
  percent: /\d\s?%|\bpercent\b|\bfull pay\b/i,
  money: /\$\s?\d|\bdollars?\b/i,
  time: /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|twenty|unlimited)\b[\s-]*(\w+\s){0,2}(hours?|days?|weeks?|months?|years?)\b|\bunlimited\b|\bno (set )?limit/i,
};

/**
 * Ranks statements by how much of the question they speak of. A rare word of the question counts more than one that stands
 * everywhere; a word that stands in the heading above counts, but less than in the statement itself.
 */
export function rankStatements(statements: readonly Statement[], asked: Understood): Ranked[] {
  const own = statements.map((statement) => stemsOf(statement.text));
  const around = statements.map((statement) => stemsOf(`${statement.context} ${statement.passage.guide}`));
  const groups = termGroups(asked);
  const weights = groups.map((group) => {
    const holders = own.filter((stems, at) =>
      group.main.some((one) => stems.has(one) || around[at]?.has(one) === true),
    );
    return Math.log(1 + (statements.length + 1) / (holders.length + 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const units = asked.amount ? asked.topics.flatMap((topic) => topic.units) : [];
  const best = Math.max(1, ...statements.map((statement) => statement.order));

  return statements
    .map((statement, at) => {
      let covered = 0;
      for (const [index, group] of groups.entries()) {
        covered += (weights[index] ?? 0) * reach(group, own[at] ?? new Set(), around[at] ?? new Set());
      }
      const coverage = groups.length === 0 ? 0.6 : covered / total;
      const amount = amountBonus(statement.text, asked, units);
      const early = 0.08 * (1 - statement.order / best);
      const length = wordsOf(statement.text).length;
      const unhandy = length > 55 ? 0.1 : length < 5 ? 0.05 : 0;
      return { ...statement, coverage, score: coverage + amount + early - unhandy };
    })
    .sort((a, b) => b.score - a.score || a.order - b.order);
}

interface Group {
  main: string[];
  /** Stems of the same topic: they stand for the word, at a discount. */
  related: string[];
}

function termGroups(asked: Understood): Group[] {
  const phrases = asked.topics.map((topic) => topic.words.map((word) => wordsOf(word).map(stem)));
  return asked.terms.map((term) => {
    const main = [...term];
    const topic = phrases.find((words) => words.some((stems) => stems.some((one) => term.has(one))));
    return { main, related: (topic ?? []).filter((stems) => stems.length === 1).flat() };
  });
}

function reach(group: Group, own: Set<string>, around: Set<string>): number {
  if (group.main.some((one) => own.has(one))) return 1;
  if (group.main.some((one) => around.has(one))) return 0.8;
  if (group.related.some((one) => own.has(one))) return 0.75;
  return group.related.some((one) => around.has(one)) ? 0.55 : 0;
}

function amountBonus(text: string, asked: Understood, units: readonly Unit[]): number {
  if (!asked.amount) return 0;
  if (units.some((unit) => AMOUNTS[unit].test(text))) return 0.25;
  return units.length === 0 && /\d/.test(text) ? 0.1 : 0;
}

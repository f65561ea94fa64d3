/** A question's statements by their signs, and which of them answer it. */
export interface Case {
  /** Where the question stands: cases of one file are never learned and asked in the same fold. */
  file: string;
  signs: readonly (readonly number[])[];
  /** What is added to each score before any weight. */
  given: readonly number[];
  isRight: readonly boolean[];
}

/** How strongly weights are drawn to zero; the value that five sixths of the files chose for the others. */
const DRAWN_TO_ZERO = 0.003;
const STEPS = 300;
const STEP = 0.1;
const FOLDS = 6;

/**
 * Learns a weight for each sign: those under which the statements that answer are likeliest, by gradient steps with momentum (Adam)
 * on the logarithm of their share among all statements of their question.
 */
export function fit(cases: readonly Case[], count: number): number[] {
  const weights = Array.from({ length: count }, () => 0);
  const mean = [...weights];
  const square = [...weights];
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = slopeAt(cases, weights);
    for (const [at, own] of slope.entries()) {
      const pull = own - DRAWN_TO_ZERO * (weights[at] ?? 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * pull;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * pull * pull;
      const ahead = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const spread = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step));
      weights[at] = (weights[at] ?? 0) + (STEP * ahead) / (spread + 1e-8);
    }
  }
  return weights;
}

function slopeAt(cases: readonly Case[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const one of cases) {
    const scores = scoresOf(one, weights);
    const top = Math.max(...scores);
    const parts = scores.map((score) => Math.exp(score - top));
    const whole = sum(parts);
    const right = sum(parts.filter((_, at) => one.isRight[at] === true)) || 1;
    for (const [at, part] of parts.entries()) {
      const pull = (one.isRight[at] === true ? part / right : 0) - part / whole;
      for (const [sign, value] of (one.signs[at] ?? []).entries())
        slope[sign] = (slope[sign] ?? 0) + (pull * value) / cases.length;
    }
  }
  return slope;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The score of each statement of a question. */
export const scoresOf = ({ signs, given }: Case, weights: readonly number[]): number[] =>
  signs.map((own, at) => own.reduce((all, value, sign) => all + value * (weights[sign] ?? 0), given[at] ?? 0));

/** The place of the first statement that answers, from 0. */
export function placeOf(scores: readonly number[], isRight: readonly boolean[]): number {
  const order = scores.map((_, at) => at).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return order.findIndex((at) => isRight[at] === true);
}

/** Places of what answers, each question asked of weights that were learned without its file. */
export function placesUnseen(cases: readonly Case[], count: number): number[] {
  const files = [...new Set(cases.map(({ file }) => file))].toSorted();
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const held = new Set(files.filter((_, at) => at % FOLDS === fold));
    const weights = fit(
      cases.filter(({ file }) => !held.has(file)),
      count,
    );
    return cases.filter(({ file }) => held.has(file)).map((one) => placeOf(scoresOf(one, weights), one.isRight));
  });
}

import type { Sign } from './signs.ts';

/** What a sign says for a statement, in log-odds: learned from labelled questions by `npm run bench -- ranking`. */
export const learnedWeights = {
  covered: 5.4,
  pairs: 2.53,
  unit: 1.31,
  number: 1.27,
  money: 0.78,
  time: 0.92,
  when: 0.63,
  duty: 1.31,
  list: 2.82,
  direct: 0.36,
  denies: 1.67,
  grants: 1.0,
  unpaid: -0.84,
  example: -1.03,
  long: -0.21,
  name: 1.41,
  section: 1.24,
  place: 1.32,
  passage: 1.44,
} satisfies Partial<Record<Sign, number>>;

/** What too few labelled questions show, set by hand. */
export const givenWeights = {
  /** A telephone number or a page where one is asked for. */
  contact: 1.2,
  /** What is not covered, where that is asked for. */
  leftOut: 1.2,
  /** A band of years that holds the years that are told. */
  service: 1,
  /** The newest plan year is meant where none is named; a year that is named is meant all the more. */
  newest: 0.6,
  namedYear: 1.5,
  /** A title page says nothing. */
  title: -3,
} satisfies Partial<Record<Sign, number>>;

export const signWeights: Readonly<Record<Sign, number>> = { ...learnedWeights, ...givenWeights };

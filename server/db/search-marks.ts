/** One thing that was asked for, as the snippets of results mark it. */
export interface Sought {
  /** Its names: stems that follow one another. */
  names: readonly (readonly string[])[];
  /** How much it says, from how few passages hold it; above 0. */
  weight: number;
  /** A figure: it is marked where it stands beside what else was asked for, and not wherever it stands. */
  isAmount?: true;
}

/** The sign of a figure: of money, of a share, or none. */
export type Sign = '$' | '%' | '';

/** An amount that satisfies a condition. */
export interface Proof {
  /** How it may be written, as stems, the likeliest first. */
  ways: readonly string[];
  /** The sign that may stand with it; with another sign it is something else. */
  sign: Sign;
  /** The stems of its metric's label: of two places that say the same figure, it is where more of them stand. */
  label: readonly string[];
  /** The coverage level that it is for, of a metric that has them: the row or the column of another level does not say it. */
  tier?: string;
}

/** What the snippets of a ranking mark. Kept with a search, so that its snippets can be cut again. */
export interface Marks {
  sought: readonly Sought[];
  /** By passage: the amounts that satisfy a condition there. Absent where there is no such condition. */
  proofs?: Readonly<Record<string, readonly Proof[]>>;
}

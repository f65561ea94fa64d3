import type { Marks, Proof } from '../../db/search-marks.ts';

/** What the snippet of one passage marks. */
export interface PassageMarks {
  sought: Marks['sought'];
  proofs: readonly Proof[];
}

/** The marks of one passage. */
export function marksOf({ sought, proofs }: Marks, passageId: string): PassageMarks {
  return { sought, proofs: proofs?.[passageId] ?? [] };
}

/** Nothing is marked: for words that are not ours. */
export const NO_MARKS: PassageMarks = { sought: [], proofs: [] };

import type { LibraryValues } from './asked/known-values.ts';
import type { Candidates } from './candidates.ts';
import type { GuideSet } from './guide-set.ts';
import type { Segment } from './segment.ts';
import type { Vocabulary } from '../../language/correct.ts';
import type { Steps } from './steps.ts';
import type { Columns } from './structure/columns.ts';

/** The guides that are searched. */
export interface SearchedLibrary {
  segments: readonly Segment[];
  columns: Columns;
  known: LibraryValues;
  vocabulary: Vocabulary;
  /** The guides of a segment that are still there and have a passage to show. Not to be changed. */
  present(segment: Segment): GuideSet;
  /** Where passages are put while a query is answered. */
  candidates: Candidates;
  /** Counts what the answer takes. */
  steps: Steps;
}

import type { AnalysisSpec } from '../../contract/analysis.ts';

/** Asks a question, or, where one is given, a spec that was chosen under these words. */
export type Ask = (question: string, spec?: AnalysisSpec | null) => Promise<void>;

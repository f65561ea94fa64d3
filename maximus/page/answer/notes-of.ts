import type { AnalysisResult } from '../../../contract/analysis.ts';

/** What the figures are of, as it goes with every file: question, peers, assumptions, caveats, and the state of the library. */
export function notesOf(result: AnalysisResult): [name: string, value: string | number][] {
  return [
    ['Question', result.sentence],
    ['Peers', result.peers],
    ...result.assumptions.map((one): [string, string] => ['Assumed', one]),
    ...result.caveats.map((one): [string, string] => ['Keep in mind', one]),
    ['Guides', result.guidesTotal],
    ['State of the library', result.libraryVersion],
  ];
}

/** What stands between the parts of an answer and its figures: what was left out, and whom it still is of. */
export const isSaidAbove = (assumption: string): boolean => /^(?:Not used|As before)/.test(assumption);

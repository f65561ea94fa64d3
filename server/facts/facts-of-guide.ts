import type { Passage } from '../reading/passage.ts';
import type { FoundFact } from './found-fact.ts';
import { readSummary } from './read/forms/read-summary.ts';
import { partForms } from './read/forms/summary-pages.ts';
import { readStructure } from './read/read-structure.ts';

/**
 * Reads what a guide states about its plans out of its passages. A Summary of Benefits and Coverage among them is read by its
 * own template, cell by cell; all else by its structure. What the guide does not say is not among the facts.
 */
export function factsOfGuide(passages: readonly Passage[], guide: { planYear?: number | null } = {}): FoundFact[] {
  const { forms, rest } = partForms(passages);
  return [...forms.flatMap(readSummary), ...readStructure(rest, guide)];
}

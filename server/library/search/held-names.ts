import type { Alternative } from './concepts.ts';
import { heldConcepts } from './held-concepts.ts';
import type { SearchedLibrary } from './searched-library.ts';

/** Whether a passage or a guide's name says one of some names, its words side by side. What is looked up is kept for the ranking. */
export function areSaid(
  alternatives: readonly Alternative[],
  { segments, steps }: Pick<SearchedLibrary, 'segments' | 'steps'>,
): boolean {
  if (alternatives.length === 0) return false;
  const concept = { text: '', alternatives, required: true };
  return segments.some((segment) =>
    heldConcepts(segment, [concept], steps).some(
      ({ passages, titles }) => passages.docs.length + titles.docs.length > 0,
    ),
  );
}

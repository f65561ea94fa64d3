import { metricOf, stepOf } from '../../contract/metrics.ts';
import type { FactCondition } from '../../contract/search-filters.ts';
import type { Database } from '../db/connect.ts';
import type { SearchOptions, SearchOutcome } from '../library/search/search-index.ts';
import { metricsBetweenSteps } from '../library/search/structure/bound-steps.ts';
import type { GuideSearch, Seeker } from './search-by-workflow.ts';
import { unlockedBy } from './store.ts';

/**
 * Searches for a person. Bounds are compared at steps with what locked guides state, and the note says so; guides that the person
 * has unlocked must satisfy them as they are. Most bounds are at a step: only for others it is asked which guides these are.
 */
export async function searchExactly(
  db: Database,
  search: GuideSearch,
  query: string,
  options: SearchOptions & Seeker,
): Promise<SearchOutcome> {
  // By value, only what is unlocked is ordered.
  const own = options.sort === 'value' && search.isOutside !== true ? await unlockedBy(db, options.userId) : null;
  const found = await search.search(query, own === null ? options : { ...options, unlocked: own });
  const between = metricsBetweenSteps(factsOf(options, found));
  if (between.length === 0) return found;
  // Somebody outside is not asked twice.
  const unlocked = own !== null || search.isOutside === true ? [] : await unlockedBy(db, options.userId);
  const exact = unlocked.length === 0 ? found : await search.search(query, { ...options, unlocked });
  const steps = between.map((metric) => {
    const { label, unit = '' } = metricOf(metric);
    const step = stepOf(metric);
    return `“${label}” in steps of ${unit.startsWith('usd') ? `$${step}` : unit === 'percent' ? `${step}%` : step}`;
  });
  const said = `Guides that you have not unlocked are compared by ${new Intl.ListFormat('en-US').format(steps)}.`;
  return { ...exact, note: exact.note === null ? said : `${exact.note} ${said}` };
}

/** The conditions over facts that are in force. */
function factsOf({ filters }: SearchOptions, { details }: SearchOutcome): FactCondition[] {
  const read = details.interpretation.filter(({ applied }) => applied).flatMap(({ filter }) => filter.facts ?? []);
  return [...(filters?.facts ?? []), ...read];
}

import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { metricsAt } from './metric-names.ts';
import { readCarriers } from './read-carriers.ts';
import { readChoices } from './read-choices.ts';
import { readContributions, shareAt } from './read-contributions.ts';
import { readMatches } from './read-matches.ts';
import { readPlanTypes } from './read-plan-types.ts';
import type { Found, LibraryValues } from './reading.ts';
import type { TypedWord } from './typed-words.ts';

const shares = new Set(['medical.contribution', 'medical.premium', 'dental.contribution', 'vision.contribution']);

/**
 * Which words name what filters ask for: a benefit, a type of plan, a carrier. Asked for again as words, they would narrow what the
 * filters let in.
 */
export function chosenNames(
  words: readonly TypedWord[],
  filters: SearchFilters,
  known: LibraryValues,
): ReadonlySet<number> {
  const { planTypes = [], carriers = [] } = filters;
  const metrics = metricsIn(filters);
  const named = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) named.add(at);
  };
  const isOfShares = metrics.some((metric) => shares.has(metric));
  for (let at = 0; metrics.length > 0 && at < words.length; at += 1) {
    const name = metricsAt(words, at).find(({ keys }) =>
      keys.some((key) => metrics.includes(key) || metrics.includes(key.split('.')[0] ?? '')),
    );
    add(at, at + (name?.length ?? 0));
    if (isOfShares) add(at, at + shareAt(words, at));
  }
  const isQuoted = (at: number): boolean => words[at]?.isQuoted === true;
  const isChosen = ({ filter }: Found): boolean =>
    filter.planTypes?.some((type) => planTypes.includes(type)) === true ||
    filter.carriers?.some((carrier) => carriers.includes(carrier)) === true ||
    filter.facts?.some(({ metric, not }) => not !== true && metrics.includes(metric)) === true;
  const readers = [
    ...(planTypes.length === 0 ? [] : [readPlanTypes]),
    ...(carriers.length === 0 ? [] : [readCarriers]),
    ...(metrics.length === 0 ? [] : [readMatches, readChoices, readContributions]),
  ];
  for (const read of readers) for (const one of read(words, known, isQuoted)) if (isChosen(one)) add(one.from, one.to);
  return named;
}

/** What filters over facts ask for. */
function metricsIn({ facts = [] }: SearchFilters): string[] {
  return facts.flatMap(({ metric, or = [], not }) =>
    not === true ? [] : [metric, ...or.map((other) => other.metric)],
  );
}

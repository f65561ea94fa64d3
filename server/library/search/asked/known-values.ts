import type { Known } from '../../../../contract/reading.ts';
import type { FacetName } from '../../../../contract/search-filters.ts';
import { carriers } from '../../../../contract/vocabulary/carriers.ts';
import { industries } from '../../../../contract/vocabulary/industries.ts';
import { lettersOf } from '../../../text/letters-of.ts';

/** What the guides of the library are and state: nothing else becomes a condition. */
export interface LibraryValues {
  values(facet: FacetName): readonly string[];
  /** The words that guides state of a metric that is a name: the dental carriers, say. */
  namesOf(metric: string): readonly string[];
  /** For the reader of words. */
  reader: Known;
}

/** The industries of the library that are of the one that was named. */
export function industriesOf(label: string, { values }: Pick<LibraryValues, 'values'>): string[] {
  const shows = industries.find((one) => one.label === label)?.shows ?? [];
  return values('industry').filter((value) => {
    const own = value.toLowerCase();
    return value === label || shows.some((show) => new RegExp(`\\b${show}s?\\b`, 'u').test(own));
  });
}

/** The names that guides state of a carrier that was named, of those that are given. */
export function carriersOf(label: string, names: readonly string[]): string[] {
  const shows = carriers.find((one) => one.label === label)?.shows ?? lettersOf(label);
  return names.filter((name) => lettersOf(name).includes(shows));
}

import type { FacetName, Interpretation, SearchFilters } from '../../../../contract/search-filters.ts';
import type { TypedWord } from './typed-words.ts';

/** What the guides of the library are and state: nothing else becomes a condition. */
export interface LibraryValues {
  values(facet: FacetName): readonly string[];
  /** Whether any guide states the metric. */
  states(metric: string): boolean;
  /** The words that guides state of a metric that is a name: the dental carriers, say. */
  namesOf(metric: string): readonly string[];
  /** Whether two stems stand one after the other in the title or the employer of a guide: part of a name. */
  isName(first: string, second: string): boolean;
}

/** A condition that was read from words of a query. */
export interface Found {
  kind: Interpretation['kind'];
  label: string;
  filter: SearchFilters;
  /** The words that say it, by number; `to` is the first after them. */
  from: number;
  to: number;
  /** Of those, the words that still say what is looked for: the name of a benefit. */
  keep?: readonly [from: number, to: number];
  /** Of those, the words that the condition alone says: amounts, which go with it. */
  spent?: readonly (readonly [from: number, to: number])[];
  /** What a guide may say of it in its text, where its facts do not: the name of a carrier, a plan or a benefit. */
  mentions?: readonly string[];
  /** The amount as a guide may say it beside the name of the benefit: "16 weeks". */
  amounts?: readonly string[];
  /** No condition, but a name that holds a word of one: nobody else reads it (Georgia Tech). */
  isName?: true;
}

/** Reads conditions of one kind. Words that are taken already are not looked at. */
export type Reader = (words: readonly TypedWord[], known: LibraryValues, isTaken: (at: number) => boolean) => Found[];

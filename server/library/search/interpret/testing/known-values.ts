import type { FacetName, SearchFilters } from '../../../../../contract/search-filters.ts';
import { regions, statesOf } from '../../../regions.ts';
import { tokenize } from '../../tokenize.ts';
import { interpret } from '../interpret.ts';
import type { LibraryValues } from '../reading.ts';

const library: Partial<Record<FacetName, readonly string[]>> = {
  industry: ['Technology', 'Healthcare', 'Manufacturing', 'Financial Services', 'Retail', 'Education', 'Construction', 'Transportation', 'Hospitality', 'Nonprofit', 'Energy and Utilities'],
  state: regions.flatMap((region) => statesOf[region]),
  year: ['2024', '2025', '2026'],
  planType: ['PPO', 'HDHP', 'HMO'],
  carrier: ['Harborwise Health', 'Aetna Inc.', 'UnitedHealthcare', 'Summit Quill Health'],
  format: ['pdf', 'docx', 'web'],
  source: ['sample', 'imported'],
}; // prettier-ignore
const employers = ['esklask software', 'ohio valley electric', 'northwind traders'];
/** A library that has a little of everything; nothing states the share of pay of short-term disability. */
export const known: LibraryValues = {
  values: (facet) => library[facet] ?? [],
  states: (metric) => metric !== 'std.percent',
  namesOf: (metric) => ({ 'dental.carrier': ['Delta Dental', 'Cigna'], 'vision.carrier': ['VSP'] })[metric] ?? [],
  isName: (first, second) =>
    employers.some((name) => {
      const stems = tokenize(name).map(({ term }) => term);
      return stems.some((stem, at) => stem === first && stems[at + 1] === second);
    }),
};

/** The filters that a query is read as in that library. */
export const read = (query: string): SearchFilters[] => interpret(query, known).conditions.map(({ filter }) => filter);

/** A condition over one fact. */
export const fact = (metric: string, bounds: object): SearchFilters => ({ facts: [{ metric, ...bounds }] });

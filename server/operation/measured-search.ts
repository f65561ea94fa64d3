import type { SearchIndex } from '../library/search/search-index.ts';
import type { Metrics } from './metrics.ts';

/** The same index; how long each search took is noted. */
export function measuredSearch(index: SearchIndex, metrics: Metrics): SearchIndex {
  const timed = async <Result>(kind: string, search: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const note = (outcome: 'done' | 'failed'): void =>
      metrics.search(kind, outcome, (performance.now() - begun) / 1000);
    try {
      const result = await search();
      note('done');
      return result;
    } catch (error) {
      note('failed');
      throw error;
    }
  };
  return {
    search: (query, options) => timed('guides', () => index.search(query, options)),
    searchPassages: (query, options) => timed('passages', () => index.searchPassages(query, options)),
    version: () => index.version(),
  };
}

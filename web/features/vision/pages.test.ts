import { expect, it } from 'vitest';
import { countsOf, pageButtons, pageCount } from './pages.ts';

it('fills pages of ten', () => {
  expect([0, 1, 10, 11, 100].map(pageCount)).toEqual([1, 1, 1, 2, 10]);
});

it('shows at most five page numbers around the current one', () => {
  expect(pageButtons(1, 3)).toEqual([1, 2, 3]);
  expect(pageButtons(1, 10)).toEqual([1, 2, 3, 4, 5]);
  expect(pageButtons(6, 10)).toEqual([4, 5, 6, 7, 8]);
  expect(pageButtons(10, 10)).toEqual([6, 7, 8, 9, 10]);
});

const answer = { documents: [], query: 'leave', fullResultsIncluded: false, fromCache: false, note: null };

it('counts the guides that match, those that may, and the results that pages hold', () => {
  expect(countsOf({ ...answer, totalResults: 30, followingResults: 4 })).toEqual({
    guides: 30,
    following: 4,
    results: 34,
  });
  expect(countsOf({ ...answer, totalResults: 30, totalGroups: 12 })).toEqual({ guides: 30, following: 0, results: 12 });
  // An outside search may name guides that we do not have.
  expect(countsOf({ ...answer, totalResults: 4, fullResultsIncluded: true }).guides).toBe(0);
});

import { expect, it } from 'vitest';
import { pageButtons, pageCount } from './pages.ts';

it('fills pages of ten', () => {
  expect([0, 1, 10, 11, 100].map(pageCount)).toEqual([1, 1, 1, 2, 10]);
});

it('shows at most five page numbers around the current one', () => {
  expect(pageButtons(1, 3)).toEqual([1, 2, 3]);
  expect(pageButtons(1, 10)).toEqual([1, 2, 3, 4, 5]);
  expect(pageButtons(6, 10)).toEqual([4, 5, 6, 7, 8]);
  expect(pageButtons(10, 10)).toEqual([6, 7, 8, 9, 10]);
});

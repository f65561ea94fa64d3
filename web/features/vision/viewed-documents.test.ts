import { expect, it } from 'vitest';
import type { ViewedDocument } from '../../../contract/vision.ts';
import { inOrder, matching, titleOf } from './viewed-documents.ts';

const viewed = (documentTitle: string, day: number): ViewedDocument => ({
  id: `${documentTitle} viewed`,
  documentId: `${documentTitle} guide`,
  documentTitle,
  documentUrl: '/documents/1',
  documentType: 'pdf',
  employer: 'Alder Works',
  planYear: 2026,
  sample: false,
  available: true,
  viewedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const shelf = [viewed('Beta 10', 2), viewed('alpha guide', 3), viewed('Beta 9 Guide', 1)];
const titles = (list: ViewedDocument[]) => list.map((one) => one.documentTitle);

it('orders by when they were unlocked, or by title, and leaves the given list alone', () => {
  expect(titles(inOrder(shelf, 'newest'))).toEqual(['alpha guide', 'Beta 10', 'Beta 9 Guide']);
  expect(titles(inOrder(shelf, 'oldest'))).toEqual(['Beta 9 Guide', 'Beta 10', 'alpha guide']);
  expect(titles(inOrder(shelf, 'title'))).toEqual(['alpha guide', 'Beta 9 Guide', 'Beta 10']);
  expect(titles(shelf)).toEqual(['Beta 10', 'alpha guide', 'Beta 9 Guide']);
});

it('filters by title, whatever the case', () => {
  expect(matching(shelf, ' GUIDE ')).toEqual(new Set(['alpha guide viewed', 'Beta 9 Guide viewed']));
  expect(matching(shelf, 'delta')).toEqual(new Set());
  expect(matching(shelf, '  ')).toBeNull();
});

it('a guide without a title is called, sorted and found by its id', () => {
  const nameless = { ...viewed('', 4), id: 'nameless', documentId: 'azure' };
  expect(titleOf(nameless)).toBe('Document azure');
  expect(matching([nameless, ...shelf], 'document az')).toEqual(new Set(['nameless']));
  expect(inOrder([...shelf, nameless], 'title').at(-1)).toBe(nameless);
});

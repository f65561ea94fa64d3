import { expect, it } from 'vitest';
import type { ViewedDocument } from '../../../contract/vision.ts';
import { arrange } from './viewed-documents.ts';

const viewed = (documentTitle: string, day: number): ViewedDocument => ({
  id: crypto.randomUUID(),
  documentId: crypto.randomUUID(),
  documentTitle,
  documentUrl: '/documents/1',
  documentType: 'pdf',
  employer: 'Alder Works',
  planYear: 2026,
  sample: false,
  available: true,
  viewedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const shelf = [viewed('Beta Guide', 2), viewed('alpha guide', 3), viewed('Gamma Handbook', 1)];
const titles = (list: ViewedDocument[]) => list.map((one) => one.documentTitle);

it('orders by when they were unlocked, or by title', () => {
  expect(titles(arrange(shelf, '', 'newest'))).toEqual(['alpha guide', 'Beta Guide', 'Gamma Handbook']);
  expect(titles(arrange(shelf, '', 'oldest'))).toEqual(['Gamma Handbook', 'Beta Guide', 'alpha guide']);
  expect(titles(arrange(shelf, '', 'title'))).toEqual(['alpha guide', 'Beta Guide', 'Gamma Handbook']);
});

it('filters by title, whatever the case, and leaves the given list alone', () => {
  expect(titles(arrange(shelf, ' GUIDE ', 'title'))).toEqual(['alpha guide', 'Beta Guide']);
  expect(arrange(shelf, 'delta', 'title')).toEqual([]);
  expect(titles(shelf)).toEqual(['Beta Guide', 'alpha guide', 'Gamma Handbook']);
});

import type { ViewedDocument } from '../../../contract/vision.ts';

export const sorts = ['newest', 'oldest', 'title'] as const;
export type Sort = (typeof sorts)[number];

const compare: Record<Sort, (a: ViewedDocument, b: ViewedDocument) => number> = {
  newest: (a, b) => b.viewedAt.localeCompare(a.viewedAt),
  oldest: (a, b) => a.viewedAt.localeCompare(b.viewedAt),
  title: (a, b) => a.documentTitle.localeCompare(b.documentTitle, 'en', { numeric: true, sensitivity: 'base' }),
};

/** The unlocked guides whose title contains `filter`, in the order asked for. */
export function arrange(documents: readonly ViewedDocument[], filter: string, sort: Sort): ViewedDocument[] {
  const wanted = filter.trim().toLowerCase();
  return documents.filter((one) => one.documentTitle.toLowerCase().includes(wanted)).sort(compare[sort]);
}

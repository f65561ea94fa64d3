import type { GuidePage } from '../../../contract/library.ts';

/** Pages of parts that follow one another: a part goes on with the page that the one before it ended in. */
export function joinParts(parts: readonly (readonly GuidePage[])[]): GuidePage[] {
  const pages: GuidePage[] = [];
  for (const page of parts.flat()) {
    const last = pages.at(-1);
    if (last?.page === page.page) pages[pages.length - 1] = { ...last, passages: [...last.passages, ...page.passages] };
    else pages.push(page);
  }
  return pages;
}

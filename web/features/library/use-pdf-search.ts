import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LoadedPdf } from './load-pdf.ts';
import { findHits, foldPieces, queryPattern, rangeOfHit, type Hit } from './search-text.ts';
import { MOST_HITS, type GuideSearch } from './use-guide-search.ts';

export interface PageHit {
  /** From 1. */
  page: number;
  hit: Hit;
}

/** How often hits are shown while pages are still being read, in milliseconds. */
const SHOWN_EVERY = 250;

/** How many pages are being read at once. */
const READ_AHEAD = 16;

const NONE: readonly PageHit[] = [];

/**
 * Looks for words in all pages of a PDF, in their order, and tells the search what was found. Their texts are read in
 * pdf.js's own thread, once.
 *
 * @param page the page in view, where the search begins
 * @returns the hits of each page, and the current one
 */
export function usePdfSearch(pdf: LoadedPdf | null, search: GuideSearch, page: number) {
  const { query, current, report } = search;
  const [found, setFound] = useState({ query: '', hits: NONE });
  const pageInView = useEffectEvent(() => page);

  useEffect(() => {
    const pattern = queryPattern(query);
    if (pdf === null || pattern === null) return;
    let left = false;
    const look = async () => {
      const from = pageInView();
      const found: PageHit[] = [];
      const show = (complete: boolean) => {
        const ahead = found.findIndex((one) => one.page >= from);
        const nearest = ahead !== -1 ? ahead : complete && found.length > 0 ? 0 : null;
        setFound({ query, hits: [...found] });
        report(query, { count: found.length, complete, nearest });
      };
      let shownAt = performance.now();
      for (const [index, one] of pdf.pages.entries()) {
        // Asked for one by one, pdf.js's thread would wait for us between them.
        void pdf.pages[index + READ_AHEAD]?.text();
        const { folded } = await one.text();
        if (left) return;
        for (const hit of findHits({ folded }, pattern, MOST_HITS - found.length)) found.push({ page: index + 1, hit });
        if (performance.now() - shownAt > SHOWN_EVERY) {
          show(false);
          shownAt = performance.now();
        }
      }
      show(true);
    };
    // While somebody types, only the last of the words is looked for.
    const timer = setTimeout(() => void look(), 80);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [pdf, query, report]);

  const hits = found.query === query ? found.hits : NONE;
  const byPage = useMemo(() => {
    const pages = new Map<number, Hit[]>();
    for (const { page, hit } of hits) {
      const same = pages.get(page);
      if (same) same.push(hit);
      else pages.set(page, [hit]);
    }
    return pages;
  }, [hits]);
  const at = current === null ? undefined : hits[current.index];
  // Another object for each step, and the same one while more is found.
  const currentHit = useMemo(() => (at === undefined || current === null ? null : { ...at }), [at, current]);
  return { byPage, currentHit };
}

/** Where a hit begins: in points from the upper left corner of its page. */
export async function spotOf(pdf: LoadedPdf, { page, hit }: PageHit): Promise<{ x: number; y: number }> {
  const text = await pdf.pages[page - 1]?.text();
  if (text === undefined) return { x: 0, y: 0 };
  const { startPiece } = rangeOfHit(foldPieces(text.pieces), hit);
  return { x: text.spots[2 * startPiece] ?? 0, y: text.spots[2 * startPiece + 1] ?? 0 };
}

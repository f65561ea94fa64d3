import { useEffect, useEffectEvent, useState } from 'react';
import { highlight } from './highlights.ts';
import { findHits, queryPattern } from './search-text.ts';
import { rangeInDocument, readShownText } from './shown-text.ts';
import { MOST_HITS, type GuideSearch } from './use-guide-search.ts';

interface DocumentSearch {
  search: GuideSearch;
  /** What is searched: an element of ours, or of a frame; null while it is not there. */
  root: Element | null;
  /** False while a part of the text is still to come. */
  complete?: boolean;
  /** How many passages of it are there, where they come in parts: it is searched again when there are more. */
  size?: number;
  /** Whether a range stands at or after the place in view. */
  isAhead: (range: Range) => boolean;
  reveal: (range: Range) => void;
}

const NONE: readonly Range[] = [];

/** Searches text that stands in a document whole: marks all hits, and brings the current one into view. */
export function useDocumentSearch({ search, root, complete = true, size = 1, isAhead, reveal }: DocumentSearch): void {
  const { query, current, report } = search;
  const [found, setFound] = useState<{ of: Element; query: string; ranges: readonly Range[] } | null>(null);
  const ahead = useEffectEvent(isAhead);
  const show = useEffectEvent(reveal);

  useEffect(() => {
    const pattern = queryPattern(query);
    if (root === null || pattern === null || size === 0) return;
    // While somebody types, only the last of the words is looked for.
    const timer = setTimeout(() => {
      const shown = readShownText(root);
      const ranges = findHits(shown.text, pattern, MOST_HITS).flatMap((hit) => rangeInDocument(shown, hit) ?? []);
      const next = ranges.findIndex((range) => ahead(range));
      setFound({ of: root, query, ranges });
      report(query, {
        count: ranges.length,
        complete,
        nearest: ranges.length === 0 ? null : Math.max(next, 0),
      });
    }, 80);
    return () => clearTimeout(timer);
  }, [query, root, report, complete, size]);

  const ranges = found !== null && found.of === root && found.query === query ? found.ranges : NONE;
  useEffect(() => (root === null ? undefined : highlight(root.ownerDocument, 'found', ranges)), [root, ranges]);

  useEffect(() => {
    const range = current === null ? undefined : ranges[current.index];
    if (root === null || range === undefined) return;
    show(range);
    return highlight(root.ownerDocument, 'current', [range]);
  }, [root, ranges, current]);
}

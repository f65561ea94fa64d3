import { useState } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';

/** The pane beside the results in which passages are read. */
export interface PreviewPlace {
  /** The result that is read there; undefined while there is none, and the pane is not drawn. */
  previewed: SearchResult | undefined;
  /** Reads another result there; null closes the pane. */
  show: (result: SearchResult | null) => void;
}

/** The ids by which a result's card, the button for its passage, and the pane find each other. */
export const cardId = (resultId: string): string => `result-${resultId}`;
export const previewButtonId = (resultId: string): string => `read-${resultId}`;
export const PANE_ID = 'preview-pane';

/**
 * The pane, where the window has room for one; else null, and a passage opens within its card.
 *
 * @param shown tells one page of results from another: the pane closes with the page that it was opened on
 */
export function usePreviewPane(shown: string): PreviewPlace | null {
  const wide = useMedia(WIDE);
  const [chosen, setChosen] = useState<{ shown: string; result: SearchResult } | null>(null);
  // Not only hidden: coming back to the page must not open it again, and take the focus.
  if (chosen !== null && (!wide || chosen.shown !== shown)) setChosen(null);
  if (!wide) return null;
  const previewed = chosen?.shown === shown ? chosen.result : undefined;
  return {
    previewed,
    show: (result) => setChosen(result === null ? null : { shown, result }),
  };
}

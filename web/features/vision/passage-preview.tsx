import { useState, type ReactNode } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { Button } from '../../ui/button.tsx';
import { EyeIcon } from '../../ui/icons/things.tsx';
import { MatchingPassages } from './matching-passages.tsx';
import { PANE_ID, previewButtonId, type PreviewPlace } from './use-preview-pane.ts';

interface PassagePreviewProps {
  result: SearchResult;
  /** The words that were searched for; empty where only filters were. */
  words: string;
  /** The pane beside the results; null where there is no room for one. */
  pane: PreviewPlace | null;
  /** What stands in the place of the passage until it is asked for. */
  children: ReactNode;
}

/** The way to read the passages that match: in the pane beside the results, or here in place of what stands here. */
export function PassagePreview({ result, words, pane, children }: PassagePreviewProps) {
  const [openHere, setOpenHere] = useState(false);
  const isInPane = pane?.previewed?.id === result.id;
  const open = pane ? isInPane : openHere;
  return (
    <>
      {open && !pane ? (
        <div className="mt-3 max-w-reading border-l-2 border-hue-line pl-4">
          <MatchingPassages result={result} words={words} />
        </div>
      ) : (
        children
      )}
      <Button
        id={previewButtonId(result.id)}
        kind="quiet"
        size="small"
        icon={<EyeIcon size={16} />}
        aria-expanded={open}
        aria-controls={isInPane ? PANE_ID : undefined}
        className="mt-1 -ml-3"
        onClick={() => (pane ? pane.show(isInPane ? null : result) : setOpenHere(!open))}
      >
        {open ? 'Hide this passage' : 'Read this passage'}
      </Button>
    </>
  );
}

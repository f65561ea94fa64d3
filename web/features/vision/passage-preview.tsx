import { useState } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { Button } from '../../ui/button.tsx';
import { EyeIcon } from '../../ui/icons/things.tsx';
import { MatchingPassages } from './matching-passages.tsx';
import { PANE_ID, previewButtonId, type PreviewPlace } from './use-preview-pane.ts';

/** Whether the passages of a result are read, and where. */
export interface PassagePreview {
  isOpen: boolean;
  /** They are read in the pane, not within the card. */
  isInPane: boolean;
  toggle: () => void;
}

/** The preview of one result: in the pane beside the results, or within its card where there is no room for a pane. */
export function usePassagePreview(result: SearchResult, pane: PreviewPlace | null): PassagePreview {
  const [openHere, setOpenHere] = useState(false);
  const isInPane = pane?.previewed?.id === result.id;
  return {
    isOpen: pane ? isInPane : openHere,
    isInPane,
    toggle: () => (pane ? pane.show(isInPane ? null : result) : setOpenHere(!openHere)),
  };
}

/** The passages that match, within the card. */
export function PreviewedHere({ result, words }: { result: SearchResult; words: string }) {
  return (
    <div className="mt-3 max-w-reading border-l-2 border-hue-line pl-4">
      <MatchingPassages result={result} words={words} />
    </div>
  );
}

/** Opens and closes the preview of a result. */
export function PreviewSwitch({ result, preview }: { result: SearchResult; preview: PassagePreview }) {
  return (
    <Button
      id={previewButtonId(result.id)}
      kind="quiet"
      size="small"
      icon={<EyeIcon size={16} />}
      aria-expanded={preview.isOpen}
      aria-controls={preview.isInPane ? PANE_ID : undefined}
      className="-ml-3"
      onClick={preview.toggle}
    >
      {preview.isOpen ? 'Hide this passage' : 'Read this passage'}
    </Button>
  );
}

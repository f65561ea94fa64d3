import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { queryOf } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/actions.tsx';
import { EyeIcon } from '../../ui/icons/things.tsx';
import { StatedLine } from '../../ui/stated-line.tsx';
import { markedIn } from './marked-words.tsx';
import { PreviewedPassage } from './previewed-passage.tsx';

interface PassagePreviewProps {
  result: SearchResult;
  /** The words that were searched for; empty where only filters were. */
  words: string;
  /** What stands in the place of the passage until it is asked for. */
  children: ReactNode;
}

/**
 * The passages that match, free to read before the guide is unlocked, one at a time: they are counted, so each is fetched
 * when it is asked for.
 */
export function PassagePreview({ result, words, children }: PassagePreviewProps) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const params = { documentId: result.id };
  const matches = useQuery({
    ...queryOf('GET /api/documents/{documentId}/matches', { params, query: { q: words } }),
    enabled: open && words !== '',
  });
  const stated = useQuery({ ...queryOf('GET /api/documents/{documentId}/stated', { params }), enabled: open });
  const others = (matches.data ?? []).filter(({ passageId }) => passageId !== result.passageId);
  const passages = [result, ...others];
  const { passageId } = passages[at] ?? result;
  const isFew = passages.length === 1;
  return (
    <>
      {open ? (
        <div className="mt-3 max-w-reading border-l-2 border-hue-line pl-4">
          <div aria-live="polite">
            <PreviewedPassage
              key={passageId}
              documentId={result.id}
              passageId={passageId}
              words={markedIn(result.snippet)}
            />
          </div>
          {isFew ? null : (
            <div className="mt-1 -ml-2.5 flex items-center gap-0.5">
              <IconButton
                label="Previous passage"
                icon={<ChevronLeftIcon size={18} />}
                disabled={at === 0}
                onClick={() => setAt(at - 1)}
              />
              <span className="figures text-small text-soft">
                {at + 1} of {passages.length} passages that match
              </span>
              <IconButton
                label="Next passage"
                icon={<ChevronRightIcon size={18} />}
                disabled={at === passages.length - 1}
                onClick={() => setAt(at + 1)}
              />
            </div>
          )}
          <StatedLine stated={stated.data} className="mt-1.5" />
        </div>
      ) : (
        children
      )}
      <Button
        kind="quiet"
        size="small"
        icon={<EyeIcon size={16} />}
        aria-expanded={open}
        className="mt-1 -ml-3"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide this passage' : 'Read this passage'}
      </Button>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { queryOf } from '../../lib/query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/actions.tsx';
import { StatedLine } from '../../ui/stated-line.tsx';
import { PreviewedPassage } from './previewed-passage.tsx';

interface MatchingPassagesProps {
  result: SearchResult;
  /** The words that were searched for; empty where only filters were. */
  words: string;
}

/**
 * The passages of a guide that match, free to read before it is unlocked, and what it states. One passage at a time: they
 * are counted, so each is fetched when it is asked for.
 */
export function MatchingPassages({ result, words }: MatchingPassagesProps) {
  const [at, setAt] = useState(0);
  const params = { documentId: result.id };
  const matches = useQuery({
    ...queryOf('GET /api/documents/{documentId}/matches', { params, query: { q: words } }),
    enabled: words !== '',
  });
  const stated = useQuery(queryOf('GET /api/documents/{documentId}/stated', { params }));
  const others = (matches.data ?? []).filter(({ passageId }) => passageId !== result.passageId);
  const own = result.passageId === null ? [] : [result.passageId];
  const passages = [...own, ...others.map(({ passageId }) => passageId)];
  const passageId = passages[at];
  return (
    <>
      <div aria-live="polite">
        {passageId === undefined ? null : (
          <PreviewedPassage key={passageId} documentId={result.id} passageId={passageId} snippet={result.snippet} />
        )}
      </div>
      {passages.length <= 1 ? null : (
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
    </>
  );
}

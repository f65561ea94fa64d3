import { Suspense } from 'react';
import type { SearchHistoryEntry } from '../../../contract/vision.ts';
import { type Asked, NOTHING } from '../../features/vision/asked.ts';
import { RecentSearches } from '../../features/vision/recent-searches.tsx';
import { lazyPart } from '../../lib/fetch-part.ts';

const YourRequests = lazyPart(() => import('../../features/requests/your-requests.tsx'));

interface EarlierProps {
  asked: Asked | null;
  searching: boolean;
  onRecall: (entry: SearchHistoryEntry) => void;
  onSearch: (next: Asked) => void;
}

/** The latest searches of the person, and what they asked to be sourced. */
export function Earlier({ asked, searching, onRecall, onSearch }: EarlierProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <RecentSearches current={asked} disabled={searching} onPick={onRecall} />
      <Suspense fallback={<div className="min-h-10" />}>
        <YourRequests onSearch={(query) => onSearch({ ...NOTHING, query })} />
      </Suspense>
    </div>
  );
}

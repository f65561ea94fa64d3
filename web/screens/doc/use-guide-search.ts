import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchHistoryEntry } from '../../../contract/vision.ts';
import { type Asked, askedBefore, keyOf } from '../../features/vision/asked.ts';
import { useLate } from '../../features/vision/use-late.ts';
import {
  forgetSearch,
  holdsFirstBlock,
  readyToTurn,
  recallSearch,
  useSearch,
} from '../../features/vision/use-search.ts';
import { useTurning } from '../../features/vision/use-turning.ts';
import { clearFailure } from '../../lib/toast.ts';
import type { InAddress } from './use-asked.ts';
import { useRetries } from './use-retries.ts';

export type GuideSearch = ReturnType<typeof useGuideSearch>;

/**
 * The search of the address as it runs, and the ways to another one: to begin it, to refine the one in view, to recall one of
 * the history, to turn its pages.
 *
 * @param closePreview closes the passage that is read beside the results
 */
export function useGuideSearch({ asked, page, key, show }: InAddress, closePreview: () => void) {
  const client = useQueryClient();
  /** The search that was made by changing the filters of another: what that one found stays in view meanwhile. */
  const [refined, setRefined] = useState<string | null>(null);
  const search = useSearch(asked, page, key !== null && key === refined);
  const tries = useRetries(key);
  const stale = search.isPlaceholderData;
  const slow = useLate(stale);
  const { turning, turn, stop } = useTurning({
    ready: (next) => (asked === null ? Promise.resolve() : readyToTurn(client, asked, next)),
    show: (next) => show(asked, next),
  });
  const waiting = useLate(turning);

  const begin = (next: Asked) => {
    clearFailure();
    stop();
    // The same words again are a new search too.
    closePreview();
    forgetSearch(client, next);
    tries.begin(keyOf(next));
    setRefined(null);
    if (keyOf(next) === key && page === 1) void search.refetch();
    else void show(next);
  };
  const refine = (next: Asked) => {
    clearFailure();
    setRefined(keyOf(next));
    void show(next);
  };
  const recall = (entry: SearchHistoryEntry) => {
    clearFailure();
    const before = askedBefore(entry);
    if (!holdsFirstBlock(entry)) {
      begin(before);
      return;
    }
    closePreview();
    recallSearch(client, entry);
    setRefined(null);
    void show(before);
  };
  const retry = () => {
    clearFailure();
    tries.count();
    void search.refetch();
  };

  return {
    data: search.data,
    /** What was found; undefined where the search failed, whatever an earlier answer was. */
    found: search.isError ? undefined : search.data,
    isSuccess: search.isSuccess,
    error: search.isError ? search.error : null,
    retries: tries.retries,
    searching: search.isFetching,
    /** What is in view is of the search before this one; `slow`: one would wonder by now. */
    stale,
    slow,
    turning,
    waiting,
    begin,
    refine,
    recall,
    retry,
    turn,
  };
}

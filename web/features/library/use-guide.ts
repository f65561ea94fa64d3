import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Fact } from '../../../contract/facts.ts';
import type { GuidePage } from '../../../contract/library.ts';
import { call } from '../../lib/call.ts';
import { keyOf, queryOf } from '../../lib/query.ts';
import { joinParts } from './join-parts.ts';

/** What a guide is, and whether the person has unlocked it. */
export function useGuide(documentId: string) {
  return useQuery(queryOf('GET /api/documents/{documentId}', { params: { documentId } }));
}

/** The text of an unlocked guide as far as it was fetched. */
export interface GuideText {
  /** Undefined while there is nothing of it yet. */
  pages: readonly GuidePage[] | undefined;
  failed: boolean;
  hasMore: boolean;
  /** Fetches what was missing, or the next part. */
  fetchMore: () => void;
}

/** The text of an unlocked guide, page by page, in parts. */
export function useGuideText(documentId: string): GuideText {
  const name = 'GET /api/documents/{documentId}/pages';
  const params = { documentId };
  const parts = useInfiniteQuery({
    queryKey: [...keyOf(name, { params, query: {} }), 'in parts'],
    queryFn: ({ pageParam, signal }) =>
      call(name, { params, query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const pages = useMemo(() => parts.data && joinParts(parts.data.pages.map((part) => part.pages)), [parts.data]);
  const { isFetching, hasNextPage, fetchNextPage, refetch } = parts;
  const fetchMore = useCallback(() => {
    if (!isFetching) void (hasNextPage ? fetchNextPage() : refetch());
  }, [isFetching, hasNextPage, fetchNextPage, refetch]);
  return { pages, failed: parts.isError, hasMore: hasNextPage, fetchMore };
}

/** One passage of an unlocked guide, as pages; none is fetched while `passageId` is undefined. */
export function useGuidePassage(documentId: string, passageId: string | undefined) {
  return useQuery({
    ...queryOf('GET /api/documents/{documentId}/pages', { params: { documentId }, query: { passage: passageId } }),
    enabled: passageId !== undefined,
  });
}

/** What an unlocked guide states, and what it does not. */
export function useGuideFacts(documentId: string) {
  return useQuery(queryOf('GET /api/documents/{documentId}/facts', { params: { documentId } }));
}

/** Names one fact of a guide, in the address: `medical.deductible/PPO 1500/family/in`. */
export const factKey = ({ metric, plan, tier, network }: Fact): string =>
  [metric, plan, tier, network].filter((part) => part !== null).join('/');

/** A cited passage: its page and its words, and of these the quote that is meant, where one is. */
export interface Passage {
  /** Another one for each time that it is asked for: then it is brought into view again. */
  id: string;
  passageId: string;
  page: number;
  text: string;
  quote: string | null;
}

/** The passage with this id, where the guide has it. */
export function passageOf(pages: readonly GuidePage[] | undefined, id: string | undefined): Passage | null {
  if (id === undefined) return null;
  for (const { page, passages } of pages ?? []) {
    const found = passages.find((passage) => passage.id === id);
    if (found) return { id, passageId: id, page, text: found.text, quote: null };
  }
  return null;
}

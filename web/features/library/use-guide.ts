import { useQuery } from '@tanstack/react-query';
import type { Fact } from '../../../contract/facts.ts';
import type { GuidePage } from '../../../contract/library.ts';
import { queryOf } from '../../lib/query.ts';

/** What a guide is, and whether the person has unlocked it. */
export function useGuide(documentId: string) {
  return useQuery(queryOf('GET /api/documents/{documentId}', { params: { documentId } }));
}

/** The text of an unlocked guide, page by page. */
export function useGuidePages(documentId: string, unlocked: boolean) {
  return useQuery({
    ...queryOf('GET /api/documents/{documentId}/pages', { params: { documentId } }),
    enabled: unlocked,
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

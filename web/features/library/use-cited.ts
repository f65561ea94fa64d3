import { useMemo, useState } from 'react';
import { factKey, passageOf, useGuideFacts, useGuidePassage, type GuideText, type Passage } from './use-guide.ts';

/**
 * The passage that the address names, and the quote in it that a fact was read from. `jump` asks for it anew: it is then
 * brought into view again, though the address may stay the same.
 */
export function useCited(
  documentId: string,
  text: GuideText,
  passageId: string | undefined,
  fact: string | undefined,
): { passage: Passage | null; jump: () => void } {
  const facts = useGuideFacts(documentId);
  const [jumps, setJumps] = useState(0);
  const isAhead = text.pages !== undefined && text.hasMore && passageOf(text.pages, passageId) === null;
  const alone = useGuidePassage(documentId, isAhead ? passageId : undefined);
  const pages = isAhead ? alone.data?.pages : text.pages;
  // Marked at once and then narrowed to the quote, the page would move twice.
  const waits = fact !== undefined && facts.isPending;
  const quote = facts.data?.facts.find((one) => one.passageId === passageId && factKey(one) === fact)?.quote ?? null;
  const place = waits ? null : passageOf(pages, passageId);
  const [page, words] = [place?.page, place?.text];
  // The same passage stays the same while more of the text arrives, and is not brought into view again.
  const passage = useMemo(() => {
    if (passageId === undefined || page === undefined || words === undefined) return null;
    return { id: `${passageId} ${fact ?? ''} ${jumps}`, passageId, page, text: words, quote };
  }, [passageId, page, words, fact, quote, jumps]);
  return { passage, jump: () => setJumps(jumps + 1) };
}

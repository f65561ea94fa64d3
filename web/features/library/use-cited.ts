import { useMemo, useState } from 'react';
import type { GuidePage } from '../../../contract/library.ts';
import { factKey, passageOf, useGuideFacts, type Passage } from './use-guide.ts';

/**
 * The passage that the address names, and the quote in it that a fact was read from. `jump` asks for it anew: it is then
 * brought into view again, though the address may stay the same.
 */
export function useCited(
  documentId: string,
  pages: readonly GuidePage[] | undefined,
  passageId: string | undefined,
  fact: string | undefined,
): { passage: Passage | null; jump: () => void } {
  const facts = useGuideFacts(documentId);
  const [jumps, setJumps] = useState(0);
  // Marked at once and then narrowed to the quote, the page would move twice.
  const waits = fact !== undefined && facts.isPending;
  const quote = facts.data?.facts.find((one) => one.passageId === passageId && factKey(one) === fact)?.quote ?? null;
  const passage = useMemo(() => {
    const found = waits ? null : passageOf(pages, passageId);
    return found === null ? null : { ...found, id: `${found.id} ${fact ?? ''} ${jumps}`, quote };
  }, [pages, passageId, fact, quote, waits, jumps]);
  return { passage, jump: () => setJumps(jumps + 1) };
}

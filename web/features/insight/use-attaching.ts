import { useEffect, useEffectEvent, useRef } from 'react';
import { newAnswer } from './live-answer.ts';
import { followAnswer } from './stream-answer.ts';
import type { Following } from './use-following.ts';
import type { History } from './use-history.ts';

/** Follows the answer that is being written to the last question of the history, and leaves it when the screen is left. */
export function useAttaching(
  chatId: string,
  { messages, isFetching, outdate }: History,
  { isListening, follow, breakOff }: Following,
): void {
  const last = messages?.at(-1);
  /** The question that was attached to: once each, or a run that died would be asked for without end. */
  const attachedTo = useRef<string | null>(null);

  const attach = useEffectEvent(() => {
    if (isListening() || last?.role !== 'user' || attachedTo.current === last.id) return;
    attachedTo.current = last.id;
    void follow(newAnswer(null, last.createdAt), (on) => followAnswer(chatId, on));
  });
  const openQuestion = last?.role === 'user' && !isFetching ? last.id : null;
  useEffect(() => {
    if (openQuestion !== null) attach();
  }, [openQuestion]);

  const leave = useEffectEvent(() => {
    if (!breakOff()) return;
    attachedTo.current = null;
    outdate();
  });
  useEffect(() => () => leave(), []);
}

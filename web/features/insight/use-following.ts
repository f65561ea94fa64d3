import { useRef, useState } from 'react';
import { afterEvent, type LiveAnswer } from './live-answer.ts';
import type { LastEvent, Listening } from './stream-answer.ts';

/**
 * What becomes of an answer that was followed to its end; not called where listening was broken off. `end` shows it as being
 * written no more. `last` is null where it ended while nobody listened.
 */
interface Ends {
  settled: (answer: LiveAnswer, last: LastEvent | null, end: () => void) => void;
  failed: (begun: LiveAnswer, error: unknown, end: () => void) => void;
}

export type Following = ReturnType<typeof useFollowing>;

/** The answer that is being written, and how it is followed: one at a time. */
export function useFollowing({ settled, failed }: Ends) {
  const [live, setLive] = useState<LiveAnswer | null>(null);
  /** Breaks off listening; null while nothing is listened to. */
  const listening = useRef<AbortController | null>(null);

  const end = () => setLive(null);

  /** Follows an answer to its end. What arrives within one frame is drawn at once. */
  async function follow(begun: LiveAnswer, listen: (on: Listening) => Promise<LastEvent | null>): Promise<void> {
    setLive(begun);
    const controller = new AbortController();
    listening.current = controller;
    let next = begun;
    let frame = 0;
    const draw = () => {
      frame = 0;
      setLive((shown) => (shown ? { ...next, stopping: shown.stopping } : shown));
    };
    const onEvent: Listening['onEvent'] = (event) => {
      next = afterEvent(next, event);
      if (next.final !== null) draw();
      else frame ||= requestAnimationFrame(draw);
    };
    try {
      const last = await listen({ signal: controller.signal, onEvent });
      if (!controller.signal.aborted) settled(next, last, end);
    } catch (error) {
      if (!controller.signal.aborted) failed(begun, error, end);
    } finally {
      cancelAnimationFrame(frame);
      if (listening.current === controller) listening.current = null;
    }
  }

  /** Breaks off listening; says whether anything was listened to. The answer goes on without us. */
  function breakOff(): boolean {
    if (listening.current === null) return false;
    listening.current.abort();
    listening.current = null;
    return true;
  }

  return {
    live,
    isListening: () => listening.current !== null,
    follow,
    breakOff,
    setStopping: (stopping: boolean) => setLive((shown) => shown && { ...shown, stopping }),
  };
}

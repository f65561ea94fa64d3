import { createContext, useContext, useMemo, useRef, useLayoutEffect, type ReactNode } from 'react';
import type { Feedback } from '../../../contract/insight.ts';

/** What can be done from within a conversation. */
export interface TalkActions {
  chatId: string;
  /** Asks; in place of an earlier question and all that follows it where one is named by its id. */
  ask: (question: string, replaces: string | null) => void;
  rate: (messageId: string, feedback: Feedback | null) => void;
  /** The way to ask for information that the library lacks. */
  renderRequest: (query: string) => ReactNode;
  /** The way to unlock a guide, with its price; where it is unlocked, that it is. */
  renderUnlock: (guide: { documentId: string; title: string }) => ReactNode;
}

const Actions = createContext<TalkActions | null>(null);
const Sending = createContext(false);

interface TalkProviderProps {
  actions: TalkActions;
  /** An answer is being written: nothing else can be asked. */
  sending: boolean;
  children: ReactNode;
}

/** Hands the actions down under one identity: a long chat must not be drawn anew with every word of an answer. */
export function TalkProvider({ actions, sending, children }: TalkProviderProps) {
  const latest = useRef(actions);
  const { chatId } = actions;
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const stable = useMemo(
    (): TalkActions => ({
      chatId,
      ask: (question, replaces) => latest.current.ask(question, replaces),
      rate: (messageId, feedback) => latest.current.rate(messageId, feedback),
      renderRequest: (query) => latest.current.renderRequest(query),
      renderUnlock: (guide) => latest.current.renderUnlock(guide),
    }),
    [chatId],
  );
  return (
    <Actions value={stable}>
      <Sending value={sending}>{children}</Sending>
    </Actions>
  );
}

/** What can be done from within a conversation. @throws Error outside of one */
export function useTalk(): TalkActions {
  const actions = useContext(Actions);
  if (actions === null) throw new Error('There is no conversation around this');
  return actions;
}

/** Whether an answer is being written. */
export const useIsSending = (): boolean => useContext(Sending);

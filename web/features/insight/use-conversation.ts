import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerEvent, Chat, ThreadMessage } from '../../../contract/insight.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { refreshPerson } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { queryOf, refetch } from '../../lib/query.ts';
import { messageOf, RequestError } from '../../lib/request-error.ts';
import { clearFailure } from '../../lib/toast.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { afterEvent, newAnswer, type LiveAnswer } from './live-answer.ts';
import { askAndFollow, followAnswer, type LastEvent } from './stream-answer.ts';
import { tellFailure } from './use-chats.ts';

/** A question that got no answer: it cost nothing and can be asked again. */
export interface Unanswered {
  question: string;
  askedAt: string;
  /** True when the person stopped it. */
  stopped: boolean;
}

/**
 * One chat: its history, the answer that is being written, and the ways to ask and to stop. Leaving the screen lets the
 * answer go on; coming back attaches to it.
 */
export function useConversation(chat: Chat) {
  const client = useQueryClient();
  const history = queryOf('GET /api/chats/{chatId}/messages', { params: { chatId: chat.id } });
  const { queryKey } = history;
  const messages = useQuery(history);
  const [live, setLive] = useState<LiveAnswer | null>(null);
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  /** The answers that were stopped and kept, by id, as far as this screen knows. */
  const [stopped, setStopped] = useState<ReadonlySet<string>>(new Set());
  /** Breaks off listening; null while nothing is listened to. */
  const listening = useRef<AbortController | null>(null);

  function sayFailure(error: unknown): void {
    if (error instanceof RequestError && error.status === 402) {
      openPurchase();
      tellFailure(error, messageOf(error, 'You need credits to continue this chat.'), 'Insufficient Credits');
    } else tellFailure(error, messageOf(error, 'Failed to send message. Please try again.'));
  }

  function giveUp(question: string | null, askedAt: string, stopped: boolean): void {
    setLive(null);
    // The server takes an unanswered question back; here it stays, to be asked again.
    if (question === null) void client.invalidateQueries({ queryKey });
    else setUnanswered({ question, askedAt, stopped });
  }

  function settle(begun: LiveAnswer, last: LastEvent | null): void {
    if (last === null) {
      // It ended while nobody listened: the history has it, or has taken the question back.
      void client.invalidateQueries({ queryKey }).then(() => setLive(null));
    } else if (last.type === 'error') {
      tellFailure(null, last.error);
      giveUp(begun.question, begun.askedAt, false);
    } else if (last.message === null) giveUp(begun.question, begun.askedAt, true);
    else {
      const answer = last.message;
      if (last.type === 'stopped') setStopped((ids) => new Set(ids).add(answer.id));
      client.setQueryData<ThreadMessage[]>(queryKey, (old = []) => [
        ...old.filter(({ id }) => id !== answer.id),
        ...(begun.question === null ? [] : [questionOf(begun.question, begun.askedAt)]),
        answer,
      ]);
    }
    void refetch(client, 'GET /api/chats');
    void refreshPerson(client);
  }

  /** Follows an answer to its end. What arrives within one frame is drawn at once. */
  async function follow(
    begun: LiveAnswer,
    listen: (on: { signal: AbortSignal; onEvent: (event: AnswerEvent) => void }) => Promise<LastEvent | null>,
  ): Promise<void> {
    const controller = new AbortController();
    listening.current = controller;
    let next = begun;
    let frame = 0;
    const draw = () => {
      frame = 0;
      setLive((shown) => (shown ? { ...next, stopping: shown.stopping } : shown));
    };
    const onEvent = (event: AnswerEvent) => {
      next = afterEvent(next, event);
      if (next.final !== null) draw();
      else frame ||= requestAnimationFrame(draw);
    };
    try {
      const last = await listen({ signal: controller.signal, onEvent });
      if (!controller.signal.aborted) settle(begun, last);
    } catch (error) {
      if (controller.signal.aborted) return;
      sayFailure(error);
      giveUp(begun.question, begun.askedAt, false);
      void refreshPerson(client);
    } finally {
      cancelAnimationFrame(frame);
      if (listening.current === controller) listening.current = null;
    }
  }

  const sending = live !== null && live.final === null;

  function ask(question: string): void {
    if (listening.current !== null) return;
    capture('message_sent');
    clearFailure();
    setUnanswered(null);
    const begun = newAnswer(question, new Date().toISOString());
    setLive(begun);
    const body = { message: question, chatId: chat.id, threadId: chat.openaiThreadId };
    void follow(begun, (on) => askAndFollow(body, on));
  }

  async function stop(): Promise<void> {
    setLive((shown) => shown && { ...shown, stopping: true });
    try {
      await call('POST /api/guide-search/chat/{chatId}/stop', { params: { chatId: chat.id } });
    } catch (error) {
      setLive((shown) => shown && { ...shown, stopping: false });
      tellFailure(error, messageOf(error, 'The answer could not be stopped. Please try again.'));
    }
  }

  const lastMessage = messages.data?.at(-1);
  /** The question that was attached to: once each, or a run that died would be asked for without end. */
  const attachedTo = useRef<string | null>(null);
  const attach = useEffectEvent(() => {
    if (listening.current !== null || lastMessage?.role !== 'user' || attachedTo.current === lastMessage.id) return;
    attachedTo.current = lastMessage.id;
    const begun = newAnswer(null, lastMessage.createdAt);
    setLive(begun);
    void follow(begun, (on) => followAnswer(chat.id, on));
  });
  const openQuestion = lastMessage?.role === 'user' && !messages.isFetching ? lastMessage.id : null;
  useEffect(() => {
    if (openQuestion !== null) attach();
  }, [openQuestion]);

  const askWhatWaits = useEffectEvent(() => {
    const question = takeAskedAhead(chat.id);
    if (question !== null) ask(question);
  });
  useEffect(() => askWhatWaits(), []);

  const leave = useEffectEvent(() => {
    if (listening.current === null) return;
    listening.current.abort();
    listening.current = null;
    attachedTo.current = null;
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  });
  useEffect(() => () => leave(), []);

  const failedToLoad = messages.isError;
  const loadError = useEffectEvent(() => tellFailure(messages.error, 'Failed to load chat history'));
  useEffect(() => {
    if (failedToLoad) loadError();
  }, [failedToLoad]);

  return {
    messages: messages.data,
    failedToLoad,
    reload: () => void messages.refetch(),
    live: live?.final && messages.data?.some(({ id }) => id === live.final?.id) ? null : live,
    sending,
    unanswered,
    stopped,
    ask,
    stop: () => void stop(),
  };
}

function questionOf(content: string, createdAt: string): ThreadMessage {
  return { id: `sent-${createdAt}`, role: 'user', content, citations: [], createdAt };
}

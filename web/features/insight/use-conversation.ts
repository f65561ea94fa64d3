import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerEvent, Chat, Feedback, ThreadMessage } from '../../../contract/insight.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { refreshPerson } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { queryOf, refetch } from '../../lib/query.ts';
import { messageOf, RequestError } from '../../lib/request-error.ts';
import { clearFailure } from '../../lib/toast.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { afterEvent, newAnswer, type LiveAnswer } from './live-answer.ts';
import { withoutMarkers } from './markers.ts';
import { askAndFollow, followAnswer, type LastEvent } from './stream-answer.ts';
import { tellFailure } from './use-chats.ts';

/** A question that got no answer: it cost nothing and can be asked again. */
export interface Unanswered {
  question: string;
  /** The question that it was to replace, which is still there. */
  replaces: string | null;
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
  /** The last answer that was finished here, to be read out. */
  const [heard, setHeard] = useState('');
  /** Breaks off listening; null while nothing is listened to. */
  const listening = useRef<AbortController | null>(null);

  function sayFailure(error: unknown): void {
    if (error instanceof RequestError && error.status === 402) {
      openPurchase();
      tellFailure(error, messageOf(error, 'You need credits to continue this chat.'), 'Insufficient Credits');
    } else tellFailure(error, messageOf(error, 'Failed to send message. Please try again.'));
  }

  function giveUp({ question, replaces, askedAt }: LiveAnswer, stopped: boolean): void {
    setLive(null);
    // The server takes an unanswered question back; here it stays, to be asked again.
    if (question === null) void client.invalidateQueries({ queryKey });
    else setUnanswered({ question, replaces, askedAt, stopped });
  }

  function settle(begun: LiveAnswer, last: LastEvent | null): void {
    if (last === null) {
      // It ended while nobody listened: the history has it, or has taken the question back.
      void client.invalidateQueries({ queryKey }).then(() => setLive(null));
    } else if (last.type === 'error') {
      tellFailure(null, last.error);
      giveUp(begun, false);
    } else if (last.message === null) giveUp(begun, true);
    else {
      const answer = last.message;
      setHeard(withoutMarkers(answer.content));
      client.setQueryData<ThreadMessage[]>(queryKey, (old = []) => [
        ...until(old, begun.replaces).filter(({ id }) => id !== answer.id),
        ...(begun.question === null ? [] : [questionOf(begun)]),
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
      if (!controller.signal.aborted) settle(next, last);
    } catch (error) {
      if (controller.signal.aborted) return;
      sayFailure(error);
      giveUp(begun, false);
      void refreshPerson(client);
    } finally {
      cancelAnimationFrame(frame);
      if (listening.current === controller) listening.current = null;
    }
  }

  const sending = live !== null && live.final === null;

  function ask(question: string, replaces: string | null): void {
    if (listening.current !== null) return;
    capture('message_sent');
    clearFailure();
    setUnanswered(null);
    const begun = newAnswer(question, new Date().toISOString(), replaces);
    setLive(begun);
    const body = { message: question, chatId: chat.id, threadId: chat.openaiThreadId, replaces };
    void follow(begun, (on) => askAndFollow(body, on));
  }

  async function rate(messageId: string, feedback: Feedback | null): Promise<void> {
    const note = (value: Feedback | null) =>
      client.setQueryData<ThreadMessage[]>(queryKey, (old) =>
        old?.map((one) => (one.id === messageId ? { ...one, feedback: value } : one)),
      );
    const before = messages.data?.find(({ id }) => id === messageId)?.feedback ?? null;
    note(feedback);
    try {
      const params = { chatId: chat.id, messageId };
      await call('PUT /api/chats/{chatId}/messages/{messageId}/feedback', { params, body: { feedback } });
    } catch (error) {
      note(before);
      tellFailure(error, messageOf(error, 'Your feedback could not be saved. Please try again.'));
    }
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
    if (question !== null) ask(question, null);
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
    messages: messages.data && until(messages.data, live?.replaces ?? null),
    failedToLoad,
    reload: () => void messages.refetch(),
    live: live?.final && messages.data?.some(({ id }) => id === live.final?.id) ? null : live,
    sending,
    unanswered,
    heard,
    ask,
    rate: (messageId: string, feedback: Feedback | null) => void rate(messageId, feedback),
    stop: () => void stop(),
  };
}

/** The messages before the one of an id; all of them where it is none of theirs. */
function until(messages: ThreadMessage[], id: string | null): ThreadMessage[] {
  const at = id === null ? -1 : messages.findIndex((one) => one.id === id);
  return at === -1 ? messages : messages.slice(0, at);
}

function questionOf({ question, questionId, askedAt }: LiveAnswer): ThreadMessage {
  return {
    id: questionId ?? `sent-${askedAt}`,
    role: 'user',
    content: question ?? '',
    citations: [],
    offers: [],
    stopped: false,
    feedback: null,
    createdAt: askedAt,
  };
}

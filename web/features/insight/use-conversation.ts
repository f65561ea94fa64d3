import { useEffect, useEffectEvent } from 'react';
import type { Chat, Feedback } from '../../../contract/insight.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { messageOf } from '../../lib/request-error.ts';
import { clearFailure } from '../../lib/toast.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { newAnswer } from './live-answer.ts';
import { askAndFollow } from './stream-answer.ts';
import { useAttaching } from './use-attaching.ts';
import { tellFailure } from './use-chats.ts';
import { useFollowing } from './use-following.ts';
import { useHistory } from './use-history.ts';
import { useOutcome } from './use-outcome.ts';
import { useRating } from './use-rating.ts';
import { until } from './with-answer.ts';

/**
 * One chat: its history, the answer that is being written, and the ways to ask and to stop. Leaving the screen lets the
 * answer go on; coming back attaches to it.
 */
export function useConversation(chat: Chat) {
  const history = useHistory(chat.id);
  const { messages } = history;
  const outcome = useOutcome(history);
  const following = useFollowing(outcome);
  const { live } = following;
  const rate = useRating(chat.id, history);

  function ask(question: string, replaces: string | null): void {
    if (following.isListening()) return;
    capture('message_sent');
    clearFailure();
    outcome.forget();
    const body = { message: question, chatId: chat.id, threadId: chat.openaiThreadId, replaces };
    const begun = newAnswer(question, new Date().toISOString(), replaces);
    void following.follow(begun, (on) => askAndFollow(body, on));
  }

  async function stop(): Promise<void> {
    following.setStopping(true);
    try {
      await call('POST /api/guide-search/chat/{chatId}/stop', { params: { chatId: chat.id } });
    } catch (error) {
      following.setStopping(false);
      tellFailure(error, messageOf(error, 'The answer could not be stopped. Please try again.'));
    }
  }

  useAttaching(chat.id, history, following);
  const askWhatWaits = useEffectEvent(() => {
    const question = takeAskedAhead(chat.id);
    if (question !== null) ask(question, null);
  });
  useEffect(() => askWhatWaits(), []);

  return {
    messages: messages && until(messages, live?.replaces ?? null),
    failedToLoad: history.failed,
    reload: history.reload,
    live: live?.final && messages?.some(({ id }) => id === live.final?.id) ? null : live,
    sending: live !== null && live.final === null,
    unanswered: outcome.unanswered,
    heard: outcome.heard,
    ask,
    rate: (messageId: string, feedback: Feedback | null) => void rate(messageId, feedback),
    stop: () => void stop(),
  };
}

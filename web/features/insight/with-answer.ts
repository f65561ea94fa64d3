import type { ThreadMessage } from '../../../contract/insight.ts';
import type { LiveAnswer } from './live-answer.ts';

/** The messages before the one of an id; all of them where it is none of theirs. */
export function until(messages: ThreadMessage[], id: string | null): ThreadMessage[] {
  const at = id === null ? -1 : messages.findIndex((one) => one.id === id);
  return at === -1 ? messages : messages.slice(0, at);
}

/** The messages with a finished answer, and with its question where it was asked here. */
export const withAnswer = (old: ThreadMessage[], live: LiveAnswer, answer: ThreadMessage): ThreadMessage[] => [
  ...until(old, live.replaces).filter(({ id }) => id !== answer.id),
  ...(live.question === null ? [] : [questionOf(live)]),
  answer,
];

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

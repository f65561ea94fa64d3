import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshPerson } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { refetch } from '../../lib/query.ts';
import { messageOf, RequestError } from '../../lib/request-error.ts';
import type { LiveAnswer } from './live-answer.ts';
import { withoutMarkers } from './markers.ts';
import type { LastEvent } from './stream-answer.ts';
import { tellFailure } from './use-chats.ts';
import type { History } from './use-history.ts';
import { withAnswer } from './with-answer.ts';

/** A question that got no answer: it cost nothing and can be asked again. */
export interface Unanswered {
  question: string;
  /** The question that it was to replace, which is still there. */
  replaces: string | null;
  askedAt: string;
  /** True when the person stopped it. */
  stopped: boolean;
}

/** What came of the answers that were followed: they enter the history, or their question waits to be asked again. */
export function useOutcome(history: History) {
  const client = useQueryClient();
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const [heard, setHeard] = useState('');

  function keepQuestion({ question, replaces, askedAt }: LiveAnswer, stopped: boolean): void {
    // The server takes an unanswered question back; here it stays, to be asked again.
    if (question === null) void history.refresh();
    else setUnanswered({ question, replaces, askedAt, stopped });
  }

  function settled(answer: LiveAnswer, last: LastEvent | null, end: () => void): void {
    if (last === null) {
      // It ended while nobody listened: the history has it, or has taken the question back.
      void history.refresh().then(end);
    } else if (last.type === 'error') {
      tellFailure(null, last.error);
      end();
      keepQuestion(answer, false);
    } else if (last.message === null) {
      end();
      keepQuestion(answer, true);
    } else {
      const { message } = last;
      setHeard(withoutMarkers(message.content));
      history.change((old) => withAnswer(old ?? [], answer, message));
    }
    void refetch(client, 'GET /api/chats');
    void refreshPerson(client);
  }

  function failed(begun: LiveAnswer, error: unknown, end: () => void): void {
    tellRefusal(error);
    end();
    keepQuestion(begun, false);
    void refreshPerson(client);
  }

  return {
    unanswered,
    forget: () => setUnanswered(null),
    /** The last answer that was finished here, to be read out. */
    heard,
    settled,
    failed,
  };
}

/** Says why a question was not taken in. Who lacks credits is shown where to buy some. */
function tellRefusal(error: unknown): void {
  if (error instanceof RequestError && error.status === 402) {
    openPurchase();
    tellFailure(error, messageOf(error, 'You need credits to continue this chat.'), 'Insufficient Credits');
  } else tellFailure(error, messageOf(error, 'Failed to send message. Please try again.'));
}

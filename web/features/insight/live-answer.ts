import type { AnswerEvent, ThreadMessage } from '../../../contract/insight.ts';

/** An answer that is being written. */
export interface LiveAnswer {
  /** The question, while the history does not hold it yet; null when it does. */
  question: string | null;
  /** The id of the stored question, once it is known. */
  questionId: string | null;
  /** The earlier question that this one takes the place of, with what follows it; null for a further one. */
  replaces: string | null;
  /** When it was asked, as an ISO time. */
  askedAt: string;
  /** What the Engine did so far, in words. */
  steps: readonly string[];
  text: string;
  stopping: boolean;
  /** The stored answer, once it is complete. */
  final: ThreadMessage | null;
}

/** An answer of which nothing is known yet. */
export function newAnswer(question: string | null, askedAt: string, replaces: string | null = null): LiveAnswer {
  return { question, questionId: null, replaces, askedAt, steps: [], text: '', stopping: false, final: null };
}

/** The answer after one more event. A `start` begins from nothing: whoever attaches hears everything again. */
export function afterEvent(live: LiveAnswer, event: AnswerEvent): LiveAnswer {
  switch (event.type) {
    case 'start':
      return { ...live, questionId: event.questionId ?? live.questionId, steps: [], text: '' };
    case 'step':
      return { ...live, steps: [...live.steps, event.text] };
    case 'text':
      return { ...live, text: live.text + event.text };
    case 'done':
    case 'stopped':
      return { ...live, final: event.message };
    case 'error':
      return live;
    default:
      return live;
  }
}

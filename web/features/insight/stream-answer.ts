import type { AnswerEvent } from '../../../contract/insight.ts';
import { open } from '../../lib/call.ts';
import { RequestError } from '../../lib/request-error.ts';
import { readEvents } from './read-events.ts';

/** The event that ends an answer. */
export type LastEvent = Extract<AnswerEvent, { type: 'done' | 'stopped' | 'error' }>;

/** How often a broken connection is taken up again, and the pause before, in milliseconds. */
const ATTEMPTS = 6;
const PAUSE = 700;

export interface Listening {
  signal: AbortSignal;
  onEvent: (event: AnswerEvent) => void;
}

async function listen(response: Response, onEvent: Listening['onEvent']): Promise<LastEvent | null> {
  if (!response.body) return null;
  for await (const event of readEvents(response.body)) {
    onEvent(event);
    if (event.type === 'done' || event.type === 'stopped' || event.type === 'error') return event;
  }
  return null;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Follows the answer that is being written in a chat, from its beginning, across broken connections.
 *
 * @returns its last event, or null when no answer is being written any more: the history then has what there is
 */
export async function followAnswer(chatId: string, { signal, onEvent }: Listening): Promise<LastEvent | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await open('GET /api/guide-search/chat/{chatId}/stream', { params: { chatId }, signal });
      const last = await listen(response, onEvent);
      if (last) return last;
    } catch (error) {
      if (signal.aborted || attempt === ATTEMPTS) throw error;
      if (error instanceof RequestError) {
        if (error.code === 'nothing_to_attach') return null;
        if (error.status < 500) throw error;
      }
    }
    if (attempt === ATTEMPTS) return null;
    await pause(PAUSE * attempt);
  }
}

/** Sends a question and follows its answer. A refusal before the answer begins is thrown. */
export async function askAndFollow(
  body: { message: string; chatId: string; threadId: string | null; replaces: string | null },
  { signal, onEvent }: Listening,
): Promise<LastEvent | null> {
  const response = await open('POST /api/guide-search/chat', { body, signal });
  try {
    const last = await listen(response, onEvent);
    if (last) return last;
  } catch (error) {
    if (signal.aborted) throw error;
    // The connection broke; the answer goes on without us.
  }
  return followAnswer(body.chatId, { signal, onEvent });
}

import type { Feedback } from '../../../contract/insight.ts';
import { call } from '../../lib/call.ts';
import { messageOf } from '../../lib/request-error.ts';
import { tellFailure } from './use-chats.ts';
import type { History } from './use-history.ts';

/** Rates an answer of a chat. The rating is shown at once, and taken back where it could not be saved. */
export function useRating(chatId: string, { messages, change }: History) {
  return async (messageId: string, feedback: Feedback | null): Promise<void> => {
    const note = (value: Feedback | null) =>
      change((old) => old?.map((one) => (one.id === messageId ? { ...one, feedback: value } : one)));
    const before = messages?.find(({ id }) => id === messageId)?.feedback ?? null;
    note(feedback);
    try {
      const params = { chatId, messageId };
      await call('PUT /api/chats/{chatId}/messages/{messageId}/feedback', { params, body: { feedback } });
    } catch (error) {
      note(before);
      tellFailure(error, messageOf(error, 'Your feedback could not be saved. Please try again.'));
    }
  };
}

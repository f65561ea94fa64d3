import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { MAX_CHATS } from '../../../contract/limits.ts';
import { randomId } from './random-id.ts';
import { useCall } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { askAhead } from './asked-ahead.ts';
import { useCreateChat } from './use-chats.ts';

/**
 * A question that makes a chat of its own: the chat is made, shown, and asked. Until it is made it keeps one id, so that
 * asking once more after a lost connection makes and costs no second one.
 *
 * @param price what a chat costs, in credits
 * @param onAsked called once the chat is there: what was typed is no draft any more
 */
export function useAskNew(price: number | undefined, onAsked: () => void) {
  const navigate = useNavigate();
  const chats = useCall('GET /api/chats').data;
  const chatId = useRef('');
  const question = useRef('');
  const create = useCreateChat(price ?? 1, (chat) => {
    chatId.current = '';
    askAhead(chat.id, question.current);
    onAsked();
    void navigate({ to: paths.insight, search: { chat: chat.id } });
  });
  const isFull = (chats?.length ?? 0) >= MAX_CHATS;
  const ask = (text: string) => {
    if (text.trim() === '' || create.isPending || isFull) return;
    chatId.current ||= randomId();
    question.current = text.trim();
    create.mutate(chatId.current);
  };
  return { ask, pending: create.isPending, isFull };
}

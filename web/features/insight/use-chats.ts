import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Chat } from '../../../contract/insight.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { refreshPerson } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { keyOf, refetch } from '../../lib/query.ts';
import { isUnauthorized, messageOf, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { keepDraft } from './drafts.ts';

/** Says what failed, unless the person was signed out, which says so itself. */
export function tellFailure(error: unknown, description: string, title = 'Error'): void {
  if (!isUnauthorized(error)) toast({ title, description, tone: 'destructive' });
}

const setChats = (client: QueryClient, change: (chats: Chat[]) => Chat[]) =>
  client.setQueryData<Chat[]>(keyOf('GET /api/chats'), (chats) => (chats ? change(chats) : chats));

/** Starts a chat, under an id where one is given. `price` is what it costs, in credits. */
export function useCreateChat(price: number, onCreated: (chat: Chat) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => call('POST /api/chats', { body: id === undefined ? {} : { id } }),
    onSuccess: (chat) => {
      capture('chat_created');
      setChats(client, (chats) => [chat, ...chats.filter(({ id }) => id !== chat.id)]);
      client.setQueryData(keyOf('GET /api/chats/{chatId}/messages', { params: { chatId: chat.id } }), []);
      void refetch(client, 'GET /api/chats');
      void refreshPerson(client);
      onCreated(chat);
    },
    onError: (error) => {
      if (error instanceof RequestError && error.status === 402) {
        openPurchase();
        tellFailure(error, `You need at least ${creditsText(price)} to start a new chat.`, 'Insufficient Credits');
      } else tellFailure(error, messageOf(error, 'Failed to create new chat. Please try again.'));
    },
  });
}

/** Renames a chat; the new title is shown at once. */
export function useRenameChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ chatId, title }: { chatId: string; title: string }) =>
      call('PATCH /api/chats/{chatId}', { params: { chatId }, body: { title } }),
    onMutate: ({ chatId, title }) => {
      setChats(client, (chats) => chats.map((chat) => (chat.id === chatId ? { ...chat, title } : chat)));
    },
    onError: (error) => tellFailure(error, 'Failed to rename chat. Please try again.'),
    onSettled: () => refetch(client, 'GET /api/chats'),
  });
}

/** Deletes a chat with everything that was said in it. */
export function useDeleteChat(onDeleted: (chatId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chatId: string) => call('DELETE /api/chats/{chatId}', { params: { chatId } }),
    onSuccess: (_, chatId) => {
      keepDraft(chatId, '');
      setChats(client, (chats) => chats.filter((chat) => chat.id !== chatId));
      onDeleted(chatId);
      void refetch(client, 'GET /api/chats');
      void refreshPerson(client);
    },
    onError: (error) => tellFailure(error, 'Failed to delete chat. Please try again.'),
  });
}

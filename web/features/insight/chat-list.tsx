import { Suspense, useState } from 'react';
import type { Chat } from '../../../contract/insight.ts';
import { EXCHANGES_PER_BLOCK, MAX_CHATS } from '../../../contract/limits.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PlusIcon } from '../../ui/icons/actions.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChatRow } from './chat-row.tsx';
import { SearchChats } from './search-chats.tsx';
import { useDeleteChat, useRenameChat } from './use-chats.ts';

const ExportDialog = lazyPart(() => import('./export-dialog.tsx'));
const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'));

interface ChatListProps {
  /** Undefined while they are being loaded. */
  chats: readonly Chat[] | undefined;
  failed: boolean;
  selectedId: string | undefined;
  price: number | undefined;
  creating: boolean;
  onCreate: () => void;
  onSelect: (chatId: string, messageId: string | null) => void;
  onDeleted: (chatId: string) => void;
  onReload: () => void;
}

/** The perspectives of the person, and the way to a new one. */
export function ChatList(props: ChatListProps) {
  const { chats, selectedId, price } = props;
  const now = useNow();
  const [exported, setExported] = useState<Chat | null>(null);
  const [typed, setTyped] = useState('');
  const [doomed, setDoomed] = useState<Chat | null>(null);
  const rename = useRenameChat();
  const remove = useDeleteChat((chatId) => {
    setDoomed(null);
    props.onDeleted(chatId);
  });
  const isSearch = typed.trim().length > 1;
  const full = (chats?.length ?? 0) >= MAX_CHATS;
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="grid gap-1.5 p-3">
        <Button
          kind="primary"
          wide
          icon={<PlusIcon size={18} />}
          pending={props.creating}
          disabled={full}
          onClick={props.onCreate}
        >
          New Perspective
        </Button>
        <p className="figures text-center text-small text-soft">
          {full ? `Maximum chat limit reached (${MAX_CHATS})` : price === undefined ? ' ' : priceOf(price)}
        </p>
      </div>
      {chats?.length === 0 ? null : <SearchChats typed={typed} onType={setTyped} onSelect={props.onSelect} />}
      <nav aria-label="Perspectives" className="min-h-0 grow overflow-y-auto px-3 pb-4">
        {props.failed ? (
          <div role="alert" className="grid justify-items-start gap-2 p-3 text-small text-soft">
            <p>Your perspectives could not be loaded.</p>
            <Button size="small" onClick={props.onReload}>
              Try again
            </Button>
          </div>
        ) : null}
        {chats === undefined && !props.failed ? <Waiting /> : null}
        <ul className={cx('grid gap-0.5', isSearch && 'hidden')}>
          {chats?.map((chat) => (
            <li key={chat.id}>
              <ChatRow
                chat={chat}
                selected={chat.id === selectedId}
                now={now}
                onSelect={() => props.onSelect(chat.id, null)}
                onExport={() => setExported(chat)}
                onRename={(title) => rename.mutate({ chatId: chat.id, title })}
                onDelete={() => setDoomed(chat)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        {exported ? <ExportDialog chat={exported} onClose={() => setExported(null)} /> : null}
        {doomed ? (
          <DeleteDialog
            title={doomed.title ?? 'New Conversation'}
            pending={remove.isPending}
            onConfirm={() => remove.mutate(doomed.id)}
            onClose={() => setDoomed(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

const priceOf = (price: number) => `${creditsText(price)} for ${EXCHANGES_PER_BLOCK} messages`;

function Waiting() {
  return (
    <output className="grid gap-4 p-3">
      <span className="sr-only">Loading your perspectives…</span>
      {[0, 1, 2].map((line) => (
        <span key={line} className="grid gap-1.5">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-1/2" />
        </span>
      ))}
    </output>
  );
}

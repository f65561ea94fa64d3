import { useNavigate, useSearch as useAddress } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ChatList } from '../features/insight/chat-list.tsx';
import { Conversation } from '../features/insight/conversation.tsx';
import { NewChat } from '../features/insight/new-chat.tsx';
import { useCreateChat } from '../features/insight/use-chats.ts';
import { RequestInformation } from '../features/requests/request-information.tsx';
import { UnlockHere } from '../features/vision/unlock-here.tsx';
import { useCreditCosts } from '../features/settings/use-credit-costs.ts';
import { lazyPart } from '../lib/fetch-part.ts';
import { usePerson } from '../lib/person.ts';
import { useCall } from '../lib/query.ts';
import { isUnauthorized } from '../lib/request-error.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListIcon } from '../ui/icons/actions.tsx';
import { useDocumentTitle } from '../ui/page.tsx';

const OnboardingDialog = lazyPart(() => import('../features/insight/onboarding-dialog.tsx'));
const Sheet = lazyPart(async () => ({ default: (await import('../ui/sheet.tsx')).Sheet }));

/** /guide: the chats with Insight. The address names the chat in view. */
export default function InsightScreen() {
  const person = usePerson().data;
  const { chat: selectedId, message: messageId } = useAddress({ strict: false });
  const navigate = useNavigate();
  const chats = useCall('GET /api/chats');
  const costs = useCreditCosts();
  const price = costs?.guideSearch;
  const [listOpen, setListOpen] = useState(false);
  const selected = chats.data?.find(({ id }) => id === selectedId);
  const title = selected ? (selected.title ?? 'New Conversation') : 'Insight';
  useDocumentTitle(selected?.title ? `${selected.title} · Insight` : 'Insight');

  const show = (chatId: string | undefined, message: string | null = null) => {
    setListOpen(false);
    void navigate({
      to: '.',
      search: chatId === undefined ? {} : { chat: chatId, ...(message !== null && { message }) },
      resetScroll: false,
    });
  };
  const create = useCreateChat(price ?? 1, (chat) => show(chat.id));
  const start = () => {
    if (!create.isPending) create.mutate(undefined);
  };

  const list = (
    <ChatList
      chats={chats.data}
      failed={chats.isError && !isUnauthorized(chats.error)}
      selectedId={selectedId}
      price={price}
      creating={create.isPending}
      onCreate={start}
      onSelect={show}
      onDeleted={(chatId) => (chatId === selectedId ? show(undefined) : undefined)}
      onReload={() => void chats.refetch()}
    />
  );

  return (
    <div className="flex h-[calc(100dvh-var(--above))] min-h-0">
      <aside aria-label="Perspectives" className="hidden w-72 shrink-0 border-r border-line lg:flex">
        {list}
      </aside>
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-center gap-1 border-b border-line px-2 py-1 lg:hidden">
          <IconButton label="Show perspectives" icon={<ListIcon />} onClick={() => setListOpen(true)} />
          <h1 className="min-w-0 grow truncate font-strong">{title}</h1>
        </div>
        <h1 className="sr-only max-lg:hidden">{title}</h1>
        {selected ? (
          <Conversation
            key={`${selected.id} ${messageId ?? ''}`}
            chat={selected}
            price={price}
            startAt={messageId ?? null}
            renderRequest={(query) => <RequestInformation query={query} look="button" />}
            renderUnlock={(guide) => <UnlockHere guide={guide} />}
          />
        ) : chats.isPending ? null : (
          <NewChat price={price} creating={create.isPending} onStart={start} />
        )}
      </div>
      {/* A tab at the edge, within the margin that the messages leave there: it covers no words. */}
      <Button
        kind="primary"
        aria-label="Perspectives"
        onClick={() => setListOpen(true)}
        className="fixed right-0 bottom-60 z-20 h-12 w-6 rounded-r-none p-0 shadow-float lg:hidden"
        icon={<ListIcon size={16} />}
      />
      <Suspense>
        {listOpen ? (
          <Sheet title="Perspectives" onClose={() => setListOpen(false)}>
            <div className="flex min-h-0 grow flex-col pt-12">{list}</div>
          </Sheet>
        ) : null}
        {person && !person.hasSeenGuideSearchOnboarding && costs ? (
          <OnboardingDialog price={costs.guideSearch} guidePrice={costs.documentView} />
        ) : null}
      </Suspense>
    </div>
  );
}

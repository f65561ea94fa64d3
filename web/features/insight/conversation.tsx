import { useEffect, type ReactNode } from 'react';
import type { Chat } from '../../../contract/insight.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowUpIcon } from '../../ui/icons/actions.tsx';
import { Loading } from '../../ui/loader.tsx';
import { ScrollPane } from '../../ui/scroll-pane.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AllowanceLine } from './allowance-line.tsx';
import './answer.css';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { StarterQuestions } from './starter-questions.tsx';
import { useConversation } from './use-conversation.ts';
import { TalkProvider } from './talk-context.tsx';
import { useDraft } from './use-draft.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

const COLUMN = 'mx-auto w-full max-w-[58rem] px-4 sm:px-6';

interface ConversationProps {
  chat: Chat;
  /** What a block of exchanges costs, in credits; undefined while it is not known. */
  price: number | undefined;
  /** The way to ask for information that the library lacks. */
  renderRequest: (query: string) => ReactNode;
  /** The message to show first, by its id; the end of the chat where null. */
  startAt: string | null;
  /** The way to unlock a guide, with its price. */
  renderUnlock: (guide: { documentId: string; title: string }) => ReactNode;
}

/** One chat. Give it the chat's id as its key: what it holds belongs to that chat alone. */
export function Conversation({ chat, price, startAt, renderRequest, renderUnlock }: ConversationProps) {
  const talk = useConversation(chat);
  const { messages, live, unanswered } = talk;
  const draft = useDraft(chat.id);
  const empty = messages?.length === 0 && live === null && unanswered === null;
  const { pane, content, atEnd, toEnd, letGo } = useStickToEnd(messages !== undefined && !empty);
  useEffect(() => {
    // Messages at the edge of the screen must not cover the composer.
    const { style } = document.documentElement;
    style.setProperty('--toast-lift', '6.5rem');
    return () => void style.removeProperty('--toast-lift');
  }, []);
  const isLoaded = messages !== undefined;
  useEffect(() => {
    const target = startAt === null || !isLoaded ? null : document.getElementById(startAt);
    if (target === null) return;
    letGo();
    target.scrollIntoView({ block: 'center' });
  }, [startAt, isLoaded, letGo]);
  const ask = (question: string, replaces: string | null = null) => {
    talk.ask(question, replaces);
    toEnd();
  };
  const send = (text: string) => {
    ask(text);
    draft.change('');
  };
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="relative min-h-0 grow">
        <ScrollPane ref={pane} label="Conversation" className="@container h-full">
          <div ref={content} className={`${COLUMN} pt-8 pb-28 max-lg:pr-8 lg:pb-8`}>
            {talk.failedToLoad ? (
              <ErrorState title="Failed to load chat history" onRetry={talk.reload}>
                What was said is safe. Please try again.
              </ErrorState>
            ) : messages === undefined ? (
              <Loading label="Loading conversation..." className="py-24" />
            ) : empty ? (
              <div className="grid gap-8 pt-[3vh]">
                <div className="grid gap-1.5 text-center">
                  <h2 className="display text-title">What needs illumination?</h2>
                  <p className="text-lead text-soft">The Engine sees all. Ask anything.</p>
                </div>
                <StarterQuestions onAsk={ask} />
              </div>
            ) : (
              <TalkProvider
                actions={{ chatId: chat.id, ask, rate: talk.rate, renderRequest, renderUnlock }}
                sending={talk.sending}
              >
                <MessageList messages={messages} live={live} unanswered={unanswered} startAt={startAt} />
              </TalkProvider>
            )}
          </div>
        </ScrollPane>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-0 h-6 bg-linear-to-t from-paper to-transparent"
        />
        {atEnd || empty ? null : (
          <IconButton
            label="Go to the latest message"
            side="top"
            icon={<ArrowUpIcon className="rotate-180" size={18} />}
            onClick={toEnd}
            className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full border border-line bg-raised text-ink shadow-float hover:bg-raised"
          />
        )}
      </div>
      {/* Read out once it is whole: word by word it would be noise. */}
      <output className="sr-only">{talk.heard === '' ? '' : `BenJovi: ${talk.heard}`}</output>
      <div className={`${COLUMN} pb-2 sm:pb-4`}>
        <Composer
          draft={draft}
          sending={talk.sending}
          stopping={live?.stopping ?? false}
          onSend={send}
          onStop={talk.stop}
        >
          <AllowanceLine messageCount={chat.messageCount} price={price} sending={talk.sending} />
        </Composer>
      </div>
    </div>
  );
}

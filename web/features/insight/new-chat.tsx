import { MAX_CHATS } from '../../../contract/limits.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons/actions.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Composer } from './composer.tsx';
import { CreditsLine } from './credits-line.tsx';
import { useAskNew } from './use-ask-new.ts';
import { useDraft } from './use-draft.ts';

interface NewChatProps {
  /** What a chat costs, in credits; undefined while it is not known. */
  price: number | undefined;
  /** An empty chat is being made. */
  creating: boolean;
  onStart: () => void;
}

/** No chat is in view: one can be chosen, begun empty, or begun with its first question. */
export function NewChat({ price, creating, onStart }: NewChatProps) {
  const draft = useDraft('new');
  const { ask, pending, isFull } = useAskNew(price, () => draft.change(''));
  const cost = price === undefined ? null : `A new perspective costs ${creditsText(price)}.`;
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="grid grow place-items-center overflow-y-auto">
        <EmptyState
          title="Select or start a perspective to continue"
          actions={
            <Button
              kind="primary"
              size="large"
              icon={<PlusIcon size={18} />}
              pending={creating}
              disabled={isFull}
              onClick={onStart}
            >
              Start New Perspective
            </Button>
          }
        >
          {isFull ? `Maximum chat limit reached (${MAX_CHATS})` : cost}
        </EmptyState>
      </div>
      <div className="mx-auto w-full max-w-[58rem] px-4 pb-2 sm:px-6 sm:pb-4">
        <Composer draft={draft} sending={pending || creating || isFull} onSend={ask}>
          <CreditsLine note={isFull ? null : 'Your message starts a new perspective.'} sending={pending} />
        </Composer>
      </div>
    </div>
  );
}

import type { ThreadMessage } from '../../../contract/insight.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RefreshIcon } from '../../ui/icons/actions.tsx';
import { MessageFoot } from './message-foot.tsx';
import { Offers } from './offers.tsx';
import { RateAnswer } from './rate-answer.tsx';
import { useIsSending, useTalk } from './talk-context.tsx';

interface AnswerFootProps {
  message: ThreadMessage;
  /** The question of the last answer, which can be asked once more. */
  again: ThreadMessage | undefined;
  /** The time now, in milliseconds. */
  now: number;
}

/** What stands under an answer: what can be done next, when it was written, and what the person thinks of it. */
export function AnswerFoot({ message, again, now }: AnswerFootProps) {
  const { ask } = useTalk();
  const sending = useIsSending();
  return (
    <>
      <Offers offers={message.offers} />
      <MessageFoot text={message.content} at={message.createdAt} now={now}>
        <RateAnswer messageId={message.id} feedback={message.feedback} />
        {again === undefined || sending ? null : (
          <IconButton
            size="small"
            label="Answer again (counts as a message)"
            icon={<RefreshIcon size={16} />}
            onClick={() => ask(again.content, again.id)}
          />
        )}
      </MessageFoot>
    </>
  );
}

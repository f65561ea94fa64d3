import { memo, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { PencilIcon } from '../../ui/icons/actions.tsx';
import { EditQuestion } from './edit-question.tsx';
import { MessageFoot } from './message-foot.tsx';
import { useIsSending, useTalk } from './talk-context.tsx';

interface QuestionProps {
  /** Its id; absent while the server has not stored it. */
  id?: string | undefined;
  text: string;
  /** When it was asked, as an ISO time. */
  at: string;
  /** The time now, in milliseconds. */
  now: number;
}

/** What the person said. It can be changed and asked once more. */
export const Question = memo(function Question({ id, text, at, now }: QuestionProps) {
  const [editing, setEditing] = useState(false);
  const { ask } = useTalk();
  const sending = useIsSending();
  if (editing && id !== undefined && !sending) {
    return (
      <article aria-label="You" className="@min-[52rem]:pr-72">
        <EditQuestion
          text={text}
          onCancel={() => setEditing(false)}
          onSend={(next) => {
            setEditing(false);
            ask(next, id);
          }}
        />
      </article>
    );
  }
  return (
    <article
      id={id}
      data-question=""
      aria-label="You"
      className="group grid grid-cols-1 justify-items-end gap-0.5 @min-[52rem]:pr-72"
    >
      <p className="max-w-[85%] rounded-card rounded-br-[3px] border border-line bg-sunken px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <MessageFoot text={text} at={at} now={now} className="flex-row-reverse">
        {id === undefined || sending ? null : (
          <IconButton
            size="small"
            label="Edit message"
            icon={<PencilIcon size={16} />}
            onClick={() => setEditing(true)}
          />
        )}
      </MessageFoot>
    </article>
  );
});

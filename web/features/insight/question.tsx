import { memo } from 'react';
import { MessageFoot } from './message-foot.tsx';

interface QuestionProps {
  text: string;
  /** When it was asked, as an ISO time. */
  at: string;
  /** The time now, in milliseconds. */
  now: number;
}

/** What the person said. */
export const Question = memo(function Question({ text, at, now }: QuestionProps) {
  return (
    <article aria-label="You" className="group grid grid-cols-1 justify-items-end gap-0.5 @min-[52rem]:pr-72">
      <p className="max-w-[85%] rounded-card rounded-br-[3px] border border-line bg-sunken px-4 py-2.5 whitespace-pre-wrap">
        {text}
      </p>
      <MessageFoot text={text} at={at} now={now} className="flex-row-reverse" />
    </article>
  );
});

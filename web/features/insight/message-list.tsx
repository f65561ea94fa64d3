import { useLayoutEffect, useRef, useState } from 'react';
import type { ThreadMessage } from '../../../contract/insight.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons/actions.tsx';
import { Answer } from './answer.tsx';
import type { LiveAnswer } from './live-answer.ts';
import { Question } from './question.tsx';
import { useTalk } from './talk-context.tsx';
import type { Unanswered } from './use-outcome.ts';

interface MessageListProps {
  messages: readonly ThreadMessage[];
  live: LiveAnswer | null;
  unanswered: Unanswered | null;
  /** The message to begin at, by its id; the end of the list where null. */
  startAt: string | null;
}

/** Messages that are drawn at first: those before them follow when they are asked for, so that a long chat opens at once. */
const PAGE = 60;

/**
 * What was said, oldest first. An answer keeps its place in the list while it is written and once it is stored, so that
 * nothing is drawn anew at the end.
 */
export function MessageList({ messages, live, unanswered, startAt }: MessageListProps) {
  const now = useNow();
  const asked = live?.question ?? unanswered?.question ?? null;
  const askedAt = live?.askedAt ?? unanswered?.askedAt ?? '';
  const after = messages.length + (asked === null ? 0 : 1);
  const isLast = (index: number): boolean => index === messages.length - 1 && live === null && unanswered === null;
  const { root, first, earlier } = useEarlier(messages, startAt);
  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {first === 0 ? null : (
        <Button className="justify-self-center" size="small" onClick={earlier}>
          Show earlier messages
        </Button>
      )}
      {messages.map((message, index) =>
        index < first ? null : message.role === 'user' ? (
          <Question key={index} id={message.id} text={message.content} at={message.createdAt} now={now} />
        ) : (
          <Answer
            key={index}
            text={message.content}
            message={message}
            again={isLast(index) ? messages[index - 1] : undefined}
            now={now}
          />
        ),
      )}
      {asked === null ? null : <Question key={messages.length} text={asked} at={askedAt} now={now} />}
      {live === null ? null : live.final === null ? (
        <Answer key={after} text={live.text} steps={live.steps} now={now} />
      ) : (
        <Answer key={after} text={live.final.content} message={live.final} now={now} />
      )}
      {unanswered ? <AskAgain unanswered={unanswered} /> : null}
    </div>
  );
}

/** Which of the messages are drawn: the last ones, and more where they are asked for. What is in view stays where it is. */
function useEarlier(messages: readonly ThreadMessage[], startAt: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = startAt === null ? -1 : messages.findIndex(({ id }) => id === startAt);
  const [first, setFirst] = useState(() =>
    Math.max(0, Math.min(messages.length - PAGE, wanted === -1 ? Infinity : wanted - 1)),
  );
  const heightBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const outer = root.current?.closest('section');
    if (outer && heightBefore.current !== null) outer.scrollTop += outer.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  });
  const earlier = () => {
    heightBefore.current = root.current?.closest('section')?.scrollHeight ?? null;
    setFirst(Math.max(0, first - PAGE));
  };
  return { root, first: Math.min(first, messages.length), earlier };
}

/** Says that a question was not answered, and asks it once more. */
function AskAgain({ unanswered }: { unanswered: Unanswered }) {
  const { ask } = useTalk();
  const { question, replaces, stopped } = unanswered;
  return (
    <div className="-mt-4 flex flex-wrap items-center justify-end gap-3 text-small text-soft @min-[52rem]:pr-72">
      {stopped ? 'Stopped before an answer. It cost nothing.' : 'Not answered. It was not counted.'}
      <Button size="small" icon={<RefreshIcon size={16} />} onClick={() => ask(question, replaces)}>
        Ask again
      </Button>
    </div>
  );
}

import type { ThreadMessage } from '../../../contract/insight.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons/actions.tsx';
import { Answer } from './answer.tsx';
import type { LiveAnswer } from './live-answer.ts';
import { Question } from './question.tsx';
import type { Unanswered } from './use-conversation.ts';

interface MessageListProps {
  messages: readonly ThreadMessage[];
  live: LiveAnswer | null;
  unanswered: Unanswered | null;
  /** The answers that were stopped, by id. */
  stopped: ReadonlySet<string>;
  onAskAgain: (question: string) => void;
}

/**
 * What was said, oldest first. An answer keeps its place in the list while it is written and once it is stored, so that
 * nothing is drawn anew at the end.
 */
export function MessageList({ messages, live, unanswered, stopped, onAskAgain }: MessageListProps) {
  const now = useNow();
  const asked = live?.question ?? unanswered?.question ?? null;
  const askedAt = live?.askedAt ?? unanswered?.askedAt ?? '';
  const after = messages.length + (asked === null ? 0 : 1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {messages.map(({ id, role, content, createdAt, citations }, index) =>
        role === 'user' ? (
          <Question key={index} text={content} at={createdAt} now={now} />
        ) : (
          <Answer key={index} text={content} citations={citations} at={createdAt} now={now} stopped={stopped.has(id)} />
        ),
      )}
      {asked === null ? null : <Question key={messages.length} text={asked} at={askedAt} now={now} />}
      {live === null ? null : live.final === null ? (
        <Answer key={after} text={live.text} steps={live.steps} now={now} />
      ) : (
        <Answer
          key={after}
          text={live.final.content}
          citations={live.final.citations}
          at={live.final.createdAt}
          now={now}
          stopped={stopped.has(live.final.id)}
        />
      )}
      {unanswered ? (
        <div className="-mt-4 flex flex-wrap items-center justify-end gap-3 text-small text-soft @min-[52rem]:pr-72">
          {unanswered.stopped ? 'Stopped before an answer. It cost nothing.' : 'Not answered. It was not counted.'}
          <Button size="small" icon={<RefreshIcon size={16} />} onClick={() => onAskAgain(unanswered.question)}>
            Ask again
          </Button>
        </div>
      ) : null}
    </div>
  );
}

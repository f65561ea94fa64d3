import type { Feedback } from '../../../contract/insight.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ThumbDownIcon, ThumbUpIcon } from '../../ui/icons/actions.tsx';
import { useTalk } from './talk-context.tsx';

interface RateAnswerProps {
  messageId: string;
  feedback: Feedback | null;
}

/** What the person thinks of an answer. A second press takes it back. */
export function RateAnswer({ messageId, feedback }: RateAnswerProps) {
  const { rate } = useTalk();
  const button = (value: Feedback, label: string, icon: React.ReactNode) => (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      aria-pressed={feedback === value}
      className={cx(feedback === value && 'bg-hue-wash text-hue')}
      onClick={() => rate(messageId, feedback === value ? null : value)}
    />
  );
  return (
    <>
      {button('good', 'Good answer', <ThumbUpIcon size={16} />)}
      {button('bad', 'Bad answer', <ThumbDownIcon size={16} />)}
    </>
  );
}

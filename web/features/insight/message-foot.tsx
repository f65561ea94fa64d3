import type { ReactNode } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CopyIcon } from '../../ui/icons/actions.tsx';
import { withoutMarkers } from './markers.ts';
import { messageTime } from './times.ts';

interface MessageFootProps {
  text: string;
  /** When it was written, as an ISO time. */
  at: string;
  /** The time now, in milliseconds. */
  now: number;
  className?: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** When a message was written, the way to copy it, and what else can be done with it. */
export function MessageFoot({ text, at, now, className, children }: MessageFootProps) {
  return (
    <div className={cx('figures flex min-h-8 flex-wrap items-center gap-1 text-small text-soft', className)}>
      <time dateTime={at}>{messageTime(Date.parse(at), now)}</time>
      <span className="flex items-center opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-[[aria-pressed=true]]:opacity-100 pointer-coarse:opacity-100">
        <IconButton
          size="small"
          label="Copy message"
          icon={<CopyIcon size={16} />}
          onClick={() => void copyText(withoutMarkers(text))}
        />
        {children}
      </span>
    </div>
  );
}

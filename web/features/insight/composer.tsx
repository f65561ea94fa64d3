import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { MAX_MESSAGE } from '../../../contract/limits.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SendIcon, StopIcon } from '../../ui/icons/actions.tsx';
import { TooLong } from './too-long.tsx';
import type { Draft } from './use-draft.ts';

interface ComposerProps {
  draft: Draft;
  /** Nothing can be sent while this is true. */
  sending: boolean;
  stopping?: boolean;
  /** Given the trimmed text; whether the draft ends with it is the owner's to say. */
  onSend: (text: string) => void;
  /** Absent where what is under way cannot be stopped. */
  onStop?: () => void;
  /** The line under the field. */
  children: ReactNode;
}

/** Where a question is written. */
export function Composer({ draft, sending, stopping = false, onSend, onStop, children }: ComposerProps) {
  const { text, change } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const blank = text.trim() === '';
  // What is too long is kept, to be made shorter: nothing that was pasted is cut off.
  const tooLong = text.trim().length > MAX_MESSAGE;

  useEffect(() => {
    // On a phone the keyboard would cover the conversation.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const send = () => {
    if (!blank && !tooLong && !sending) onSend(text.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a character is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form onSubmit={onSubmit}>
      <div className="flex items-end gap-1 rounded-card border border-edge bg-raised p-1.5 shadow-card transition-colors focus-within:border-hue hover:border-soft focus-within:hover:border-hue">
        <label htmlFor="insight-composer" className="sr-only">
          Your message
        </label>
        {/* The field is as tall as the same text in a place that nobody sees, up to 120 px; then it scrolls. */}
        <div
          data-text={`${text} `}
          className="grid min-w-0 grow after:invisible after:max-h-[120px] after:col-start-1 after:row-start-1 after:overflow-hidden after:px-2.5 after:py-2 after:break-words after:whitespace-pre-wrap after:content-[attr(data-text)]"
        >
          <textarea
            ref={field}
            id="insight-composer"
            rows={1}
            aria-invalid={tooLong || undefined}
            aria-describedby={tooLong ? 'insight-composer-length' : undefined}
            placeholder="Ask about employee benefits, HR policies, or workplace guidance..."
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            className="col-start-1 row-start-1 block max-h-[120px] min-h-10 w-full min-w-0 resize-none overflow-y-auto bg-transparent px-2.5 py-2 outline-none placeholder:truncate focus-visible:outline-none"
          />
        </div>
        {sending && onStop !== undefined ? (
          <IconButton
            label={stopping ? 'Stopping…' : 'Stop'}
            side="top"
            icon={<StopIcon />}
            disabled={stopping}
            onClick={onStop}
            className="border border-line text-ink"
          />
        ) : (
          <IconButton
            type="submit"
            label="Send message"
            side="top"
            icon={<SendIcon />}
            disabled={blank || tooLong || sending}
            className={blank || tooLong || sending ? 'bg-hover' : 'bg-hue text-on-ink! hover:bg-hue!'}
          />
        )}
      </div>
      <TooLong id="insight-composer-length" text={text} />
      {children}
    </form>
  );
}

import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { creditsText } from './credits-text.ts';

interface AskBoxProps {
  price: number;
  isPending: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** Enough for any question; a pasted document is none. */
const LONGEST = 2000;
const TALLEST = 160;

/** Where one types. Enter sends, Shift+Enter breaks the line; the price stands on the button. */
export function AskBox({ price, isPending, onAsk, onStop }: AskBoxProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const write = (next: string) => {
    setText(next);
    const element = box.current;
    if (element === null) return;
    // As high as its text: measured with the text in it, which React brings a moment later.
    element.value = next;
    element.style.height = 'auto';
    element.style.height = `${Math.min(element.scrollHeight, TALLEST)}px`;
  };

  const canSend = text.trim() !== '' && !isPending;
  const send = () => {
    if (!canSend) return;
    onAsk(text.trim());
    write('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="ask" onSubmit={submit}>
      <label htmlFor="question" className="unseen">
        Your question
      </label>
      <textarea
        id="question"
        ref={box}
        rows={1}
        maxLength={LONGEST}
        value={text}
        placeholder="Ask about the market"
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
      />
      {isPending ? (
        <button type="button" className="button" onClick={onStop}>
          Stop
        </button>
      ) : (
        <button type="submit" className="button primary" aria-disabled={!canSend}>
          Ask for {creditsText(price)}
        </button>
      )}
    </form>
  );
}

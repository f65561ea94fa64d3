import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { MAX_MESSAGE } from '../../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/field.tsx';

interface EditQuestionProps {
  text: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** At the end of the text, where most changes are made. Stable, so that it runs once and not with every letter. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** A question that is being changed. Enter sends it, Escape leaves it as it was. */
export function EditQuestion({ text, onSend, onCancel }: EditQuestionProps) {
  const [draft, setDraft] = useState(text);
  const noteId = useId();
  const isFit = draft.trim() !== '' && draft.trim().length <= MAX_MESSAGE;
  const send = () => {
    if (isFit) onSend(draft.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-2 rounded-card border border-hue-line bg-raised p-3">
      <Textarea
        ref={focusAtEnd}
        data-own-escape
        aria-label="Edit your message"
        aria-describedby={noteId}
        rows={Math.min(8, Math.max(2, Math.ceil(draft.length / 60)))}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={noteId} className="mr-auto text-small text-soft">
          Counts as a new message. Its answer replaces this one and what follows.
        </p>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" kind="primary" type="submit" disabled={!isFit}>
          Send again
        </Button>
      </div>
    </form>
  );
}

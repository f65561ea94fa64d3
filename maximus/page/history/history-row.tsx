import { useState, type FormEvent } from 'react';
import type { Conversation } from '../../wire.ts';

interface HistoryRowProps {
  conversation: Conversation;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onDelete: () => void;
}

const when = (time: string): string =>
  new Date(time).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** A conversation of the list: opened by its name, renamed in its place. */
export function HistoryRow({ conversation, isCurrent, onOpen, onRename, onDelete }: HistoryRowProps) {
  const { title, updatedAt } = conversation;
  const [draft, setDraft] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = draft?.trim() ?? '';
    if (name !== '' && name !== title) onRename(name);
    setDraft(null);
  };
  if (draft !== null) {
    return (
      <li>
        <form className="rename" onSubmit={submit}>
          <input
            className="field"
            aria-label="New name"
            maxLength={120}
            value={draft}
            ref={(input) => input?.focus()}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // The list stays open: only the name is left as it was.
              event.preventDefault();
              event.stopPropagation();
              setDraft(null);
            }}
          />
          <button type="submit" className="button">
            Save
          </button>
        </form>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className="entry" aria-current={isCurrent ? 'true' : undefined} onClick={onOpen}>
        <span>{title}</span>
        <span className="soft">{when(updatedAt)}</span>
      </button>
      <button type="button" className="button quiet" aria-label={`Rename ${title}`} onClick={() => setDraft(title)}>
        Rename
      </button>
      <button type="button" className="button quiet" aria-label={`Delete ${title}`} onClick={onDelete}>
        Delete
      </button>
    </li>
  );
}

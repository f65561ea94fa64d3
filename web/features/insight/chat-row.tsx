import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Chat } from '../../../contract/insight.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CheckIcon, CloseIcon, DownloadIcon, PencilIcon, TrashIcon } from '../../ui/icons/actions.tsx';
import { chatTime } from './times.ts';

interface ChatRowProps {
  chat: Chat;
  selected: boolean;
  /** The time now, in milliseconds. */
  now: number;
  onSelect: () => void;
  onExport: () => void;
  onRename: (title: string) => void;
  onDelete: () => void;
}

const ROW = 'group relative rounded-control';

/** One chat of the list: its title, when it was last used, and how many questions were asked. */
export function ChatRow({ chat, selected, now, onSelect, onExport, onRename, onDelete }: ChatRowProps) {
  const [editing, setEditing] = useState(false);
  const title = chat.title ?? 'New Conversation';
  if (editing) {
    return (
      <RenameForm
        title={chat.title ?? 'New Chat'}
        onCancel={() => setEditing(false)}
        onConfirm={(next) => {
          setEditing(false);
          if (next !== '' && next !== chat.title) onRename(next);
        }}
      />
    );
  }
  return (
    <div className={cx(ROW, selected ? 'bg-hue-wash' : 'hover:bg-hover')}>
      <button
        type="button"
        aria-current={selected ? 'true' : undefined}
        onClick={onSelect}
        className="grid w-full gap-0.5 rounded-control px-3 py-2 text-left"
      >
        <span
          className={cx(
            'truncate group-focus-within:pr-24 group-hover:pr-24 pointer-coarse:pr-24',
            selected ? 'font-strong text-hue' : 'text-ink',
          )}
        >
          {title}
        </span>
        <span className="figures flex gap-1.5 text-small text-soft">
          <time dateTime={chat.updatedAt}>{chatTime(Date.parse(chat.updatedAt), now)}</time>
          <span aria-hidden="true">·</span>
          <span>
            {chat.userMessageCount}
            {chat.userMessageCount === 1 ? ' message' : ' messages'}
          </span>
        </span>
      </button>
      <span className="absolute top-1 right-1 flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <IconButton
          size="small"
          label={`Rename ${title}`}
          icon={<PencilIcon size={16} />}
          onClick={() => setEditing(true)}
        />
        <IconButton size="small" label={`Export ${title}`} icon={<DownloadIcon size={16} />} onClick={onExport} />
        <IconButton size="small" label={`Delete ${title}`} icon={<TrashIcon size={16} />} onClick={onDelete} />
      </span>
    </div>
  );
}

interface RenameFormProps {
  title: string;
  onConfirm: (title: string) => void;
  onCancel: () => void;
}

/** Stable, so that it runs once and not with every letter. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function RenameForm({ title, onConfirm, onCancel }: RenameFormProps) {
  const [draft, setDraft] = useState(title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(draft.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form onSubmit={submit} className={cx(ROW, 'flex items-center gap-1 bg-hover p-1.5')}>
      <input
        aria-label="Title"
        data-own-escape
        ref={selectAll}
        value={draft}
        maxLength={200}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-9 w-full min-w-0 rounded-control border border-edge bg-raised px-2 focus-visible:border-hue focus-visible:outline-1 focus-visible:outline-offset-0"
      />
      <IconButton type="submit" size="small" label="Save title" icon={<CheckIcon size={18} />} />
      <IconButton size="small" label="Cancel" icon={<CloseIcon size={18} />} onClick={onCancel} />
    </form>
  );
}

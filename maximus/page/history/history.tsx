import { useEffect, useRef } from 'react';
import type { Conversation } from '../../wire.ts';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';

interface HistoryProps {
  /** The conversation in view. */
  currentId: string | null;
  onOpen: (id: string) => void;
  /** The conversation in view was deleted. */
  onGone: () => void;
  onRenamed: (conversation: Conversation) => void;
  onClose: () => void;
}

/** Earlier analyses: opened free, as they were shown. */
export function History({ currentId, onOpen, onGone, onRenamed, onClose }: HistoryProps) {
  const { words, setWords, list, deleted, isFailed, rename, remove, restore } = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="history" aria-labelledby="history" onClose={onClose}>
      <div className="bar">
        <h2 id="history" className="display">
          Earlier analyses
        </h2>
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <label className="unseen" htmlFor="history-search">
        Search earlier analyses
      </label>
      <input
        id="history-search"
        type="search"
        className="field"
        placeholder="Search"
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <output>
        {deleted === null ? null : (
          <span className="undo">
            Deleted “{deleted.title}”.{' '}
            <button type="button" className="link" onClick={() => void restore(deleted)}>
              Undo
            </button>
          </span>
        )}
        {isFailed ? 'The list could not be brought up to date. Please try again.' : null}
        {list?.length === 0 ? (words === '' ? 'Nothing here yet. Ask something.' : 'Nothing found.') : null}
      </output>
      <ul>
        {(list ?? []).map((one) => (
          <HistoryRow
            key={one.id}
            conversation={one}
            isCurrent={one.id === currentId}
            onOpen={() => {
              onOpen(one.id);
              dialog.current?.close();
            }}
            onRename={(title) => {
              onRenamed({ ...one, title });
              void rename(one, title);
            }}
            onDelete={() => {
              if (one.id === currentId) onGone();
              void remove(one);
            }}
          />
        ))}
      </ul>
    </dialog>
  );
}

import * as Radix from 'radix-ui/dialog';
import { useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import { SearchIcon } from '../../../ui/icons/actions.tsx';
import { useReturnFocus } from '../../../ui/return-focus.ts';
import { useEntries, type Entry, type EntryGroup, type PaletteActs } from './use-entries.tsx';

/** Everything that can be gone to or done, found by words and picked without a mouse: Enter in the field picks the first. */
export default function Palette({ onClose, ...acts }: PaletteActs & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const giveFocusBack = useReturnFocus();
  const groups = useEntries(typed, acts);
  const first = groups[0]?.entries[0];
  const pick = (entry: Entry) => {
    onClose();
    entry.onPick();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    // From the field, whose Enter picks the first one, the next is the second.
    const at = Math.max(0, buttons.indexOf(document.activeElement as HTMLButtonElement));
    const isAbove = at + step < 0;
    (isAbove ? field.current : (buttons[at + step] ?? buttons.at(-1)))?.focus();
  };
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-enter bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          data-tool="none"
          onCloseAutoFocus={giveFocusBack}
          onKeyDown={onKeyDown}
          className="fixed inset-x-2 top-2 z-40 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-dialog animate-rise flex-col rounded-card border border-line bg-raised shadow-float focus:outline-none sm:top-[12vh] sm:max-h-[70vh] sm:max-w-[36rem]"
        >
          <Radix.Title className="sr-only">Go to or do</Radix.Title>
          <form
            className="flex items-center gap-3 border-b border-line px-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (first) pick(first);
            }}
          >
            <SearchIcon className="shrink-0 text-soft" />
            <input
              ref={field}
              aria-label="Go to or do"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder="A screen, a chat, a guide, an action…"
              className="h-14 min-w-0 grow bg-transparent text-body focus:outline-none"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </form>
          <div ref={list} className="grid min-h-0 grid-cols-1 gap-2 overflow-y-auto p-2">
            {groups.map((group) => (
              <Group key={group.title} group={group} first={first} onPick={pick} />
            ))}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface GroupProps {
  group: EntryGroup;
  /** What Enter in the field picks. */
  first: Entry | undefined;
  onPick: (entry: Entry) => void;
}

function Group({ group, first, onPick }: GroupProps) {
  const heading = `palette-group-${group.title}`;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="px-3 py-1.5 text-small text-soft">
        {group.title}
      </h3>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              onClick={() => onPick(entry)}
              className={cx(
                'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-hover focus-visible:-outline-offset-2',
                entry === first && 'bg-hover',
              )}
            >
              <span className="text-soft">{entry.icon}</span>
              <span className="truncate">{entry.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import * as Radix from 'radix-ui/dialog';
import { useState, type KeyboardEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import { SearchIcon } from '../../../ui/icons/actions.tsx';
import { useReturnFocus } from '../../../ui/return-focus.ts';
import { useEntries, type Entry, type EntryGroup, type PaletteActs } from './use-entries.tsx';

const LIST = 'palette-list';
const idOf = (entry: Entry): string => `palette-${entry.id}`;

/** Everything that can be gone to or done, found by words and picked without a mouse. */
export default function Palette({ onClose, ...acts }: PaletteActs & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const giveFocusBack = useReturnFocus();
  const groups = useEntries(typed, acts);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];
  const pick = (entry: Entry) => {
    onClose();
    entry.onPick();
  };
  const move = (to: number) => {
    const next = (to + entries.length) % Math.max(1, entries.length);
    setAt(next);
    const entry = entries[next];
    if (entry) document.getElementById(idOf(entry))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the writing of a word in many languages: it picks nothing then.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter' && active) pick(active);
    else return;
    event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-enter bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          data-tool="none"
          onCloseAutoFocus={giveFocusBack}
          className="fixed inset-x-2 top-2 z-40 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-dialog animate-rise flex-col rounded-card border border-line bg-raised shadow-float focus:outline-none sm:top-[12vh] sm:max-h-[70vh] sm:max-w-[36rem]"
        >
          <Radix.Title className="sr-only">Go to or do</Radix.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <SearchIcon className="shrink-0 text-soft" />
            <input
              role="combobox"
              aria-label="Go to or do"
              aria-expanded={entries.length > 0}
              aria-controls={LIST}
              aria-autocomplete="list"
              aria-activedescendant={active ? idOf(active) : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder="A screen, a chat, a guide, an action…"
              className="h-14 min-w-0 grow bg-transparent text-body focus:outline-none"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setAt(0);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div id={LIST} role="listbox" aria-label="What was found" className="min-h-0 overflow-y-auto p-2">
            {groups.map((group) => (
              <Group key={group.title} group={group} active={active} onPick={pick} />
            ))}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface GroupProps {
  group: EntryGroup;
  active: Entry | undefined;
  onPick: (entry: Entry) => void;
}

function Group({ group, active, onPick }: GroupProps) {
  const heading = `palette-group-${group.title}`;
  return (
    <div role="group" aria-labelledby={heading} className="not-first:mt-2">
      <div id={heading} className="px-3 py-1.5 text-small text-soft">
        {group.title}
      </div>
      {group.entries.map((entry) => (
        <div
          key={entry.id}
          id={idOf(entry)}
          role="option"
          aria-selected={entry === active}
          // The focus stays in the field: it is where the next key goes.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(entry)}
          className={cx(
            'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-hover',
            entry === active && 'bg-hover',
          )}
        >
          <span className="text-soft">{entry.icon}</span>
          <span className="truncate">{entry.label}</span>
        </div>
      ))}
    </div>
  );
}

import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export interface Tab<T extends string> {
  value: T;
  label: string;
  content: ReactNode;
}

interface TabListProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly Tab<T>[];
}

/** Scrolls the row of a tab to it. Stable, so that it happens when the tab is chosen and never else. */
function toMiddle(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollTo({ left: tab.offsetLeft + tab.offsetWidth / 2 - row.clientWidth / 2 });
}

/**
 * Tabs with their panels. Only the chosen panel is drawn; arrow keys move between the tabs. On a phone they are one row, which
 * scrolls sideways to the chosen one.
 */
export function TabList<T extends string>({ label, value, onChange, tabs }: TabListProps<T>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((one) => one.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} activationMode="manual">
      <Radix.List aria-label={label} className="row-of-tabs relative flex gap-x-0.5 md:flex-wrap">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            ref={tab.value === value ? toMiddle : null}
            value={tab.value}
            className="min-h-10 border-b-2 border-transparent px-2.5 text-small whitespace-nowrap text-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-hue data-[state=active]:font-strong data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.value === value ? tab.content : null}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { adminSearch, type AdminTab, given, type PanelPlace } from '../../search-params.ts';

/** A change of the place: undefined takes a part away. */
type Change = { [K in keyof PanelPlace]: PanelPlace[K] | undefined };

/** Where in the panel the administrator is, as the address says, and the way to change it. A log on a person's page is one, too. */
export function usePanelPlace(): { place: PanelPlace; change: (next: Change) => Promise<void> } {
  const place = adminSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: Change) =>
    navigate({
      to: '.',
      search: (now) => given({ ...now, ...next }),
      replace: true,
      resetScroll: false,
    });
  return { place, change };
}

/** Which of the parts of a tab is in view, the first where none was chosen. Another one begins with its own list. */
export function usePart<T extends string>(parts: readonly [T, ...T[]]): { part: T; choose: (part: T) => void } {
  const { place, change } = usePanelPlace();
  const choose = (part: T) =>
    void change({
      part: part === parts[0] ? undefined : part,
      q: undefined,
      order: undefined,
      state: undefined,
      page: undefined,
    });
  return { part: parts.find((part) => part === place.part) ?? parts[0], choose };
}

const left = new Map<AdminTab, PanelPlace>();

/** Remembers where a tab was left, for the way back from the page of a person or a guide. */
export function useRememberPlace(): void {
  const place = adminSearch(useSearch({ strict: false }));
  useEffect(() => void left.set(place.tab ?? 'users', place));
}

/** Where a tab of the panel was left; its beginning where it was not open yet. */
export function placeLeft(tab: AdminTab): PanelPlace {
  return left.get(tab) ?? (tab === 'users' ? {} : { tab });
}

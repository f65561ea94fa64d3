import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAdmin } from '../../../features/account/use-admin.ts';
import { openPurchase } from '../../../lib/purchase.ts';
import { useCall } from '../../../lib/query.ts';
import { setTheme, useTheme, type Theme } from '../../../lib/theme.ts';
import { paths } from '../../../paths.ts';
import { SearchIcon } from '../../../ui/icons/actions.tsx';
import { InsightIcon, LogoutIcon, ProfileIcon, SupportIcon, VisionIcon } from '../../../ui/icons/places.tsx';
import { CreditIcon, MoonIcon } from '../../../ui/icons/things.tsx';
import { accountPlaces, adminPlace, mainPlaces } from '../places.tsx';
import { matchEntries, type Findable } from './match-entries.ts';

export interface Entry extends Findable {
  id: string;
  icon: ReactNode;
  onPick: () => void;
}

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

export interface PaletteActs {
  onSupport: () => void;
  onSignOut: () => void;
}

const THEMES: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
  { theme: 'system', label: 'Theme of this device' },
];

/** What can be gone to and done from anywhere, narrowed by what is typed; a group without entries is left out. */
export function useEntries(typed: string, acts: PaletteActs): EntryGroup[] {
  const groups = [
    { title: 'Screens', entries: useScreens() },
    { title: 'Chats', entries: useChats() },
    { title: 'Guides', entries: useGuides() },
    { title: 'Actions', entries: useActions(acts) },
  ];
  const search = useSearch(typed.trim());
  return [...groups.map(({ title, entries }) => ({ title, entries: matchEntries(entries, typed) })), ...search].filter(
    ({ entries }) => entries.length > 0,
  );
}

function useScreens(): Entry[] {
  const navigate = useNavigate();
  const places = [...mainPlaces, ...accountPlaces, ...(useAdmin() ? [adminPlace] : [])].map(({ to, label, icon }) => ({
    id: `screen-${to}`,
    label,
    icon,
    onPick: () => void navigate({ to }),
  }));
  const account = {
    id: 'screen-account',
    label: 'Account',
    also: 'profile password email second factor devices delete export',
    icon: <ProfileIcon />,
    onPick: () => void navigate({ to: paths.account }),
  };
  return [...places, account];
}

/** The chats that were used last; what is not there yet, or fails, is left out. */
function useChats(): Entry[] {
  const navigate = useNavigate();
  const chats = useCall('GET /api/chats').data ?? [];
  return chats.map(({ id, title }) => ({
    id: `chat-${id}`,
    label: title ?? 'New perspective',
    icon: <InsightIcon />,
    onPick: () => void navigate({ to: paths.insight, search: { chat: id } }),
  }));
}

/** The guides that were unlocked last. */
function useGuides(): Entry[] {
  const navigate = useNavigate();
  const guides = useCall('GET /api/documents/history').data ?? [];
  return guides
    .filter(({ available }) => available)
    .map(({ documentId, documentTitle, employer }) => ({
      id: `guide-${documentId}`,
      label: documentTitle,
      also: employer,
      icon: <VisionIcon />,
      onPick: () => void navigate({ to: paths.reader, params: { documentId } }),
    }));
}

function useActions({ onSupport, onSignOut }: PaletteActs): Entry[] {
  const present = useTheme();
  return [
    { id: 'act-credits', label: 'Get Credits', also: 'buy pack', icon: <CreditIcon />, onPick: openPurchase },
    { id: 'act-support', label: 'Get Support', also: 'help mail', icon: <SupportIcon />, onPick: onSupport },
    ...THEMES.filter(({ theme }) => theme !== present).map(({ theme, label }) => ({
      id: `act-theme-${theme}`,
      label,
      also: 'appearance',
      icon: <MoonIcon />,
      onPick: () => setTheme(theme),
    })),
    { id: 'act-out', label: 'Log Out', also: 'logout sign out', icon: <LogoutIcon />, onPick: onSignOut },
  ];
}

/** Whatever is typed can be searched for. */
function useSearch(typed: string): EntryGroup[] {
  const navigate = useNavigate();
  if (typed === '') return [];
  const entry: Entry = {
    id: 'search',
    label: `Search guides for “${typed}”`,
    icon: <SearchIcon />,
    onPick: () => void navigate({ to: paths.vision, search: { q: typed } }),
  };
  return [{ title: 'Search', entries: [entry] }];
}

import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../lib/query.ts';

const KEY = 'benesight.left-for-payments';

/** Subscription and balance as this page knows them, to tell whether they have changed. */
export function standingOf(client: QueryClient): string {
  const me = client.getQueryData<{ creditBalance: number }>(keyOf('GET /api/users/me'));
  return JSON.stringify([
    client.getQueryData(keyOf('GET /api/subscriptions/current')) ?? null,
    me?.creditBalance ?? null,
  ]);
}

/** Notes, in this tab, that the person leaves for a page that may change the subscription. Only a subscriber can. */
export function noteLeaving(client: QueryClient): void {
  if (client.getQueryData(keyOf('GET /api/subscriptions/current')) === null) return;
  try {
    sessionStorage.setItem(KEY, standingOf(client));
  } catch {
    // Storage is blocked or full: the change is then seen with the next visit of the screen.
  }
}

/** How things stood when the person left; null when they have not, or it was forgotten. */
export function standingAtLeaving(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetLeaving(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See noteLeaving.
  }
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { User } from '../../contract/account.ts';
import { useSession } from './auth.ts';
import { refetch, useCall } from './query.ts';

/** The signed-in person. The first call of all creates them, so the others wait for its answer. */
export function usePerson() {
  const session = useSession();
  return useCall('GET /api/auth/user', { enabled: Boolean(session) });
}

/** The credits that can be spent now, or undefined while nobody knows. */
export function useBalance(): number | undefined {
  const person = usePerson().data;
  const me = useCall('GET /api/users/me', { enabled: person !== undefined });
  return me.data?.creditBalance ?? person?.creditBalance;
}

/** Reads person, balance and counters again: after anything that earns or spends credits. */
export async function refreshPerson(client: QueryClient): Promise<void> {
  await refetch(client, 'GET /api/auth/user', 'GET /api/users/me', 'GET /api/user/stats');
}

/** `refreshPerson` for components. */
export function useRefreshPerson(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshPerson(client), [client]);
}

/** First and last name, or the e-mail address where there is no name. */
export function displayName(person: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
}

/** One or two letters for an avatar: of the names, else of the e-mail address, else U. */
export function initialsOf(person: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const letters = [person.firstName, person.lastName].map((name) => name?.trim().charAt(0) ?? '').join('');
  return (letters || person.email.charAt(0) || 'U').toUpperCase();
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshPerson } from '../../lib/person.ts';
import { queryOf, refetch } from '../../lib/query.ts';
import { forgetLeaving, standingAtLeaving, standingOf } from './left-for-payments.ts';

/** How often it is asked, in milliseconds, and how many times: for half a minute. */
const PAUSE = 2500;
const ROUNDS = 12;
/** How often it is still asked after the first change: the credits of an upgrade come after the plan. */
const ROUNDS_AFTER_CHANGE = 3;

/**
 * Once a person is back from the payment provider's pages, subscription and balance are asked for until they differ from
 * what they were: what was done there reaches us a moment later. Also when the browser kept the page as it was left.
 */
export function usePaymentsReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watch = 0;
    const follow = () => {
      const atLeaving = standingAtLeaving();
      if (atLeaving === null) return;
      clearTimeout(timer);
      watch += 1;
      void ask(watch, atLeaving, ROUNDS);
    };
    const ask = async (mine: number, before: string, rounds: number): Promise<void> => {
      await Promise.allSettled([
        client.fetchQuery({ ...queryOf('GET /api/subscriptions/current'), staleTime: 0 }),
        client.fetchQuery({ ...queryOf('GET /api/users/me'), staleTime: 0 }),
      ]);
      if (mine !== watch) return;
      const now = standingOf(client);
      const changed = now !== before;
      if (changed) {
        void refreshPerson(client);
        void refetch(client, 'GET /api/billing/balance', 'GET /api/billing/history', 'GET /api/billing/purchases');
      }
      const left = changed ? Math.min(rounds - 1, ROUNDS_AFTER_CHANGE) : rounds - 1;
      if (left > 0) timer = setTimeout(() => void ask(mine, now, left), PAUSE);
      else forgetLeaving();
    };
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) follow();
    };
    follow();
    addEventListener('pageshow', back);
    return () => {
      watch += 1;
      clearTimeout(timer);
      removeEventListener('pageshow', back);
    };
  }, [client]);
}

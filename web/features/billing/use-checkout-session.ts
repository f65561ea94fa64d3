import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallReply } from '../../lib/caller.ts';
import { refreshPerson } from '../../lib/person.ts';
import { queryOf, refetch } from '../../lib/query.ts';

/** How a checkout ended, as the server tells it. */
export type CheckoutSession = CallReply<'GET /api/subscriptions/checkout-session'>;

/** How often a payment that the bank has not answered is asked for again, in milliseconds: the first minute, then. */
const AT_FIRST = 5000;
const LATER = 30_000;
const FIRST_ROUNDS = 12;

/**
 * How a checkout ended. Asked for again while the bank has not answered; once it is paid, the balance and what else
 * shows credits are read again.
 */
export function useCheckoutSession(sessionId: string) {
  const client = useQueryClient();
  const session = useQuery({
    ...queryOf('GET /api/subscriptions/checkout-session', { query: { session_id: sessionId } }),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status !== 'processing' ? false : state.dataUpdateCount <= FIRST_ROUNDS ? AT_FIRST : LATER,
  });
  const paid = session.data?.status === 'paid';
  useEffect(() => {
    if (!paid) return;
    void refreshPerson(client);
    void refetch(client, 'GET /api/subscriptions/current');
  }, [paid, client]);
  return session;
}

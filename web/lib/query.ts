import { notifyManager, QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { call, callOrNull } from './call.ts';
import { keepingCache } from './keep-content.ts';
import type { CallName, CallReply, GetName, InputArgs } from './caller.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Product data never goes stale by itself and is never retried; what differs is named in `policies`. */
export function createQueryClient(): QueryClient {
  // By itself it tells a timer later that something was sent: the second press of a double click would send it again.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    queryCache: keepingCache(),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: 5 * MINUTE,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: false,
        // Offline a call fails, and the screen says so: one that waited for the network would show nothing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

interface Policy {
  staleTime?: number;
  gcTime?: number;
  retry?: number;
  retryDelay?: number;
}

/** The calls whose retries or cache times the specification names. */
const policies: Partial<Record<CallName, Policy>> = {
  'GET /api/users/me': { retry: 3, retryDelay: SECOND },
  'GET /api/settings/referral-button-text': { staleTime: 5 * MINUTE },
  'GET /api/settings/credit-costs': { staleTime: 5 * MINUTE },
  'GET /api/subscriptions/plans': { staleTime: 5 * MINUTE },
  'GET /api/subscriptions/current': { staleTime: MINUTE },
  'GET /api/admin/check': {},
  'GET /api/admin/stats': { staleTime: 5 * MINUTE },
  'GET /api/admin/email-templates': { staleTime: 10 * MINUTE },
  'GET /api/starter-questions': { staleTime: 0, gcTime: 0 },
};

/** Other data of administrators: what a colleague changes is seen after a while. */
const ofAdministrators: Policy = { staleTime: 2 * MINUTE };

const policyOf = (name: CallName): Policy =>
  policies[name] ?? (name.startsWith('GET /api/admin/') ? ofAdministrators : {});

/** The key of a call in the cache: its name, and its parameters where it has any. */
export function keyOf<N extends GetName>(name: N, ...[input]: InputArgs<N>): readonly unknown[] {
  const { signal: _, ...rest } = (input ?? {}) as Record<string, unknown>;
  return Object.keys(rest).length === 0 ? [name] : [name, rest];
}

/** Everything react-query needs to fetch a GET call: key, function and the policy of the call. */
export function queryOf<N extends GetName>(name: N, ...args: InputArgs<N>) {
  return {
    queryKey: keyOf(name, ...args),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallReply<N>> =>
      call(name, ...([{ ...args[0], signal }] as unknown as InputArgs<N>)),
    ...policyOf(name),
  };
}

type Extra<N extends GetName> = Omit<UseQueryOptions<CallReply<N>>, 'queryKey' | 'queryFn' | 'select'>;

/** Reads a GET call without parameters: `useCall('GET /api/user/stats', { enabled })`. */
export function useCall<N extends GetName>(
  name: Record<never, never> extends NonNullable<InputArgs<N>[0]> ? N : never,
  extra: Extra<N> = {},
) {
  return useQuery<CallReply<N>>({ ...queryOf<N>(name, ...([] as unknown as InputArgs<N>)), ...extra });
}

/** Like `useCall`, but a 401 yields null without a word: for questions whose answer is then simply unknown. */
export function useCallOrNull<N extends GetName>(
  name: Record<never, never> extends NonNullable<InputArgs<N>[0]> ? N : never,
  extra: { enabled?: boolean } = {},
) {
  return useQuery<CallReply<N> | null>({
    ...policyOf(name),
    queryKey: [name],
    queryFn: ({ signal }) => callOrNull<N>(name, ...([{ signal }] as unknown as InputArgs<N>)),
    ...extra,
  });
}

/** Fetches calls again wherever they are shown, whatever their parameters. */
export async function refetch(client: QueryClient, ...names: GetName[]): Promise<void> {
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
}

import type { Session } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { auth } from '../../lib/auth.ts';

/** A second factor that works. */
export interface VerifiedFactor {
  id: string;
  name: string;
  createdAt: string;
}

export const factorsKey = ['auth', 'factors'] as const;

type Factors = NonNullable<Session['user']['factors']>;

const shown = (factors: Factors): VerifiedFactor[] =>
  factors
    .filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
    .map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name || 'Authenticator app',
      createdAt: created_at,
    }));

/** The person's second factors, as the auth service knows them now. */
export function useVerifiedFactors() {
  return useQuery({
    queryKey: factorsKey,
    queryFn: async () => {
      const { data, error } = await (await auth()).mfa.listFactors();
      if (error) throw error;
      return shown(data.all);
    },
  });
}

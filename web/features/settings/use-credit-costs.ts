import { useCall } from '../../lib/query.ts';

/** What each service costs, in credits; undefined while it is not known. Read again after five minutes. */
export function useCreditCosts() {
  return useCall('GET /api/settings/credit-costs').data;
}

/** `1 credit`, `5 credits`. */
export function creditsText(amount: number): string {
  return `${amount} ${amount === 1 ? 'credit' : 'credits'}`;
}

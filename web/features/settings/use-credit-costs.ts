import { useCall } from '../../lib/query.ts';

/** What each service costs, in credits; undefined while it is not known. Read again after five minutes. */
export function useCreditCosts() {
  return useCall('GET /api/settings/credit-costs').data;
}

/** Whether what the services cost is still being asked for the first time. */
export function useAwaitsCreditCosts(): boolean {
  return useCall('GET /api/settings/credit-costs').isPending;
}

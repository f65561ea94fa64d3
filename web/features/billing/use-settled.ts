import type { Purchase } from '../../../contract/billing.ts';
import { useCall } from '../../lib/query.ts';
import { settledOf } from './settled.ts';

const anew = { refetchOnMount: 'always' } as const;

/** How many credits of a purchase that was just paid settled what the person owed; 0 until that is known. */
export function useSettled(bought: Pick<Purchase, 'kind' | 'receiptUrl'>): number {
  const purchases = useCall('GET /api/billing/purchases', anew).data;
  const history = useCall('GET /api/billing/history', anew).data;
  return purchases === undefined || history === undefined ? 0 : settledOf(bought, purchases, history);
}

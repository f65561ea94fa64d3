import { formatNumber } from '../ui/counter.tsx';

/** `1 credit`, `5 credits`, `1,010 credits`. */
export function creditsText(amount: number): string {
  return `${formatNumber(amount)} ${amount === 1 ? 'credit' : 'credits'}`;
}

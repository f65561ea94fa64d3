import type { Purchase } from '../../../contract/billing.ts';
import type { CreditTransaction } from '../../../contract/credits.ts';

/** The ledger tells with these words that new credits paid what was owed: the next line after theirs. */
const SETTLING = 'Credits owed';

/** Whether a line says that new credits paid what was owed. */
export function isSettlement({ type, description }: CreditTransaction): boolean {
  return type === 'chargeback' && description?.startsWith(SETTLING) === true;
}

const GRANTS = { pack: 'stripe_purchase', subscription: 'subscription_monthly' } as const;

/**
 * How many credits of a purchase paid what the person owed at that time; 0 where nothing was owed, and where it is not
 * certain. A purchase is found by its receipt, and its line in the ledger by its place among those of its kind: both
 * lists are newest first.
 */
export function settledOf(
  { kind, receiptUrl }: Pick<Purchase, 'kind' | 'receiptUrl'>,
  purchases: readonly Purchase[],
  history: readonly CreditTransaction[],
): number {
  const bought = purchases.filter((one) => one.kind === kind && one.credits > 0);
  const grants = history.flatMap(({ type }, index) => (type === GRANTS[kind] ? [index] : []));
  const place = receiptUrl === null ? -1 : bought.findIndex((one) => one.receiptUrl === receiptUrl);
  const line = bought.length === grants.length ? grants[place] : undefined;
  const next = line === undefined ? undefined : history[line - 1];
  return next !== undefined && isSettlement(next) ? -next.delta : 0;
}

/** What is said of it after the credits that were added; nothing where nothing was owed. */
export function settledText(settled: number, credits: number, format: (value: number) => string): string {
  if (settled === 0) return '';
  return ` ${settled >= credits ? 'All' : format(settled)} of them settled what you owed.`;
}

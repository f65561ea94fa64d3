/**
 * Whether the low-credit banner is shown, and what is remembered of its dismissal. Credits are low when the balance is
 * at most the cost of Maximus; a dismissal holds until the balance has risen above that, so that the banner comes back
 * with the next fall.
 */
export function lowCredit(balance: number, cost: number, dismissed: boolean): { shown: boolean; dismissed: boolean } {
  const low = balance <= cost;
  return { shown: low && !dismissed, dismissed: low && dismissed };
}

import { useValue, valueStore } from './value-store.ts';

const open = valueStore(false);

/** Shows the credit purchase dialog over the screen in view. The shell draws it. */
export function openPurchase(): void {
  open.set(true);
}

export function closePurchase(): void {
  open.set(false);
}

/** Whether the purchase dialog is shown. */
export function usePurchaseOpen(): boolean {
  return useValue(open);
}

import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useValue, valueStore } from '../../lib/value-store.ts';
import { lowCredit } from './low-credit.ts';

/**
 * The low-credit banner of one person in this browser: whether it is shown, and how to dismiss it. A dismissal in one
 * tab holds in the others. Nothing is shown, nor forgotten, while balance or cost are not known.
 */
export function useLowCredit(personId: string, balance: number | undefined, cost: number | undefined) {
  const key = `low-credit-dismissed.${personId}`;
  const [dismissal] = useState(() => valueStore(readStored(key) === 'true'));
  const dismissed = useValue(dismissal);

  // Only a balance that was just read may end a dismissal: another tab's may be older than the dismissal itself.
  useEffect(() => {
    if (balance === undefined || cost === undefined || lowCredit(balance, cost, true).dismissed) return;
    writeStored(key, null);
    dismissal.set(false);
  }, [balance, cost, key, dismissal]);

  useEffect(() => {
    const follow = () => dismissal.set(readStored(key) === 'true');
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key, dismissal]);

  return {
    shown: balance !== undefined && cost !== undefined && lowCredit(balance, cost, dismissed).shown,
    dismiss: () => {
      writeStored(key, 'true');
      dismissal.set(true);
    },
  };
}

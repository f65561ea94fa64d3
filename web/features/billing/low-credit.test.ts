import { expect, test } from 'vitest';
import { lowCredit } from './low-credit.ts';

/** Follows a balance and says at each step whether the banner is seen; `close` dismisses it where it is seen. */
function watch(balances: readonly (number | 'close')[], cost = 5): boolean[] {
  let dismissed = false;
  const seen: boolean[] = [];
  for (const step of balances) {
    if (step === 'close') {
      dismissed = true;
      continue;
    }
    const next = lowCredit(step, cost, dismissed);
    dismissed = next.dismissed;
    seen.push(next.shown);
  }
  return seen;
}

test('shown at the cost and below, hidden one credit above', () => {
  expect(watch([6, 5, 4, 0])).toEqual([false, true, true, true]);
});

test('once dismissed it stays away while the balance goes on falling', () => {
  expect(watch([5, 'close', 5, 3, 0])).toEqual([true, false, false, false]);
});

test('it comes back only after the balance has risen above the cost and fallen again', () => {
  expect(watch([4, 'close', 4, 5, 4])).toEqual([true, false, false, false]);
  expect(watch([4, 'close', 6, 5])).toEqual([true, false, true]);
  expect(watch([4, 'close', 200, 6, 4, 'close', 3])).toEqual([true, false, false, true, false]);
});

import { expect, test } from 'vitest';
import { matchEntries } from './match-entries.ts';

const entries = [
  { label: 'Get Credits', also: 'buy packs' },
  { label: 'Billing History' },
  { label: 'Vision History', also: 'unlocked guides' },
];
const labels = (typed: string) => matchEntries(entries, typed).map(({ label }) => label);

test('every word has to be found; what begins with them comes first', () => {
  expect(labels('')).toEqual(['Get Credits', 'Billing History', 'Vision History']);
  expect(labels('HIST')).toEqual(['Billing History', 'Vision History']);
  expect(labels('vision')).toEqual(['Vision History']);
  expect(labels('is')).toEqual(['Billing History', 'Vision History']);
  expect(labels('packs')).toEqual(['Get Credits']);
  expect(labels('history credits')).toEqual([]);
});

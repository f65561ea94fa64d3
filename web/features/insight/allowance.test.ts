import { expect, it } from 'vitest';
import { isLow, messagesRemaining, opensBlock } from './allowance.ts';

it('counts down within a block and starts anew with the next', () => {
  expect([0, 1, 49, 50, 51, 100].map(messagesRemaining)).toEqual([50, 49, 1, 50, 49, 50]);
});

it('warns at ten and fewer', () => {
  expect([11, 10, 1].map(isLow)).toEqual([false, true, true]);
});

it('says when the next message costs credits', () => {
  expect([0, 1, 49, 50, 51, 100].map(opensBlock)).toEqual([false, false, false, true, false, true]);
});

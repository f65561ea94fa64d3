import { describe, expect, test } from 'vitest';
import { type Block, evenPages, fillPages } from './pages.ts';

const block = (height: number, more: Partial<Block> = {}): Block => ({
  height,
  holdsNext: false,
  opens: false,
  ...more,
});
const room = (): number => 100;

describe('the pages of a document', () => {
  test('are as few as hold it, and none is left nearly empty', () => {
    const blocks = Array.from({ length: 6 }, () => block(30));
    expect(fillPages(blocks, room, 0)).toEqual([1, 1, 1, 2, 2, 2]);
    const five = blocks.slice(0, 5).concat(block(25), block(25));
    expect(fillPages(five, room, 0)).toEqual([1, 1, 1, 2, 2, 2, 3]);
    expect(evenPages(five, room, 3)).not.toContain(undefined);
    expect(evenPages(five, room, 3).filter((page) => page === 3).length).toBeGreaterThan(1);
  });

  test('begin with chapters where that leaves them as full', () => {
    const blocks = [block(40), block(20), block(40, { opens: true }), block(20)];
    expect(evenPages(blocks, room, 2)).toEqual([1, 1, 2, 2]);
  });

  test('never part what opens a chapter from what follows it, nor shorten what is too high for any page', () => {
    const held = [block(80), block(10, { opens: true, holdsNext: true }), block(50), block(20)];
    expect(evenPages(held, room, 2)).toEqual([1, 2, 2, 2]);
    expect(evenPages([block(40), block(150), block(40)], room, 3)).toEqual([1, 2, 3]);
  });
});

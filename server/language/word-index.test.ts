import { describe, expect, test } from 'vitest';
import { WordIndex } from './word-index.ts';

const words = ['parental', 'parent', 'rental', 'dental', 'dentals', 'ap', 'apply', '401k', 'papally'];
const index = new WordIndex(words.map((word) => [word, word] as const));
const near = (typed: string, most: number): string[] => [...index.near(typed, most)].map(([, word]) => word).toSorted();

describe('words that may be meant', () => {
  test.each([
    ['paretal', 1, ['papally', 'parent', 'parental']],
    ['rantal', 1, ['rental']],
    // The first letter is the mistake: all else must be alike.
    ['fental', 1, ['dental', 'rental']],
    ['fentals', 1, ['dentals']],
    // The first two letters are swapped.
    ['paply', 1, ['apply', 'parent']],
    ['zzzz', 2, []],
  ])('%s, %i letters more or less', (typed, most, found) => {
    expect(near(typed, most)).toEqual(found);
  });

  test('no word with a digit, nor one of two letters', () => {
    expect(near('apt', 1)).toEqual([]);
    expect(near('401x', 1)).toEqual([]);
  });
});

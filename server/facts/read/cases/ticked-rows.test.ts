import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const tuition = 'Tuition assistance of up to $5,250 a year for courses that you pass';
const heads = 'Benefit | Full-time | Part-time';

test('a row beside ticks is read, and one that is granted to nobody is not', () => {
  for (const marks of ['X | X', 'Yes | Yes', '✓ | '])
    expect(factsOf([['Benefits', heads, `${tuition} | ${marks}`]])).toContain('programs.tuition 5250');
  for (const marks of ['No | No', 'Yes | No', 'N/A | N/A', '– | –', 'X | -'])
    expect(factsOf([['Benefits', heads, `${tuition} | ${marks}`]])).toEqual([]);
});

test('ticks under other heads than kinds of employees say something else', () => {
  const visit = 'Emergency room visits for a copay of $250 at every hospital';
  expect(factsOf([['Medical', 'Service | In network | Out of network', `${visit} | Yes | No`]])).toEqual([]);
});

import { expect, test } from 'vitest';
import { alignPassages } from './align-passages.ts';

const stored = (id: string, page: number, text: string) => ({ id, page, text });
const read = (page: number, text: string) => ({ ordinal: 0, page, heading: null, text });

test('a passage that is read better keeps its id, on its page alone', () => {
  const old = [
    stored('a', 1, 'Deductible $500 individual'),
    stored('b', 1, 'Dental plan pays 80%'),
    stored('c', 2, 'Deductible $500 individual'),
  ];
  const now = [
    read(1, 'Dental plan | pays 80%'),
    read(1, 'Deductible | $500 individual'),
    read(2, 'Vacation of ten days'),
  ];
  expect(alignPassages(old, now)).toEqual(['b', 'a', null]);
});

test('two new passages never share an old one', () => {
  const old = [stored('a', 1, 'Deductible $500 individual and copay $20 visit')];
  const now = [read(1, 'Deductible $500 individual'), read(1, 'copay $20')];
  expect(alignPassages(old, now).filter((id) => id === 'a')).toHaveLength(1);
});

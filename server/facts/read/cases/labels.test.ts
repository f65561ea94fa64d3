import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('the marks of lists that other alphabets lend are no part of a label', () => {
  expect(
    factsOf([
      ['Vision', 'Service | In-network | Out-of-network', '΅ Exam | $15 | Up to $40', '➢ Frames | $120 | Up to $50'],
    ]),
  ).toEqual(['vision.exam_copay 15', 'vision.frame_allowance 120']);
});

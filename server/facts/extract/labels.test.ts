import { expect, test } from 'vitest';
import { metricsOfLabel } from './labels.ts';
import { guideFactsOf } from './testing/facts-of.ts';

test('what counts towards a thing, in brackets behind it, is not what it is', () => {
  const label = 'out-of-pocket maximum (includes medical and pharmacy; deductible, coinsurance, and copays)';
  expect(metricsOfLabel(label, 'medical')).toEqual(['medical.out_of_pocket_max']);
  expect(metricsOfLabel('deductible (incl. in the maximum)', 'medical')).toEqual(['medical.deductible']);
  expect(metricsOfLabel('pcp / specialist (office visits)', 'medical')).toEqual([
    'medical.pcp_copay',
    'medical.specialist_copay',
  ]);
});

test('the marks of lists that other alphabets lend are no part of a label', () => {
  expect(
    guideFactsOf([
      ['Vision', 'Service | In-network | Out-of-network', '΅ Exam | $15 | Up to $40', '➢ Frames | $120 | Up to $50'],
    ]),
  ).toEqual(['vision.exam_copay 15', 'vision.frame_allowance 120']);
});

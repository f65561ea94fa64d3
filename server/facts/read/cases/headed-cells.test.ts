import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('a heading names the carrier beside the benefit', () => {
  const carriers = (heading: string): string[] =>
    factsOf([[heading, 'Exams and cleanings are covered.']]).filter((fact) => fact.includes('carrier'));
  expect(carriers('Vision – VSP')).toEqual(['vision.carrier VSP']);
  expect(carriers('Dental insurance (Guardian)')).toEqual(['dental.carrier Guardian']);
  expect(carriers('Dental – how to enroll')).toEqual([]);
});

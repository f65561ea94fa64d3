import { expect, test } from 'vitest';
import type { SampleGuide } from './guide.ts';
import { sampleGuide } from './make-guides.ts';
import { SAMPLE_NOTICE } from './sections.ts';

/** One guide of each of 80 employers, of all years. */
const eighty = (): SampleGuide[] => Array.from({ length: 80 }, (_, at) => sampleGuide(at * 3 + (at % 3)));

/** The sentences of a guide, names and numbers masked; rows of tables are none, and our own notice is not its. */
function sentencesOf({ by, employer, facts, passages }: SampleGuide): string[] {
  const names = [
    employer,
    by.town,
    by.contact.team,
    facts.medical.carrier,
    ...facts.medical.plans.map(({ name }) => name),
  ];
  return passages
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => !line.includes(' | ') && line !== SAMPLE_NOTICE)
    .map((line) => names.reduce((masked, name) => masked.replaceAll(name, '*'), line))
    .flatMap((line) =>
      line
        .replaceAll(/\d[\d,.]*/g, '#')
        .replaceAll(/(?:\p{Lu}\p{L}+ )+\p{Lu}\p{L}+/gu, '*')
        .split(/(?<=[.!?]) /),
    );
}

test('80 guides say what they say in thousands of ways', () => {
  const counts = new Map<string, number>();
  for (const sentence of eighty().flatMap(sentencesOf)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const often = [...counts.values()].toSorted((a, b) => b - a);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  expect(counts.size).toBeGreaterThanOrEqual(3000);
  expect(sum(often.slice(0, 100)) / sum(often)).toBeLessThan(0.2);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnalysisSpec, type PeerPart } from '../../contract/analysis.ts';
import { type MetricKey, metricOf, metrics } from '../../contract/metrics.ts';
import type { Known } from '../../contract/reading.ts';
import { OTHERS_SHOWN } from '../analysis/measured.ts';
import { wordsOf } from '../analysis/words.ts';
import { readQuestion } from './read-question.ts';

const known: Known = { employers: ['Northwind Traders'], carriers: ['Aetna'], words: new Set(), year: 2026 };
const keys = Object.keys(metrics) as MetricKey[];
const amounts = keys.filter((key) => metricOf(key).kind === 'number');
const counted = keys.filter((key) => ['number', 'yes_no'].includes(metricOf(key).kind));

const peers: readonly PeerPart[] = [
  { any: [{ on: 'industry', is: 'Retail' }], not: false },
  {
    any: [
      { on: 'state', is: 'TX' },
      { on: 'state', is: 'OH' },
    ],
    not: false,
  },
  { any: [{ on: 'size', atLeast: 500 }], not: false },
  { any: [{ on: 'region', is: 'South' }], not: true },
  { any: [{ on: 'year', atLeast: 2025, atMost: 2025 }], not: false },
];

const measured = fc.oneof(
  fc.record({
    measures: fc.constantFrom(...amounts).map((metric) => [{ of: 'value', metric }]),
    statistic: fc.constantFrom('median', 'mean', 'quartiles', { percentile: 75 }),
  }),
  fc.record({
    measures: fc.constantFrom(...counted).map((metric) => [{ of: 'offering', metric }]),
    statistic: fc.constant('share'),
  }),
);

const anySpec = fc
  .record({
    measured,
    peers: fc.subarray([...peers], { maxLength: 2 }),
    groupBy: fc.subarray(['industry', 'state', 'region', 'size'] as const, { maxLength: 1 }),
  })
  .map(({ measured: own, ...spec }) => AnalysisSpec.parse({ ...own, ...spec }));

/** What is computed; the order of peers says nothing. */
const figureOf = (spec: AnalysisSpec): string =>
  JSON.stringify({
    ...spec,
    assumed: [],
    chart: 'auto',
    peers: spec.peers.map((part) => JSON.stringify(part)).toSorted(),
  });

test('the sentence of any spec is read as that spec', () => {
  fc.assert(
    fc.property(anySpec, (spec) => {
      const words = wordsOf(spec);
      const again = readQuestion(words, null, known);
      expect(again.kind === 'spec' ? figureOf(again.spec) : again, words).toEqual(figureOf(spec));
    }),
    { numRuns: 400 },
  );
}, 60_000);

/** The sentence of a spec with a word more, somewhere behind its first word. */
const withWord = (words: readonly string[]) =>
  fc.record({ spec: anySpec, word: fc.constantFrom(...words), place: fc.nat() }).map(({ spec, word, place }) => {
    const said = wordsOf(spec).split(' ');
    const at = 1 + (place % said.length);
    return { spec, word, question: [...said.slice(0, at), word, ...said.slice(at)].join(' ') };
  });

test('a word of no use that is dropped into a question is asked about, or named beside the figure', () => {
  fc.assert(
    fc.property(withWord(['wombat', 'guitar', 'lantern', 'velvet']), ({ word, question }) => {
      const read = readQuestion(question, null, known);
      if (read.kind !== 'spec') return;
      expect(read.spec.assumed.join(' '), question).toContain(`“${word}”`);
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('a number or a denial that is dropped into a question is never passed over', () => {
  fc.assert(
    fc.property(withWord(['17', 'never', 'except']), ({ spec, question }) => {
      const read = readQuestion(question, null, known);
      const isSaid = read.kind === 'spec' && read.spec.assumed.includes(OTHERS_SHOWN);
      if (read.kind === 'spec' && !isSaid) expect(figureOf(read.spec), question).not.toEqual(figureOf(spec));
    }),
    { numRuns: 150 },
  );
}, 60_000);

import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { Bm25Engine } from '../bm25.ts';
import type { FactValue, GuideRow } from '../search-index.ts';
import { guideRow } from '../testing/guide-row.ts';

const stated = (ordinal: number, metric: string, words: string | null = null): FactValue => ({
  metric,
  plan: null,
  tier: null,
  value: words === null ? 10 : null,
  words,
  ordinal,
});

const guide = (texts: readonly string[], facts: readonly FactValue[]): GuideRow =>
  guideRow('Alder', texts, { title: 'Guide', state: 'TX', sample: true, facts });

const cover = 'This is a guide of an employer, made for those who work there. It is no contract.';

/** The page that is shown of the only guide. */
function pageOf(row: GuideRow, query: string, filters: SearchFilters = {}): number | undefined {
  const engine = new Bm25Engine();
  engine.build([row]);
  const [found] = engine.search(query, { limit: 1, filters }).guides;
  return row.passages.find(({ id }) => id === found?.passageId)?.page;
}

const texas: SearchFilters = { states: ['TX'] };

test('where only filters are given, a passage that states something is shown, one about medical plans before others', () => {
  const texts = [cover, 'Vacation and holidays.', 'The medical plans.', 'More of them.'];
  const time = [stated(1, 'time_off.holidays'), stated(1, 'time_off.sick_days'), stated(1, 'time_off.holidays')];
  expect(pageOf(guide(texts, time), '', texas)).toBe(2);
  const medical = [stated(2, 'medical.deductible'), stated(3, 'medical.pcp_copay')];
  expect(pageOf(guide(texts, [...time, ...medical]), '', texas)).toBe(3);
  expect(pageOf(guide(texts, [...time, ...medical]), 'employers in Texas')).toBe(3);
});

test('the type of plan or the carrier that was chosen is shown where it is stated', () => {
  const facts = [
    stated(1, 'medical.deductible'),
    stated(1, 'medical.pcp_copay'),
    stated(2, 'medical.plan_type', 'HMO'),
    stated(3, 'medical.carrier', 'Fern Health'),
  ];
  const row = guide([cover, 'Costs.', 'The HMO.', 'The carrier.'], facts);
  expect(pageOf(row, '', texas)).toBe(2);
  expect(pageOf(row, '', { planTypes: ['PPO', 'HMO'] })).toBe(3);
  expect(pageOf(row, '', { carriers: ['Fern Health'] })).toBe(4);
});

test('of a guide that states nothing, the first passage of some length is shown; words decide where there are any', () => {
  const long = 'Everybody who works here may use the rooms, the bicycles and the garden behind the house. '.repeat(3);
  const row = guide(['Handbook', long, `Falconry. ${long}`], []);
  expect(pageOf(row, '', texas)).toBe(2);
  expect(pageOf(row, 'falconry', texas)).toBe(3);
  expect(pageOf(guide([], []), '', texas)).toBeUndefined();
});

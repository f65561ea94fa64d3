import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { Bm25Engine } from '../bm25.ts';
import type { FactValue, GuideRow } from '../search-index.ts';
import { guideRow } from '../testing/guide-row.ts';

const stated = (metric: string, said: number | string, ordinal = 0): FactValue => ({
  metric,
  plan: null,
  tier: null,
  value: typeof said === 'number' ? said : null,
  words: typeof said === 'string' ? said : null,
  ordinal,
});

const guide = (employer: string, facts: readonly FactValue[], text = 'The plans.', sample = true): GuideRow =>
  guideRow(employer, ['Welcome.', text], { facts, sample });

const rows = [
  guide('Alder', [
    stated('medical.plan_type', 'PPO'),
    stated('medical.plan_type', 'HDHP'),
    stated('hsa.eligible', 'yes', 1),
  ]),
  guide('Birch', [stated('medical.plan_type', 'PPO'), stated('hra.employer_contribution', 500, 1)]),
  guide('Cedar', [stated('medical.plan_type', 'HMO'), stated('hsa.eligible', 'no')]),
  guide('Dogwood', [stated('medical.deductible', 400)], 'There is a PPO, and a dental HMO.', false),
];
const engine = new Bm25Engine();
engine.build(rows);
const employers = new Map(rows.map(({ id, employer }) => [id, employer]));
const search = (query: string, filters: SearchFilters = {}) => {
  const { guides, note, details } = engine.search(query, { limit: 10, filters });
  return {
    found: guides.map(({ guideId }) => employers.get(guideId) ?? ''),
    // Without those below the line.
    counted: guides.flatMap(({ guideId, follows }) => (follows === true ? [] : [employers.get(guideId) ?? ''])),
    note,
    labels: details.interpretation.map(({ label, applied }) => `${label}${applied ? '' : ' set aside'}`),
  };
};
const foundBy = (...facts: NonNullable<SearchFilters['facts']>) => search('', { facts }).counted.toSorted();

test('a group of metrics is stated where any of them is, but not where it says that there is none', () => {
  expect(foundBy({ metric: 'hsa' })).toEqual(['Alder']);
  expect(foundBy({ metric: 'hsa', not: true })).toEqual(['Birch', 'Cedar', 'Dogwood']);
  expect(foundBy({ metric: 'hsa.eligible' })).toEqual(['Alder', 'Cedar']);
  expect(foundBy({ metric: 'h' })).toEqual([]);
});

test('any one of several tests is enough, and none of them may be passed where they are denied', () => {
  const cheap = { metric: 'medical.deductible', atMost: 500 };
  expect(foundBy({ metric: 'hsa', or: [{ metric: 'hra' }, cheap] })).toEqual(['Alder', 'Birch', 'Dogwood']);
  expect(foundBy({ metric: 'hsa', or: [{ metric: 'hra' }], not: true })).toEqual(['Cedar', 'Dogwood']);
  const notPpo = { metric: 'medical.plan_type', is: 'PPO', not: true } as const;
  expect(foundBy(notPpo)).toEqual(['Cedar', 'Dogwood']);
  expect(foundBy(notPpo, { metric: 'hsa', or: [cheap] })).toEqual(['Dogwood']);
  // The same again, and without what was denied: nothing is mistaken for it.
  expect(foundBy({ metric: 'medical.plan_type', is: 'PPO' })).toEqual(['Alder', 'Birch']);
});

test('the passage that is shown is the one that states either', () => {
  const { guides } = engine.search('', { limit: 10, filters: { facts: [{ metric: 'hsa', or: [{ metric: 'hra' }] }] } });
  const second = new Set(rows.map(({ passages }) => passages[1]?.id));
  expect(guides).toHaveLength(2);
  expect(guides.every(({ passageId }) => second.has(passageId))).toBe(true);
});

test('of words, an imported guide that only names what is not wanted follows', () => {
  const { found, note, labels } = search('not PPO');
  expect([found, labels]).toEqual([['Cedar', 'Dogwood'], ['not PPO']]);
  expect(note).toBe("1 more guide at the end may match; it doesn't say: “not PPO”.");
  // A dental HMO is no medical plan.
  const hmo = search('not HMO');
  expect([hmo.found.toSorted(), hmo.note]).toEqual([['Alder', 'Birch', 'Dogwood'], null]);
});

test('what is not wanted is never near to what is wanted', () => {
  const { note } = search('EPO but not PPO');
  expect(note).toContain('No guide mentions “epo”. These are the nearest: they mention “hmo”.');
  expect(note).not.toContain('“ppo”');
});

test('the amount of the one beside the name of the other satisfies neither', () => {
  const own = [
    guide('Elder', [stated('leave.parental_birth_weeks', 30)], 'Parental leave is 30 weeks.', false),
    guide('Fir', [stated('time_off.days_year_1', 20)], 'PTO is 20 days.', false),
    guide('Gorse', [], 'Ask for parental leave 20 days before it begins.', false),
  ];
  const leaves = new Bm25Engine();
  leaves.build(own);
  const { guides, total } = leaves.search('parental leave 30 weeks or PTO 20 days', { limit: 10 });
  expect(total).toBe(2);
  expect(guides.at(-1)).toMatchObject({ guideId: own[2]?.id, follows: true });
});

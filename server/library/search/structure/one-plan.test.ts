import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { Bm25Engine } from '../bm25.ts';
import type { FactValue, GuideRow } from '../search-index.ts';
import { guideRow } from '../testing/guide-row.ts';

const stated = (plan: string | null, metric: string, said: number | string): FactValue => ({
  metric,
  plan,
  tier: null,
  value: typeof said === 'number' ? said : null,
  words: typeof said === 'string' ? said : null,
  ordinal: 0,
});
const plan = (name: string, type: string, deductible: number, copay: number): FactValue[] => [
  stated(name, 'medical.plan_type', type),
  stated(name, 'medical.deductible', deductible),
  stated(name, 'medical.pcp_copay', copay),
];

const guide = (employer: string, facts: readonly FactValue[]): GuideRow =>
  guideRow(employer, [{ heading: 'Medical plans', text: 'The plans side by side.' }], { facts, sample: true });

const rows = [
  // The low deductible is that of the PPO.
  guide('Alder', [...plan('saver', 'HDHP', 3000, 0), ...plan('choice', 'PPO', 500, 20)]),
  guide('Birch', [...plan('saver', 'HDHP', 1700, 30), stated(null, 'hsa.employer_contribution', 600)]),
  guide('Cedar', [...plan('choice', 'PPO', 1000, 40), ...plan('network', 'HMO', 2500, 15)]),
  // One plan, which it does not name.
  guide('Dogwood', [
    stated(null, 'medical.plan_type', 'HDHP'),
    stated(null, 'medical.deductible', 1800),
    stated(null, 'hsa.employer_contribution', 1000),
    // A dental plan may bear the name of a medical one.
    stated('saver', 'dental.annual_maximum', 1500),
  ]),
];
const engine = new Bm25Engine();
engine.build(rows);
const employers = new Map(rows.map(({ id, employer }) => [id, employer]));
const search = (query: string, filters: SearchFilters = {}) => {
  const { guides, note, details } = engine.search(query, { limit: 10, filters });
  const matching = guides.filter(({ follows }) => follows !== true);
  const found = matching.map(({ guideId }) => employers.get(guideId)).toSorted();
  const kept = details.interpretation.filter(({ applied }) => applied).map(({ kind }) => kind);
  const types = Object.fromEntries(details.facets.planType.map(({ value, count }) => [value, count]));
  return { found, note, kept, types };
};
const low = { metric: 'medical.deductible', atMost: 1999 };
const cheap = { metric: 'medical.pcp_copay', atMost: 20 };

test('two conditions on a plan are satisfied by one plan', () => {
  expect(search('', { facts: [low] }).found).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood']);
  expect(search('', { facts: [cheap] }).found).toEqual(['Alder', 'Cedar']);
  expect(search('', { facts: [low, cheap] }).found).toEqual(['Alder']);
  expect(search('', { facts: [cheap, low] }).found).toEqual(['Alder']);
});

test('the type of a plan is that of the plan which satisfies the rest', () => {
  expect(search('', { planTypes: ['HDHP'], facts: [low] }).found).toEqual(['Birch', 'Dogwood']);
  expect(search('', { planTypes: ['PPO', 'HMO'], facts: [low] }).found).toEqual(['Alder', 'Cedar']);
  expect(search('', { facts: [low] }).types).toEqual({ HDHP: 2, PPO: 2 });
  expect(search('', { planTypes: ['HDHP'], facts: [low] }).types).toEqual({ HDHP: 2, PPO: 2 });
  expect(search('').types).toEqual({ HDHP: 3, PPO: 2, HMO: 1 });
});

test('what a guide states of no one plan holds for each of them; another line of cover has plans of its own', () => {
  const seed = { metric: 'hsa.employer_contribution', atLeast: 500 };
  expect(search('', { planTypes: ['HDHP'], facts: [low, seed] }).found).toEqual(['Birch', 'Dogwood']);
  const dental = { metric: 'dental.annual_maximum', atLeast: 1000 };
  expect(search('', { planTypes: ['HDHP'], facts: [low, dental] }).found).toEqual(['Dogwood']);
});

test('conditions of the words are of one plan too, and where no plan has the amount the nearest is found', () => {
  const { found, kept, note } = search('HDHP with deductible under $2,000 and employer HSA contribution over $500');
  expect(found).toEqual(['Birch', 'Dogwood']);
  expect([kept.toSorted(), note]).toEqual([['fact', 'fact', 'planType'], null]);
  const lost = search('HMO with deductible under $2,000');
  expect([lost.kept, lost.found]).toEqual([['planType'], ['Cedar']]);
  expect(lost.note).toContain('No guide that matches has “Medical deductible: less than $2,000 a year”');
  // A filter binds the words.
  expect(search('deductible under $2,000', { planTypes: ['HDHP'] }).found).toEqual(['Birch', 'Dogwood']);
});

test('a merge of segments keeps plans apart', () => {
  const merged = new Bm25Engine();
  for (const row of rows) merged.add([row]);
  merged.add(Array.from({ length: 4 }, (_, at) => guide(`Elm ${at}`, [])));
  merged.merge({ compact: true });
  for (let at = 0; at < 4; at += 1) {
    merged.add([guide(`Fir ${at}`, [])]);
    merged.merge({ compact: true });
  }
  const { guides } = merged.search('', { limit: 10, filters: { facts: [low, cheap] } });
  expect(guides.map(({ guideId }) => employers.get(guideId))).toEqual(['Alder']);
});

test('the passage that is shown is of the plan that satisfies all conditions', () => {
  const texts = ['Choice: deductible $1,000, office visit $40.', 'Saver: deductible $1,400, office visit $15.'];
  const facts = [...plan('choice', 'PPO', 1000, 40), ...plan('saver', 'HDHP', 1400, 15)];
  const row = guide('Elder', []);
  const passages = texts.map((text, at) => ({ id: randomUUID(), page: at + 1, heading: null, text }));
  const elder = new Bm25Engine();
  elder.build([{ ...row, passages, facts: facts.map((fact, at) => ({ ...fact, ordinal: at < 3 ? 0 : 1 })) }]);
  const shown = (...asked: (typeof low)[]) =>
    elder.search('', { limit: 1, filters: { facts: asked } }).guides.map(({ passageId }) => passageId);
  expect(shown(low)).toEqual([passages[0]?.id]);
  expect(shown(low, cheap)).toEqual([passages[1]?.id]);
  expect(shown(cheap, low)).toEqual([passages[1]?.id]);
});

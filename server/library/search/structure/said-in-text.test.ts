import { expect, test } from 'vitest';
import { Bm25Engine } from '../bm25.ts';
import type { FactValue, GuideRow } from '../search-index.ts';
import { guideRow } from '../testing/guide-row.ts';

const fact = (metric: string, said: number | string): FactValue => ({
  metric,
  plan: null,
  tier: null,
  value: typeof said === 'number' ? said : null,
  words: typeof said === 'string' ? said : null,
  ordinal: 0,
});

const guide = (employer: string, text: string, facts: FactValue[], is: Partial<GuideRow> = {}): GuideRow =>
  guideRow(employer, [{ heading: 'Benefits', text }], { facts, ...is });

const rows = [
  guide('Alder', 'Medical plans of Fern Health: an HMO and a PPO.', [
    fact('medical.carrier', 'Fern Health'),
    fact('medical.plan_type', 'HMO'),
    fact('medical.plan_type', 'PPO'),
  ]),
  guide('Birch', 'The HMO of Fern Health is open to everyone.', []),
  guide('Cedar', 'The dental PPO pays for crowns.', [fact('dental.carrier', 'Molar Mutual')]),
  guide('Dogwood', 'Parental leave is 16 weeks for every parent.', []),
  guide('Elm', 'Parental leave is 20 weeks.', [fact('leave.parental_birth_weeks', 20)]),
  guide(
    'Fir',
    'Parental leave is generous. Other parts of this guide say how long a notice is, which is 16 weeks.',
    [],
  ),
  guide('Gum', 'Parental leave is 4 weeks, and it is paid. Ask after 16 weeks.', [
    fact('leave.parental_birth_weeks', 4),
  ]),
  guide('Hazel', 'Parental leave of 16 weeks.', [], { sample: true }),
  guide('Iris Software', 'Adoption is supported.', [], { industry: 'Retail' }),
  guide('Juniper', 'Adoption is supported.', [], { industry: 'Technology', planYear: 2024 }),
];
const engine = new Bm25Engine();
engine.build(rows);

const employers = new Map(rows.map(({ id, employer }) => [id, employer]));
const search = (query: string) => {
  const { guides, note, details } = engine.search(query, { limit: 20 });
  const kinds = details.interpretation.map(({ kind, applied }) => `${kind}${applied ? '' : ' set aside'}`);
  const matching = guides.filter(({ follows }) => follows !== true).map(({ guideId }) => employers.get(guideId));
  return { found: guides.map(({ guideId }) => employers.get(guideId)), matching, note, kinds };
};

test('a carrier or a plan that only the text of an imported guide names counts', () => {
  expect(search('Fern Health').found.toSorted()).toEqual(['Alder', 'Birch']);
  expect(search('HMO plans').found.toSorted()).toEqual(['Alder', 'Birch']);
});

test('a type of plan and a carrier rank, and who states them comes first', () => {
  expect(search('PPO plans')).toMatchObject({ found: ['Alder', 'Cedar'], kinds: [] });
  expect(search('Molar Mutual dental').found[0]).toBe('Cedar');
});

test('an amount near the name of the benefit counts; one far from it, and one beside another figure, do not', () => {
  const { found, matching, note } = search('parental leave 16 weeks');
  expect([matching, note]).toEqual([['Dogwood'], null]);
  // Below the line: who states another figure, the nearest first, and who does not say how much.
  expect(found.slice(1)).toEqual(['Elm', 'Gum', 'Fir']);
});

test('an amount that is typed takes no guide away: a bound counts those within it, and what no guide has brings the nearest', () => {
  const least = search('at least 18 weeks of parental leave');
  expect([least.matching, least.found.slice(0, 2), least.note]).toEqual([['Elm'], ['Elm', 'Gum'], null]);
  expect(least.found.slice(2).toSorted()).toEqual(['Dogwood', 'Fir']);
  const none = search('5 weeks of parental leave');
  expect([none.kinds, none.matching.slice(0, 2)]).toEqual([['fact set aside'], ['Gum', 'Elm']]);
  expect(none.matching.toSorted()).toEqual(['Dogwood', 'Elm', 'Fir', 'Gum']);
  expect(none.note).toBe(
    'No guide that matches has “Paid parental leave, birth parent: 5 weeks”; the nearest come first.',
  );
  const chosen = [{ metric: 'leave.parental_birth_weeks', atLeast: 18 }];
  const { total, guides } = engine.search('parental leave', { limit: 20, filters: { facts: chosen } });
  const names = guides.map(({ guideId }) => employers.get(guideId));
  expect([total, names[0], names.toSorted()]).toEqual([1, 'Elm', ['Dogwood', 'Elm', 'Fir']]);
});

test('the name of an employer is no industry; a year in the words lets other years follow', () => {
  const named = search('Iris Software adoption');
  expect([named.kinds, named.found[0]]).toEqual([[], 'Iris Software']);
  expect(search('software companies adoption').matching).toEqual(['Juniper']);
  const { found, matching, note } = search('adoption 2024');
  expect([found, matching]).toEqual([['Juniper', 'Iris Software'], ['Juniper']]);
  expect(note).toBe('1 more guide at the end is of other plan years.');
});

test('guides of which the industry is not known follow those of which it is', () => {
  const { found, note } = search('technology companies with parental leave');
  expect(note).toContain('we ignored “Technology”');
  expect(found.length).toBeGreaterThan(1);
  expect(search('technology companies with adoption').matching).toEqual(['Juniper']);
});

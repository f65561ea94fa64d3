import { expect, test } from 'vitest';
import { Bm25Engine } from './bm25.ts';
import type { FactValue, GuideRow } from './search-index.ts';
import { guideRow } from './testing/guide-row.ts';

function guide(employer: string, text: string, facts: readonly Partial<FactValue>[] = []): GuideRow {
  const bare = { plan: null, tier: null, value: null, words: null, ordinal: 0 };
  return guideRow(employer, [text], { facts: facts.map((fact) => ({ metric: '', ...bare, ...fact })) });
}

const rows = [
  guide('Alder', 'The deductible is $5,500. Keep this form safe.'),
  guide('Birch', 'A hospital room is covered. The harbor office answers by phone, as ever, from the green hall.'),
  guide('Cedar', 'The employer match is 4% of pay.', [{ metric: 'retirement.effective_match', value: 4 }]),
  guide(
    'Dogwood',
    'There is a Summary of Benefits and Coverage for each plan. Ask for the Summary of Benefits and Coverage.',
  ),
  guide('Elder', 'Summary of Benefits and Coverage. Peg pays $1,900.', [
    { metric: 'medical.example_birth', value: 1900 },
  ]),
  guide('Fir', 'Coverage begins on the first of the month after you are hired.', [
    { metric: 'eligibility.waiting_days', value: 0 },
  ]),
  guide('Gorse', 'Coverage begins on your date of hire.', [{ metric: 'eligibility.waiting_days', value: 0 }]),
];
const engine = new Bm25Engine();
engine.build(rows);
const employers = new Map(rows.map(({ id, employer }) => [id, employer]));
const search = (query: string) => {
  const { guides, note, total, corrections } = engine.search(query, { limit: 10 });
  return { found: guides.map(({ guideId }) => employers.get(guideId)), note, total, corrections };
};

test('where nobody says the better part of the words, nothing is found, and the note says who says the rest', () => {
  expect(search('prayer room')).toMatchObject({
    found: [],
    total: 0,
    note: 'No guide mentions “prayer”. One guide mentions “room” alone.',
  });
});

test('a name of the field that no guide says is not looked for word by word', () => {
  const { found, note } = search('safe harbor 4% match');
  expect(found[0]).toBe('Cedar');
  expect(note).toContain('No guide mentions “safe harbor”. These are the nearest: they mention “employer match”');
});

test('the number of a form is no figure', () => {
  expect(search('Form 5500')).toMatchObject({ found: [], note: 'No guide mentions “form 5500”.' });
  expect(search('$5,500 deductible').found[0]).toBe('Alder');
});

test('a word is taken apart only into words that stand side by side', () => {
  expect(search('evergreen')).toMatchObject({ found: [], corrections: [] });
  const { found, corrections } = search('hospitalroom');
  expect([found, corrections]).toMatchObject([['Birch'], [{ typed: 'hospitalroom', taken: 'hospital room' }]]);
});

test('a form that is asked for by name comes before guides that mention it', () => {
  expect(search('SBC summary of benefits and coverage').found.slice(0, 2)).toEqual(['Elder', 'Dogwood']);
});

test('who asks for no waiting period finds first who begins at once', () => {
  expect(search('no waiting period').found.slice(0, 2)).toEqual(['Gorse', 'Fir']);
});

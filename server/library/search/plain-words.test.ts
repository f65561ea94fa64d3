import { expect, test } from 'vitest';
import { Bm25Engine } from './bm25.ts';
import type { FactValue, GuideRow } from './search-index.ts';
import { guideRow } from './testing/guide-row.ts';

// What is understood in a query must not make its answer worse than its plain words would.

const carrier = (words: string): FactValue => ({
  metric: 'medical.carrier',
  plan: null,
  tier: null,
  value: null,
  words,
  ordinal: 0,
});

/** A passage for each text; a heading stands before a bar. */
function guide(employer: string, texts: readonly string[], facts: FactValue[] = []): GuideRow {
  const passages = texts.map((written) => {
    const [text = '', heading = null] = written.split(' | ').toReversed();
    return { heading, text };
  });
  return guideRow(employer, passages, { facts });
}

function searchIn(
  rows: readonly GuideRow[],
): (query: string) => { found: (string | undefined)[]; note: string | null } {
  const engine = new Bm25Engine();
  engine.build(rows);
  const employers = new Map(rows.map(({ id, employer }) => [id, employer]));
  return (query) => {
    const { guides, note } = engine.search(query, { limit: 10 });
    return { found: guides.map(({ guideId }) => employers.get(guideId)), note };
  };
}

test('words that stand far apart in a long guide do not outrank what is about them', () => {
  const notices = Array.from({ length: 12 }, (_, at) => `Notice ${at}: the plan may end at any time.`);
  const search = searchIn([
    guide('Alder', [
      'A marrow transplant is covered.',
      ...notices,
      'Bone density tests are covered.',
      ...notices,
      'You may donate blood on the campus.',
      'Time away is granted.',
    ]),
    guide('Birch', [
      'Bone marrow donor leave: bone marrow donors have seven days of leave.',
      'Donors of organs: 30 days.',
    ]),
  ]);
  expect(search('time to donate bone marrow').found).toEqual(['Birch', 'Alder']);
});

test('a word that is asked for is not another name of what is asked for beside it', () => {
  const search = searchIn([
    guide('Alder', ['Nutrition counseling is covered. Ask for counseling.', 'Weight counseling is covered too.']),
    guide('Birch', ['The employee assistance program offers six sessions with a counselor.']),
    guide('Cedar', ['The employee assistance program offers counseling.']),
  ]);
  const { found, note } = search('EAP counseling');
  expect(found[0]).toBe('Cedar');
  expect(note).toMatch(/^One guide has everything/);
});

test('a carrier that is given up as a condition is still looked for', () => {
  const search = searchIn([
    guide('Alder', ['Medical: Fernhollow Mutual HMO, for residents of the coast.'], [carrier('Fernhollow Mutual')]),
    guide('Birch', ['Outside California the HMO has no network.'], [carrier('Harborwise Health')]),
  ]);
  expect(search('Fernhollow Mutual HMO California').found).toEqual(['Alder', 'Birch']);
});

test('where few guides hold most of what was asked for, those that hold less of it follow', () => {
  const search = searchIn([
    guide('Alder', ['Coinsurance of the Fernhollow plan is 20%.']),
    guide('Birch', ['The Fernhollow plan and the other one are compared here.']),
    guide('Cedar', ['Parking is free.']),
  ]);
  const { found, note } = search('Fernhollow coinsurance');
  expect(found).toEqual(['Alder', 'Birch']);
  expect(note).toBe('One guide has everything you asked for; the others have a part of it.');
});

test('a passage whose heading is what is asked for comes before one that says the words more often', () => {
  const search = searchIn([
    guide('Alder', [
      'Rules of absence, of annual leave and of notice | Annual leave is annual leave: annual leave of a year.',
    ]),
    guide('Birch', [
      'Annual leave | Four hours are earned with each pay period, and six after three years of service here.',
    ]),
  ]);
  expect(search('annual leave').found).toEqual(['Birch', 'Alder']);
});

import { describe, expect, test } from 'vitest';
import { Bm25Engine } from './bm25.ts';
import { atOnce } from './in-pieces.ts';
import { mergeSegments } from './merge-segments.ts';
import type { GuideRow, Ranking } from './search-index.ts';
import { guideRow } from './testing/guide-row.ts';

type Written = [page: number, heading: string | null, text: string];

const guide = (title: string, employer: string, is: Partial<GuideRow>, passages: Written[]): GuideRow =>
  guideRow(
    employer,
    passages.map(([page, heading, text]) => ({ page, heading, text })),
    { title, ...is },
  );

const filler: Written[] = [
  [
    8,
    'Legal notices',
    'Plan documents govern. The company may change or end a plan at any time after notice to members.',
  ],
  [9, 'Contacts', 'Call the service center with questions about enrollment, claims or identification cards.'],
];

const orchard = guide('Orchard Lane 2025 Benefits Guide', 'Orchard Lane', { state: 'TX', industry: 'Technology' }, [
  [1, 'Orchard Lane 2025 Benefits Guide', 'Orchard Lane 2025 Benefits Guide'],
  [2, 'Time away', 'Everyone receives 20 days of paid time off a year, accrued with each pay period.'],
  [3, 'Growing your family', 'Birthing parents take 16 weeks at full pay; all parents may add 4 weeks without pay.'],
  [4, 'Saving for later', 'For each dollar in your 401(k) we add 50 cents, a match on up to 6% of pay.'],
  [5, 'HSA', 'With the high deductible health plan comes a health savings account; we put in $1,500 a year.'],
  ...filler,
]);
const harbor = guide('Harbor Freightways Benefits Overview', 'Harbor Freightways', { planYear: 2024, state: 'OH' }, [
  [2, 'Vacation', 'Vacation is 10 days in the first year and 15 days after five years.'],
  [3, 'Parental leave', 'Parental leave is unpaid for 12 weeks. Notify your manager 16 days before you leave.'],
  [4, 'Retirement', 'The 401(k) has no employer contribution. A pension was closed to new members.'],
  [6, 'Disability', 'Short-term disability pays 60% of wages after a week.'],
  ...filler,
]);
const fitwell = guide('FitWell Reimbursement Program', 'Orchard Lane', { planYear: null }, [
  [1, 'FitWell Reimbursement Program', 'FitWell Reimbursement Program'],
  [2, 'Overview', 'With FitWell, employees may spend up to $1,000 on gym memberships and yoga classes.'],
  [3, 'Not covered', 'Travel, food and medical treatment are not covered by FitWell.'],
]);

const engine = new Bm25Engine();
engine.build([orchard, harbor, fitwell]);

const titles = new Map([orchard, harbor, fitwell].map((row) => [row.id, row.title]));
const pages = new Map([orchard, harbor, fitwell].flatMap((row) => row.passages.map((one) => [one.id, one.page])));
const search = (query: string): Ranking => engine.search(query, { limit: 10 });
const first = (query: string): [string | undefined, number | undefined] => {
  const [best] = search(query).guides;
  return [titles.get(best?.guideId ?? ''), pages.get(best?.passageId ?? '')];
};

describe('the right guide and page come first', () => {
  test.each([
    ['parental leave 16 weeks', orchard.title, 3],
    ['sixteen weeks for parents', orchard.title, 3],
    ['401k match', orchard.title, 4],
    ['401(k) employer match 50%', orchard.title, 4],
    ['FitWell reimbursement', fitwell.title, 2],
    ['fit well', fitwell.title, 2],
    ['gym benefit', fitwell.title, 2],
    ['HDHP', orchard.title, 5],
    ['PTO', orchard.title, 2],
    ['vacation', harbor.title, 2],
    ['STD', harbor.title, 6],
    ['employer HSA contribution $1500', orchard.title, 5],
    ['How many weeks does Harbor give new parents?', harbor.title, 3],
    ['harbor freightways', harbor.title, 2],
    ['"employer contribution"', harbor.title, 4],
    ['Texas parental leave', orchard.title, 3],
    ['2024 retirement', harbor.title, 4],
  ])('%s', (query, title, page) => {
    expect(first(query)).toEqual([title, page]);
  });

  test('a guide is named once, however many of its passages match', () => {
    const { guides, total } = search('orchard lane');
    expect(guides.map((one) => one.guideId).toSorted()).toEqual([orchard.id, fitwell.id].toSorted());
    expect(total).toBe(2);
  });

  test('a modelled guide gives way to an imported one that says the same, and a later year to no one', () => {
    const text: Written[] = [[1, 'Adoption', 'Adoption assistance pays $5,000 per child.']];
    const twins = new Bm25Engine();
    const modelled = guide('A', 'Modelled', { sample: true }, text);
    const older = guide('B', 'Real', { planYear: 2023 }, text);
    const newer = guide('C', 'Real', { planYear: 2025 }, text);
    twins.build([modelled, older, newer]);
    const found = twins.search('adoption assistance', { limit: 10 }).guides.map((one) => one.guideId);
    expect(found).toEqual([newer.id, older.id, modelled.id]);
  });
});

describe('what a query says beside its words', () => {
  test('misspellings are corrected, and it is said', () => {
    for (const [typed, taken] of [
      ['parentel leave', 'parental'],
      ['vaccation', 'vacation'],
      ['disabilty', 'disability'],
      ['yogga', 'yoga'],
    ] as const) {
      const [wrong = '', ...rest] = typed.split(' ');
      const asTyped = [`"${wrong}"`, ...rest].join(' ');
      expect(search(typed).corrections).toEqual([{ typed: wrong, taken, asTyped }]);
      expect(search(asTyped).corrections).toEqual([]);
      expect(search(typed).total).toBeGreaterThan(0);
    }
    expect(search('disability')).toMatchObject({ note: null, corrections: [] });
    // Its stem would be that of "deduction", a word that is known.
    const { guides, total, corrections } = search('high deductable health plan');
    expect(guides).toEqual(search('high deductible health plan').guides);
    expect(corrections).toMatchObject([{ typed: 'deductable', taken: 'deductible' }]);
    expect(total).toBeGreaterThan(0);
  });

  test.each(['catch-up contribution 401k', 'wealth', 'rental'])('a word of every day is none: %s', (query) => {
    expect(search(query).corrections).toEqual([]);
  });

  test('who it is for and how good it should be are not missed', () => {
    expect(search('generous 401(k) match').note).toBeNull();
    expect(search('20 days of paid time off for new hires').note).toBe(search('20 days of paid time off').note);
  });

  test('a place that is not wanted is a condition; where it is not known, the guide stands below the line', () => {
    const { guides, total, following, details } = search('not in Texas');
    expect(details.interpretation).toMatchObject([{ label: 'not Texas', filter: { states: ['OH'] }, applied: true }]);
    expect([total, following]).toEqual([1, 1]);
    expect(guides.map(({ guideId, follows }) => [titles.get(guideId), follows])).toEqual([
      [harbor.title, undefined],
      [fitwell.title, true],
    ]);
  });

  test('a word that no guide holds is left out, and it is said', () => {
    const { note, total } = search('pension zeppelin');
    expect(total).toBeGreaterThan(0);
    expect(note).toContain('No guide mentions “zeppelin”, so we ignored it.');
  });

  test('when nothing has everything, what has most of it is shown, and it is said', () => {
    const { note, total } = search('pension yoga');
    expect(total).toBeGreaterThan(0);
    expect(note).toBe('No guide has everything you asked for; these have most of it.');
  });

  test('nonsense finds nothing; ordinary words always find something', () => {
    expect(search('qzxv wkjjp')).toMatchObject({ guides: [], total: 0, note: 'No guide mentions “qzxv”, “wkjjp”.' });
    for (const query of ['the', 'benefits', 'what is covered', 'plans', '2025']) {
      expect(search(query).total).toBeGreaterThan(0);
    }
    for (const query of ['"', '()', '***', '💡']) expect(search(query).total).toBe(0);
  });

  test('a query of a thousand words is still answered', () => {
    expect(
      search(Array.from({ length: 1000 }, (_, at) => `vacation${at} parental leave`).join(' ')).total,
    ).toBeGreaterThan(0);
  });
});

describe('everyday ways to write', () => {
  const dental = guide('Dental One', 'Alder', {}, [
    [1, 'Dental', 'The orthodontia lifetime maximum is $1,500 and 50% of crowns is paid.'],
    [2, 'Donating', 'Register at max.example before you donate leave.'],
  ]);
  const money = guide('Money One', 'Birch', { industry: 'Retail' }, [
    [1, 'Pay', 'Birch deducts premiums from each paycheck; what is deducted depends on the plan.'],
    [2, 'Medical', 'The deductible is $2,000. Dependents may join. Generic drugs need a $10 copay.'],
    [3, 'Loans', 'Student loan repayment of $100 a month.'],
    [4, 'Days', 'Unused paid time off carries over to the next year.'],
  ]);
  const tech = guide('Tech One', 'Cedar', { industry: 'Technology' }, [
    [1, 'Startup', 'The company is a startup with policies and a number of offers in general. Severance is paid.'],
  ]);
  const small = new Bm25Engine();
  small.build([dental, money, tech]);
  const places = new Map(
    [dental, money, tech].flatMap((row) => row.passages.map((one) => [one.id, `${row.employer} ${one.page}`])),
  );

  test.each([
    ['orthodontia lifetime max', 'Alder 1'],
    ['crowns 50 percent', 'Alder 1'],
    ['percent of crowns', 'Alder 1'],
    ['Birch deductible', 'Birch 2'],
    ['dependents', 'Birch 2'],
    ['generic drugs co-pay', 'Birch 2'],
    ['student loan repayment tech company', 'Birch 3'],
    ['pto rollover policy startup', 'Birch 4'],
    ['number of startup companies offering carryover', 'Birch 4'],
    ['severance', 'Cedar 1'],
  ])('%s', (query, place) => {
    const { guides, note } = small.search(query, { limit: 5 });
    expect(places.get(guides[0]?.passageId ?? '')).toBe(place);
    expect(note ?? '').not.toMatch(/No guide (?:mentions|has)/);
  });

  test('the wording around a match counts: a figure before its unit, a word that excludes', () => {
    const text = new Bm25Engine();
    const vague = guide('Vague', 'Elm', {}, [
      [1, 'Assistance', 'The EAP has sessions with counselors and more sessions.'],
    ]);
    const figure = guide('Figure', 'Fir', {}, [
      [1, 'More', 'The EAP offers eight free counseling sessions per issue.'],
    ]);
    const without = guide('Medical', 'Gum', {}, [
      [1, 'Leave', 'You may take 12 weeks of medical leave, excluding parental leave, in a year.'],
    ]);
    const paid = guide('Parents', 'Hazel', {}, [
      [1, 'Leave', 'New parents may take parental leave of up to a total of 12 weeks with all of their pay in a year.'],
    ]);
    text.build([vague, figure, without, paid]);
    const best = (query: string): string | undefined => text.search(query, { limit: 4 }).guides[0]?.guideId;
    expect(best('EAP sessions number')).toBe(figure.id);
    expect(best('how many EAP sessions')).toBe(figure.id);
    expect(best('parental leave 12 weeks')).toBe(paid.id);
    expect(best('medical leave 12 weeks')).toBe(without.id);
  });

  test('words that stand close together come before the same words far apart', () => {
    const apart = 'Telehealth is open day and night to every member. Call the line, or use the app, to begin. '.concat(
      'Bring your card to each appointment with a specialist. The office copay is $40.',
    );
    const close =
      'Bring your card to each appointment with a specialist, or use the app to begin, day and night. '.concat(
        'Call the line for a card. The telehealth copay is $10 for every member.',
      );
    const two = new Bm25Engine();
    const [far, near] = [guide('A', 'Iris', {}, [[1, null, apart]]), guide('B', 'Juniper', {}, [[1, null, close]])];
    two.build([far, near]);
    expect(two.search('telehealth copay', { limit: 2 }).guides.map((one) => one.guideId)).toEqual([near.id, far.id]);
  });

  test('a trade alone is still what is asked for', () => {
    expect(small.search('tech company', { limit: 5 }).guides[0]?.guideId).toBe(tech.id);
  });
});

describe('passages', () => {
  const passages = (query: string, options: Parameters<Bm25Engine['searchPassages']>[1] = { limit: 5 }) =>
    engine.searchPassages(query, options).passages;

  test('come best first, with the share of the question that they cover', () => {
    const [best] = passages('how many weeks of parental leave does Orchard Lane give');
    expect(pages.get(best?.passageId ?? '')).toBe(3);
    expect(best?.coverage).toBeGreaterThan(0.6);
    expect(passages('qzxv')).toEqual([]);
    // What no guide knows is part of the question all the same.
    expect(passages('the pension of Zanzibar')[0]?.coverage).toBeLessThan(0.6);
  });

  test('can be kept to some guides, one year, or so many of a guide', () => {
    const only = passages('leave', { limit: 9, filters: { guideIds: [harbor.id] } });
    expect(new Set(only.map((one) => one.guideId))).toEqual(new Set([harbor.id]));
    const year = passages('leave', { limit: 9, filters: { planYear: 2024 } });
    expect(new Set(year.map((one) => one.guideId))).toEqual(new Set([harbor.id]));
    expect(passages('orchard', { limit: 9, perGuide: 1 })).toHaveLength(2);
    expect(passages('leave', { limit: 9, filters: { sample: true } })).toEqual([]);
  });
});

describe('an index that changes', () => {
  test('ranks the same however its guides came into it', () => {
    const grown = new Bm25Engine();
    for (const row of [orchard, harbor, fitwell]) grown.add([row]);
    const old = guide('Old', 'Gone', {}, [[1, 'Vacation', 'Vacation of 99 days']]);
    grown.add([old]);
    grown.remove([old.id]);
    grown.add([harbor]);
    const merged = new Bm25Engine();
    merged.replaceAll([
      atOnce(
        mergeSegments(
          grown.parts,
          (segment, at) => segment.guides[at]?.id !== old.id && !isOldHarbor(grown, segment, at),
        ),
      ),
    ]);
    grown.merge({ compact: true });
    for (const query of ['parental leave 16 weeks', 'vacation', '401k match', 'orchard lane']) {
      expect(grown.search(query, { limit: 10 }).guides.map(rounded)).toEqual(search(query).guides.map(rounded));
      expect(merged.search(query, { limit: 10 }).guides.map(rounded)).toEqual(search(query).guides.map(rounded));
    }
    expect(grown.guideCount).toBe(3);
  });

  const rounded = (one: Ranking['guides'][number]) => ({ ...one, score: one.score.toFixed(4) });
  /** Harbor was added twice: its first place is not its home any more. */
  const isOldHarbor = (grown: Bm25Engine, segment: Bm25Engine['parts'][number], at: number): boolean =>
    segment.guides[at]?.id === harbor.id &&
    grown.parts.findLast((part) => part.guides.some((one) => one.id === harbor.id)) !== segment;
});

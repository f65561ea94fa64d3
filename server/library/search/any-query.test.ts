import { metricNames } from '../../../contract/vocabulary/metric-names.ts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metrics } from '../../../contract/metrics.ts';
import { SearchFilters } from '../../../contract/search-filters.ts';
import { makeSampleGuides } from '../../../sample/make-guides.ts';
import { Random } from '../../../sample/random.ts';
import { Bm25Engine } from './bm25.ts';
import type { GuideRow } from './search-index.ts';
import { spell } from './spell.ts';
import { Steps } from './steps.ts';

const rows = [...makeSampleGuides(40)].map((guide): GuideRow => ({
  id: randomUUID(),
  title: guide.title,
  employer: guide.employer,
  type: guide.type,
  planYear: guide.planYear,
  industry: guide.number % 7 === 0 ? null : guide.industry,
  state: guide.number % 5 === 0 ? null : guide.state,
  employees: guide.employees,
  sample: guide.number % 3 !== 0,
  passages: guide.passages.map(({ page, heading, text }) => ({ id: randomUUID(), page, heading, text })),
  facts: guide.passages.flatMap(({ stated }, ordinal) =>
    stated.map(({ metric, plan, tier, value }) => ({
      metric,
      plan: plan ?? null,
      tier: tier ?? null,
      value: typeof value === 'number' ? value : null,
      words: typeof value === 'string' ? value : null,
      ordinal,
    })),
  ),
}));
const engine = new Bm25Engine();
engine.build(rows);

const known = [
  ...Object.values(metrics).map(({ label }) => label),
  ...Object.values(metricNames).flat(),
  ...rows.slice(0, 20).map(({ employer }) => employer),
  ...'at least,no,not,without,between,and,or,over,under,up to,16,$5,250,60%,weeks,days,2025,since,before,Texas,in OR,NYC,tech,banks,the Southeast,500 employees,small,HDHP,PPO vs,Ivoryline,"quoted words",-,–,?,(,$,%,10x,1e9,0,401(k)'.split(
    ',',
  ),
];
const signs = [
  ...'abcxyz 0123456789"\'()[]{}*+?.\\^$|/<>=-–—&%#@!;:,~`_\u00e9\u00df\u0130\u05d0\u0627\u6f22\u200f\u202e\u0000\u2028\ufeff\u{1f600}\u{1f468}\u200d\ud800',
];

function* queries(count: number): Generator<string> {
  const random = new Random('any query');
  for (let made = 0; made < count; made += 1) {
    const length = random.int(1, 12);
    const some = (from: readonly string[], joint: string): string =>
      Array.from({ length }, () => from[random.int(0, from.length - 1)] ?? '').join(joint);
    yield made % 2 === 0 ? some(known, random.chance(0.8) ? ' ' : '') : some(signs, '');
  }
}

/** A character of any script, and those that stand for several. */
const anyCharacter = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\uFDFA', '\uFDFB', '\u3316', '\u1F82', '\uFB03', '\u2A74', '\uAC01', 'a', ' '),
);
/** A thousand characters: one of them over and over, some of them, or words that people use. */
const anyText = fc
  .oneof(
    anyCharacter.map((one) => one.repeat(1_000)),
    fc.array(anyCharacter, { minLength: 1, maxLength: 30 }).map((some) => some.join('').repeat(1_000)),
    fc.array(anyCharacter, { minLength: 900, maxLength: 1_000 }).map((all) => all.join('')),
    fc
      .array(fc.oneof(fc.constantFrom(...known), fc.string({ unit: fc.constantFrom(...'aelnrst'), minLength: 4 })), {
        minLength: 100,
        maxLength: 300,
      })
      .map((words) => words.join(' ')),
  )
  .map((text) => text.slice(0, 1_000));

/** Whatever is asked, the answer keeps its promises. */
function check(query: string): void {
  const { guides, total, following, details, marks, note } = engine.search(query, { limit: 20 });
  expect(new Set(guides.map(({ guideId }) => guideId)).size, query).toBe(guides.length);
  expect(guides.length, query).toBe(Math.min(20, total + following));
  expect(total + following, query).toBeLessThanOrEqual(rows.length);
  expect(
    guides.every(({ score }) => Number.isFinite(score)),
    query,
  ).toBe(true);
  expect(details.interpretation.length, query).toBeLessThanOrEqual(12);
  expect(marks.sought.length, query).toBeLessThan(2000);
  expect(note === null || note.trim() !== '', query).toBe(true);
  for (const { filter } of details.interpretation) expect(SearchFilters.safeParse(filter).success, query).toBe(true);
}

describe('any query', () => {
  test('5,000 of words and signs by chance are answered', { timeout: 300_000 }, () => {
    for (const query of queries(5000)) check(query);
  });

  test.each([
    ['a word of a thousand letters', 'a'.repeat(1000)],
    ['a thousand letters apart', 'a '.repeat(500)],
    ['brackets of a regular expression', '(((a+)+)+)+$[^\\d{1,9999}'.repeat(30)],
    ['quotation marks alone', '"'.repeat(1000)],
    ['quotation marks around everything', '"parental" '.repeat(90)],
    ['numbers', '9'.repeat(400)],
    ['numbers that are joined', '1-2-3-4-5-6-7-8-9-'.repeat(50)],
    ['one condition over and over', 'in Texas 500 employees 2025 16 weeks parental leave no deductible '.repeat(15)],
    ['comparisons without an end', 'at least at least under over between and '.repeat(24)],
    ['right to left', '\u202eתוכנית בריאות إجازة والدية parental leave\u202c'.repeat(10)],
    ['pictures', '👩‍👩‍👧 parental 🦷 dental 🇺🇸 '.repeat(30)],
    ['halves of signs', '\ud800parental\udc00 leave\ud83d'.repeat(30)],
    ['signs that cannot be seen', '\u0000\u200b\u2060\ufeff\u00a0\u2028parental\u00adleave'.repeat(30)],
    ['every sign of marks above', 'a\u0301\u0302\u0303\u0304'.repeat(200)],
    ['a formula without an end', `match ${'100% of 3% and '.repeat(13)}`],
    [
      'more dollars than there are',
      'employee only premium under $99999999999999999999 or deductible under $99,999,999,999',
    ],
    ['more people than there are', 'between 1 and 99999999999999999999 employees, 16 weeks'],
    ['weeks of dollars', 'HSA contribution over $9999999 weekly'],
    ['percent and dollars', '$%$%$ 5%% $$5 %5 $-5 -$5 5$ .5 5. 5..5 5,5,5 1,000,00'.repeat(10)],
    [
      'a page of a letter',
      'Dear colleagues, the hospital asked whether vacation and fertility are covered, thank you. '.repeat(11),
    ],
  ])('%s', (_, query) => {
    check(query);
    check(query.slice(0, 1000));
  });

  test('a thousand characters of any script are answered in a bounded number of steps', { timeout: 300_000 }, () => {
    const passages = rows.reduce((sum, row) => sum + row.passages.length, 0);
    fc.assert(
      fc.property(anyText, (text) => {
        for (const ask of [
          (steps: Steps) => engine.search(text, { limit: 100 }, steps),
          (steps: Steps) => engine.searchPassages(text, { limit: 20 }, steps),
        ]) {
          const steps = new Steps();
          ask(steps);
          expect(steps.taken).toBeLessThan(200_000 + 500 * passages);
        }
      }),
      { numRuns: 300, examples: [['\uFDFA'.repeat(1_000)], ['\uFDFA '.repeat(500)], ['parentalleave'.repeat(76)]] },
    );
  });

  test('a long text of unknown words costs a bounded number of looks at the words of the library', () => {
    let looks = 0;
    const counted = {
      frequency: () => 0,
      *near(): Generator<readonly [string, string]> {
        looks += 1;
        yield ['parent', 'parental'];
      },
    };
    spell(
      Array.from({ length: 400 }, (_, at) => `wrd${'qxzj'.charAt(at % 4)}${'abcd'.repeat(1 + (at % 3))}`).join(' '),
      counted,
    );
    expect(looks).toBeLessThanOrEqual(8);
    looks = 0;
    spell('wrdqabcd', counted);
    expect(looks).toBe(1);
  });

  test('what no guide knows finds nothing, and it is said; what one word knows says what was ignored', () => {
    const nothing = engine.search('qzxvw kkjjpq', { limit: 5 });
    expect(nothing).toMatchObject({ guides: [], total: 0, note: 'No guide mentions “qzxvw”, “kkjjpq”.' });
    const { total, note } = engine.search('zeppelin bereavement', { limit: 5 });
    expect(total).toBeGreaterThan(0);
    expect(note).toContain('No guide mentions “zeppelin”, so we ignored it.');
  });

  test('what is wanted absent is a condition', () => {
    const { details } = engine.search('no tobacco surcharge', { limit: 5 });
    expect(details.interpretation).toMatchObject([
      { filter: { facts: [{ metric: 'medical.tobacco_surcharge', not: true }] }, applied: true },
    ]);
    const { details: read } = engine.search('no waiting period', { limit: 5 });
    expect(read.interpretation).toMatchObject([
      { filter: { facts: [{ metric: 'eligibility.waiting_days', atMost: 0 }] }, applied: true },
    ]);
  });
});

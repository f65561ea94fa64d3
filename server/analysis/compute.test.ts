import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnalysisSpec } from '../../contract/analysis.ts';
import { connect, inTransaction, type Database } from '../db/connect.ts';
import { guide } from '../db/tables/library.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { compute } from './compute.ts';
import { keepValues } from './keep-values.ts';
import { addLibrary } from './testing/library.ts';
import { computeInScript, type LibraryGuide } from './testing/reference.ts';
import { anySpec } from './testing/specs.ts';

let database: TestDatabase;
let db: Database;
let library: LibraryGuide[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
  library = await addLibrary(db, 90);
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const spec = (of: object): AnalysisSpec => AnalysisSpec.parse(of);
const pto = { of: 'value', metric: 'time_off.days_year_1' };

/** What is computed, in the form of the reference; figures rounded to what both must agree on. */
const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toPrecision(10)));

test('every figure equals the one that is computed from the rows in JavaScript', async () => {
  await fc.assert(
    fc.asyncProperty(anySpec, async (one) => {
      const { rows, spec: asked } = await compute(db, one);
      const expected = computeInScript(library, asked);
      const found = new Map(rows.map(({ group, cells }) => [JSON.stringify(group), cells]));
      const plain = (cells: readonly { n: number; employers: number; value: number | null }[]) =>
        cells.map(({ n, employers, value }) => ({ n, employers, value: rounded(value) }));
      const said = [...expected].filter(([, cells]) => cells.some(({ n, employers }) => n > 0 || employers > 0));
      expect(Object.fromEntries([...found].map(([key, cells]) => [key, plain(cells)]))).toEqual(
        Object.fromEntries(said.map(([key, cells]) => [key, plain(cells)])),
      );
    }),
    { numRuns: 40 },
  );
}, 180_000);

describe('an answer', () => {
  test('has figure, n and peers in its headline, a histogram, its assumptions and the guides behind it', async () => {
    const answer = await compute(db, spec({ measures: [pto], assumed: ['The median.'] }));
    const [cell] = answer.rows[0]?.cells ?? [];
    expect(answer.headline).toContain(`among ${cell?.n ?? 0} employers is`);
    expect(answer.chart?.kind).toBe('histogram');
    expect(answer.chart?.bins.reduce((sum, { n }) => sum + n, 0)).toBe(cell?.n);
    expect(answer.assumptions).toEqual(['The median.']);
    expect([answer.guides.length, answer.guidesTotal]).toEqual([Math.min(60, cell?.n ?? 0), cell?.n]);
    expect(answer.caveats.join(' ')).toContain('modelled samples');
    expect(answer.statements.join(' ')).toContain('percentile_cont');
  });

  test('of fewer than five is not shown, and names the nearest peers that give figures', async () => {
    const peers = [
      { any: [{ on: 'state', is: 'OH' }] },
      { any: [{ on: 'industry', is: 'Retail' }] },
      { any: [{ on: 'size', atLeast: 9_000 }] },
    ];
    const { hasFigures, headline, widening, chart } = await compute(db, spec({ measures: [pto], peers }));
    expect([hasFigures, chart]).toEqual([false, null]);
    expect(headline).toContain('too few for a figure');
    const wide = await compute(db, widening?.spec ?? spec({ measures: [pto] }));
    expect(widening).not.toBeNull();
    expect(wide.rows[0]?.cells[0]?.n).toBe(widening?.n);
    expect(wide.hasFigures).toBe(true);
  });

  test('of a group with fewer than five names wider peers for it, and how many they are', async () => {
    const deductible = { of: 'value', metric: 'medical.deductible' };
    const asked = [
      // Thirty groups of some seventy employers: most of them have fewer than five.
      spec({ measures: [pto], groupBy: ['state', 'size'] }),
      spec({ measures: [pto], groupBy: ['size', 'industry'], peers: [{ any: [{ on: 'state', is: 'TX' }] }] }),
      spec({ measures: [deductible], groupBy: ['planType'], peers: [{ any: [{ on: 'industry', is: 'Retail' }] }] }),
      spec({ measures: [{ of: 'offering', metric: 'hsa' }], groupBy: ['industry', 'state'] }),
    ];
    const found: string[] = [];
    for (const one of asked) {
      const { rows, widenings = [] } = await compute(db, one);
      const hidden = rows.filter(({ cells }) => cells[0]?.suppressed === true).map(({ group }) => group.join());
      for (const { group, n, spec: wide } of widenings) {
        expect(hidden).toContain(group.join());
        const { rows: wider, hasFigures } = await compute(db, wide);
        expect([wider[0]?.cells[0]?.n, hasFigures]).toEqual([n, true]);
        found.push(group.join());
      }
    }
    expect(found.length).toBeGreaterThan(0);
    expect((await compute(db, spec({ measures: [pto] }))).widenings).toEqual([]);
  });

  test('of two years counts the employers that are in both, and says how many', async () => {
    const asked = spec({ measures: [pto], compare: { with: 'years', from: 2023, to: 2025 } });
    const { rows, headline } = await compute(db, asked);
    // Of several guides of an employer and year, the first by id counts.
    const of = (year: number): Set<string> => {
      const guides = library.filter((one) => one.year === year).toSorted((x, y) => (x.id < y.id ? -1 : 1));
      const first = guides.filter((one, at) => guides.findIndex(({ employer }) => employer === one.employer) === at);
      const stating = first.filter(({ facts }) => facts.some(({ metric }) => metric === 'time_off.days_year_1'));
      return new Set(stating.map(({ employer }) => employer));
    };
    const both = [...of(2023)].filter((employer) => of(2025).has(employer));
    expect(rows.map(({ group, cells }) => [group[0], cells[0]?.n])).toEqual([
      ['2023', both.length],
      ['2025', both.length],
    ]);
    if (both.length >= 5) expect(headline).toContain(`among the ${both.length} employers with a guide of both years`);
  });

  test('of two amounts is a scatter of employers without names, and no cause', async () => {
    const measures = [pto, { of: 'value', metric: 'medical.deductible' }];
    const { chart, caveats, headline } = await compute(db, spec({ measures }));
    expect(chart?.kind).toBe('scatter');
    expect(headline).toContain('rank correlation');
    expect(caveats).toContain('That two figures go together does not say that one causes the other.');
  });

  test('brings bounds to whole steps, so that no amount is learned by asking more and more exactly', async () => {
    const measures = [{ of: 'offering', metric: 'medical.deductible', atLeast: 1234.5 }];
    const { spec: asked } = await compute(db, spec({ measures }));
    expect(asked.measures[0]).toMatchObject({ atLeast: 1200 });
  });

  test('is read again while the library is as it was, and computed again when it has changed', async () => {
    const asked = spec({ measures: [{ of: 'employers' }], peers: [{ any: [{ on: 'state', is: 'TX' }] }] });
    const before = await compute(db, asked);
    await db.insert(guide).values({
      title: 'Silent',
      employer: 'Silent',
      type: 'pdf',
      state: 'TX',
      status: 'ready',
      contentHash: 'silent',
      fileName: 'silent.pdf',
      byteSize: 1,
    });
    expect((await compute(db, asked)).rows).toEqual(before.rows);
    const { rows } = await db.execute<{ id: string }>(`select id from guide where employer = 'Silent'`);
    await inTransaction(db, (tx) => keepValues(tx, [rows[0]?.id ?? '']));
    await db.execute(
      `insert into library_change (guide_id, kind) select id, 'added' from guide where employer = 'Silent'`,
    );
    const after = await compute(db, asked);
    expect(after.rows[0]?.cells[0]?.n).toBe((before.rows[0]?.cells[0]?.n ?? 0) + 1);
  });
});

test('a spec is refused with an unknown metric, a grouping twice, too many states, a bad limit, years or numbers', () => {
  const states = Array.from({ length: 10_000 }, () => ({ on: 'state', is: 'TX' }));
  const bad: object[] = [
    { measures: [{ of: 'value', metric: 'medical.nothing' }] },
    { measures: [pto], groupBy: ['state', 'state'] },
    { measures: [pto], peers: [{ any: states }] },
    { measures: [pto], limit: -1 },
    { measures: [pto], peers: [{ any: [{ on: 'year', atLeast: 0 }] }] },
    { measures: [pto], peers: [{ any: [{ on: 'year', atMost: 9999 }] }] },
    { measures: [pto], compare: { with: 'amount', amount: Number.NaN } },
    { measures: [pto], chart: 'pie' },
    { measures: [] },
  ];
  for (const one of bad) expect(AnalysisSpec.safeParse(one).success, JSON.stringify(one).slice(0, 80)).toBe(false);
});

import { describe, expect, test, vi } from 'vitest';
import { metricOf } from '../contract/metrics.ts';
import { calibration } from './calibration.ts';
import { enrollmentOf } from './calendar.ts';
import { limits } from './limits.ts';
import type { SampleGuide } from './guide.ts';
import { makeSampleGuides, modelSampleGuides } from './make-guides.ts';
import { resemblesReal } from './names.ts';
import { renderSampleFile } from './render-sample-file.ts';
import { SAMPLE_NOTICE } from './sections.ts';

const guides = [...makeSampleGuides(600)];
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const words = (guide: SampleGuide): string => guide.passages.map((passage) => passage.text).join('\n');

describe('the sample library', () => {
  test('is the same every time, and its first guides do not depend on how many there are', () => {
    expect([...makeSampleGuides(40)]).toEqual(guides.slice(0, 40));
  });

  test.each(['pdf', 'docx', 'doc', 'html', 'txt'] as const)(
    'draws the same %s file whenever it is asked for',
    async (type) => {
      const guide = guides.find((one) => one.type === type);
      if (guide === undefined) throw new Error(`There is no sample guide of type ${type}`);
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07Z') });
      try {
        const first = await renderSampleFile(guide);
        vi.setSystemTime(new Date('2031-10-11T12:13:14Z'));
        const again = await renderSampleFile(guide);
        expect(Buffer.compare(again.bytes, first.bytes)).toBe(0);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test('asks for nothing after a deductible that a plan does not have', () => {
    const without = guides.filter(({ facts: { medical } }) => {
      const { plans } = medical;
      return plans.length > 0 && plans.every(({ deductible, outside }) => deductible[0] === 0 && outside === null);
    });
    const columns = without.flatMap(({ passages }) => passages.flatMap(({ text }) => text.split('\n')));
    expect(without.length).toBeGreaterThan(0);
    expect(columns.filter((line) => / \| .*after deductible/.test(line))).toEqual([]);
  });

  test('says in every guide that it is modelled, and names no real employer', () => {
    for (const guide of guides) {
      const [first, second] = guide.passages;
      // The federal form opens with the plan and the words that the law prescribes.
      expect((guide.family === 'federal' ? second : first)?.text).toContain(SAMPLE_NOTICE);
      expect(resemblesReal(guide.employer.split(' ')[0] ?? '')).toBe(false);
      if (guide.sourceUrl !== null) expect(new URL(guide.sourceUrl).hostname).toMatch(/\.example$/);
    }
    expect(resemblesReal('Microsoft')).toBe(true);
    expect(resemblesReal('Wellspring')).toBe(true);
  });

  test('has guides of every family, as long as such documents are, in six formats, of three plan years', () => {
    const lengths = guides.map((guide) => words(guide).split(/\s+/).length);
    expect(mean(lengths)).toBeGreaterThan(2000);
    expect(lengths.filter((length) => length > 3000 && length < 6000).length / guides.length).toBeGreaterThan(0.25);
    expect(new Set(guides.map((guide) => guide.family)).size).toBe(9);
    expect(new Set(guides.map((guide) => guide.type))).toEqual(new Set(['pdf', 'doc', 'docx', 'html', 'web', 'txt']));
    expect(new Set(guides.map((guide) => guide.planYear))).toEqual(new Set([2024, 2025, 2026]));
    for (const guide of guides) {
      const pages = guide.passages.map((passage) => passage.page);
      expect(pages).toEqual(pages.toSorted((a, b) => a - b));
      expect(pages.at(-1)).toBe(guide.pageCount);
      if (guide.family !== 'booklet') continue;
      expect(guide.pageCount).toBeGreaterThanOrEqual(12);
      expect(guide.pageCount).toBeLessThanOrEqual(28);
    }
  });

  test('gives all contributions of a guide for one period, and advises on nothing that it does not offer', () => {
    for (const guide of guides) {
      const led = words(guide).matchAll(
        /(?:cost|contribution|deduction|pay)[a-z ,]*? (?:per|each) (month|week|pay period)/g,
      );
      const told = /You see (?:it|them)|Your monthly/.test(words(guide)) ? ['month'] : [];
      expect(new Set([...told, ...[...led].map(([, period]) => period)]).size, guide.title).toBeLessThan(2);
      const headings = guide.passages.map(({ heading }) => heading).join('\n');
      if (guide.facts.others.vision === null) expect(headings).not.toMatch(/eye doctor|vision plan works/);
      if (guide.facts.others.retirement === null) expect(headings).not.toMatch(/pays to start early|should you save/);
    }
  });

  test('tells in the guide of a carrier what the carrier knows, and nothing else of what the employer has', () => {
    const carriers = guides.filter(({ family }) => family === 'carrier');
    const own = /^(?:dental|vision|life|disability|retirement|time_off|leave|fsa|commuter|programs|voluntary)\./;
    expect(carriers.length).toBeGreaterThan(20);
    for (const guide of carriers) {
      const stated = guide.passages.flatMap((passage) => passage.stated.map(({ metric }) => metric));
      expect(stated.filter((metric) => own.test(metric))).toEqual([]);
      expect(words(guide)).not.toMatch(/\b(?:PTO|401\(k\)|403\(b\)|paid holidays|dental plan|vision plan)\b/);
    }
  });

  test('names whom to call about what it tells, and calls an employer what it is', () => {
    for (const guide of guides) {
      const stated = guide.passages.flatMap((passage) => passage.stated.map(({ metric }) => metric));
      const tells = (about: string): boolean => stated.some((metric) => metric.startsWith(about));
      if (/^Retirement plan \| /m.test(words(guide))) expect(tells('retirement.'), guide.title).toBe(true);
      if (guide.family === 'booklet') expect(tells('time_off.'), guide.title).toBe(true);
      if (guide.by.sector === 'public')
        expect(words(guide).replaceAll(SAMPLE_NOTICE, ''), guide.title).not.toMatch(/\b(?:company|firm)\b/i);
      expect(words(guide)).not.toMatch(/Health health|our one other/);
    }
  });

  test('names days on which offices are open, and holidays on the days on which they are kept', () => {
    const named = guides.flatMap((guide) => {
      const dates = words(guide).matchAll(
        /(?:([A-Z][a-z]+day), )?\b((?:January|May|June|July|September|October|November|December) \d+)(?=[;., ]|$)/gm,
      );
      return [...dates].map(([, weekday, date]) => ({ weekday, date, year: guide.planYear }));
    });
    const held = named.filter(({ weekday }) => weekday !== undefined);
    expect(held.length).toBeGreaterThan(100);
    for (const { weekday, date, year } of held) {
      const day = new Date(`${date}, ${year} UTC`).getUTCDay();
      expect(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][day], date).toBe(weekday);
      expect(day % 6).not.toBe(0);
    }
    for (const { by, planYear } of guides) {
      const { written, from, to } = enrollmentOf(by.number, planYear);
      const days = [written, `${from}, ${planYear - 1}`, `${to}, ${planYear - 1}`].map((day) => new Date(`${day} UTC`));
      expect(days.map((day) => day.getUTCDay() % 6)).not.toContain(0);
      expect(days).toEqual(days.toSorted((a, b) => a.getTime() - b.getTime()));
      // Thanksgiving is on November 22 at the earliest.
      expect(days[2]?.getTime()).toBeLessThan(Date.UTC(planYear - 1, 10, 22));
    }
  });

  test('fills in the federal form as its instructions ask', () => {
    const forms = guides.filter(({ family }) => family === 'federal');
    expect(forms.length).toBeGreaterThan(10);
    for (const guide of forms) {
      const [plan] = guide.facts.medical.plans;
      const rows = words(guide).split('\n');
      const listed = rows.filter((row) => /^(?:Services Your Plan Generally|Other Covered Services)/.test(row));
      const services = listed.flatMap((row) => row.split('): ')[1]?.replace(/\.$/, '').split(', ') ?? []);
      expect([services.length, new Set(services).size], guide.title).toEqual([13, 13]);
      const visit = rows.find((row) => row.includes('| Primary care visit'));
      if (plan?.copays !== null && (plan?.deductible[0] ?? 0) > 0) expect(visit).toContain('deductible does not apply');
      else expect(visit).not.toContain('deductible does not apply');
    }
  });

  test('gives the notices that an employer of its size and kind owes', () => {
    for (const { by, passages } of guides) {
      const headings = passages.map(({ heading }) => heading).join('\n');
      if (by.sector !== 'public' && by.employees < 50) expect(headings).not.toMatch(/FMLA|Family and Medical Leave/);
      if (by.sector === 'public') expect(headings).not.toContain('ERISA');
    }
  });

  test('leaves things out, as guides do', () => {
    // A carrier, the federal form and a sheet of rates know nothing of what an employer gives beside cover.
    const whole = guides.filter(({ family }) => !['carrier', 'federal', 'rates'].includes(family));
    const mentions = (pattern: RegExp): number =>
      whole.filter((guide) => pattern.test(words(guide))).length / whole.length;
    expect(mentions(/paid parental leave/i)).toBeGreaterThan(0.3);
    expect(mentions(/paid parental leave/i)).toBeLessThan(0.6);
    expect(mentions(/sabbatical/)).toBeLessThan(0.15);
    expect(mentions(/401\(k\)|403\(b\)/)).toBeGreaterThan(0.7);
    expect(mentions(/401\(k\)|403\(b\)/)).toBeLessThan(0.97);
  });

  test('lies within 5% of every published figure, as a whole', () => {
    const rows = calibration([...modelSampleGuides(7500)]);
    expect(rows.length).toBeGreaterThan(60);
    const far = rows.filter(({ deviation }) => !(Math.abs(deviation) <= 0.05));
    expect(far.map(({ figure, published, modelled }) => `${figure}: ${modelled}, published ${published}`)).toEqual([]);
  });

  test('models no plan that the law or sense forbids', () => {
    for (const { planYear, facts } of guides) {
      const law = limits[planYear];
      for (const plan of facts.medical.plans) {
        expect(plan.outOfPocket[0]).toBeGreaterThanOrEqual(plan.deductible[0]);
        expect(plan.outOfPocket[0]).toBeLessThanOrEqual(law.outOfPocket[0]);
        if (plan.type === 'HDHP') expect(plan.deductible[0]).toBeGreaterThanOrEqual(law.hdhpDeductible[0]);
        for (const [at, paid] of plan.contribution.entries()) expect(paid).toBeLessThanOrEqual(plan.premium[at] ?? 0);
      }
    }
  });

  test('states facts of the catalogue, in its units and within its ranges, each with the line that says it', () => {
    for (const guide of guides.slice(0, 200)) {
      for (const { text, stated } of guide.passages) {
        for (const { metric, value, quote, tier } of stated) {
          const { kind, range, options, tiers } = metricOf(metric);
          expect(text.split('\n')).toContain(quote);
          if (kind === 'number') {
            expect(typeof value).toBe('number');
            expect(Number(value), `${metric} ${value}`).toBeGreaterThanOrEqual(range?.[0] ?? 0);
            expect(Number(value), `${metric} ${value}`).toBeLessThanOrEqual(range?.[1] ?? 0);
          }
          if (kind === 'choice') expect(options).toContain(value);
          if (kind === 'yes_no') expect(['yes', 'no']).toContain(value);
          if (tier !== undefined) expect(tiers).toContain(tier);
        }
      }
    }
  });
});

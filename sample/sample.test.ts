import { describe, expect, test, vi } from 'vitest';
import { makeSampleGuides, type SampleGuide } from './make-guides.ts';
import { resemblesReal } from './names.ts';
import { renderSampleFile } from './render-sample-file.ts';
import { SAMPLE_NOTICE } from './sections.ts';

const guides = [...makeSampleGuides(1500)];
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const words = (guide: SampleGuide): string => guide.passages.map((passage) => passage.text).join('\n');

describe('the sample library', () => {
  test('is the same every time, and its first guides do not depend on how many there are', () => {
    expect([...makeSampleGuides(40)]).toEqual(guides.slice(0, 40));
  });

  test.each(['pdf', 'docx', 'html', 'txt'] as const)(
    'draws the same %s file whenever it is asked for',
    async (type) => {
      const guide = guides.find((one) => one.type === type);
      if (guide === undefined) throw new Error(`There is no sample guide of type ${type}`);
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07Z') });
      try {
        const first = await renderSampleFile(guide, guide.passages);
        vi.setSystemTime(new Date('2031-10-11T12:13:14Z'));
        const again = await renderSampleFile(guide, guide.passages);
        expect(Buffer.compare(again.bytes, first.bytes)).toBe(0);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test('says in every guide that it is modelled, and names no real employer', () => {
    for (const guide of guides) {
      expect(guide.passages[0]?.text).toContain(SAMPLE_NOTICE);
      expect(resemblesReal(guide.employer.split(' ')[0] ?? '')).toBe(false);
      if (guide.sourceUrl !== null) expect(new URL(guide.sourceUrl).hostname).toMatch(/\.example$/);
    }
    expect(resemblesReal('Microsoft')).toBe(true);
    expect(resemblesReal('Wellspring')).toBe(true);
  });

  test('has guides of several pages with about ten passages, in five formats, of three plan years', () => {
    expect(mean(guides.map((guide) => guide.passages.length))).toBeGreaterThan(9);
    expect(mean(guides.map((guide) => guide.passages.length))).toBeLessThan(13);
    expect(new Set(guides.map((guide) => guide.type))).toEqual(new Set(['pdf', 'docx', 'html', 'web', 'txt']));
    expect(new Set(guides.map((guide) => guide.planYear))).toEqual(new Set([2024, 2025, 2026]));
    for (const guide of guides) {
      const pages = guide.passages.map((passage) => passage.page);
      expect(pages).toEqual(pages.toSorted((a, b) => a - b));
      expect(new Set(pages).size).toBe(guide.pageCount);
      if (guide.type === 'pdf') expect(guide.pageCount).toBeGreaterThan(2);
    }
  });

  test('leaves things out, as guides do', () => {
    const mentions = (pattern: RegExp): number =>
      guides.filter((guide) => pattern.test(words(guide))).length / guides.length;
    expect(mentions(/paid parental leave/i)).toBeGreaterThan(0.3);
    expect(mentions(/paid parental leave/i)).toBeLessThan(0.6);
    expect(mentions(/sabbatical/)).toBeLessThan(0.15);
    expect(mentions(/401\(k\)|403\(b\)/)).toBeGreaterThan(0.7);
    expect(mentions(/401\(k\)|403\(b\)/)).toBeLessThan(0.97);
  });

  // Published means of 2025 (KFF, BLS); see what each figure is calibrated to in the models.
  test('lies near the published figures', () => {
    const plans = guides
      .filter((guide) => guide.planYear === 2025)
      .flatMap((guide) => guide.facts.medical.plans.map((plan) => ({ ...plan, small: guide.employees < 200 })));
    const near = (value: number, published: number, share: number): void => {
      expect(Math.abs(value / published - 1)).toBeLessThan(share);
    };
    near(mean(plans.map((plan) => plan.premium[0] * 12)), 9325, 0.04);
    near(mean(plans.map((plan) => plan.premium[3] * 12)), 26_993, 0.04);
    near(mean(plans.map((plan) => plan.contribution[0] * 12)), 1440, 0.1);
    near(mean(plans.map((plan) => plan.contribution[3] * 12)), 6850, 0.1);
    near(mean(plans.map((plan) => plan.deductible[0])), 1886, 0.12);
    const share = (type: string): number => plans.filter((plan) => plan.type === type).length / plans.length;
    near(share('PPO'), 0.46, 0.12);
    near(share('HDHP'), 0.33, 0.15);
    near(mean(guides.map((guide) => guide.facts.others.holidays)), 10.3, 0.08);
    for (const plan of plans) expect(plan.outOfPocket[0]).toBeGreaterThanOrEqual(plan.deductible[0]);
    for (const plan of plans.filter((one) => one.type === 'HDHP')) {
      expect(plan.deductible[0]).toBeGreaterThanOrEqual(1650);
      expect(plan.outOfPocket[0]).toBeLessThanOrEqual(8300);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { stateNames } from '../contract/vocabulary/states.ts';
import { entries } from '../reference/entries.ts';
import { modelYear } from './changes.ts';
import { type Employer, employers } from './employer.ts';
import { industries, states } from './industries.ts';
import { limits, planYears } from './limits.ts';
import { effectiveMatch } from './model-retirement.ts';
import { inventName, resemblesReal } from './names.ts';
import { Random } from './random.ts';
import { realPlaces } from './real-places.ts';
import { stateSickOf, statesWithSickLaw } from './state-leave.ts';
import { towns } from './towns.ts';
import { trades } from './trades.ts';
import { medicalCarriers } from './vendors.ts';

function some(count: number): Employer[] {
  const all: Employer[] = [];
  for (const employer of employers('a seed of the tests')) if (all.push(employer) === count) break;
  return all;
}

const all = some(2500);
const years = all.flatMap((employer) => planYears.map((year) => ({ employer, ...modelYear(employer, year) })));

/** What a name leads with: all but the trade. */
function leadOf({ name, industry }: Employer): string {
  const trade = (trades[industry.name] ?? []).find(([says]) => name.endsWith(` ${says}`));
  return name.slice(0, -1 - (trade?.[0].length ?? 0));
}

/** What an entry on a state's sick leave may be called. */
const ids = (state: string): string[] =>
  ['sick-leave', 'earned-leave', 'paid-leave'].map((of) => `${state.toLowerCase()}-${of}`);

describe('invented employers', () => {
  test('no two lead with the same words, and none with those of a well-known one', () => {
    expect(new Set(all.map(leadOf)).size).toBe(all.length);
    expect(all.filter((employer) => resemblesReal(leadOf(employer)))).toEqual([]);
    for (const { name } of all) expect(name).toMatch(/^[A-Z][A-Za-z&’ -]+$/);
  });

  test('do not run out of names: a large library has more employers than short ones', () => {
    const industry = industries.find(({ name }) => name === 'Healthcare');
    if (industry === undefined) throw new Error('There is no such industry');
    const random = new Random('names');
    const taken = new Set<string>();
    // Of this size every trade is led by one of 3,735 places.
    const names = Array.from({ length: 4000 }, () => inventName(random, industry, 8000, taken));
    expect(new Set(names).size).toBe(4000);
    expect(names.at(-1)).toMatch(/^([A-Z][a-z]+ ){3,}/);
  });

  test('come from every state and the District of Columbia, and none is named like a town that there is', () => {
    expect(states.map(([code]) => code).toSorted()).toEqual(Object.keys(stateNames).toSorted());
    expect(all.map(leadOf).filter((words) => realPlaces.has(words))).toEqual([]);
  });

  test('have the sick leave that their state asks for, by the figures that were checked', () => {
    for (const state of statesWithSickLaw) {
      const employer = { state, employees: 1000, sector: 'business' } as const;
      const told = entries
        .filter(({ id }) => ids(state).includes(id))
        .map(({ rule, exceptions = '' }) => rule + exceptions);
      expect(told.join(' '), state).toMatch(new RegExp(`\\b${stateSickOf(employer, 2026)?.hours} (?:unused )?hours`));
    }
    expect(stateSickOf({ state: 'NY', employees: 60, sector: 'business' }, 2025)?.hours).toBe(40);
    expect(stateSickOf({ state: 'MI', employees: 60, sector: 'business' }, 2024)).toBeNull();
    expect(stateSickOf({ state: 'TX', employees: 60, sector: 'business' }, 2025)).toBeNull();
    expect(stateSickOf({ state: 'NY', employees: 60, sector: 'public' }, 2025)).toBeNull();
  });

  test('have a town in their state, a size that fits their trade, and numbers and addresses that lead nowhere', () => {
    expect(states.filter(([code]) => towns[code] === undefined)).toEqual([]);
    for (const { state, town, name, industry, employees, contact, broker, workforce } of all) {
      expect(towns[state]).toContainEqual({ name: town, code: contact.phone.slice(0, 3) });
      const fits = (trades[industry.name] ?? []).some(
        ([says, from, to]) => name.endsWith(says) && employees >= from && employees <= to,
      );
      expect(fits, `${name} with ${employees} people`).toBe(true);
      for (const phone of [contact.phone, broker?.phone]) expect(phone ?? '555-01').toContain('555-01');
      for (const web of [contact.mail, contact.portal, broker?.web]) expect(web ?? '.example').toMatch(/\.example$/);
      expect(workforce.hourly).toBeLessThanOrEqual(95);
    }
    const phones = medicalCarriers.map(({ phone }) => phone);
    expect(new Set(phones).size).toBe(phones.length);
  });
});

describe('what they offer', () => {
  test('comes from carriers of their region, and administrators only where they fund it themselves', () => {
    for (const { employer, medical } of years) {
      const carrier = medicalCarriers.find(({ name }) => name === medical.carrier);
      expect(carrier?.regions ?? [employer.region]).toContain(employer.region);
      if (carrier?.administers === true) expect(medical.funding).toBe('self-funded');
      for (const { network } of medical.plans) expect(Object.values(carrier?.networks ?? {})).toContain(network);
      expect(medical.stopLoss === null || medical.funding !== 'fully insured').toBe(true);
      expect(medical.plans.length === 0).toBe(medical.ichra !== null);
    }
  });

  test('fits together: no small firm matches and adds much, no plan is open and closed at once, all within the law', () => {
    for (const { employer, year, medical, others } of years) {
      const { retirement, eligibility } = others;
      const most = effectiveMatch(retirement?.match ?? []);
      if (employer.employees < 100 && most >= 4) expect(retirement?.nonElective).toBeNull();
      if (employer.employees >= 50) expect(eligibility.hours).toBeLessThanOrEqual(30);
      if (employer.sector === 'public') expect(others.vacation.kind).not.toBe('unlimited');
      expect(others.named).toHaveLength(others.holidays);
      expect(new Set(others.named).size).toBe(others.holidays);
      for (const plan of medical.plans) {
        expect(plan.outside === null || !['HMO', 'EPO'].includes(plan.type)).toBe(true);
        expect(plan.hra === null || plan.hsaSeed === null).toBe(true);
        expect(plan.hsaSeed?.[1] ?? 0).toBeLessThanOrEqual(limits[year].hsa[1]);
        expect(plan.hra?.[0] ?? 0).toBeLessThanOrEqual(plan.deductible[0]);
      }
    }
  });

  test('is priced by one carrier: more of a deductible costs less, and a visit costs the same in every plan', () => {
    for (const { medical } of years) {
      const of = (type: string) => medical.plans.filter((plan) => plan.type === type);
      const [saver, open] = [of('HDHP'), of('PPO')].map(([plan]) => plan);
      if (saver !== undefined && open !== undefined) expect(saver.premium[0]).toBeLessThan(open.premium[0]);
      const wide = medical.plans.filter(({ type }) => type !== 'HMO' && type !== 'EPO');
      for (const [one, other] of wide.flatMap((plan) => wide.map((beside) => [plan, beside] as const))) {
        if (one.deductible[0] === 0 || other.deductible[0] === 0 || one.type === 'HDHP') continue;
        if (one.deductible[0] < other.deductible[0])
          expect(one.outOfPocket[0]).toBeLessThanOrEqual(other.type === 'HDHP' ? Infinity : other.outOfPocket[0]);
        if (one.type === 'PPO' && other.type === 'POS' && !one.name.endsWith('Basic'))
          expect(one.deductible[0]).toBeLessThanOrEqual(other.deductible[0]);
      }
      const counted = medical.plans.filter(({ copays, name }) => copays !== null && !name.endsWith('Basic'));
      expect(new Set(counted.map(({ copays, drugs }) => JSON.stringify([copays, drugs]))).size).toBeLessThan(2);
    }
  });

  test('changes from year to year as real benefits do', () => {
    const later = years.filter(({ year }) => year > 2024);
    const share = (kind: string): number =>
      later.filter(({ changes }) => changes.some((change) => change.kind === kind)).length / later.length;
    expect(share('contribution')).toBeGreaterThan(0.8);
    expect([share('carrier'), share('plan added')].every((one) => one > 0.08 && one < 0.45)).toBe(true);
    expect(years.filter(({ year }) => year === 2024).every(({ changes }) => changes.length === 0)).toBe(true);
    // The year before is the same, whether it is at hand or not.
    const [employer] = all;
    if (employer === undefined) throw new Error('There are no employers');
    expect(modelYear(employer, 2025, modelYear(employer, 2024))).toEqual(modelYear(employer, 2025));
  });

  test('has each kind that a consultant looks for, in a share of employers that is neither none nor all', () => {
    const kinds: Record<string, (year: (typeof years)[number]) => boolean> = {
      EPO: ({ medical }) => medical.plans.some(({ type }) => type === 'EPO'),
      HRA: ({ medical }) => medical.plans.some(({ hra }) => hra !== null),
      ICHRA: ({ medical }) => medical.ichra !== null,
      'stop loss': ({ medical }) => medical.stopLoss !== null,
      surcharge: ({ medical }) => medical.tobaccoSurcharge !== null,
      'wellness credit': ({ medical }) => medical.wellnessCredit !== null,
      'two dental plans': ({ others }) => others.dental?.plans.length === 2,
      'critical illness': ({ others }) => others.voluntary.some(({ kind }) => kind === 'critical illness'),
      pet: ({ others }) => others.voluntary.some(({ kind }) => kind === 'pet'),
      'student loans': ({ others }) => others.studentLoans !== null,
      'state leave': ({ others }) => others.stateLeave !== null,
      union: ({ employer }) => employer.workforce.union !== null,
      '457(b)': ({ others }) => others.retirement?.plan === '457(b)',
    };
    for (const [kind, holds] of Object.entries(kinds)) {
      const share = years.filter(holds).length / years.length;
      expect(share > 0.001 && share < 0.85, `${kind}: ${share}`).toBe(true);
    }
  });
});

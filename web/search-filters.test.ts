import { describe, expect, it } from 'vitest';
import type { SearchFilters } from '../contract/search-filters.ts';
import { readFilters, writeFilters } from './search-filters.ts';
import { parseSearch, stringifySearch, visionSearch } from './search-params.ts';

const everything: SearchFilters = {
  industries: ['Finance, insurance & real estate', 'Technology'],
  states: ['CA', 'TX'],
  regions: ['South'],
  sizes: ['1,000-4,999', '500-999'],
  employees: { atLeast: 501 },
  planYears: [2026, 2025],
  planTypes: ['HDHP'],
  carriers: ['Aetna'],
  types: ['html', 'pdf'],
  sample: false,
  facts: [
    { metric: 'medical.plan_type', is: 'PPO', or: [{ metric: 'hra' }], not: true },
    { metric: 'hsa', or: [{ metric: 'medical.deductible', tier: 'family', atMost: 500 }] },
    { metric: 'leave.parental_birth_weeks', atLeast: 16 },
    { metric: 'medical.deductible', tier: 'family', atMost: 2999.99 },
    { metric: 'medical.funding', is: 'self-funded' },
    { metric: 'medical.premium', atLeast: 400, atMost: 600 },
    { metric: 'retirement.roth' },
  ],
};

const roundTrip = (search: Record<string, unknown>) => visionSearch(parseSearch(stringifySearch(search)));

describe('filters in the address', () => {
  it('come back as they were, whatever they hold', () => {
    expect(readFilters(roundTrip(writeFilters(everything)))).toEqual(everything);
  });

  it('are readable', () => {
    const address = stringifySearch({
      q: 'parental leave',
      ...writeFilters({
        states: ['TX'],
        sizes: ['1,000-4,999', '500-999'],
        planYears: [2025],
        facts: [{ metric: 'leave.parental_birth_weeks', atLeast: 16 }],
      }),
    });
    expect(decodeURIComponent(address)).toBe(
      '?q=parental+leave&state=TX&size=1,000-4,999&size=500-999&year=2025&fact=leave.parental_birth_weeks>=16',
    );
  });

  it('leave out what has no meaning', () => {
    const raw = parseSearch(
      '?q=leave&state=Texas&year=soon&type=exe&source=both&employees=-&fact=DROP+TABLE&fact=a.b>=9e9&fact=hsa%7C&fact=!&industry=+',
    );
    expect(readFilters(raw)).toEqual({});
    expect(visionSearch(raw)).toEqual({ q: 'leave' });
  });

  it('take one value as they take several, in any letter case where it does not matter', () => {
    expect(readFilters(parseSearch('?state=tx'))).toEqual({ states: ['TX'] });
    expect(readFilters(parseSearch('?state=tx&state=TX&state=ca&employees=-50'))).toEqual({
      states: ['TX', 'CA'],
      employees: { atMost: 50 },
    });
  });
});

describe('the rest of the address', () => {
  it('keeps words that look like something else', () => {
    for (const q of ['2025', '"16 weeks"', 'true', '50% match & more', 'a=b', '[1]']) {
      expect(roundTrip({ q }), q).toEqual({ q });
    }
  });

  it('says that the words are taken as words', () => {
    expect(roundTrip({ q: 'texas', understand: 'no', page: 2 })).toEqual({ q: 'texas', understand: 'no', page: 2 });
    expect(roundTrip({ q: 'texas', understand: 'yes', page: 0 })).toEqual({ q: 'texas' });
  });

  it('is empty when there is nothing to say', () => {
    expect(stringifySearch({ q: undefined })).toBe('');
    expect(parseSearch('')).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import type { Interpretation } from '../../../contract/search-filters.ts';
import { type Asked, addressOf, askedOf, keyOf } from './asked.ts';
import {
  chosenIn,
  effective,
  type Understood,
  withChoice,
  withoutCondition,
  withoutFacet,
  withoutFilter,
  withoutFilters,
  withoutWords,
} from './refine.ts';

const typed: Asked = { query: 'tech in Texas leave 16 weeks', filters: {}, understand: true, sort: 'relevance' };
const condition = (kind: Interpretation['kind'], filter: Interpretation['filter'], applied = true): Interpretation => ({
  kind,
  label: kind,
  words: kind,
  filter,
  applied,
});
const technology = condition('industry', { industries: ['Technology'] });
const texas = condition('state', { states: ['TX'] });
const leave = condition('fact', { facts: [{ metric: 'leave.parental_birth_weeks', atLeast: 16 }] });
const understood: Understood = { conditions: [technology, texas, leave], words: 'leave' };
const nothing: Understood = { conditions: [], words: 'leave' };

describe('what the words said', () => {
  it('goes with its own words, and the others stay words, which hide less than filters', () => {
    const inTexas = { ...texas, words: 'Texas' };
    const said = {
      ...understood,
      conditions: [{ ...technology, words: 'tech' }, inTexas, { ...leave, words: '16 weeks' }],
    };
    expect(withoutCondition(typed, said, inTexas)).toEqual({ ...typed, query: 'tech in leave 16 weeks' });
    const apart = { ...leave, words: 'leave at least 6 weeks' };
    const far = { ...typed, query: 'pto at least 16 days, leave of at least 6 weeks in Texas' };
    const around = { conditions: [apart, inTexas], words: 'pto leave' };
    expect(withoutCondition(far, around, apart).query).toBe('pto at least 16 days, leave of in Texas');
    // Nothing else can be told apart from what says two things, or stands within another word.
    const both = { ...technology, words: 'Texas leave' };
    expect(withoutCondition(typed, { ...said, conditions: [both, inTexas] }, inTexas).understand).toBe(false);
    const te = { ...texas, words: 'te' };
    expect(withoutCondition(typed, { ...said, conditions: [te, technology] }, te).understand).toBe(false);
  });

  it('is taken back one by one where its words cannot be found: the others are then said by filters', () => {
    expect(withoutCondition(typed, understood, texas)).toEqual({
      query: 'leave',
      filters: { industries: ['Technology'], ...leave.filter },
      understand: false,
      sort: 'relevance',
    });
  });

  it('does not narrow once it was not applied', () => {
    const loose = { ...understood, conditions: [technology, { ...texas, applied: false }, leave] };
    expect(effective(typed, loose)).toEqual({ industries: ['Technology'], ...leave.filter });
    expect(withoutCondition(typed, loose, leave).filters).toEqual({ industries: ['Technology'] });
  });

  it('tells one "or" and one "not" from another', () => {
    const hsa = { metric: 'hsa', or: [{ metric: 'hra' }] };
    const filters = { facts: [hsa, { metric: 'hsa' }, { metric: 'hsa', not: true as const }] };
    const asked: Asked = { ...typed, filters };
    expect(withoutFilter(asked, { facts: [hsa] }).filters).toEqual({ facts: filters.facts.slice(1) });
    expect(withoutFilter(asked, { facts: [{ metric: 'hsa' }] }).filters.facts).toEqual([hsa, filters.facts[2]]);
  });

  it('does not go on as words where it is what is not wanted', () => {
    const not = condition('planType', { facts: [{ metric: 'medical.plan_type', is: 'PPO', not: true }] }, false);
    expect(withoutCondition(typed, { conditions: [texas, not], words: 'leave' }, texas).query).toBe('leave');
  });

  it('goes on as words where it was set aside, unless another choice took its place', () => {
    const weeks = { ...leave, words: 'leave 16 weeks', applied: false };
    const aside = { ...understood, conditions: [technology, texas, weeks] };
    expect(withoutCondition(typed, aside, technology)).toEqual({
      query: 'leave 16 weeks',
      filters: { states: ['TX'] },
      understand: false,
      sort: 'relevance',
    });
    expect(withoutCondition(typed, aside, weeks).query).toBe('tech in Texas leave');
    const replaced = { ...understood, conditions: [technology, { ...texas, words: 'Texas', applied: false }] };
    const chosen: Asked = { ...typed, filters: { states: ['CA'] } };
    expect(withoutCondition(chosen, replaced, technology)).toEqual({
      query: 'leave',
      filters: { states: ['CA'] },
      understand: false,
      sort: 'relevance',
    });
  });

  it('comes back as plain words where nothing else would be left', () => {
    const asked: Asked = { query: 'Texas', filters: {}, understand: true, sort: 'relevance' };
    const only = { conditions: [texas], words: '' };
    expect(withoutCondition(asked, only, texas)).toEqual({ ...asked, understand: false, sort: 'relevance' });
    expect(withoutFilters(asked, only)).toEqual({ ...asked, understand: false, sort: 'relevance' });
  });

  it('does not go on as words where it was set aside and another value is chosen', () => {
    const year = condition('year', { planYears: [2026] }, false);
    const aside = { conditions: [texas, { ...year, words: '2026' }], words: 'leave' };
    expect(withChoice(typed, aside, 'state', 'CA')).toEqual({
      query: 'leave',
      filters: { states: ['TX', 'CA'] },
      understand: false,
      sort: 'relevance',
    });
  });

  it('joins a choice of the same kind, and stays said in words beside one of another kind', () => {
    expect(withChoice(typed, understood, 'state', 'CA').filters.states).toEqual(['TX', 'CA']);
    expect(withChoice(typed, understood, 'state', 'TX').filters.states).toBeUndefined();
    expect(withChoice(typed, understood, 'year', '2025')).toEqual({ ...typed, filters: { planYears: [2025] } });
    expect(withoutFacet(typed, understood, 'state').filters.states).toBeUndefined();
  });

  it('can be all that is left of the search', () => {
    expect(withoutWords(typed, understood)).toEqual({
      query: '',
      filters: effective(typed, understood),
      understand: true,
      sort: 'relevance',
    });
  });
});

describe('choices', () => {
  const asked: Asked = {
    query: 'leave',
    filters: { states: ['TX'], sample: true },
    understand: true,
    sort: 'relevance',
  };

  it('add up within a facet and are taken back one by one', () => {
    const both = withChoice(asked, nothing, 'state', 'CA');
    expect(chosenIn(both.filters, 'state')).toEqual(['TX', 'CA']);
    expect(withChoice(both, nothing, 'state', 'CA').filters).toEqual(asked.filters);
    expect(withoutFacet(both, nothing, 'state').filters).toEqual({ sample: true });
    expect(withoutFilter(both, { states: ['TX'] }).filters).toEqual({ states: ['CA'], sample: true });
  });

  it('know one source at a time', () => {
    const imported = withChoice(asked, nothing, 'source', 'imported');
    expect(chosenIn(imported.filters, 'source')).toEqual(['imported']);
    expect(withoutFacet(imported, nothing, 'source').filters).toEqual({ states: ['TX'] });
  });

  it('of a size take the place of a number of employees', () => {
    const large: Asked = { ...asked, filters: { employees: { atLeast: 500 } } };
    expect(withChoice(large, nothing, 'size', '500-999').filters).toEqual({ sizes: ['500-999'] });
  });

  it('are taken back one fact at a time', () => {
    const facts = [
      { metric: 'medical.deductible', tier: 'family', atMost: 3000 },
      { metric: 'medical.deductible', atMost: 3000 },
    ];
    expect(withoutFilter({ ...asked, filters: { facts } }, { facts: facts.slice(1) }).filters).toEqual({
      facts: facts.slice(0, 1),
    });
  });
});

it('a search and its address are the same thing', () => {
  const asked: Asked = { query: 'leave', filters: { states: ['TX'] }, understand: false, sort: 'relevance' };
  expect(askedOf(addressOf(asked, 3))).toEqual(asked);
  expect(askedOf({})).toBeNull();
  expect(askedOf({ q: '  ' })).toBeNull();
  expect(keyOf({ ...asked, filters: { states: ['TX', 'CA'] } })).toBe(
    keyOf({ ...asked, filters: { states: ['CA', 'TX'] } }),
  );
  expect(keyOf(asked)).not.toBe(keyOf({ ...asked, understand: true, sort: 'relevance' }));
});

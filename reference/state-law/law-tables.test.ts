import { expect, test } from 'vitest';
import { lawCities, lawTopics } from '../../contract/vocabulary/law-topics.ts';
import { stateNames } from '../../contract/vocabulary/states.ts';
import { findLaw } from '../../server/insight/tools/find-law.ts';
import { lawAsked } from '../../server/language/law-asked.ts';
import { entries } from '../entries.ts';
import { lawTables } from './all.ts';
import { entriesOfTable } from './law-table.ts';

const ids = new Set(entries.map(({ id }) => id));

test('every topic has one table, whose places are states or cities and whose other entries exist', () => {
  expect(lawTables.map(({ topic }) => topic).toSorted()).toEqual(Object.keys(lawTopics).toSorted());
  for (const { topic, rules, also = {}, general } of lawTables) {
    for (const place of [...Object.keys(rules), ...Object.keys(also)])
      expect(Object.hasOwn(stateNames, place) || Object.hasOwn(lawCities, place), `${topic}: ${place}`).toBe(true);
    for (const id of [...Object.values(also).flat(), ...(typeof general === 'string' ? [general] : [])])
      expect(ids.has(id), `${topic}: ${id}`).toBe(true);
  }
});

test('a rule of a place names it, and its name leads to it before any other', () => {
  for (const table of lawTables) {
    for (const { id, title, names } of entriesOfTable(table)) {
      const [place = ''] = title.split(':');
      for (const name of names) {
        const { topics, places } = lawAsked({ text: name, corrections: [] });
        expect(topics[0], name).toBe(table.topic);
        const { found, verdict } = findLaw({ topic: table.topic, places });
        expect(found[0]?.entry.id, name).toBe(id);
        expect(verdict, name).toBeNull();
        if (places.length > 0) expect(title, name).toContain(place);
      }
    }
  }
});

test('a state without a rule is named, and another state never stands for it', () => {
  const { found, verdict } = findLaw({ topic: 'bereavement', places: ['TX'] });
  expect(verdict).toBe('The reference has no rule of Texas on bereavement leave.');
  expect(found.map(({ entry }) => entry.id)).toEqual(['law-bereavement-us']);
  expect(found[0]?.entry.rule).toContain('No federal law requires bereavement leave');
  expect(findLaw({ topic: 'individual-mandate', places: ['OH', 'CA'] }).verdict).toBe(
    'Ohio is not among the states that have a law on an individual mandate.',
  );
});

test('where a state has no program of paid leave its law on leave for any reason answers', () => {
  const { found, verdict } = findLaw({ topic: 'family-leave', places: ['NV'] });
  expect(found[0]?.entry.id).toBe('nv-paid-leave');
  expect(verdict).toContain('but Nevada has one on paid leave for any reason');
  expect(findLaw({ topic: 'family-leave', places: ['TX'] }).found[0]?.entry.id).toBe('state-paid-family-leave');
  expect(findLaw({ topic: 'family-leave', places: ['ME'] }).verdict).toBeNull();
  expect(findLaw({ topic: 'family-leave', places: ['NV', 'IL'] }).verdict).toContain(
    'but Nevada and Illinois have one',
  );
  // The state's own program comes before what another has instead.
  expect(findLaw({ topic: 'family-leave', places: ['CA', 'NV'] }).found[0]?.entry.id).toMatch(/^(?:ca|california)-/);
});

test('two letters, short names and cities are places; words are none', () => {
  const placesIn = (text: string): readonly string[] => lawAsked({ text, corrections: [] }).places;
  expect(placesIn('jury duty pay in pa')).toEqual(['PA']);
  expect(placesIn('how many wks does cali pfl pay')).toEqual(['CA']);
  expect(placesIn('sick leave in NYC and Washington DC')).toEqual(['NYC', 'DC']);
  expect(placesIn('voting leave in OR')).toEqual(['OR']);
  expect(placesIn('sick leave law in MO')).toEqual(['MO']);
  expect(placesIn('is jury duty paid or unpaid in our firm')).toEqual([]);
});

test('what is asked of a benefit in other words is of its topic, and what is no law names none', () => {
  const topicOf = (text: string): string | undefined => lawAsked({ text, corrections: [] }).topics[0];
  expect(topicOf('do they pay it out at termination')).toBe('vacation');
  expect(topicOf('how old can kids stay on the plan in NJ')).toBe('adult-children');
  expect(topicOf('what are the voting rights of RSUs')).toBeUndefined();
  expect(topicOf('warn me about CA')).toBeUndefined();
});

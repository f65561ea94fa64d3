import { expect, test } from 'vitest';
import { isSurvey, surveyOf, surveys } from '../../contract/vocabulary/surveys.ts';
import { findSurveys } from '../../server/insight/tools/find-surveys.ts';
import { figureYears } from '../entry.ts';
import { entries } from '../entries.ts';
import { surveyEntries } from './all.ts';

test('every figure of a survey has its source and a year, and no entry has the id of a rule', () => {
  expect(surveyEntries.length).toBeGreaterThanOrEqual(40);
  const ids = [...surveyEntries, ...entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, figures, source, rule, names, appliesTo } of surveyEntries) {
    expect(figures.length, id).toBeGreaterThan(0);
    expect(names.length, id).toBeGreaterThan(0);
    for (const said of [rule, appliesTo, source]) expect(said.length, id).toBeGreaterThan(20);
    for (const { label, by, source: of } of figures) {
      expect(of, `${id}: ${label}`).toContain(surveyOf(surveyEntries.find((one) => one.id === id)?.survey ?? 'kff').label); // prettier-ignore
      expect(Object.keys(by).map(Number), `${id}: ${label}`).toEqual([...figureYears]);
      expect(Object.values(by).some((value) => value !== null), `${id}: ${label}`).toBe(true); // prettier-ignore
    }
  }
});

test('a figure counts as checked only for a year that it has, in places of different publishers', () => {
  for (const { id, figures } of surveyEntries) {
    for (const { label, by, checked = {} } of figures) {
      for (const [year, places] of Object.entries(checked)) {
        expect(by[Number(year)], `${id}: ${label}, ${year}`).toBeTypeOf('number');
        expect(new Set(places.map((place) => new URL(place).host)).size, `${id}: ${label}, ${year}`).toBeGreaterThan(1);
      }
    }
  }
});

test('each name of an entry leads to it beside the name of its survey', () => {
  const lost = surveyEntries.flatMap(({ id, names, survey }) =>
    names.flatMap((name) => {
      const { found } = findSurveys({ texts: [`${surveyOf(survey).names[0] ?? ''} ${name}`], surveys: [survey], near: [], metrics: [] }); // prettier-ignore
      return found.some(({ entry }) => entry.id === id) ? [] : [`${id}: ${name} → ${found.map(({ entry }) => entry.id).join(', ')}`]; // prettier-ignore
    }),
  );
  expect(lost).toEqual([]);
});

test('a survey that has figures has a report to cite', () => {
  const held = new Set(surveyEntries.map(({ survey }) => survey));
  for (const key of Object.keys(surveys).filter(isSurvey)) expect(surveyOf(key).report !== '', key).toBe(held.has(key));
});

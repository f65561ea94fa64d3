import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Citation } from '../../contract/insight.ts';
import { focusOf, placeIn } from './focus.ts';
import { ruleInFocus } from './rule-in-focus.ts';

const documentId = randomUUID();
const passage = (heading: string): Citation => ({
  kind: 'passage',
  marker: 1,
  documentId,
  passageId: randomUUID(),
  title: 'Leave policy',
  employer: 'Larkfield Mills',
  planYear: null,
  page: 1,
  heading,
  quote: 'Ten hours a month.',
});
const rule = (id: string): Citation => ({ kind: 'rule', marker: 2, id, title: id, source: 'IRC', asOf: '2026-11-23' });

test('an answer stands on the sections that it cites, each once, and on rules only where these come first', () => {
  const { sections, rules } = focusOf([
    passage('Hourly'),
    passage('Hourly'),
    passage('Salaried'),
    rule('cobra-notices'),
  ]);
  expect(sections.map(({ heading }) => heading)).toEqual(['Hourly', 'Salaried']);
  expect(rules).toEqual([]);
  expect(focusOf([rule('cobra-notices'), passage('Hourly')]).rules).toEqual(['cobra-notices']);
  expect(placeIn(sections, { guideId: documentId, heading: 'Hourly' })).toBe('section');
  expect(placeIn(sections, { guideId: documentId, heading: 'Remote work' })).toBe('guide');
  expect(placeIn(sections, { guideId: randomUUID(), heading: 'Hourly' })).toBe(null);
});

test('an answer without sources leaves what the one before stood on', () => {
  const before = focusOf([passage('Hourly')]);
  expect(focusOf([], before)).toBe(before);
});

test.each([
  ['how long must a full timer have worked first', 'ny-paid-leave', 'ny-paid-leave'],
  ['and the administrator?', 'cobra-notices', 'cobra-notices'],
  ['and for tobacco?', 'wellness-incentives', 'wellness-incentives'],
  ['and B?', 'aca-penalties', 'aca-penalties'],
])('%s stays with the rule before', (question, before, expected) => {
  expect(ruleInFocus(question, [before])?.id).toBe(expected);
});

test('a rule that is asked for by its name is another one', () => {
  expect(ruleInFocus('what is the HSA limit for a family', ['ny-paid-leave'])).toBe(null);
});

import { expect, test } from 'vitest';
import { Bm25Engine } from './bm25.ts';
import { marksOf } from './marks.ts';
import type { FactValue, GuideRow, SearchOptions } from './search-index.ts';
import { snippetOf } from './snippet.ts';

const account =
  'Members of the HDHP, which has a $500 deductible, may open an HSA. The IRS limit is $4,300. The company contributes $650 a year to your HSA.';
const plans = 'Deductible (individual / family) | $1,650 / $3,300 | $750 / $1,500\nVisits | 20% after deductible | $20';

const fact = (metric: string, value: number, ordinal: number, more: Partial<FactValue> = {}): FactValue => ({
  metric,
  value,
  ordinal,
  plan: null,
  tier: null,
  words: null,
  ...more,
});

const guide: GuideRow = {
  id: crypto.randomUUID(),
  title: 'Harbor benefits',
  employer: 'Harbor',
  type: 'pdf',
  planYear: 2026,
  industry: null,
  state: null,
  employees: null,
  sample: false,
  passages: [account, plans].map((text, at) => ({ id: crypto.randomUUID(), page: at + 1, heading: null, text })),
  facts: [
    fact('hsa.employer_contribution', 650, 0, { tier: 'individual' }),
    fact('hsa.employer_contribution', 1300, 0, { tier: 'family' }),
    fact('medical.deductible', 500, 0, { plan: 'hdhp', tier: 'individual' }),
    fact('medical.deductible', 1650, 1, { plan: 'blue', tier: 'individual' }),
    fact('medical.deductible', 750, 1, { plan: 'gold', tier: 'individual' }),
    fact('medical.deductible', 1500, 1, { plan: 'gold', tier: 'family' }),
  ],
};
const engine = new Bm25Engine();
engine.build([guide]);

/** The words that the snippet of the only result marks. */
function marked(query: string, options: Partial<SearchOptions> = {}): string[] {
  const { guides, marks } = engine.search(query, { limit: 1, ...options });
  const shown = guide.passages.find(({ id }) => id === guides[0]?.passageId);
  const snippet = snippetOf(shown?.text ?? '', marksOf(marks, shown?.id ?? ''), shown?.heading);
  return [...snippet.matchAll(/\uE000(.*?)\uE001/g)].map(([, word = '']) => word);
}

const figures = (words: readonly string[]): string[] => words.filter((word) => /\d/.test(word));

test('of a bound, what satisfies it is marked, and neither its own figure nor another one', () => {
  expect(marked('HSA contribution over 500')).toEqual(['HSA', 'contributes', '$650', 'HSA']);
  expect(figures(marked('deductible under $1,500'))).toEqual(['$500']);
  expect(figures(marked('deductible over 700'))).toEqual(['$1,650', '$750']);
});

test('a filter proves as words do', () => {
  const facts = [{ metric: 'hsa.employer_contribution', atLeast: 600 }];
  expect(figures(marked('hsa', { filters: { facts } }))).toEqual(['$650']);
  const family = [{ metric: 'hsa.employer_contribution', tier: 'family' as const, atLeast: 600 }];
  expect(figures(marked('hsa', { filters: { facts: family } }))).toEqual([]);
});

test('a figure that is no condition is marked beside what it is asked with', () => {
  expect(figures(marked('deductible 500', { understand: false }))).toEqual(['$500']);
  expect(figures(marked('contributes 4300', { understand: false }))).toEqual([]);
});

test('the figure of a condition that was given up is not marked beside another benefit', () => {
  const emergency = 'Emergency room | $250 copay, then the deductible\nClinic | $40';
  const row: GuideRow = {
    ...guide,
    id: crypto.randomUUID(),
    passages: [{ id: crypto.randomUUID(), page: 1, heading: null, text: emergency }],
    facts: [fact('medical.deductible', 900, 0), fact('medical.er_copay', 250, 0)],
  };
  const other = new Bm25Engine();
  other.build([row]);
  const figuresOf = (query: string): [note: string | null, marked: string[]] => {
    const { note, marks } = other.search(query, { limit: 1 });
    const snippet = snippetOf(emergency, marksOf(marks, row.passages[0]?.id ?? ''));
    return [note, [...snippet.matchAll(/\uE000(\$?\d+)\uE001/g)].map(([, word = '']) => word)];
  };
  for (const query of ['deductible $250', 'deductible $250 or less']) {
    const [note, marked] = figuresOf(query);
    expect(note).toContain('No guide that matches has “Medical deductible: ');
    expect(marked).toEqual([]);
  }
  expect(figuresOf('emergency room copay $250')).toEqual([null, ['$250']]);
});

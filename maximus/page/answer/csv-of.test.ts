import { expect, test } from 'vitest';
import { AnalysisSpec, type AnalysisResult, type Cell } from '../../../contract/analysis.ts';
import { csvOf } from './csv-of.ts';

const cell: Cell = {
  value: 12.5,
  n: 8,
  employers: 9,
  samples: 8,
  count: null,
  suppressed: false,
  quartiles: null,
  differs: null,
};
const hidden: Cell = { ...cell, value: null, n: 3, suppressed: true };

const result = (groups: string[]): AnalysisResult => ({
  spec: AnalysisSpec.parse({ measures: [{ of: 'value', metric: 'time_off.days_year_1' }], groupBy: ['carrier'] }),
  sentence: 'Median PTO, by carrier',
  peers: '=all employers',
  headline: '',
  hasFigures: true,
  columns: [{ label: 'PTO, median', unit: 'days' }],
  rows: groups.map((group, at) => ({ group: [group], cells: [at === 0 ? cell : hidden] })),
  chart: null,
  assumptions: ['@once'],
  caveats: [],
  widening: null,
  guides: [],
  guidesTotal: 11,
  statements: [],
  libraryVersion: 7,
});

test('cells that a spreadsheet would compute are text, numbers are numbers, and few employers have no figure', () => {
  const csv = csvOf(result(['=cmd|" /C calc"', '+1', '-1', '@sum', '\tTab', '\rReturn', 'Plain, with comma']));
  expect(csv.split('\r\n')).toEqual([
    'Medical carrier,"PTO, median",n,employers',
    `"'=cmd|"" /C calc""",12.5,8,9`,
    `'+1,,3,9`,
    `'-1,,3,9`,
    `'@sum,,3,9`,
    `'\tTab,,3,9`,
    `"'\rReturn",,3,9`,
    '"Plain, with comma",,3,9',
    '',
    'Question,"Median PTO, by carrier"',
    `Peers,'=all employers`,
    `Assumed,'@once`,
    'Guides,11',
    'State of the library,7',
    '',
  ]);
  expect(csvOf(result(['a', 'b']))).toBe(csvOf(result(['a', 'b'])));
});

import { expect, test } from 'vitest';
import { isWrapped, partLines, widthOf } from './wrapped-lines.ts';

test('lines that a width broke go on; lines that stand for themselves do not', () => {
  const wrapped = [
    'Every employee of the orchard who works thirty hours a week or more may join',
    'Medical and dental plans on the first of the month after thirty days of work.',
  ];
  expect(isWrapped(wrapped[0] ?? '', wrapped[1] ?? '', 78)).toBe(true);
  expect(isWrapped('Up to sixteen weeks of paid leave', 'at full pay', 33)).toBe(true);
  expect(isWrapped('Employee only $12.50', 'Family $40.00', 20)).toBe(false);
  expect(isWrapped('Vision', 'Examination every year', 22)).toBe(false);
  expect(isWrapped('The plan is paid for by the orchard and', 'Employees', 39)).toBe(true);
});

test('lines of very different lengths were broken by no width', () => {
  const short = [
    'Deductible (what you pay before the orchard pays anything at all)',
    'Individual $100',
    'Family $300',
    'Your share',
  ];
  expect(widthOf(short)).toBe(Number.POSITIVE_INFINITY);
  expect(partLines(short.join('\n'))).toBe(short.join('\n\n'));
  const wrapped = ['Everybody who works for the orchard may join', 'the medical plan and the dental plan at', 'once.'];
  expect(widthOf(wrapped)).toBe(44);
});

test('copied pages keep their lines as paragraphs and their bullets as items', () => {
  const text = [
    'Your rates',
    'Employee only $12.50',
    'Family $40.00',
    '  • Dental',
    '- Cost: $3',
    'Family:',
    '- Cost: $9',
  ];
  expect(partLines(text.join('\n')).split('\n')).toEqual([
    'Your rates',
    '',
    'Employee only $12.50',
    '',
    'Family $40.00',
    '  - Dental',
    '- Cost: $3',
    '',
    'Family:',
    '- Cost: $9',
  ]);
});

test('fenced text, tables and wrapped paragraphs stay as they are', () => {
  const text = [
    '```',
    'Short',
    'Lines',
    '```',
    '| Plan | Cost |',
    '|---|---|',
    '| Basic | $4 |',
    '',
    'Every employee of the orchard who works thirty hours a week or more may',
    'join the plans.',
  ].join('\n');
  expect(partLines(text)).toBe(text);
});

test('many lines are read in little time', () => {
  const began = process.cpuUsage();
  partLines('|\n'.repeat(200_000));
  expect(process.cpuUsage(began).user).toBeLessThan(8_000_000);
});

test('a row of values that ends as a cell ends is not gone on with by the next row', () => {
  const row = 'Deductible for basic and major work $50 individual / $150 family $75 individual / $225 family';
  expect(isWrapped(row, 'Preventive services and one routine examination: the plan pays 100%', 90)).toBe(false);
  expect(isWrapped(row, 'within one year', 90)).toBe(true);
  const text = 'The plan pays 80% of what you spend above $500 in a year, and after that the orchard and';
  expect(isWrapped(text, 'Kestrel Mutual share 20% of what is left between them', 88)).toBe(true);
});

test('rows for lengths of service are lines of their own, however long they are', () => {
  const rows = [
    'Less than 1 year 120 hours per year, or 15 days (up to 4.615 hours/pay period)',
    '1 to 5 years 160 hours per year, or 20 days (up to 6.154 hours/pay period)',
    '5 to 15 years 200 hours per year, or 25 days (up to 7.692 hours/pay period)',
    '15+ years 240 hours per year, or 30 days (up to 9.231 hours/pay period)',
  ];
  expect(partLines(rows.join('\n')).split('\n\n')).toEqual(rows);
});

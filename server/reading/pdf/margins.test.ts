import { expect, test } from 'vitest';
import { inReadingOrder } from './columns.ts';
import { type Fragment, textOf } from './lines.ts';

const at = (text: string, left: number, y: number): Fragment => ({
  text,
  left,
  right: left + text.length * 4,
  y,
  size: 9,
  font: 'body',
});

const margin = [
  'Everybody who works in the orchard',
  'for thirty hours a week or more may',
  'join the plans. Those who do not use',
  'tobacco pay the lower rates beside',
  'this text. Tell us about it before',
  'the first of January of the year in',
  'which the plan begins. The orchard',
  'pays what remains of every premium',
  'that the insurers ask for the plan.',
].map((text, index) => at(text, 40, 100 + index * 11));

test('running text in a margin is read apart from the table beside it', () => {
  const rows = ['Employee only', 'Employee + spouse', 'Employee + children', 'Family', 'Family of two plans'].flatMap(
    (label, index) => [at(label, 240, 100 + index * 22), at(`$${index + 4}0.00`, 380, 100 + index * 22)],
  );
  const lines = inReadingOrder([...margin, ...rows]).map(textOf);
  expect(lines.slice(0, 9)).toEqual(margin.map(({ text }) => text));
  expect(lines.slice(9)).toEqual([
    'Employee only $40.00',
    'Employee + spouse $50.00',
    'Employee + children $60.00',
    'Family $70.00',
    'Family of two plans $80.00',
  ]);
});

test('long labels of a table stay beside their values', () => {
  const rows = margin.flatMap((label, index) =>
    index % 2 === 0 ? [at('$25 copay', 240, label.y), at('40% after deductible', 380, label.y)] : [],
  );
  expect(inReadingOrder([...margin, ...rows]).map(textOf)[0]).toBe(`${margin[0]?.text} $25 copay 40% after deductible`);
});

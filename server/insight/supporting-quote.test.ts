import { expect, it } from 'vitest';
import { supportingQuote } from './supporting-quote.ts';

const passage =
  'Leave\nYou get 12 weeks of paid leave. Ask your manager first.\n• Sick days: 10 a year\n• The stipend is $1,500 per year.';

it('quotes the one sentence that holds the figure of the claim', () => {
  expect(supportingQuote(passage, ['Employees get 12 weeks of paid leave.'])).toBe('You get 12 weeks of paid leave.');
  expect(supportingQuote(passage, ['The stipend: $1,500.'])).toBe('• The stipend is $1,500 per year.');
});

it('covers every sentence that cites the passage', () => {
  const quote = supportingQuote(passage, ['12 weeks of paid leave', 'stipend $1,500']);
  expect(passage).toContain(quote);
  expect(quote).toContain('12 weeks');
  expect(quote).toContain('$1,500');
});

it('covers a claim whose figures stand in several lines', () => {
  const quote = supportingQuote(passage, ['12 weeks of paid leave and 10 sick days a year']);
  expect(quote).toContain('12 weeks');
  expect(quote).toContain('10 a year');
});

it('covers the items of a list that the claim puts in one line', () => {
  const quote = supportingQuote('Closed on:\n• New Year\n• Labor Day\nAsk your manager.', [
    'Closed on: New Year; Labor Day.',
  ]);
  expect(quote).toBe('Closed on:\n• New Year\n• Labor Day');
});

import { moneyIn, NUMBER, numberOf } from '../read/amounts.ts';

const figure = new RegExp(`(?<![a-z])${NUMBER}`, 'g');

/** The numbers of a text, in digits or words, in their order; then its amounts of money ("$20k" is 20 and 20,000). */
export function figuresIn(text: string): number[] {
  const plain = text.toLowerCase();
  const figures = (plain.match(figure) ?? []).flatMap((found) => numberOf(found) ?? []);
  return [...figures, ...moneyIn(plain).map(({ value }) => value)];
}

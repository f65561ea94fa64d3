const numbers = new Intl.NumberFormat('en-US');

/** A whole number as people read it: 7,500. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

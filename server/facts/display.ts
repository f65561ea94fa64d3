import { metricOf, type MetricKey, type Unit } from '../../contract/metrics.ts';

// Made once: a page of results says dozens of values, and making a format takes longer than using it.
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const money = (amount: number): string => (Number.isInteger(amount) ? dollars : cents).format(amount);
const plain = (amount: number): string => decimals.format(amount);
const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${plain(amount)} ${amount === 1 ? one : many}`;

const forms: Record<Unit, (amount: number) => string> = {
  usd: money,
  usd_month: (amount) => `${money(amount)} a month`,
  usd_year: (amount) => `${money(amount)} a year`,
  percent: (amount) => `${plain(amount)}%`,
  multiple: (amount) => `${plain(amount)} times pay`,
  days: (amount) => counted(amount, 'day'),
  weeks: (amount) => counted(amount, 'week'),
  years: (amount) => counted(amount, 'year'),
  hours: (amount) => `${counted(amount, 'hour')} a week`,
  age: (amount) => `age ${plain(amount)}`,
  count: plain,
};

/** A value as people write it: "$1,500 a year", "16 weeks", "Yes". */
export function display(metric: MetricKey, { value, words }: { value: number | null; words: string | null }): string {
  const { kind, unit } = metricOf(metric);
  if (value !== null) return unit === undefined ? plain(value) : forms[unit](value);
  if (kind === 'yes_no') return words === 'yes' ? 'Yes' : 'No';
  return words ?? '';
}

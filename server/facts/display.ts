import { metricOf, type MetricKey, type Unit } from '../../contract/metrics.ts';

const money = (amount: number): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });
const plain = (amount: number): string => amount.toLocaleString('en-US', { maximumFractionDigits: 2 });
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

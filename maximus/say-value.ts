/** What stands before and behind an amount of each unit. */
const units: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  usd: ['$', ''],
  usd_month: ['$', ' a month'],
  usd_year: ['$', ' a year'],
  percent: ['', '%'],
  multiple: ['', '×'],
  days: ['', ' days'],
  weeks: ['', ' weeks'],
  years: ['', ' years'],
  hours: ['', ' hours'],
};

const isMoney = (unit: string | null): boolean => unit?.startsWith('usd') === true;

function digits(value: number): string {
  const size = Math.abs(value);
  return value.toLocaleString('en-US', { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : 2 });
}

/** A figure as people write it, rounded as figures of many employers are. */
export function sayValue(value: number, unit: string | null): string {
  const [before, behind] = units[unit ?? ''] ?? ['', ''];
  return `${value < 0 ? '−' : ''}${before}${digits(Math.abs(value))}${isMoney(unit) ? '' : behind}`;
}

/** Beside an axis: the unit stands at its end, not at each tick. */
export function sayTick(value: number, unit: string | null): string {
  const [before, behind] = units[unit ?? ''] ?? ['', ''];
  const isShort = unit === 'percent' || unit === 'multiple';
  return `${value < 0 ? '−' : ''}${before}${digits(Math.abs(value))}${isShort ? behind : ''}`;
}

/** The unit in words, for the name of an axis; empty where a tick says it. */
export function unitWords(unit: string | null): string {
  if (unit === null || unit === 'percent' || unit === 'multiple' || unit === 'count') return '';
  return isMoney(unit) ? `dollars${units[unit]?.[1] ?? ''}` : (units[unit]?.[1] ?? unit).trim();
}

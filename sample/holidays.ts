import type { Random } from './random.ts';

/** Kept by nearly everyone. */
const usual = ['New Year’s Day', 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving Day', 'Christmas Day'] as const; // prettier-ignore
/** Kept by some, the commoner first. */
const others = [
  'Day after Thanksgiving', 'Martin Luther King Jr. Day', 'Christmas Eve', 'Presidents’ Day', 'Juneteenth', 'Veterans Day',
  'New Year’s Eve', 'Good Friday', 'Indigenous Peoples’ Day', 'Day after Christmas',
] as const; // prettier-ignore
const inTheYear = [
  'New Year’s Day', 'Martin Luther King Jr. Day', 'Presidents’ Day', 'Good Friday', 'Memorial Day', 'Juneteenth', 'Independence Day',
  'Labor Day', 'Indigenous Peoples’ Day', 'Veterans Day', 'Thanksgiving Day', 'Day after Thanksgiving', 'Christmas Eve',
  'Christmas Day', 'Day after Christmas', 'New Year’s Eve',
]; // prettier-ignore

/** The most that can be named. */
export const MOST_HOLIDAYS = inTheYear.length;

/** So many paid holidays by name, as they come in the year. */
export function holidaysOf(random: Random, count: number): string[] {
  const ranked = others.map((name, at) => ({ name, rank: at + random.next() * 4 })).sort((a, b) => a.rank - b.rank);
  const kept = [...usual, ...ranked.map(({ name }) => name)].slice(0, count);
  return kept.sort((a, b) => inTheYear.indexOf(a) - inTheYear.indexOf(b));
}

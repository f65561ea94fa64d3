import { type Day, dayOn, plusDays } from './days.ts';
import { duties, type Duty, type PlanYear } from './duties.ts';
import { nextWorkingDay } from './holidays.ts';

/** A duty with its day. */
export interface DueDate {
  duty: Duty;
  /** The day by the rule, and the day until which it may be done. */
  rule: Day;
  due: Day;
  /** The plan year, or the calendar year, that it is for. */
  of: PlanYear;
}

/** The first day of plan years. */
export interface PlanYearStart {
  month: number;
  day: number;
}

/** The plan year that begins in a year. */
export function planYearOf(start: PlanYearStart, year: number): PlanYear {
  return { first: dayOn(year, start.month, start.day), last: plusDays(dayOn(year + 1, start.month, start.day), -1) };
}

function dueOf(duty: Duty, start: PlanYearStart, year: number): DueDate {
  const of = duty.by === 'calendar' ? planYearOf({ month: 1, day: 1 }, year) : planYearOf(start, year);
  const rule = duty.due(of);
  return { duty, rule, due: duty.shifts ? nextWorkingDay(rule) : rule, of };
}

/** How many years before or after a span the plan years of its dates may begin. */
const REACH = 3;

/** What is due in a span of days, ends included, the earliest first. */
export function dueWithin(start: PlanYearStart, from: Day, to: Day, some: readonly Duty[] = duties): DueDate[] {
  const years: number[] = [];
  for (let year = Number(from.slice(0, 4)) - REACH; year <= Number(to.slice(0, 4)) + 1; year += 1) years.push(year);
  return some
    .flatMap((duty) => years.map((year) => dueOf(duty, start, year)))
    .filter(({ due }) => due >= from && due <= to)
    .toSorted((a, b) => a.due.localeCompare(b.due));
}

/** When duties are due: for the plan year that begins in a named year, else the next day after today. */
export function dueFor(some: readonly Duty[], start: PlanYearStart, today: Day, year: number | null): DueDate[] {
  return some.flatMap((duty) => {
    if (year !== null) return [dueOf(duty, start, year)];
    return dueWithin(start, today, plusDays(today, 800), [duty]).slice(0, 1);
  });
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9()]+/g, ' ');

/** The duties that some words ask for; with an extension where one is spoken of. */
export function dutiesNamed(words: string): Duty[] {
  const line = ` ${plain(words)} `;
  const named = duties.filter(({ names }) => names.some((name) => line.includes(` ${plain(name)} `)));
  if (!/ exten| 5558 /.test(line)) return named;
  return named.map((duty) => duties.find(({ id }) => id === `${duty.id}-extended`) ?? duty);
}

import { stateNames } from '../contract/vocabulary/states.ts';
import type { StateLeave } from './benefits.ts';
import type { Employer } from './employer.ts';
import type { PlanYear } from './limits.ts';

type Program = readonly [name: string, weeks: number, funded: string, from?: PlanYear];

const both = 'funded by payroll premiums of employees and employers';
const employees = 'funded by payroll deductions from employees';

/** Paid family leave that states give by law, with the weeks to care for or bond with a child, and who pays. */
const programs: Readonly<Record<string, Program>> = {
  CA: ['California Paid Family Leave', 8, employees],
  CO: ['Colorado FAMLI', 12, both],
  CT: ['Connecticut Paid Leave', 12, employees],
  DC: ['District of Columbia Universal Paid Leave', 12, 'funded by a tax on employers'],
  DE: ['Delaware Paid Leave', 12, both, 2026],
  MA: ['Massachusetts Paid Family and Medical Leave', 12, both],
  ME: ['Maine Paid Family and Medical Leave', 12, both, 2026],
  MN: ['Minnesota Paid Leave', 12, both, 2026],
  NJ: ['New Jersey Family Leave Insurance', 12, employees],
  NY: ['New York Paid Family Leave', 12, employees],
  OR: ['Paid Leave Oregon', 12, both],
  RI: ['Rhode Island Temporary Caregiver Insurance', 6, employees],
  WA: ['Washington Paid Family and Medical Leave', 12, both],
};

/** Rhode Island's weeks grow by law. */
const rhodeIsland: Record<PlanYear, number> = { 2024: 6, 2025: 7, 2026: 8 };

/** What a state gives in a year; null where it gives none. */
export function stateLeaveOf(state: string, year: PlanYear): StateLeave | null {
  const [name, weeks = 0, funded = '', from = 2024] = programs[state] ?? [];
  if (name === undefined || year < from) return null;
  return { name, weeks: state === 'RI' ? rhodeIsland[year] : weeks, funded };
}

interface SickLaw {
  name: string;
  hours: number;
  /** The plan year from which it binds, where that is not before all of ours. */
  from?: PlanYear;
  /** Fewer people than these have other hours, or none. */
  small?: { below: number; hours: number | null };
}

/**
 * Hours of paid sick time a year by state law, as `reference/` states them with their sources: what accrues, or may be used. Illinois,
 * Maine and Nevada give theirs for any reason; Washington has no cap, and 40 hours carry over. A law that begins within a year counts
 * from the next one.
 */
const sickLaws: Readonly<Record<string, SickLaw>> = {
  AK: { name: 'the Alaska paid sick leave law', hours: 56, from: 2026 },
  AZ: { name: 'Arizona Earned Paid Sick Time', hours: 40 },
  CA: { name: 'the California Healthy Workplaces, Healthy Families Act', hours: 40 },
  CO: { name: 'the Colorado Healthy Families and Workplaces Act', hours: 48 },
  CT: { name: 'the Connecticut paid sick leave law', hours: 40, from: 2025 },
  DC: { name: 'the District of Columbia Accrued Sick and Safe Leave Act', hours: 56, small: { below: 100, hours: 40 } },
  IL: { name: 'the Illinois Paid Leave for All Workers Act', hours: 40 },
  MA: { name: 'Massachusetts Earned Sick Time', hours: 40 },
  MD: { name: 'the Maryland Healthy Working Families Act', hours: 40 },
  ME: { name: 'the Maine Earned Paid Leave law', hours: 40 },
  MI: { name: 'the Michigan Earned Sick Time Act', hours: 72, from: 2025 },
  MN: { name: 'Minnesota Earned Sick and Safe Time', hours: 48 },
  NE: { name: 'the Nebraska Healthy Families and Workplaces Act', hours: 56, from: 2026 },
  NJ: { name: 'New Jersey Earned Sick Leave', hours: 40 },
  NM: { name: 'the New Mexico Healthy Workplaces Act', hours: 64 },
  NV: { name: 'the Nevada paid leave law', hours: 40, small: { below: 50, hours: null } },
  NY: { name: 'New York Paid Sick Leave', hours: 56, small: { below: 100, hours: 40 } },
  OR: { name: 'the Oregon sick time law', hours: 40 },
  RI: { name: 'the Rhode Island Healthy and Safe Families and Workplaces Act', hours: 40 },
  VT: { name: 'Vermont Earned Sick Time', hours: 40 },
  WA: { name: 'Washington Paid Sick Leave', hours: 40 },
};

export const statesWithSickLaw: readonly string[] = Object.keys(sickLaws);

/** Null where the state asks for none; most of these laws leave public employers to their own statutes and agreements. */
export function stateSickOf(
  { state, employees, sector }: Pick<Employer, 'state' | 'employees' | 'sector'>,
  year: PlanYear,
): { name: string; hours: number } | null {
  const law = sickLaws[state];
  if (law === undefined || sector === 'public' || year < (law.from ?? year)) return null;
  const hours = law.small !== undefined && employees < law.small.below ? law.small.hours : law.hours;
  return hours === null ? null : { name: law.name, hours };
}

/** A state as a sentence names it. */
export const placeOf = (state: string): string => `${state === 'DC' ? 'the ' : ''}${stateNames[state] ?? state}`;

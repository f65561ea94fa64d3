import type { StateLeave } from './benefits.ts';
import type { PlanYear } from './limits.ts';

type Program = readonly [name: string, weeks: number, funded: string, from?: PlanYear];

const both = 'funded by payroll premiums of employees and employers';
const employees = 'funded by payroll deductions from employees';

/** Paid family leave that states give by law, with the weeks to care for or bond with a child, and who pays. */
const programs: Readonly<Record<string, Program>> = {
  CA: ['California Paid Family Leave', 8, employees],
  CO: ['Colorado FAMLI', 12, both],
  CT: ['Connecticut Paid Leave', 12, employees],
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

/** Hours of paid sick time a year that the law of a state lets people use at least, at larger employers. */
const sickHours: Readonly<Record<string, readonly [string, number]>> = {
  AZ: ['Arizona Earned Paid Sick Time', 40],
  CA: ['the California Healthy Workplaces, Healthy Families Act', 40],
  CO: ['the Colorado Healthy Families and Workplaces Act', 48],
  MA: ['Massachusetts Earned Sick Time', 40],
  MD: ['the Maryland Healthy Working Families Act', 40],
  NJ: ['New Jersey Earned Sick Leave', 40],
  NM: ['the New Mexico Healthy Workplaces Act', 64],
  OR: ['the Oregon sick time law', 40],
  RI: ['the Rhode Island Healthy and Safe Families and Workplaces Act', 40],
  VT: ['Vermont Earned Sick Time', 40],
};

/** Null where the state asks for none. */
export function stateSickOf(state: string): { name: string; hours: number } | null {
  const [name, hours = 0] = sickHours[state] ?? [];
  return name === undefined ? null : { name, hours };
}

import { type Day, dayOn, endOfMonthAfter, fifteenthAfter, plusDays, yearOf } from './days.ts';

/** A plan year: its first and last day. */
export interface PlanYear {
  first: Day;
  last: Day;
}

/** Something that is due once for each plan year, or each calendar year. */
export interface Duty {
  id: string;
  name: string;
  /** Words by which it is asked for, in small letters. */
  names: readonly string[];
  /** Whom it concerns. */
  who: string;
  /** The day by the rule alone. `by: 'calendar'`: of the calendar year in which the plan year begins. */
  due: (year: PlanYear) => Day;
  by: 'plan' | 'calendar';
  /** Whether a weekend or legal holiday moves it to the next working day. */
  shifts: boolean;
  /** The entry of the reference that holds the rule. */
  entry: string;
}

const calendarYear = ({ first }: PlanYear): number => yearOf(first);

/** What a sponsor of health and retirement plans has to do by a day. */
export const duties: readonly Duty[] = [
  { id: 'form-5500', name: 'Form 5500', names: ['5500', 'form 5500', '5500s', '5558', 'annual return'], who: 'ERISA plans that file', by: 'plan', shifts: true, entry: 'form-5500-due', due: ({ last }) => endOfMonthAfter(last, 7) },
  { id: 'form-5500-extended', name: 'Form 5500 where Form 5558 was filed in time', names: [], who: 'ERISA plans that asked for more time', by: 'plan', shifts: true, entry: 'form-5500-due', due: ({ last }) => fifteenthAfter(last, 10) },
  { id: 'sar', name: 'Summary annual report', names: ['sar', 'summary annual report'], who: 'Plans that file Form 5500, unless unfunded', by: 'plan', shifts: false, entry: 'erisa-sar', due: ({ last }) => endOfMonthAfter(last, 9) },
  { id: 'sar-extended', name: 'Summary annual report where Form 5500 was extended', names: [], who: 'Plans with an extension', by: 'plan', shifts: false, entry: 'erisa-sar', due: ({ last }) => fifteenthAfter(last, 12) },
  { id: 'smm', name: 'Summary of material modifications of changes made in the plan year', names: ['smm', 'summary of material modifications'], who: 'ERISA plans that were changed', by: 'plan', shifts: false, entry: 'erisa-smm', due: ({ last }) => plusDays(last, 210) },
  { id: 'cms-disclosure', name: 'Disclosure of creditable coverage to CMS', names: ['cms disclosure', 'creditable coverage disclosure', 'disclosure to cms', 'part d disclosure'], who: 'Plans with prescription drugs', by: 'plan', shifts: false, entry: 'medicare-part-d', due: ({ first }) => plusDays(first, 59) },
  { id: 'part-d-notice', name: 'Medicare Part D notice of creditable coverage, before October 15', names: ['part d notice', 'part d notices', 'medicare part d', 'creditable coverage notice', 'medicare notice'], who: 'Plans with prescription drugs', by: 'calendar', shifts: false, entry: 'medicare-part-d', due: (year) => dayOn(calendarYear(year), 10, 14) },
  { id: 'pcori', name: 'PCORI fee on Form 720', names: ['pcori', 'pcori fee', 'form 720'], who: 'Self-funded health plans and HRAs', by: 'plan', shifts: true, entry: 'pcori-fee', due: ({ last }) => dayOn(yearOf(last) + 1, 7, 31) },
  { id: '1095-furnish', name: 'Forms 1095-C (1095-B) to people, or the notice on the website', names: ['1095', '1095-c', '1095c', '1095-b', 'aca forms', 'aca statements'], who: 'Applicable large employers; self-funded plans', by: 'calendar', shifts: true, entry: 'aca-reporting', due: (year) => plusDays(dayOn(calendarYear(year) + 1, 1, 31), 30) },
  { id: '1094-file', name: 'Forms 1094 and 1095 to the IRS, electronically', names: ['1094', '1094-c', '1095', '1095-c', 'aca filing', 'aca reporting'], who: 'Applicable large employers; self-funded plans', by: 'calendar', shifts: true, entry: 'aca-reporting', due: (year) => dayOn(calendarYear(year) + 1, 3, 31) },
  { id: 'w-2', name: 'Forms W-2 with the cost of coverage', names: ['w-2', 'w2', 'w-2s'], who: 'Employers that file 250 or more', by: 'calendar', shifts: true, entry: 'w-2-reporting', due: (year) => dayOn(calendarYear(year) + 1, 1, 31) },
  { id: 'rxdc', name: 'Prescription drug report (RxDC)', names: ['rxdc', 'rx report', 'prescription drug report', 'drug data', 'rx reporting'], who: 'Group health plans, mostly through their carrier or administrator', by: 'calendar', shifts: false, entry: 'transparency', due: (year) => dayOn(calendarYear(year) + 1, 6, 1) },
  { id: 'gag-clause', name: 'Gag clause attestation', names: ['gag clause', 'gag clause attestation', 'attestation'], who: 'Group health plans, insured and self-funded', by: 'calendar', shifts: false, entry: 'transparency', due: (year) => dayOn(calendarYear(year), 12, 31) },
  { id: 'sbc', name: 'SBC where coverage renews by itself, and open enrollment notices', names: ['sbc', 'open enrollment notice', 'open enrollment notices', 'open enrollment materials', 'renewal sbc'], who: 'Group health plans', by: 'plan', shifts: false, entry: 'sbc', due: ({ first }) => plusDays(first, -30) },
  { id: 'section-125', name: 'Section 125 elections and plan document, before the plan year', names: ['section 125', 'cafeteria plan', 'elections', '125 elections', 'plan document'], who: 'Cafeteria plans', by: 'plan', shifts: false, entry: 'cafeteria-plan', due: ({ first }) => plusDays(first, -1) },
  { id: 'testing', name: 'Nondiscrimination tests (Sections 125, 105(h), 129), by the end of the plan year', names: ['nondiscrimination', 'nondiscrimination testing', 'discrimination testing', 'testing', '105(h)'], who: 'Cafeteria plans and self-funded health plans', by: 'plan', shifts: false, entry: 'cafeteria-testing', due: ({ last }) => last },
  { id: 'adp-refunds', name: 'Refunds after a failed ADP or ACP test, without the excise tax', names: ['adp', 'acp', 'adp refunds', 'corrective distributions'], who: '401(k) plans that failed', by: 'plan', shifts: false, entry: '401k-safe-harbor', due: ({ last }) => fifteenthAfter(last, 3) },
  { id: 'hra-notice', name: 'Notice of a QSEHRA or an individual coverage HRA', names: ['ichra notice', 'qsehra notice', 'hra notice'], who: 'Employers with such an HRA', by: 'plan', shifts: false, entry: 'hra-kinds', due: ({ first }) => plusDays(first, -90) },
]; // prettier-ignore

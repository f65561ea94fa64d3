import { places } from '../places.ts';
import type { LawRow, LawTable } from './law-table.ts';

/** The state itself has no law on sick leave of private employers. */
const none = (state: string, more = ''): LawRow => ({
  rule: `${state} does not require paid sick leave of private employers: there is no state law on it.${more === '' ? '' : ` ${more}`}`,
  source: `No statute of ${state}`,
});

/** Paid sick leave where the state leaves it open, and in cities; what states require stands in entries of its own. */
export const sick: LawTable = {
  topic: 'sick',
  isWhole: true,
  appliesTo: 'Employers with employees in the state or city; federal contractors by Executive Order 13706.',
  planDecides: 'Whether sick days are given where no law requires them, and how a PTO policy satisfies a law.',
  general: 'state-sick-leave',
  rules: {
    AL: none('Alabama'), FL: none('Florida', 'A state law keeps cities and counties from requiring it.'), GA: none('Georgia'),
    IN: none('Indiana'), NC: none('North Carolina'), OH: none('Ohio'), SC: none('South Carolina'), TN: none('Tennessee'),
    TX: none('Texas', 'Courts have blocked the ordinances of Austin, Dallas and San Antonio.'), UT: none('Utah'), WI: none('Wisconsin'),
    PA: none('Pennsylvania', 'Philadelphia, Pittsburgh and Allegheny County have laws of their own.'),
    VA: { rule: 'Virginia requires paid sick leave only of employers of home health workers until July 1, 2027: an hour for each 30 hours worked, up to 40 a year. From then on employers of 50 or more give the same to nearly all employees, those of 25 or more from January 1, 2028 and every employer from January 1, 2029.', source: 'Va. Code §40.1-33.3 ff.; HB 5 (2026)' },
    NYC: { rule: 'New York City employers of 100 or more give up to 56 hours of paid safe and sick leave a year, those of 5 to 99 give 40 hours, and smaller ones 40 hours unpaid unless their net income exceeds $1 million; an hour is earned for each 30 worked. Since February 22, 2026 all employers give 32 more hours unpaid, at hire and on each January 1.', source: 'N.Y.C. Admin. Code §20-911 ff. (ESSTA)', checked: [places.riskStrategiesNycSick, places.outsideLegalNycSick, places.hrLawsNycSick, places.mondaqNycSick] },
    CHI: { rule: 'Chicago employees earn, since July 1, 2024, up to 40 hours of paid sick leave and up to 40 hours of paid leave for any reason in 12 months, an hour of each for 35 hours worked.', source: 'Chicago Mun. Code ch. 6-130' },
    PHL: { rule: 'Philadelphia employers of 10 or more give an hour of paid sick leave for each 40 hours worked, up to 40 a year; smaller ones give it unpaid.', source: 'Phila. Code ch. 9-4100' },
    SF: { rule: 'San Francisco employees earn an hour of paid sick leave for each 30 hours worked, up to a balance of 72 hours, or 40 at employers below 10.', source: 'S.F. Labor & Employment Code art. 11' },
    LAX: { rule: 'In the city of Los Angeles employers give 48 hours of paid sick leave a year, at once or as an hour for each 30 hours worked; a balance may be capped at 72 hours.', source: 'L.A. Mun. Code §187.04' },
  },
  also: {
    AK: ['ak-sick-leave'], AZ: ['az-sick-leave'], CA: ['ca-sick-leave'], CO: ['co-sick-leave'], CT: ['ct-sick-leave'], DC: ['dc-sick-leave'],
    ME: ['me-earned-leave'], MD: ['md-sick-leave'], MA: ['ma-sick-leave'], MI: ['mi-sick-leave'], MN: ['mn-sick-leave'], NE: ['ne-sick-leave'], NJ: ['nj-sick-leave'],
    NM: ['nm-sick-leave'], NY: ['ny-sick-leave'], OR: ['or-sick-leave'], RI: ['ri-sick-leave'], VT: ['vt-sick-leave'], WA: ['wa-sick-leave'], NV: ['nv-paid-leave'],
    MO: ['mo-sick-leave'], IL: ['il-paid-leave', 'il-paid-leave-terms'],
  },
}; // prettier-ignore

/** Leave for any reason at all, by state. */
export const anyReason: LawTable = {
  topic: 'any-reason',
  isWhole: true,
  appliesTo: 'Employers with employees in the state or city, by the size that the rule says.',
  planDecides: 'A vacation or PTO policy that gives as much on the same terms satisfies the law.',
  general: {
    rule: 'No federal law requires paid leave. Illinois, Maine and Nevada require up to 40 hours a year for any reason; Chicago has 40 hours of it beside 40 hours of sick leave. No other state has such a law.',
    source: '820 ILCS 192; 26 M.R.S. §637; NRS 608.0197; Chicago Mun. Code ch. 6-130',
  },
  rules: {},
  also: { ME: ['me-earned-leave'], NV: ['nv-paid-leave'], IL: ['il-paid-leave', 'il-paid-leave-terms'], CHI: ['law-sick-chi'] },
}; // prettier-ignore

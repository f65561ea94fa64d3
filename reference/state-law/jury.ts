import { places } from '../places.ts';
import type { LawTable } from './law-table.ts';

const PROTECTED = 'The job of a juror is protected.';

/** Pay and protection of jurors, by state. */
export const jury: LawTable = {
  topic: 'jury',
  appliesTo: 'Employers with employees who are called to serve in the state; exempt employees under the FLSA everywhere.',
  planDecides: 'Pay beyond what the law requires, and whether juror fees are taken off where the law allows it.',
  general: {
    rule: 'No federal law requires private employers to pay for jury duty; 28 USC §1875 protects the job of federal jurors, and the salary of an exempt employee may not be cut for part of a week. Alabama, Colorado, Connecticut, the District of Columbia, Louisiana, Massachusetts, Nebraska, New York and Tennessee require pay, mostly for one to five days, and Georgia’s law is read so. Other states protect the job and leave pay to the employer.',
    source: '28 USC §1875; 29 CFR 541.602(b)(3); state statutes of each',
  },
  rules: {
    AL: { rule: 'Alabama employers pay full-time employees their usual pay while they serve on a jury, and may not make them use leave.', source: 'Ala. Code §12-16-8' },
    AZ: { rule: `Arizona does not require private employers to pay for jury duty. ${PROTECTED} Vacation or sick leave need not be used.`, source: 'Ariz. Rev. Stat. §21-236' },
    CA: { rule: `California does not require private employers to pay for jury duty. ${PROTECTED} Employees may use vacation or other time off that they have earned.`, source: 'Cal. Gov. Code §12945.8; Cal. Lab. Code §230' },
    CO: { rule: 'Colorado employers pay regular wages of up to $50 a day for the first three days of jury duty, also to part-time and temporary employees who have worked for three months.', source: 'C.R.S. §13-71-126' },
    CT: { rule: 'Connecticut employers pay full-time employees their regular wages for the first five days of jury duty.', source: 'Conn. Gen. Stat. §51-247' },
    DC: { rule: 'In the District of Columbia employers of more than 10 pay full-time employees their usual pay, less the juror’s fee, for the first five days of jury duty.', source: 'D.C. Code §15-718' },
    FL: { rule: `Florida does not require private employers to pay for jury duty. ${PROTECTED}`, exceptions: 'Some counties, such as Broward and Miami-Dade, require pay by ordinance.', source: 'Fla. Stat. §40.271' },
    GA: { rule: `Georgia’s statute protects the job of a juror and says nothing of pay; an opinion of its attorney general reads it so that wages are owed, less the juror’s fee.`, source: 'O.C.G.A. §34-1-3' },
    IL: { rule: `Illinois does not require private employers to pay for jury duty. ${PROTECTED} Night workers need not work while they serve by day.`, source: '705 ILCS 310/10.1' },
    LA: { rule: 'Louisiana employers give one day of jury duty without loss of wages or of leave.', source: 'La. Rev. Stat. §23:965' },
    MA: { rule: 'Massachusetts employers pay regular wages for the first three days of jury duty, also to part-time and temporary employees who would have worked.', source: 'M.G.L. c. 234A §48' },
    MI: { rule: `Michigan does not require private employers to pay for jury duty. ${PROTECTED}`, source: 'MCL 600.1348' },
    NE: { rule: 'Nebraska employees lose no pay, sick leave or vacation by jury duty; the employer may reduce pay by the juror’s fee.', source: 'Neb. Rev. Stat. §25-1640' },
    NJ: { rule: `New Jersey does not require private employers to pay for jury duty. ${PROTECTED}`, source: 'N.J.S.A. 2B:20-17' },
    NY: { rule: 'New York employers of more than 10 pay the juror’s fee, or wages if these are less, for the first three days of jury duty: $72 a day since June 2025, $40 before.', source: 'N.Y. Jud. Law §§519, 521', checked: [places.rimonJury, places.visionsJury] },
    NC: { rule: `North Carolina does not require private employers to pay for jury duty. ${PROTECTED}`, source: 'N.C. Gen. Stat. §9-32' },
    OH: { rule: `Ohio does not require private employers to pay for jury duty. ${PROTECTED} Vacation or sick leave need not be used.`, source: 'Ohio Rev. Code §2313.19' },
    PA: { rule: `Pennsylvania does not require private employers to pay for jury duty. ${PROTECTED}`, exceptions: 'Retail and service employers below 15 and manufacturers below 40 are exempt.', source: '42 Pa.C.S. §4563' },
    TN: { rule: 'Tennessee employers of five or more pay their usual pay to jurors, and may take off the juror’s fee.', exceptions: 'Temporary employees of less than six months are left out.', source: 'Tenn. Code §22-4-106' },
    TX: { rule: `Texas does not require private employers to pay for jury duty. ${PROTECTED}`, source: 'Tex. Civ. Prac. & Rem. Code §122.001' },
    VA: { rule: `Virginia does not require private employers to pay for jury duty. ${PROTECTED} Sick leave or vacation need not be used.`, source: 'Va. Code §18.2-465.1' },
    WA: { rule: `Washington does not require private employers to pay for jury duty. ${PROTECTED}`, source: 'RCW 2.36.165' },
  },
}; // prettier-ignore

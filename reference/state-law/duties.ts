import { places } from '../places.ts';
import type { LawTable } from './law-table.ts';

/** Retirement programs for employers without a plan, by state. */
export const autoIra: LawTable = {
  topic: 'auto-ira',
  appliesTo: 'Private employers without a qualified retirement plan, by the size that the rule says; an employer with a plan certifies that it is exempt.',
  planDecides: 'Whether the employer adopts a plan of its own instead. Employers do not contribute to the state’s program.',
  counsel: 'Counsel or the program should be asked how part-time and out-of-state employees count, and about a notice of penalty.',
  general: {
    rule: 'No federal law requires a retirement plan. State programs enroll employees without one in an IRA by payroll, with a duty for employers in California (1 or more employees), Colorado, Connecticut, Delaware, Illinois, Maine, Vermont and Virginia (5 or more), Minnesota and Rhode Island (5 or more, step by step by size), Nevada (6 or more), Maryland and Oregon (any), New York (10 or more), New Jersey (25 or more, and smaller ones by a law of 2026), and others that are being set up. Texas and Florida among others have none.',
    source: 'State statutes of each',
  },
  rules: {
    CA: { rule: 'CalSavers binds California employers with one or more employees and no retirement plan; those of one to four had to register by December 31, 2025. The penalty is $250 an employee 90 days after notice and $500 more after 180 days. Employees save 5% by default, rising to 8%.', source: 'Cal. Gov. Code §100000 ff.; Cal. Unemp. Ins. Code §1088.9', checked: [places.targetMandates, places.jpMorganMandates, places.mercerMandates] },
    CO: { rule: 'Colorado SecureSavings binds employers with five or more employees and two years in business that have no retirement plan; the penalty is $100 an employee a year, at most $5,000.', source: 'C.R.S. §24-54.3-101 ff.', checked: [places.targetMandates, places.capitalMandates] },
    CT: { rule: 'MyCTSavings binds Connecticut employers with five or more employees and no retirement plan. Employees save 3% by default.', source: 'Conn. Gen. Stat. §31-416 ff.' },
    DE: { rule: 'Delaware EARNS binds employers with five or more employees, six months in business and no retirement plan; the penalty is $250 an employee a year, at most $5,000.', source: '19 Del. C. ch. 38', checked: [places.jpMorganMandates, places.capitalMandates] },
    IL: { rule: 'Illinois Secure Choice binds employers with five or more Illinois employees, two years in business and no retirement plan; the penalty is $250 an employee for the first year and $500 for each later one. Employees save 5% by default.', source: '820 ILCS 80' },
    ME: { rule: 'Maine’s MERIT program binds employers with five or more employees, two years in business and no retirement plan.', source: '5 M.R.S. ch. 7-A' },
    MD: { rule: 'MarylandSaves binds employers of any size that pay by an automatic payroll system, have been in business for two years and have no retirement plan; who takes part, or has a plan, is spared the $300 annual filing fee.', source: 'Md. Code, Lab. & Empl. §12-101 ff.' },
    MN: { rule: 'Minnesota Secure Choice binds employers with five or more employees and no retirement plan, step by step: those with 100 or more had to register by June 30, 2026, and those with 50 to 99 register by December 31, 2026. Smaller ones follow in 2027 and 2028.', source: 'Minn. Stat. ch. 187' },
    NV: { rule: 'The Nevada Employee Savings Trust (NEST) binds employers with six or more employees, 36 months in business and no retirement plan, since July 1, 2025. Employees save 5% by default.', source: 'Nev. SB 305 (2023)', checked: [places.kzaNest, places.bpmNest] },
    NJ: { rule: 'New Jersey’s RetireReady NJ binds employers with 25 or more employees, two years in business and no retirement plan. A law of January 2026 extends it to smaller ones, which should check the state’s page for the size and the day.', source: 'N.J.S.A. 43:23-13 ff.' },
    NY: { rule: 'New York Secure Choice binds employers with 10 or more employees in the state, two years in business and no retirement plan. They had to register in 2026: those with 30 or more employees by March 18, those with 15 to 29 by May 15 and those with 10 to 14 by July 15. Employees save 3% by default.', source: 'N.Y. Gen. Bus. Law art. 43', checked: [places.hortonSecureChoice, places.tabnySecureChoice, places.littlerSecureChoice, places.virgilSecureChoice] },
    OR: { rule: 'OregonSaves binds all Oregon employers, with one or more employees, that have no retirement plan. Employees save 5% by default.', source: 'ORS 178.200 ff.' },
    RI: { rule: 'Rhode Island’s program (RISavers) binds employers with five or more employees and no retirement plan, by size: within 12 months after it opened those with more than 100 eligible employees, within 24 months those with more than 50, and within 36 months all others. The state may extend these times.', source: 'R.I. Gen. Laws §35-23-9', checked: [places.counselStackRiSavers, places.rhodeIslandAct, places.findLawRiSavers, places.humanInterestRiSavers] },
    VT: { rule: 'VT Saves binds Vermont employers with five or more employees, two years in business and no retirement plan. Employees save 5% by default.', source: '3 V.S.A. ch. 18' },
    VA: { rule: 'RetirePath Virginia binds employers with five or more eligible employees (25 or more before July 1, 2026), two years in business and no retirement plan; the penalty is up to $200 an employee.', source: 'Va. Code §2.2-2744 ff.' },
    WA: { rule: 'Washington Saves begins on July 1, 2027 for employers without a retirement plan that have been in business for two years; until then there is no duty.', source: 'RCW 19.05.010 ff.' },
  },
}; // prettier-ignore

/** Commuter benefits that must be offered, by state and city. */
export const commuter: LawTable = {
  topic: 'commuter',
  appliesTo: 'Employers with employees in the city or state that is named, by the size that the rule says.',
  planDecides: 'Whether transit is given pre-tax, as a subsidy or as a service, where the law leaves the choice.',
  general: 'commuter-ordinances',
  rules: {
    NYC: { rule: 'New York City employers with 20 or more full-time employees there must offer them pre-tax transit benefits.', source: 'N.Y.C. Admin. Code §20-926', checked: [places.ambenCommuter, places.benefitResourceCommuter] },
    NJ: { rule: 'New Jersey employers with 20 or more employees must offer pre-tax transportation benefits to those not under a collective agreement.', source: 'N.J.S.A. 27:26A-16 (P.L. 2019, c. 38)', checked: [places.cgTeamCommuter, places.benefitsLawAdvisorCommuter] },
    DC: { rule: 'In the District of Columbia employers with 20 or more employees there must offer pre-tax transit, pay for it, or run a shuttle.', source: 'D.C. Code §32-152', checked: [places.ambenCommuter, places.benefitResourceCommuter] },
    SEA: { rule: 'Seattle employers with 20 or more employees worldwide must offer pre-tax transit or vanpool to those who work 10 hours a week or more in the city.', source: 'Seattle Mun. Code ch. 14.30' },
    SF: { rule: 'San Francisco employers with 20 or more employees nationwide must offer pre-tax transit, a subsidy or a service to those who work 10 hours a week or more in the city.', source: 'S.F. Environment Code ch. 4 §421 ff.' },
    BAY: { rule: 'In the nine counties of the San Francisco Bay Area employers with 50 or more full-time employees there must offer pre-tax transit, a subsidy, a service or telework.', source: 'BAAQMD Reg. 14-1', checked: [places.benefitResourceCommuter, places.zenefitsCommuter] },
    PHL: { rule: 'Philadelphia employers with 50 or more covered employees must offer pre-tax transit or bicycle benefits.', source: 'Phila. Code ch. 9-5300' },
    IL: { rule: 'In Cook County, Chicago and named townships around it Illinois employers with 50 or more employees at a place within a mile of fixed-route transit must offer pre-tax transit since January 1, 2024; elsewhere in the state none is required.', source: '820 ILCS 63' },
  },
}; // prettier-ignore

/** Notices and statements about benefits, by state. */
export const notices: LawTable = {
  topic: 'notices',
  appliesTo: 'Employers with employees in the state, as the rule says.',
  planDecides: 'How the notice is given, on paper or electronically, within what the law allows.',
  general: {
    rule: 'Federal law requires no pay stub; the notices of ERISA, COBRA and the ACA stand apart. States add their own: California on pay stubs and FSAs, Illinois a comparison of coverage, Massachusetts the HIRD form.',
    source: 'FLSA (29 CFR 516); state statutes of each',
  },
  rules: {
    CA: { rule: 'California employers show available paid sick leave on each pay stub or with it, and tell FSA participants of deadlines to withdraw funds in two different forms.', source: 'Cal. Lab. Code §§226, 246(i), 2810.7' },
    IL: { rule: 'Illinois employers that give health coverage hand employees at hire and each year a comparison of its benefits with the state’s essential health benefits.', source: '820 ILCS 46 (Consumer Coverage Disclosure Act)' },
    NY: { rule: 'New York employers give a statement with each payment of wages and, on request, tell what sick leave was accrued and used within three business days.', source: 'N.Y. Lab. Law §§195(3), 196-b' },
  },
  also: { MA: ['massachusetts-filings'] },
}; // prettier-ignore

/** Notice before mass layoffs beside the federal WARN Act, by state. */
export const layoffs: LawTable = {
  topic: 'layoffs',
  appliesTo: 'Employers by the size that the rule says; the federal WARN Act applies beside it from 100 employees on.',
  planDecides: 'Severance beyond the law, and whether pay is given in place of notice where that is allowed.',
  counsel: 'Counsel should look before any layoff at one site of about 25 people or more.',
  general: 'warn',
  rules: {
    CA: { rule: 'Cal-WARN binds California establishments with 75 or more employees in the last 12 months: 60 days’ notice of a layoff of 50 or more in 30 days, a closing or a relocation of 100 miles, part-time employees counted.', source: 'Cal. Lab. Code §1400.5 ff.' },
    IL: { rule: 'The Illinois WARN Act binds employers of 75 or more full-time employees: 60 days’ notice of a closing or a layoff of 25 or more that are a third of a site, or of 250.', source: '820 ILCS 65' },
    IA: { rule: 'The Iowa WARN Act binds employers of 25 or more: 30 days’ notice of a closing or layoff of 25 or more employees.', source: 'Iowa Code ch. 84C' },
    NJ: { rule: 'New Jersey’s WARN law binds employers of 100 or more: 90 days’ notice of a layoff of 50 or more in the state, and severance of a week’s pay for each year of service, four weeks more where notice is short.', source: 'N.J.S.A. 34:21-1 ff.' },
    NY: { rule: 'The New York WARN Act binds employers of 50 or more full-time employees in the state: 90 days’ notice of a closing of 25 jobs or a layoff of 25 that are a third of a site, or of 250.', source: 'N.Y. Lab. Law §860 ff.' },
    OH: { rule: 'Since September 29, 2025 Ohio employers of 100 or more give 60 days’ notice of a closing or layoff of 50 or more employees at one site within 30 days, to city and county officials as well.', exceptions: 'Federal law asks that a layoff be of a third of the site too, unless it is of 500. Lawyers differ on whether Ohio’s law does.', source: 'Ohio Rev. Code §4113.31', checked: [places.kwgdOhioWarn, places.employerLawOhioWarn, places.duaneMorrisOhioWarn] },
    VT: { rule: 'Vermont employers of 50 or more give the state 45 days’ and employees 30 days’ notice of a closing or of a layoff of 50 or more.', source: '21 V.S.A. §411 ff.' },
    WA: { rule: 'Since July 27, 2025 Washington employers of 50 or more give 60 days’ notice of a closing or of a layoff of 50 or more. They may not lay off somebody who is on the state’s paid family or medical leave, with exceptions.', source: 'RCW ch. 49.45', checked: [places.unitedEmployersWaWarn, places.fenwickWaWarn, places.ogletreeWaWarn] },
    WI: { rule: 'Wisconsin employers of 50 or more give 60 days’ notice of a closing that affects 25 employees. They give it too before a layoff of a quarter of a site and at least 25 employees, or of 500.', source: 'Wis. Stat. §109.07' },
  },
}; // prettier-ignore

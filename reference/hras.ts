import { byYear, entriesOf, seenIn } from './entry.ts';
import { places } from './places.ts';

/** HRAs that stand in place of a group plan, and accounts beside an HSA by the law of 2025. */
export const hras = entriesOf(
  {
    topics: ['hra'],
    appliesTo: 'Employers that offer the arrangement in place of, or beside, a group health plan; owners who are not employees are left out.',
    planDecides: 'Amounts, which classes or employees are offered it, what is reimbursed, and carryover.',
    counsel: 'Counsel should look at classes, at affordability, and at a group plan of a related employer.',
  },
  [
  {
    id: 'ichra',
    topics: ['hra', 'aca'],
    title: 'Individual coverage HRA (ICHRA): classes, notice, affordability',
    names: ['ichra', 'individual coverage hra', 'ichra classes', 'ichra class size', 'minimum class size', 'ichra notice', 'ichra notice 90 days', 'ichra next to a group plan', 'offer ichra and group plan', 'ichra beside group plan', 'ichra affordability', 'ichra individual coverage required', 'ichra rules', 'ichra medicare', 'give employees money for their own insurance', 'reimburse individual coverage'],
    rule: 'An ICHRA reimburses individual health coverage or Medicare, in which the employee must be enrolled, on the same terms for a whole class of employees (full-time, part-time, salaried, hourly, by rating area and others). An employer may offer a group plan to one class and an ICHRA to another, but never a choice of both; then some classes need 10 employees below 100 employees, 10% of them from 100 to 200, and 20 above 200. A notice goes out at least 90 days before each plan year, to new employees by their first day of eligibility.',
    exceptions: 'The class size does not bind where no group plan is offered. An offer that is affordable for the lowest-cost silver plan counts as an ALE’s offer of coverage and ends the premium tax credit; employees may opt out. There is no dollar limit.',
    source: '26 CFR 54.9802-4(c), (d); 29 CFR 2590.702-2; 26 CFR 1.36B-2(c)(5)',
    checked: [places.wordAndBrownIchra, places.takeCommandIchra],
  },
  {
    id: 'qsehra',
    title: 'QSEHRA: who may offer it, and its notice',
    names: ['qsehra', 'who can offer a qsehra', 'qsehra eligible employer', 'qsehra notice', 'small employer hra', 'qualified small employer hra', 'qsehra under 50 employees', 'qsehra group plan', 'qsehra limit', 'qsehra maximum', 'qsehra family limit', 'small employer reimburse marketplace plans', 'reimburse our few employees for marketplace plans', 'small company pays for individual policies'],
    rule: 'A QSEHRA may be offered by an employer with fewer than 50 full-time employees and equivalents that offers no group health plan to anybody, on the same terms to all eligible employees and up to a limit of each year. A written notice goes out at least 90 days before the year.',
    figures: [
      { label: 'QSEHRA, self-only', unit: 'usd', by: byYear(5850, 6150, 6350, 6450), source: 'Rev. Proc. 2022-38, 2023-34, 2024-40, 2025-32', checked: { ...seenIn([2023, 2024], places.vita2024, places.alerus), ...seenIn([2025], places.alerus, places.mercer2026), ...seenIn([2026], places.mercer2026, places.jdSupraFsa2026) } },
      { label: 'QSEHRA, family', unit: 'usd', by: byYear(11800, 12450, 12800, 13100), source: 'Rev. Proc. 2022-38, 2023-34, 2024-40, 2025-32', checked: { ...seenIn([2023, 2024], places.vita2024, places.alerus), ...seenIn([2025], places.alerus, places.mercer2026), ...seenIn([2026], places.mercer2026, places.jdSupraFsa2026) } },
    ],
    exceptions: 'Employees need minimum essential coverage for a reimbursement to be free of tax. It lowers the premium tax credit. A missed notice costs $50 an employee, up to $2,500 a year.',
    source: 'IRC §9831(d); Notice 2017-67; IRC §6652(o)',
    checked: [places.nfpQsehra, places.brightmineQsehra, places.peopleKeepQsehra],
  },
  {
    id: 'hsa-obbba',
    topics: ['hsa', 'hdhp'],
    title: 'HSAs with telehealth, direct primary care, bronze and catastrophic plans',
    names: ['hsa telehealth', 'telehealth before the deductible', 'hsa direct primary care', 'dpc hsa', 'bronze plan hsa', 'catastrophic plan hsa', 'one big beautiful bill hsa', 'obbba hsa', 'new hsa rules 2026'],
    rule: 'An HDHP may cover telehealth before the deductible, for good, for plan years that begin after 2024. From 2026 a direct primary care arrangement of at most $150 a month for one person, or $300 for more, does not end HSA eligibility, and bronze and catastrophic plans of an exchange count as HDHPs.',
    exceptions: 'The fees are indexed after 2026. What is done in person, equipment and drugs beside a telehealth visit do not count.',
    source: 'IRC §223(c); Pub. L. 119-21 §§71306–71308; Notice 2026-5',
    checked: [places.q4IntelObbba, places.livelyObbba],
  },
  ],
); // prettier-ignore

import { entriesOf } from './entry.ts';

/** What is different for plans of states, counties, cities, school districts and other public employers. */
export const publicEmployers = entriesOf(
  {
    topics: [],
    appliesTo: 'States, counties, cities, school districts and other public employers, by how their plan is funded.',
    planDecides: 'Eligibility, contributions and plan design, within these rules, state law and labor agreements.',
    counsel: 'Counsel should look at state law, at labor agreements, and at notices that were missed.',
  },
  [
  {
    id: 'public-cobra',
    topics: ['cobra'],
    title: 'COBRA of state and local governments',
    names: ['cobra for a government employer', 'does cobra apply to public employers', 'public health service act cobra', 'who enforces cobra for public employers'],
    rule: 'Group health plans of states, counties, cities and school districts give the same continuation coverage under the Public Health Service Act, where the employer has 20 or more employees. HHS (CMS) oversees it, in place of the Labor Department and the IRS, and the excise tax does not apply.',
    exceptions: 'Plans of the federal government have a law of their own (temporary continuation of coverage).',
    source: '42 USC §§300bb-1 to 300bb-8; IRC §4980B(d)(2)',
  },
  {
    id: 'public-opt-out',
    topics: ['mental-health-parity'],
    title: 'Opting out of parity and market rules (self-funded governmental plans)',
    names: ['hipaa opt-out government plan', 'opt out of mental health parity', 'self-funded public employer exempt from parity', 'nonfederal governmental plan opt out', 'non-federal governmental plan election'],
    rule: 'Self-funded plans of state and local governments may opt out of some rules of the Public Health Service Act, such as minimum stays after birth and reconstruction after mastectomy, by an election each plan year that is sent to CMS and told to members. Opting out of mental health parity has ended: no election could be made after December 28, 2022, and those that ran could not be renewed once they expired on or after June 27, 2023.',
    exceptions: 'Where several labor agreements were in force, the last election could run until the longest of them ended. Insured plans could never opt out.',
    source: 'PHSA §2722(a)(2); CAA 2023, Div. FF §1321; 45 CFR 146.180',
  },
  {
    id: 'public-erisa',
    topics: ['erisa'],
    title: 'Governmental plans and ERISA',
    names: ['does erisa apply to a government plan', 'public employer plan erisa exempt', 'school district erisa', 'governmental plan form 5500', 'is a public university subject to erisa'],
    rule: 'Plans that a government or its agency sets up for its employees are exempt from ERISA: no Form 5500, no SPD by federal law, no ERISA claims procedure. COBRA, HIPAA, the ACA and tax rules bind them by other laws.',
    exceptions: 'State law mostly takes ERISA’s place. A nonprofit that works for a government is mostly no governmental plan.',
    source: 'ERISA §§3(32), 4(b)(1)',
  },
  {
    id: 'retiree-only',
    title: 'Retiree-only plans',
    names: ['retiree-only plan', 'does the aca apply to retiree-only plans', 'plan with no active employees', 'retiree only exemption', 'separate retiree plan exempt from market reforms'],
    rule: 'A plan with fewer than two participants who are current employees, such as a plan for retirees alone, is exempt from the ACA’s market rules, HIPAA portability and mental health parity: no age 26, no preventive care without cost sharing, no ban on annual limits. It pays the PCORI fee, and COBRA may apply.',
    exceptions: 'Actives and retirees in one plan lose the exemption; a separate plan document, and a separate Form 5500 where one is due, keep it.',
    appliesTo: 'Health plans of any employer, public or private, that cover fewer than two current employees.',
    source: 'ERISA §732(a); IRC §9831(a)(2); 75 FR 34539',
  },
  {
    id: 'elected-officials',
    topics: ['aca'],
    title: 'Elected officials, board members and volunteers as employees',
    names: ['are elected officials employees', 'elected officials aca full-time', 'board members eligible for health plan', 'city council health insurance', 'volunteer firefighters aca hours', 'are volunteers counted as employees'],
    rule: 'For the employer mandate elected and appointed officials of a government are employees, and their hours count by a reasonable method. Hours of bona fide volunteers of governments and charities, firefighters among them, do not count.',
    exceptions: 'Outside directors of a corporation are not employees in that role.',
    source: 'IRC §3401(c); 26 CFR 54.4980H-1(a)(7), (15), (24)',
  },
  ],
); // prettier-ignore

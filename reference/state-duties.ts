import { entriesOf } from './entry.ts';

/** Duties of states and cities beside leave and continuation. */
export const stateDuties = entriesOf(
  {
    topics: [],
    appliesTo: 'Employers with employees in the state or city that is named, by the size that the rule says.',
    planDecides: 'How the employer meets the duty, and which plan or vendor it uses.',
    counsel: 'Local counsel or the state’s agency should be asked before a filing is left out.',
  },
  [
  {
    id: 'san-francisco-spending',
    title: 'San Francisco: Health Care Security Ordinance',
    names: ['hcso', 'san francisco health care security ordinance', 'san francisco health spending', 'sf hcso', 'healthy san francisco', 'san francisco employer spending requirement', 'hcso annual report'],
    rule: 'Employers with 20 or more employees worldwide (nonprofits 50) spend a minimum on health care for each hour paid to employees who work at least eight hours a week in San Francisco after 90 days, at a rate by size that the city sets each year, within 30 days after each quarter. They report by April 30 and post a notice.',
    source: 'S.F. Labor & Employment Code art. 21',
  },
  {
    id: 'washington-cares',
    topics: ['long-term-care'],
    title: 'Washington: WA Cares long-term care',
    names: ['wa cares', 'washington long term care tax', 'wa cares premium', 'wa cares exemption', 'long-term care payroll tax'],
    rule: 'Washington employees pay 0.58% of wages to WA Cares since July 2023, without a wage limit; benefits of up to $36,500 (indexed) begin in July 2026. Employers withhold and report; who has an approved exemption hands in the letter.',
    source: 'RCW 50B.04',
  },
  {
    id: 'massachusetts-filings',
    title: 'Massachusetts: HIRD form, creditable coverage',
    names: ['hird form', 'massachusetts hird', 'massachusetts 1099-hc', '1099-hc', 'minimum creditable coverage', 'massachusetts employer health filing', 'emac'],
    rule: 'Employers with six or more employees in Massachusetts file the HIRD form online between November 15 and December 15 each year. Residents need minimum creditable coverage; insurers, or self-funded employers, give Form 1099-HC by January 31.',
    source: 'M.G.L. c. 118E §78, c. 111M; 956 CMR 5.00',
  },
  {
    id: 'commuter-ordinances',
    topics: ['commuter'],
    title: 'Cities and states that require commuter benefits',
    names: ['commuter benefits law', 'mandatory commuter benefits', 'must we offer commuter benefits', 'new york city commuter law', 'new jersey commuter', 'bay area commuter benefits', 'seattle commuter ordinance', 'chicago transit benefits', 'philadelphia commuter law', 'dc commuter benefits'],
    rule: 'No federal law requires commuter benefits. Local law requires pre-tax transit, among others, in New York City (20 full-time employees), New Jersey (20), Washington, D.C. (20), Seattle (20), San Francisco (20), the Bay Area around it (50), Philadelphia (50) and around Chicago (50 at a place near transit).',
    source: 'N.Y.C. Admin. Code §20-926; N.J.S.A. 27:26A-16; D.C. Code §32-151 ff.; BAAQMD Reg. 14-1; 820 ILCS 63',
  },
  {
    id: 'state-insurance-mandates',
    topics: ['self-funding'],
    title: 'State insurance mandates: fertility, dependents beyond 26, hearing aids',
    names: ['state mandated benefits', 'is ivf mandated', 'fertility mandate', 'states that require fertility coverage', 'infertility mandate', 'state mandates self-funded', 'dependents to age 29', 'dependents to age 30', 'new jersey dependent 31', 'autism mandate', 'does state law apply to our plan'],
    rule: 'States require insured plans to cover more than federal law: about half have some fertility mandate, and some let children stay beyond 26 (New York 29, Florida 30, New Jersey 31 under conditions). ERISA frees self-funded plans from all of these.',
    exceptions: 'Which state’s law binds depends mostly on where the policy was issued. Coverage beyond the year of 26 is taxable unless the child is a dependent.',
    appliesTo: 'Insured plans, by the state of the policy; not self-funded ERISA plans.',
    source: 'ERISA §514(b)(2); state insurance codes',
  },
  {
    id: 'other-state-continuation',
    topics: ['cobra'],
    title: 'State continuation in other states',
    names: ['is there state continuation in my state', 'mini cobra by state', 'state continuation 19 employees', 'small group continuation', 'does state continuation apply to self-funded', 'continuation for employers under 20'],
    rule: 'About 40 states have a continuation law for insured plans of employers that COBRA does not reach, for 3 to 36 months; the carrier’s certificate has the steps and deadlines. Self-funded plans are not bound. Where there is none, a conversion policy or an exchange plan follows.',
    appliesTo: 'Insured group plans of small employers, by state.',
    source: 'State insurance codes; IRC §4980B(d)(1)',
  },
  {
    id: 'small-group-rating',
    topics: ['aca'],
    title: 'Small-group rating and participation',
    names: ['community rating', 'small group rating', 'age rated premiums', 'age bands small group', 'composite rates', 'tobacco rating', 'participation requirement', 'minimum participation', 'minimum employer contribution carrier', 'how many employees must enroll', 'small group 50 or 100', 'what is small group'],
    rule: 'Insured small groups (1 to 50 employees; to 100 in California, Colorado, New York and Vermont) are rated by age (3 to 1), area, family and tobacco (1.5 to 1) alone, never by health. Carriers may ask that a share of employees enroll, often 70%, and that the employer pay a share, often 50%; from November 15 to December 15 they take groups that meet neither.',
    source: 'PHSA §§2701, 2702; 45 CFR 147.102, 147.104(b)',
  },
  ],
); // prettier-ignore

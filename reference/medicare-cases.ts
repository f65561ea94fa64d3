import { byYear, entriesOf, seenIn } from './entry.ts';
import { places } from './places.ts';

/** Medicare beside a group plan, in particular cases. */
export const medicareCases = entriesOf(
  {
    topics: ['medicare'],
    appliesTo: 'Group health plans with members who have Medicare; sizes as the rule says.',
    planDecides: 'Whether retirees are covered, and how the plan pays as second payer.',
    counsel: 'Counsel should look at anything that might be an incentive to leave the plan.',
  },
  [
  {
    id: 'medicare-incentives',
    title: 'No incentive to take Medicare in place of the plan',
    names: ['incentive to take medicare', 'pay employees to go on medicare', 'pay for medicare supplement', 'encourage employees to take medicare', 'bonus to leave the plan for medicare', 'medicare buyout', 'reimburse medigap active employee', 'pay people who are 65 to drop the plan', 'medicare secondary payer penalty', 'opt-out payment for medicare', 'small employer pay medicare eligible to leave'],
    rule: 'An employer whose plan pays before Medicare (20 or more employees by age, 100 by disability) may not offer Medicare-eligible employees money or benefits to decline it, nor treat them differently. Each breach bears a civil penalty of $5,000, indexed, and an excise tax of 25% of the year’s plan cost.',
    exceptions: 'Below 20 employees, where Medicare by age pays first, it is allowed, through an ICHRA or integrated arrangement. A cash option open to all for other coverage may not single out Medicare.',
    source: '42 USC §1395y(b)(1), (3)(C); 42 CFR 411.103; IRC §5000',
  },
  {
    id: 'medicare-esrd',
    title: 'Kidney failure (ESRD): 30 months',
    names: ['esrd', 'end stage renal disease', 'dialysis medicare', '30 months esrd', 'kidney failure who pays first', 'coordination period esrd', 'dialysis plan primary'],
    rule: 'For people with Medicare by end-stage renal disease the group plan of an employer of any size, COBRA and retiree plans included, pays first for 30 months from the first month of eligibility; then Medicare does. The plan may not treat them differently in that time.',
    source: '42 USC §1395y(b)(1)(C); 42 CFR 411.160–163',
  },
  {
    id: 'medicare-part-b',
    title: 'Signing up for Medicare while working: Parts A, B and penalties',
    names: ['part b late enrollment penalty', 'do i need part b if i work', 'delay medicare part b', 'special enrollment part b', 'eight months part b', 'sign up for medicare at 65 still working', 'cms l564', 'part b penalty', 'employer under 20 medicare required', 'should an employee over 65 take medicare'],
    rule: 'Who has coverage by current employment, their own or a spouse’s, may delay Part B without penalty and enroll within eight months after the work or coverage ends (Form CMS-L564 from the employer). Later it costs 10% more for each 12 months missed, for life. With an employer below 20 employees Medicare pays first, so going without Part B leaves a gap.',
    exceptions: 'COBRA and retiree coverage do not count as current employment.',
    source: '42 USC §§1395p(i), 1395r(b); 42 CFR 407.20',
  },
  {
    id: 'medicare-part-b-premium',
    title: 'The standard Part B premium',
    names: ['part b premium', 'standard part b premium', 'how much is medicare part b', 'what does part b cost', 'monthly premium for medicare part b', 'medicare premium', 'irmaa', 'income-related part b premium'],
    rule: 'Who has Medicare Part B pays a monthly premium that CMS sets for each calendar year; most pay the standard one. People with higher incomes two years before pay more (IRMAA), and who signed up late pays a penalty on top.',
    figures: [
      { label: 'Standard Part B premium', unit: 'usd_month', by: byYear(164.9, 174.7, 185, 202.9, null), source: 'CMS notices of Medicare Part B premiums, each November; 42 USC §1395r', checked: { ...seenIn([2023], places.texasPartB, places.blavityPartB), ...seenIn([2024], places.texasPartB, places.foxPartB), ...seenIn([2025], places.foxPartB, places.totalBenefitsPartB), ...seenIn([2026], places.totalBenefitsPartB, places.retirementAtlasPartB) } },
    ],
    source: '42 USC §1395r; 42 CFR 408.20',
  },
  {
    id: 'medicare-part-d-penalty',
    title: 'Part D penalty and what creditable means',
    names: ['part d penalty', 'part d late enrollment penalty', 'creditable drug coverage meaning', 'is our drug plan creditable', 'hdhp creditable', 'creditable coverage test 2026', '63 days without drug coverage', 'simplified method creditable coverage'],
    rule: 'Drug coverage is creditable where it is expected to pay on average as much as standard Part D. Who goes 63 days or more without it after first becoming eligible pays 1% more for each month, for life. Since Part D became richer in 2025 some high-deductible plans fail; for 2026 plans may use the old or the revised simplified test, from 2027 only the revised one.',
    source: '42 USC §1395w-113(b); 42 CFR 423.46, 423.56; CMS guidance of April 2025',
  },
  {
    id: 'medicare-section-111',
    title: 'Section 111 reporting to Medicare',
    names: ['section 111', 'section 111 reporting', 'medicare mandatory insurer reporting', 'report ssn to cms', 'why does the carrier need social security numbers', 'hra section 111', 'demand letter from cms', 'medicare recovery letter'],
    rule: 'Insurers and administrators of group plans report coverage of members to CMS each quarter, with Medicare or Social Security numbers; employers give them the data, also on their size. Late reporting may cost an indexed $1,000 a day. HRAs of $5,000 a year or more are reported, too.',
    source: '42 USC §1395y(b)(7); 42 CFR 402.1(c)(22)',
  },
  ],
); // prettier-ignore

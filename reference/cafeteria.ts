import { entriesOf } from './entry.ts';

/** Section 125 and its tests. */
export const cafeteria = entriesOf(
  {
    topics: ['section-125'],
    appliesTo: 'Employers of any size with a Section 125 plan; self-employed owners may not take part.',
    planDecides: 'Which benefits and which changes of election it allows, and within how many days.',
    counsel: 'Counsel should look at failed tests, missing plan documents, and changes that the regulations do not name.',
  },
  [
  {
    id: 'cafeteria-plan',
    topics: ['section-125'],
    title: 'Section 125 cafeteria plans',
    names: ['section 125', 'cafeteria plan', 'premium only plan', 'pop', 'pre-tax premiums', 'cafeteria plan document', 'what is a section 125 plan', 'do we need a section 125 plan', 'who can participate in a cafeteria plan', 's corporation shareholder cafeteria', 'does pre-tax need paperwork', 'written document for pre-tax deductions', 'take premiums before tax', 'can partners pay premiums before tax', 'what do we need for pre-tax premiums'],
    rule: 'A written cafeteria plan lets employees choose between cash and qualified benefits before tax; without one, premiums are paid after tax. Only employees take part: sole proprietors, partners and more-than-2% shareholders of an S corporation may not.',
    source: 'IRC §125; Prop. Treas. Reg. §1.125-1',
  },
  {
    id: 'election-changes',
    topics: ['section-125', 'qualifying-event', 'fsa'],
    title: 'Changing an election during the year',
    names: ['qualifying life event', 'qualifying event', 'mid-year election change', 'change in status', 'change election mid year', 'change my election', 'what counts as a qualifying life event', 'qle', 'change fsa election', 'can you change your election mid year', 'permitted election change', 'drop coverage mid year', 'spouse gained other coverage', 'drop the plan because a spouse got a job with insurance', 'drop the plan mid-year', 'daycare price change dcfsa', 'change of daycare cost', 'lose medicaid mid-year', 'spouse open enrollment change', 'drop coverage in the middle of the year', 'can somebody quit the plan mid-year', 'had a baby change election', 'stop paying into the daycare account', 'how long to report a life event', 'got married add spouse change election', 'when can an employee change the fsa election', 'change coverage outside open enrollment', 'cancel insurance mid-year'],
    rule: 'Elections of a cafeteria plan are irrevocable for the plan year except where the plan allows a change for an event of the regulations: marriage, divorce, birth, adoption or death; a change of employment, residence or a dependent’s eligibility; a significant change of cost or coverage; HIPAA special enrollment; Medicare or Medicaid; a court order; or enrolling in an exchange plan. The change must be consistent with the event.',
    exceptions: 'Changes of cost and coverage do not permit a change of a health FSA. HSA elections may be changed at any time, at least monthly. The plan document decides which events count and how long one has, mostly 30 days.',
    source: '26 CFR 1.125-4; Notice 2014-55; Notice 2022-41',
  },
  {
    id: 'cafeteria-testing',
    topics: ['nondiscrimination', 'section-125'],
    title: 'Nondiscrimination tests of a cafeteria plan',
    names: ['section 125 nondiscrimination', 'cafeteria plan testing', 'nondiscrimination testing', '25% concentration test', 'key employee concentration', 'section 125 testing requirements', 'non-discrimination testing', 'discrimination tests of the pre-tax plan', 'owners get too much of the benefits'],
    rule: 'A cafeteria plan may not favour highly compensated employees in eligibility, contributions or benefits, and key employees may get no more than 25% of all nontaxable benefits. Where a test fails, the highly compensated or key employees are taxed; the others are not.',
    exceptions: 'A simple cafeteria plan of an employer with 100 or fewer employees is treated as passing.',
    source: 'IRC §125(b), (c), (g), (j); Prop. Treas. Reg. §1.125-7',
  },
  {
    id: 'self-funded-testing',
    topics: ['nondiscrimination', 'self-funding'],
    title: 'Section 105(h): self-funded health plans',
    names: ['105(h)', 'section 105h', 'self-insured nondiscrimination', 'executive health plan', 'self-funded discrimination testing', 'different benefits for executives', 'better coverage for executives', '105(h) fully insured', 'does 105(h) apply to insured plans', '105h', 'better plan for managers only', 'richer health plan for executives', 'give only managers a better plan', 'is it discriminatory to give executives a better health plan'],
    rule: 'A self-funded health plan may not favour highly compensated individuals, the top 25% by pay among others, in eligibility (at least 70% of all, or 80% of the eligible where 70% are, or a fair classification) or in benefits. Where it does, their excess reimbursements are taxable.',
    exceptions: 'For insured plans the like rule of PHSA §2716 is not enforced until regulations come (Notice 2011-1).',
    source: 'IRC §105(h); 26 CFR 1.105-11; Notice 2011-1',
  },
  {
    id: 'opt-out-payments',
    topics: ['section-125', 'aca'],
    title: 'Cash for waiving coverage',
    names: ['opt-out payment rules', 'cash in lieu of benefits', 'waiver payment', 'opt-out credit rules', 'can we pay employees to waive coverage', 'pay medicare employees to waive', 'pay someone extra to skip insurance', 'give cash instead of insurance', 'money for going without our coverage', 'cash for declining coverage'],
    rule: 'Cash in place of coverage is offered through a Section 125 plan, or the offer itself makes the benefit taxable for everybody. It counts against affordability unless the arrangement asks for proof of other group coverage, and it must not be an incentive to take Medicare in place of the plan.',
    source: 'IRC §125; Notice 2015-87, Q&A-9; 42 CFR 411.103',
  },
  {
    id: 'open-enrollment',
    topics: ['open-enrollment', 'section-125'],
    title: 'Open enrollment',
    names: ['open enrollment rules', 'open enrollment required', 'passive enrollment', 'how long is open enrollment', 'open enrollment notices', 'default elections', 'evergreen election'],
    rule: 'Elections are made before the plan year; the law sets no length of open enrollment, but an ALE gives an effective chance to enroll once a year. Passive (evergreen) enrollment is allowed where employees are told; the SBC goes out with the materials, or 30 days before the new year where renewal is automatic.',
    source: 'Prop. Treas. Reg. §1.125-2; 26 CFR 54.4980H-4(b); 29 CFR 2590.715-2715(a)(1)(ii)',
  },
],
); // prettier-ignore

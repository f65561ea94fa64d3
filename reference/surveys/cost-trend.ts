import { byYear, seenIn } from '../entry.ts';
import { pages } from './pages.ts';
import { entriesOfSurvey, figure } from './survey.ts';

const projection =
  'A projection is of the year named; before changes means that employers left their plans as they are.';
const mercerOf = { survey: 'mercer', asked: 'US employers with 50 or more employees (more than 1,700 in 2025); large ones have 500 or more.', reading: projection } as const; // prettier-ignore

/** Mercer’s yearly survey. */
export const mercer = entriesOfSurvey(mercerOf, [
  {
    id: 'mercer-projected',
    title: 'Mercer: projected increase of cost per employee',
    names: ['projected increase', 'projected cost increase', 'cost increase after plan changes', 'trend before changes', 'cost trend', 'expected increase', 'projection', 'health care trend', 'medical trend', 'cost projection', 'increase before changes', 'renewal increase'],
    rule: 'How much employers expect the cost per employee to rise in the year named. First results of September 2025 said 6.5% for 2026 after changes and nearly 9% before; the full survey of November 2025 said 6.7% and 9.2%.',
    section: 'results of November 2025, and of 2024 for 2025',
    figures: [
      figure('Projected increase after plan changes', 'percent', ['after'], byYear(null, 5.2, 5.8, 6.7), { checked: { ...seenIn([2025], pages.mercer2023, pages.fierceMercer2025), ...seenIn([2026], pages.mercer2025, pages.wciMercer2026) } }),
      figure('Projected increase before plan changes', 'percent', ['before'], byYear(null, 7, 7, 9.2), { checked: seenIn([2025], pages.mercer2023, pages.fierceMercer2025) }),
    ],
  },
  {
    id: 'mercer-cost',
    title: 'Mercer: health cost per employee',
    names: ['cost per employee', 'average cost per employee', 'health benefit cost per employee', 'total cost per employee', 'cost of health insurance per employee', 'per-employee cost', 'pepy', 'what employers pay for health coverage', 'cost of health cover', 'what health coverage costs an employer'],
    rule: 'The average cost of health coverage for an employee and a year, employer’s and employee’s parts together. For 2026 Mercer expects more than $18,500.',
    section: 'cost per employee',
    figures: [
      figure('Average cost per employee', 'usd_year', [], byYear(15_797, 16_501, 17_496), { checked: seenIn([2025], pages.mercer2025, pages.wciMercer2026) }),
      figure('Average cost per employee, 50 to 499 employees', 'usd_year', ['small'], byYear(16_464), { checked: seenIn([2023], pages.mercer2023, pages.benefitsProMercer2025) }),
      figure('Average cost per employee, 500 or more', 'usd_year', ['large'], byYear(15_640), { checked: seenIn([2023], pages.mercer2023, pages.benefitsProMercer2025) }),
    ],
  },
  {
    id: 'mercer-growth',
    title: 'Mercer: actual increase of cost per employee',
    names: ['actual increase', 'actual cost increase', 'how much cost rose', 'cost growth', 'cost increase from last year'],
    rule: 'How much the average cost per employee rose in the year of the survey.',
    section: 'cost per employee',
    figures: [figure('Increase of the cost per employee', 'percent', [], byYear(5.2, null, 6), { checked: { ...seenIn([2023], pages.mercer2023, pages.benefitsProMercer2025), ...seenIn([2025], pages.mercer2025, pages.wciMercer2026) } })],
  },
  {
    id: 'mercer-drugs',
    title: 'Mercer: growth of drug cost',
    names: ['drug cost increase', 'pharmacy trend', 'prescription drug spending', 'drug trend', 'pharmacy cost increase', 'rx trend'],
    rule: 'How much the cost of prescription drugs per employee rose at employers with 500 or more employees.',
    section: 'pharmacy benefits',
    figures: [figure('Increase of drug cost, large employers', 'percent', [], byYear(8.4, 7.7, 9.4), { checked: seenIn([2025], pages.mercer2025, pages.wciMercer2026) })],
  },
  {
    id: 'mercer-glp1',
    title: 'Mercer: GLP-1 drugs for obesity',
    names: ['glp-1 coverage', 'glp-1 for obesity', 'weight loss drug coverage', 'obesity drugs', 'employers covering glp-1s'],
    rule: 'The share of large employers (500 or more employees) and of the largest (20,000 or more) that cover GLP-1 drugs for weight loss.',
    section: 'pharmacy benefits',
    figures: [
      figure('Employers of 500 or more that cover GLP-1 drugs for obesity', 'percent', [], byYear(41, 44, 49), { beside: { metric: 'medical.glp1_weight_loss', isShare: true }, checked: seenIn([2024, 2025], pages.mercer2025, pages.wciMercer2026) }),
      figure('Employers of 20,000 or more that cover GLP-1 drugs for obesity', 'percent', ['large'], byYear(56, 64)),
    ],
  },
  {
    id: 'mercer-cost-cutting',
    title: 'Mercer: employers that cut cost by plan changes',
    names: ['employers making cost-cutting changes', 'cost-cutting changes', 'raising deductibles', 'employers that will change their plans', 'cost-shifting'],
    rule: 'The share of employers that lower the increase by changes to their plans, such as higher deductibles, for the year named. In September 2025 59% planned it for 2026, in November 55%.',
    section: 'managing cost',
    figures: [figure('Employers with cost-cutting changes', 'percent', [], byYear(null, 44, 53, 55), { checked: { ...seenIn([2024], pages.fierceMercer2025, pages.nisMercer2026), ...seenIn([2025], pages.fierceMercer2025, pages.consultingReportMercer2025) } })],
  },
  {
    id: 'mercer-choice',
    title: 'Mercer: employers with three plans or more',
    names: ['number of medical plans offered', 'three or more plans', 'plan choices', 'how many plans employers offer', 'medical plan options'],
    rule: 'The share of large employers that offer three or more medical plans at their largest worksite.',
    section: 'plan options',
    figures: [figure('Large employers with three medical plans or more', 'percent', [], byYear(60, null, 67))],
  },
]); // prettier-ignore

const trendNames = ['projected trend', 'health care trend', 'cost trend', 'projected increase', 'medical trend', 'trend before and after plan design changes', 'cost increase', 'projection', 'expected increase', 'medical cost increase', 'median cost increase', 'projected cost increase']; // prettier-ignore

/** What other publishers expect of the cost of health coverage. */
export const costTrend = [
  ...entriesOfSurvey({ survey: 'bgh', asked: 'Large employers, 121 in 2025, which cover some ten million people.', reading: projection }, [
    {
      id: 'bgh-trend',
      title: 'Business Group on Health: projected cost trend',
      names: trendNames,
      rule: 'The median trend of health care cost that large employers expect, before and after changes of plan design.',
      section: '2026 survey, August 2025',
      figures: [
        figure('Projected trend before plan design changes', 'percent', ['before'], byYear(null, null, null, 9), { checked: seenIn([2026], pages.benefitsCanadaBgh2026, pages.planSponsorBgh2026) }),
        figure('Projected trend after plan design changes', 'percent', ['after'], byYear(null, null, null, 7.6), { checked: seenIn([2026], pages.benefitsCanadaBgh2026, pages.gtmBgh2026) }),
      ],
    },
    {
      id: 'bgh-actual',
      title: 'Business Group on Health: actual cost trend',
      names: ['actual trend', 'actual cost increase', 'actual costs against projected', 'trend that was experienced', 'what costs really rose by'],
      rule: 'What cost really rose by; employers had projected 6.6% for 2023 and 7.1% for 2024.',
      section: '2026 survey, August 2025',
      figures: [figure('Actual trend', 'percent', [], byYear(6.8, 7.5))],
    },
    {
      id: 'bgh-pharmacy',
      title: 'Business Group on Health: projected pharmacy trend',
      names: ['pharmacy trend', 'drug trend', 'rx trend', 'pharmacy cost increase', 'prescription drug trend'],
      rule: 'The trend of pharmacy cost that large employers expect, before and after changes of plan design.',
      section: '2026 survey, August 2025',
      figures: [
        figure('Projected pharmacy trend before plan design changes', 'percent', ['before'], byYear(null, null, null, 12)),
        figure('Projected pharmacy trend after plan design changes', 'percent', ['after'], byYear(null, null, null, 11.3)),
      ],
    },
  ]),
  ...entriesOfSurvey({ survey: 'aon', asked: 'More than 1,000 US employers with 7.7 million employees in Aon’s database, mostly large ones.', reading: `${projection} Aon’s projections are before changes.` }, [
    {
      id: 'aon-trend',
      title: 'Aon: projected increase of health cost',
      names: trendNames,
      rule: 'How much cost per employee would rise in the year named if employers changed nothing. For 2026 that is more than $17,000 an employee.',
      section: 'projections of August 2024 and September 2025',
      figures: [figure('Projected increase before plan changes', 'percent', ['before'], byYear(6.5, null, 9, 9.5), { checked: { ...seenIn([2025], pages.collisionWeekAon2025, pages.aonPr2025), ...seenIn([2026], pages.collisionWeekAon2026, pages.benefitsCanadaAon2026) } })],
    },
    {
      id: 'aon-cost',
      title: 'Aon: health cost per employee',
      names: ['cost per employee', 'budgeted cost per employee', 'employer cost per employee', 'health plan cost per employee'],
      rule: 'The health plan cost that employers budgeted for an employee and a year, after changes; for 2025, the employer’s part alone.',
      section: 'projections of August 2024 and September 2025',
      figures: [
        figure('Budgeted cost per employee', 'usd_year', [], byYear(null, 14_823), { checked: seenIn([2024], pages.collisionWeekAon2025, pages.aonPr2025) }),
        figure('Employer’s part of the cost per employee', 'usd_year', [], byYear(null, null, 12_893)),
      ],
    },
  ]),
  ...entriesOfSurvey({ survey: 'wtw', asked: 'US employers, 427 in June and July 2025, mostly large ones.', reading: projection }, [
    {
      id: 'wtw-trend',
      title: 'WTW: projected increase of health cost',
      names: trendNames,
      rule: 'How much employers expect health care cost to rise in the year named, before and after changes of their plans.',
      section: 'survey of 2025',
      figures: [
        figure('Projected increase before plan changes', 'percent', ['before'], byYear(null, 7, 8.1, 9.1), { checked: seenIn([2026], pages.reportifyWtw2026, pages.leviRoyceWtw2026) }),
        figure('Projected increase after plan changes', 'percent', ['after'], byYear(null, null, null, 8)),
      ],
    },
    {
      id: 'wtw-glp1',
      title: 'WTW: GLP-1 drugs for obesity',
      names: ['glp-1 coverage', 'glp-1 for obesity', 'weight loss drug coverage', 'obesity drugs'],
      rule: 'The share of employers that cover GLP-1 drugs for obesity; 15% of them were thinking of ending it.',
      section: 'survey of 2025',
      figures: [figure('Employers that cover GLP-1 drugs for obesity', 'percent', [], byYear(null, null, 57), { beside: { metric: 'medical.glp1_weight_loss', isShare: true } })],
    },
    {
      id: 'wtw-time-off',
      title: 'WTW: kinds of paid time off',
      names: ['unlimited pto', 'pto bank', 'caregiver leave', 'paid time off practices', 'leave benefits'],
      rule: 'How many employers have unlimited paid time off, one bank of it, or paid leave for caregivers.',
      section: 'leave survey of 2023',
      figures: [
        figure('Employers with unlimited PTO', 'percent', [], byYear(16)),
        figure('Employers with a PTO bank', 'percent', [], byYear(45)),
        figure('Employers with paid caregiver leave', 'percent', [], byYear(25)),
      ],
    },
  ]),
  ...entriesOfSurvey({ survey: 'ifebp', asked: 'Corporate and single employers that are members, 150 in the summer of 2025.', reading: projection }, [
    {
      id: 'ifebp-trend',
      title: 'International Foundation: projected increase of medical cost',
      names: trendNames,
      rule: 'The median increase of medical plan cost that employers expect for the year named.',
      section: 'results of August 2024 and August 2025',
      figures: [figure('Projected median increase', 'percent', [], byYear(null, null, 8, 10))],
    },
  ]),
  ...entriesOfSurvey({ survey: 'pwc', asked: 'Actuaries of health plans, on employer coverage of groups.', reading: projection }, [
    {
      id: 'pwc-trend',
      title: 'PwC: projected group medical cost trend',
      names: trendNames,
      rule: 'The medical cost trend that health plans expect for the group market in the year named.',
      section: 'reports of 2024 and 2025',
      figures: [figure('Projected group medical cost trend', 'percent', [], byYear(null, null, 8, 8.5))],
    },
  ]),
  ...entriesOfSurvey({ survey: 'segal', asked: 'Health plans, pharmacy benefit managers and administrators with over 80% of the market.', reading: projection }, [
    {
      id: 'segal-drug-trend',
      title: 'Segal: projected prescription drug trend',
      names: ['prescription drug trend', 'rx trend', 'outpatient drug trend', 'pharmacy trend', 'drug cost trend', 'trend survey'],
      rule: 'The trend of outpatient prescription drug cost that health plans expect. It was the highest of all trends for that year.',
      section: '2025 survey, September 2024',
      figures: [figure('Projected outpatient prescription drug trend', 'percent', [], byYear(null, null, 11.4))],
    },
  ]),
  ...entriesOfSurvey({ survey: 'milliman', asked: 'A modelled family of four and an average person in a typical employer PPO plan; it is an estimate and asks nobody.', reading: 'It counts what care costs, whoever pays it: the employer, payroll deductions, and out-of-pocket payments.' }, [
    {
      id: 'milliman-family',
      title: 'Milliman Medical Index: a family of four',
      names: ['family of four', 'milliman medical index', 'medical index', 'cost of healthcare for a family of four', 'mmi family'],
      rule: 'What health care costs for a hypothetical family of four in a year.',
      section: 'editions of 2023 to 2025',
      figures: [figure('Cost for a family of four', 'usd_year', ['family'], byYear(31_065, 32_066, 35_119))],
    },
    {
      id: 'milliman-person',
      title: 'Milliman Medical Index: increase for the average person',
      names: ['increase for the average person', 'how much the index rose', 'index increase', 'cost increase for a person'],
      rule: 'How much the cost of health care for the average person rose; pharmacy rose by 9.7% and outpatient facility care by 8.5% in 2025.',
      section: 'edition of 2025',
      figures: [figure('Increase for the average person', 'percent', [], byYear(null, null, 6.7))],
    },
  ]),
  ...entriesOfSurvey({ survey: 'aegis', asked: 'Employers and brokers with stop loss cover, by a yearly survey.', reading: 'Premiums are for an employee and a month, for the specific deductible named.' }, [
    {
      id: 'aegis-premium',
      topics: ['stop-loss'],
      title: 'Aegis Risk: stop loss premiums',
      names: ['stop loss premium', 'average stop loss premium', 'stop-loss cost per employee', 'specific stop loss premium'],
      rule: 'The average monthly stop loss premium for an employee at a specific deductible of $100,000 and of $500,000.',
      section: 'surveys of 2023 and 2025',
      figures: [
        figure('Average premium at a $100,000 deductible', 'usd_month', [], byYear(193.16, null, 229.4)),
        figure('Average premium at a $500,000 deductible', 'usd_month', [], byYear(43.76, null, 50.98)),
      ],
    },
  ]),
]; // prettier-ignore

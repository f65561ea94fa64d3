import { byYear, seenIn } from '../entry.ts';
import { pages } from './pages.ts';
import { entriesOfSurvey, figure } from './survey.ts';

const vanguardOf = {
  survey: 'vanguard',
  topics: ['401k'],
  asked: 'Defined contribution plans that Vanguard keeps records of, some 1,400 plans with nearly 5 million participants.',
  reading: 'The year is that of the report; its figures are of the end of the year before.',
} as const; // prettier-ignore

/** How people save at work: what recordkeepers and sponsors publish of their plans. */
export const savings = [
  ...entriesOfSurvey(vanguardOf, [
    {
      id: 'vanguard-deferral',
      title: 'Vanguard: average deferral rate',
      names: ['average deferral rate', 'deferral rate', 'employee contribution rate', 'how much participants save', 'savings rate', 'average contribution rate', 'deferrals'],
      rule: 'The average part of pay that participants put in themselves.',
      section: 'How America Saves 2025',
      figures: [figure('Average deferral rate, of pay', 'percent', [], byYear(null, null, 7.7), { checked: seenIn([2025], pages.investmentNewsVanguard2025, pages.quartzVanguard2025) })],
    },
    {
      id: 'vanguard-participation',
      title: 'Vanguard: participation',
      names: ['participation rate', 'participation', 'plan participation with automatic enrollment', 'participation in voluntary plans', 'how many employees participate'],
      rule: 'The share of eligible employees who take part, in plans that enroll automatically and in plans where one must opt in.',
      section: 'How America Saves 2025',
      figures: [
        figure('Participation with automatic enrollment', 'percent', ['automatic'], byYear(null, null, 94), { checked: seenIn([2025], pages.investmentNewsVanguard2025, pages.ptakVanguard2025) }),
        figure('Participation with voluntary enrollment', 'percent', ['voluntary'], byYear(null, null, 64), { checked: seenIn([2025], pages.investmentNewsVanguard2025, pages.ptakVanguard2025) }),
      ],
    },
    {
      id: 'vanguard-automatic',
      title: 'Vanguard: plans with automatic enrollment',
      names: ['automatic enrollment', 'auto-enrollment', 'plans with automatic enrollment', 'auto enroll prevalence', 'how many plans auto-enroll', 'automatic increase', 'default rate'],
      rule: 'The share of plans that enroll employees automatically, and of those, the share that starts them at 4% of pay or more.',
      section: 'How America Saves 2024 and 2025',
      figures: [
        figure('Plans with automatic enrollment', 'percent', [], byYear(null, 59, 61), { checked: seenIn([2025], pages.investmentNewsVanguard2025, pages.specialistVanguard2025), beside: { metric: 'retirement.auto_enrollment', isShare: true } }),
        figure('Plans that start at 4% of pay or more', 'percent', [], byYear(null, 60, 61)),
      ],
    },
    {
      id: 'vanguard-balances',
      title: 'Vanguard: account balances',
      names: ['average balance', 'account balance', 'median balance', '401k balance', 'average account balance', 'balances'],
      rule: 'What participants have in their account at the end of the year before the report.',
      section: 'How America Saves 2024 and 2025',
      figures: [
        figure('Average account balance', 'usd', ['average'], byYear(null, 134_128, 148_153), { checked: { ...seenIn([2024], pages.specialistVanguard2024, pages.fxMonopolyVanguard), ...seenIn([2025], pages.specialistVanguard2025, pages.fxMonopolyVanguard) } }),
        figure('Median account balance', 'usd', ['median'], byYear(null, 35_286, 38_176), { checked: { ...seenIn([2024], pages.specialistVanguard2024, pages.fxMonopolyVanguard), ...seenIn([2025], pages.specialistVanguard2025, pages.fxMonopolyVanguard) } }),
      ],
    },
    {
      id: 'vanguard-match',
      title: 'Vanguard: employer contributions',
      names: ['employer match', 'average match', 'match', 'employer contributions', 'plans with a match', 'match eligibility', 'immediate match', 'promised match'],
      rule: 'How many plans have an employer contribution, how many match at once, and the average match that is promised.',
      section: 'How America Saves 2024 and 2025',
      figures: [
        figure('Average promised match, of pay', 'percent', [], byYear(null, 4.6), { beside: { metric: 'retirement.effective_match' } }),
        figure('Plans with an employer contribution', 'percent', [], byYear(null, 96, 96)),
        figure('Plans that match at once', 'percent', [], byYear(null, null, 65)),
      ],
    },
    {
      id: 'vanguard-features',
      title: 'Vanguard: eligibility, Roth and after-tax',
      names: ['immediate eligibility', 'roth', 'roth contributions offered', 'after-tax contributions', 'plans with roth', 'eligibility for deferrals'],
      rule: 'How many plans let employees defer at once, and how many take Roth and after-tax contributions.',
      section: 'How America Saves 2024 and 2025',
      figures: [
        figure('Plans with immediate eligibility for deferrals', 'percent', [], byYear(null, 74, 76)),
        figure('Plans with Roth contributions', 'percent', [], byYear(null, null, 86)),
        figure('Plans with after-tax contributions', 'percent', [], byYear(null, null, 24)),
      ],
    },
  ]),
  ...entriesOfSurvey({ survey: 'psca', topics: ['401k'], asked: 'Sponsors of 401(k) and profit sharing plans of all sizes that answer a yearly survey.', reading: 'The year is the plan year, and not that of the report, which comes out a year later.' }, [
    {
      id: 'psca-participation',
      title: 'PSCA: participation',
      names: ['participation rate', 'participation', 'how many employees take part'],
      rule: 'The share of eligible employees who put money into the plan.',
      section: 'survey of the 2024 plan year',
      figures: [figure('Eligible employees who contribute', 'percent', [], byYear(86.9, 87.4), { checked: seenIn([2023, 2024], pages.that401kSitePsca2024, pages.wealthiestPsca2024) })],
    },
    {
      id: 'psca-contributions',
      title: 'PSCA: deferrals and company contributions',
      names: ['company contribution', 'employer contribution', 'average deferral', 'deferral rate', 'total savings rate', 'company contribution as a percent of pay', 'match', 'average company contribution'],
      rule: 'What employees put in themselves and what the company adds, as parts of pay.',
      section: 'survey of the 2024 plan year',
      figures: [
        figure('Company contribution, of pay', 'percent', [], byYear(4.9, 4.8), { checked: seenIn([2023, 2024], pages.that401kSitePsca2024, pages.wealthiestPsca2024) }),
        figure('Average deferral, of pay', 'percent', [], byYear(7.8, 7.7), { checked: seenIn([2023, 2024], pages.that401kSitePsca2024, pages.wealthiestPsca2024) }),
      ],
    },
    {
      id: 'psca-features',
      title: 'PSCA: automatic enrollment and Roth',
      names: ['automatic enrollment', 'auto-enrollment', 'roth', 'plans with roth', 'plans with automatic enrollment'],
      rule: 'How many plans enroll automatically and how many take Roth contributions.',
      section: 'survey of the 2024 plan year',
      figures: [
        figure('Plans with automatic enrollment', 'percent', [], byYear(null, 64), { checked: seenIn([2024], pages.that401kSitePsca2024, pages.wealthiestPsca2024), beside: { metric: 'retirement.auto_enrollment', isShare: true } }),
        figure('Plans with Roth contributions', 'percent', [], byYear(null, 95.6), { checked: seenIn([2024], pages.that401kSitePsca2024, pages.wealthiestPsca2024) }),
      ],
    },
    {
      id: 'psca-hardship',
      title: 'PSCA: hardship withdrawals',
      names: ['hardship withdrawals', 'hardship withdrawal rate', 'participants with a hardship withdrawal'],
      rule: 'The share of participants who took a hardship withdrawal in the plan year.',
      section: 'survey of the 2024 plan year',
      figures: [figure('Participants with a hardship withdrawal', 'percent', [], byYear(2.1, 2.7))],
    },
  ]),
  ...entriesOfSurvey({ survey: 'ebri', topics: ['hsa'], asked: 'Health savings accounts of several recordkeepers, 14.5 million of them at the end of 2023.', reading: 'Balances are of the end of the year, over all accounts.' }, [
    {
      id: 'ebri-hsa',
      title: 'EBRI: HSA balances',
      names: ['hsa balance', 'average hsa balance', 'hsa balances', 'health savings account balance', 'hsa database'],
      rule: 'The average balance of a health savings account at the end of the year; at the end of 2022 it was $4,607.',
      section: 'Trends in Health Savings Account Balances, 2011–2023',
      figures: [figure('Average HSA balance', 'usd', ['average'], byYear(4747))],
    },
  ]),
  ...entriesOfSurvey({ survey: 'ebri', topics: ['401k'], asked: 'Some 1,000 workers and 1,000 retirees of 25 or more, asked online in January of the year with Greenwald Research.', reading: 'What people say of themselves; no account was looked at.' }, [
    {
      id: 'ebri-confidence',
      title: 'EBRI: confidence in retirement',
      names: ['retirement confidence', 'retirement confidence survey', 'workers confident', 'confident to retire', 'rcs'],
      rule: 'The share of people who are very or somewhat confident that they will have enough money to live comfortably throughout retirement.',
      section: '2025 Retirement Confidence Survey',
      figures: [
        figure('Workers who are very or somewhat confident', 'percent', [], byYear(null, null, 67)),
        figure('Retirees who are very or somewhat confident', 'percent', [], byYear(null, 74, 78)),
      ],
    },
  ]),
  ...entriesOfSurvey({ survey: 'fidelity', topics: ['401k'], asked: 'Accounts in corporate plans that Fidelity keeps records of, some 25 million participants.', reading: 'Balances are averages at the end of the third quarter of the year; a few large accounts raise them.' }, [
    {
      id: 'fidelity-balances',
      title: 'Fidelity: average 401(k) balance',
      names: ['average 401k balance', 'average balance', '401k balance', 'account balance', 'balances'],
      rule: 'The average 401(k) balance at the end of September.',
      section: 'Retirement analysis of the third quarter',
      figures: [figure('Average 401(k) balance', 'usd', ['average'], byYear(null, 132_300, 144_400), { checked: seenIn([2025], pages.kiplingerFidelity2025, pages.capitalQuestFidelity2025) })],
    },
    {
      id: 'fidelity-savings',
      title: 'Fidelity: savings rate',
      names: ['total savings rate', 'savings rate', 'contribution rate', 'employee and employer contributions'],
      rule: 'What employees and employers together put into a 401(k), of pay, in the third quarter.',
      section: 'Retirement analysis of the third quarter',
      figures: [figure('Employee and employer contributions together, of pay', 'percent', [], byYear(null, 14.1, 14.2))],
    },
    {
      id: 'fidelity-retiree-health',
      title: 'Fidelity: health costs in retirement',
      names: ['retiree health care cost', 'retiree health cost', 'health care in retirement', 'medical expenses in retirement', 'health care cost estimate', 'health costs of a 65-year-old'],
      rule: 'What a person who retires at 65 in the year can expect to spend on health care throughout retirement, with Medicare, without long-term care.',
      section: 'Retiree Health Care Cost Estimate',
      figures: [figure('Health care throughout retirement, for one person', 'usd', [], byYear(null, 165_000, 172_500), { checked: { ...seenIn([2024], pages.planAdviserFidelityRetiree, pages.particleFidelityRetiree), ...seenIn([2025], pages.newsroomFidelityRetiree, pages.planAdviserFidelityRetiree) } })],
    },
  ]),
]; // prettier-ignore

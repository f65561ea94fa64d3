import { byYear, seenIn } from '../entry.ts';
import { pages } from './pages.ts';
import { entriesOfSurvey, figure } from './survey.ts';

const single = { beside: { metric: 'medical.premium', tier: 'employee' } } as const;
const family = { beside: { metric: 'medical.premium', tier: 'employee_family' } } as const;

/** What is not said again: what coverage costs, and who pays for it. */
const costs = {
  survey: 'kff',
  asked: 'Private and state or local public employers with 3 or more workers, from 2025 on with 10 or more; averages are over covered workers.',
  reading: 'Small firms have up to 199 workers and large ones 200 or more; premiums are for a year and include both shares.',
} as const; // prettier-ignore

/** KFF’s yearly survey: premiums, contributions, and how they grow. */
export const kff = entriesOfSurvey(costs, [
  {
    id: 'kff-premiums',
    title: 'KFF: average premiums',
    names: ['average premium', 'premium trend', 'premiums by year', 'family premium', 'single premium', 'cost of family coverage', 'health insurance premium', 'annual premium', 'what family coverage costs', 'premium for family coverage', 'premium by firm size', 'prem'],
    rule: 'The average premium of employer coverage for a year, both shares together. In 2025 only employers with 10 or more workers were asked, so its small firms cannot be compared with those of the years before.',
    section: 'section 1, Cost of Health Insurance',
    figures: [
      figure('Average premium, single', 'usd_year', ['single'], byYear(8435, 8951, 9325), { ...single, checked: { ...seenIn([2023], pages.kff2023, pages.managedHealthcare2023), ...seenIn([2024], pages.kff2024Summary, pages.nisKff2024), ...seenIn([2025], pages.nisKff2025, pages.kffNews2025) } }),
      figure('Average premium, family', 'usd_year', ['family'], byYear(23_968, 25_572, 26_993), { ...family, checked: { ...seenIn([2023], pages.kff2023, pages.managedHealthcare2023), ...seenIn([2024], pages.kff2024, pages.ajmc2024), ...seenIn([2025], pages.nisKff2025, pages.kffNews2025) } }),
      figure('Average premium, single, small firms', 'usd_year', ['single', 'small'], byYear(8722, 9131)),
      figure('Average premium, single, large firms', 'usd_year', ['single', 'large'], byYear(8321, 8884)),
      figure('Average premium, family, small firms', 'usd_year', ['family', 'small'], byYear(23_621, 25_167)),
      figure('Average premium, family, large firms', 'usd_year', ['family', 'large'], byYear(24_104, 25_719)),
    ],
  },
  {
    id: 'kff-premium-growth',
    title: 'KFF: growth of premiums',
    names: ['premium increase', 'premium growth', 'how much premiums rose', 'family premium increase', 'premium change from last year', 'rise in premiums'],
    rule: 'How much the average premium rose from the year before.',
    section: 'Summary of Findings, figure A',
    figures: [
      figure('Increase of the average single premium', 'percent', ['single'], byYear(7, 6, 5), { checked: { ...seenIn([2023], pages.kff2023, pages.managedHealthcare2023), ...seenIn([2024], pages.nisKff2024, pages.ossur2024), ...seenIn([2025], pages.nisKff2025, pages.kffNews2025) } }),
      figure('Increase of the average family premium', 'percent', ['family'], byYear(7, 7, 6), { checked: { ...seenIn([2023], pages.kff2023, pages.managedHealthcare2023), ...seenIn([2024], pages.nisKff2024, pages.ajmc2024), ...seenIn([2025], pages.nisKff2025, pages.kffNews2025) } }),
    ],
  },
  {
    id: 'kff-premium-five-years',
    title: 'KFF: growth of the family premium over five years',
    names: ['five-year premium growth', 'family premium over five years', 'premium growth last five years', 'cumulative premium increase', 'premiums in the past five years'],
    rule: 'How much the average family premium rose over the five years up to the survey.',
    section: 'Summary of Findings, figure A',
    figures: [
      figure('Increase of the family premium over five years', 'percent', ['family'], byYear(22, 24, 26), { checked: { ...seenIn([2023], pages.kff2023, pages.managedHealthcare2023), ...seenIn([2024], pages.nisKff2024, pages.ajmc2024), ...seenIn([2025], pages.kffNews2025, pages.healthcareLabyrinth2025) } }),
    ],
  },
  {
    id: 'kff-wages-inflation',
    title: 'KFF: wages and inflation beside premiums',
    names: ['wages and inflation', 'inflation', "workers' wages increase", 'wage growth'],
    rule: 'What KFF holds the growth of premiums against: how much workers’ wages and prices rose in the same year.',
    section: 'Summary of Findings',
    figures: [
      figure('Increase of workers’ wages', 'percent', [], byYear(5.2, 4.5, 4), { checked: { ...seenIn([2023], pages.kff2023, pages.managedHealthcare2023) } }),
      figure('Inflation', 'percent', [], byYear(5.8, 3.2, 2.7), { checked: { ...seenIn([2023], pages.kff2023, pages.managedHealthcare2023) } }),
    ],
  },
  {
    id: 'kff-premiums-plan-type',
    title: 'KFF: average premiums by plan type',
    names: ['ppo premium', 'hdhp premium', 'premium by plan type', 'average ppo premium', 'high-deductible plan premium', 'hdhp/so premium'],
    rule: 'The average premium for a year in the two plan types that most workers have.',
    section: 'Summary of Findings, figure B',
    figures: [
      figure('Average PPO premium, single', 'usd_year', ['single', 'ppo'], byYear(8906, 9383, 9818), { checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
      figure('Average PPO premium, family', 'usd_year', ['family', 'ppo'], byYear(25_228, 26_678, 28_272), { checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
      figure('Average HDHP/SO premium, single', 'usd_year', ['single', 'hdhp'], byYear(7753, 8275, 8620), { checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
      figure('Average HDHP/SO premium, family', 'usd_year', ['family', 'hdhp'], byYear(22_344, 24_196, 25_379), { checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
    ],
  },
  {
    id: 'kff-premiums-ownership',
    title: 'KFF: single premium by kind of employer',
    names: ['premium at nonprofits', 'premium by type of firm', 'for-profit and public employers premium', 'premium at public employers', 'nonprofit premium'],
    rule: 'The average single premium for a year at for-profit, public and not-for-profit employers.',
    section: 'Summary of Findings',
    figures: [
      figure('Average single premium, private for-profit', 'usd_year', ['private'], byYear(8078)),
      figure('Average single premium, public', 'usd_year', ['government'], byYear(8771)),
      figure('Average single premium, not-for-profit', 'usd_year', ['nonprofit'], byYear(9023)),
    ],
  },
  {
    id: 'kff-contributions',
    title: 'KFF: what workers contribute to the premium',
    names: ['worker contribution', 'worker share of premium', 'employee contribution', 'employee share of the premium', 'what workers pay', 'how much workers pay', 'share of the premium that employees pay', 'contribution for family coverage', 'worker share', 'percent of premium paid by workers', 'employee cost share'],
    rule: 'The worker’s part of the average premium for a year, in dollars and as a share.',
    section: 'section 6, Worker and Employer Contributions for Premiums',
    figures: [
      figure('Worker share, single', 'percent', ['single', 'share'], byYear(17, 16, 16), { beside: { metric: 'medical.employer_share', tier: 'employee' }, checked: seenIn([2024], pages.nisKff2024, pages.ossur2024) }),
      figure('Worker share, family', 'percent', ['family', 'share'], byYear(29, 25, 26), { beside: { metric: 'medical.employer_share', tier: 'employee_family' }, checked: seenIn([2024], pages.nisKff2024, pages.ossur2024) }),
      figure('Worker contribution, single', 'usd_year', ['single', 'dollars'], byYear(1401, 1368, 1440), { beside: { metric: 'medical.contribution', tier: 'employee' }, checked: { ...seenIn([2024], pages.kff2024Summary, pages.nisKff2024), ...seenIn([2025], pages.nisKff2025, pages.kffNews2025) } }),
      figure('Worker contribution, family', 'usd_year', ['family', 'dollars'], byYear(6575, 6296, 6850), { beside: { metric: 'medical.contribution', tier: 'employee_family' }, checked: { ...seenIn([2023], pages.kff2023Release, pages.managedHealthcare2023), ...seenIn([2024], pages.kff2024, pages.ajmc2024), ...seenIn([2025], pages.nisKff2025, pages.healthcareLabyrinth2025) } }),
      figure('Worker share, family, small firms', 'percent', ['family', 'share', 'small'], byYear(38, 33)),
      figure('Worker share, family, large firms', 'percent', ['family', 'share', 'large'], byYear(25)),
      figure('Worker contribution, family, small firms', 'usd_year', ['family', 'dollars', 'small'], byYear(8334, 7947, 8889), { checked: seenIn([2023], pages.kff2023Release, pages.managedHealthcare2023) }),
      figure('Worker contribution, family, large firms', 'usd_year', ['family', 'dollars', 'large'], byYear(5889, null, 6227), { checked: seenIn([2023], pages.kff2023Release, pages.managedHealthcare2023) }),
      figure('Worker share, single, small firms', 'percent', ['single', 'share', 'small'], byYear(null, 14)),
      figure('Worker contribution, single, small firms', 'usd_year', ['single', 'dollars', 'small'], byYear(null, 1204)),
    ],
  },
  {
    id: 'kff-over-half',
    title: 'KFF: workers who would pay over half of the family premium',
    names: ['workers who pay more than half of the family premium', 'over half of the premium', 'more than half of family premium'],
    rule: 'The share of covered workers whose employer asks for more than half of the family premium.',
    section: 'section 6, Worker and Employer Contributions for Premiums',
    figures: [
      figure('Workers who would pay over half of the family premium, small firms', 'percent', ['small'], byYear(null, null, 29)),
      figure('Workers who would pay over half of the family premium, large firms', 'percent', ['large'], byYear(null, null, 5)),
    ],
  },
]); // prettier-ignore

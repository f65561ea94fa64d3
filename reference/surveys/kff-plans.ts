import { byYear, seenIn } from '../entry.ts';
import { pages } from './pages.ts';
import { entriesOfSurvey, figure } from './survey.ts';

const plans = {
  survey: 'kff',
  asked: 'Private and state or local public employers with 3 or more workers, from 2025 on with 10 or more; shares are of covered workers where nothing else is said.',
  reading: 'Small firms have up to 199 workers and large ones 200 or more; in 2025 the smallest firms are left out.',
} as const; // prettier-ignore

/** KFF’s yearly survey: plans, what members pay in them, and who offers what. */
export const kffPlans = entriesOfSurvey(plans, [
  {
    id: 'kff-deductible',
    title: 'KFF: average deductible',
    names: ['average deductible', 'single deductible', 'general annual deductible', 'deductible', 'deductible small against large firms', 'deductible amount', 'deductible average'],
    rule: 'The average yearly deductible for single coverage, among workers whose plan has a general deductible.',
    section: 'section 7, Employee Cost Sharing',
    figures: [
      figure('Average single deductible', 'usd_year', ['single'], byYear(1735, 1787, 1886), { beside: { metric: 'medical.deductible', tier: 'individual' }, checked: { ...seenIn([2023], pages.kff2023Release, pages.riseHealth2023), ...seenIn([2024], pages.kff2024, pages.ajmc2024) } }),
      figure('Average single deductible, small firms', 'usd_year', ['single', 'small'], byYear(2434, 2575), { checked: { ...seenIn([2023], pages.kff2023Release, pages.riseHealth2023), ...seenIn([2024], pages.ajmc2024, pages.wpma2024) } }),
      figure('Average single deductible, large firms', 'usd_year', ['single', 'large'], byYear(1478, 1538), { checked: { ...seenIn([2023], pages.kff2023Release, pages.riseHealth2023), ...seenIn([2024], pages.ajmc2024, pages.wpma2024) } }),
    ],
  },
  {
    id: 'kff-with-deductible',
    title: 'KFF: workers with a deductible',
    names: ['share with a deductible', 'percent of workers with a deductible'],
    rule: 'The share of workers with single coverage whose plan has a general annual deductible.',
    section: 'section 7, Employee Cost Sharing',
    figures: [figure('Workers with a general annual deductible', 'percent', [], byYear(null, 87), { checked: seenIn([2024], pages.kff2024Summary, pages.wpma2024) })],
  },
  {
    id: 'kff-hospital-cost-sharing',
    title: 'KFF: what members pay for a hospital stay',
    names: ['hospital coinsurance', 'hospital copay', 'average coinsurance', 'hospital admission cost sharing', 'coinsurance rate', 'inpatient copay', 'inpatient coinsurance'],
    rule: 'The average coinsurance and copay for a hospital admission, among workers who face one beside a deductible.',
    section: 'section 7, Employee Cost Sharing',
    figures: [
      figure('Average coinsurance, hospital admission', 'percent', [], byYear(null, 21), { beside: { metric: 'medical.hospital_coinsurance' }, checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
      figure('Average copay, hospital admission', 'usd', [], byYear(null, 343), { beside: { metric: 'medical.hospital_copay' }, checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
    ],
  },
  {
    id: 'kff-out-of-pocket',
    title: 'KFF: out-of-pocket maximums',
    names: ['out-of-pocket maximum', 'out of pocket limit', 'oop max', 'distribution of out-of-pocket maximums', 'moop'],
    rule: 'How many covered workers have a low and how many a high out-of-pocket maximum for single coverage; KFF publishes no average.',
    section: 'section 7, Employee Cost Sharing',
    figures: [
      figure('Workers with a maximum below $2,000', 'percent', [], byYear(null, 14), { checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
      figure('Workers with a maximum above $6,000', 'percent', [], byYear(null, 24), { checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
    ],
  },
  {
    id: 'kff-enrollment',
    title: 'KFF: enrollment by plan type',
    names: ['plan enrollment', 'enrollment by plan type', 'ppo enrollment', 'hdhp enrollment', 'share of workers in an hdhp', 'workers in a ppo', 'hmo enrollment', 'plan mix', 'most common plan type', 'hdhp/so enrollment'],
    rule: 'In which type of plan covered workers are. An HDHP/SO is a high-deductible plan with an HSA or an HRA.',
    section: 'section 5, Market Shares of Health Plans',
    figures: [
      figure('Workers in a PPO', 'percent', ['ppo'], byYear(47, 48, 46), { checked: seenIn([2024], pages.kff2024Summary, pages.ossur2024) }),
      figure('Workers in an HDHP/SO', 'percent', ['hdhp'], byYear(29, 27, 33), { checked: seenIn([2024], pages.kff2024Summary, pages.ossur2024) }),
      figure('Workers in an HMO', 'percent', ['hmo'], byYear(13, 13, 12), { checked: seenIn([2024], pages.kff2024Summary, pages.ossur2024) }),
      figure('Workers in a POS plan', 'percent', ['pos'], byYear(10, 11, 9), { checked: seenIn([2024], pages.kff2024Summary, pages.ossur2024) }),
    ],
  },
  {
    id: 'kff-hdhp-offered',
    title: 'KFF: firms that offer an HDHP',
    names: ['firms offering an hdhp', 'employers that offer a high-deductible plan', 'hdhp offer rate', 'how many employers offer an hdhp', 'share of firms with an hdhp'],
    rule: 'The share of firms that offer health benefits and have a high-deductible plan with a savings option among them.',
    section: 'section 8, High-Deductible Health Plans with Savings Option',
    figures: [figure('Firms that offer an HDHP/SO', 'percent', [], byYear(36, 33, 36))],
  },
  {
    id: 'kff-self-funded',
    topics: ['self-funding'],
    title: 'KFF: workers in self-funded plans',
    names: ['self-funded', 'self-funded prevalence', 'self-insured', 'share in self-funded plans', 'self-funding by firm size', 'how common is self-funding', 'workers in self-funded plans'],
    rule: 'The share of covered workers whose plan is self-funded, wholly or in part.',
    section: 'section 10, Plan Funding',
    figures: [
      figure('Workers in a self-funded plan', 'percent', [], byYear(65, 63, 67), { beside: { metric: 'medical.funding', isShare: true, is: 'self-funded' }, checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
      figure('Workers in a self-funded plan, small firms', 'percent', ['small'], byYear(18, 20, 27), { checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
      figure('Workers in a self-funded plan, large firms', 'percent', ['large'], byYear(83, 79, 80), { checked: seenIn([2024], pages.kff2024Summary, pages.nisKff2024) }),
    ],
  },
  {
    id: 'kff-level-funded',
    topics: ['level-funding'],
    title: 'KFF: workers in level-funded plans',
    names: ['level-funded', 'level-funded plans', 'level funding prevalence', 'small-firm workers in level-funded plans', 'how common is level funding'],
    rule: 'The share of covered workers at small firms whose plan is level-funded: a small self-funded part with stop loss.',
    section: 'section 10, Plan Funding',
    figures: [figure('Workers at small firms in a level-funded plan', 'percent', ['small'], byYear(null, 36, 37))],
  },
  {
    id: 'kff-offer-rate',
    title: 'KFF: firms that offer health benefits',
    names: ['offer rate', 'percent of firms offering health benefits', 'how many employers offer coverage', 'firms that offer health insurance', 'share of employers offering health benefits'],
    rule: 'The share of firms that offer health benefits to some workers at least. In 2025 only firms of 10 or more were asked, which raises it.',
    section: 'section 2, Health Benefits Offer Rates',
    figures: [figure('Firms that offer health benefits', 'percent', [], byYear(53, 54, 61))],
  },
  {
    id: 'kff-glp1',
    title: 'KFF: GLP-1 drugs for weight loss',
    names: ['glp-1 coverage', 'glp-1 for weight loss', 'weight loss drug coverage', 'firms covering glp-1s', 'wegovy coverage', 'obesity drugs'],
    rule: 'The share of firms with 200 or more workers, and of those with 5,000 or more, whose largest plan covers GLP-1 drugs for weight loss.',
    section: 'section 13, Employer Practices',
    figures: [
      figure('Firms of 200 or more that cover GLP-1 drugs for weight loss', 'percent', [], byYear(null, null, 19), { beside: { metric: 'medical.glp1_weight_loss', isShare: true } }),
      figure('Firms of 5,000 or more that cover GLP-1 drugs for weight loss', 'percent', ['large'], byYear(null, 28, 43)),
    ],
  },
  {
    id: 'kff-narrow-network',
    title: 'KFF: narrow networks',
    names: ['narrow network', 'narrow networks', 'firms with a narrow network plan', 'limited network plans'],
    rule: 'The share of firms of 50 or more workers that offer a plan with a narrow network.',
    section: 'section 13, Employer Practices',
    figures: [figure('Firms of 50 or more with a narrow network plan', 'percent', [], byYear(11, 8), { checked: seenIn([2024], pages.kff2024Summary, pages.ossur2024) })],
  },
]); // prettier-ignore

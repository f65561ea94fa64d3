import type { StarterQuestion } from '../../contract/insight.ts';

const COMPETITIVE = 'Competitive Intelligence';
const CLIENT = 'Client Benchmarking';
const POLICY = 'Policy Design';
const TRENDS = 'Emerging Trends';

/** Questions to begin with: three of each category, every one answerable from guides. */
export const starterQuestions: StarterQuestion[] = [
  {
    id: 'retirement-match',
    category: COMPETITIVE,
    title: 'Retirement match',
    question: 'Which employers match 401(k) contributions, and up to what share of pay?',
  },
  {
    id: 'parental-leave',
    category: COMPETITIVE,
    title: 'Parental leave',
    question: 'How many weeks of paid parental leave do employers give?',
  },
  {
    id: 'vacation',
    category: COMPETITIVE,
    title: 'Vacation and PTO',
    question: 'How much vacation or PTO do employers give in the first year?',
  },
  {
    id: 'deductibles',
    category: CLIENT,
    title: 'Deductibles',
    question: 'What annual deductibles do the medical plans in the library have?',
  },
  {
    id: 'premium-share',
    category: CLIENT,
    title: 'Employer premium share',
    question: 'What share of the medical premium do employers pay for employees and for dependents?',
  },
  {
    id: 'hsa-seed',
    category: CLIENT,
    title: 'HSA contributions',
    question: 'How much do employers contribute to health savings accounts?',
  },
  {
    id: 'waiting-period',
    category: POLICY,
    title: 'Waiting periods',
    question: 'When does coverage begin for a new employee?',
  },
  {
    id: 'bereavement',
    category: POLICY,
    title: 'Bereavement leave',
    question: 'How many days of bereavement leave do employers give, and for whom?',
  },
  {
    id: 'tuition',
    category: POLICY,
    title: 'Tuition and learning',
    question: 'How much tuition or professional development do employers reimburse, and on what conditions?',
  },
  {
    id: 'fertility',
    category: TRENDS,
    title: 'Fertility and family building',
    question: 'Which employers cover fertility treatment or adoption, and up to what amount?',
  },
  {
    id: 'wellness',
    category: TRENDS,
    title: 'Wellness stipends',
    question: 'What wellness or fitness expenses do employers reimburse?',
  },
  {
    id: 'mental-health',
    category: TRENDS,
    title: 'Mental health',
    question: 'What mental health support and employee assistance programs do employers offer?',
  },
];

import type {
  EmployerFacts,
  FoundPassage,
  FoundRule,
  SaidReading,
  StatedFact,
} from '../../../../contract/insight-tools.ts';
import type { Asked } from '../../conversation.ts';
import { compose } from '../answer.ts';

/** A question of which nothing is known. */
export const reading: SaidReading = {
  question: '',
  intent: 'value',
  metrics: [],
  subjects: [],
  employers: [],
  ambiguous: [],
  unknown: [],
  guides: [],
  years: [],
  amounts: [],
  premises: [],
  said: '',
  notes: [],
  left: [],
  isFollowUp: false,
  isStatistic: false,
};

/** What the tools gave: nothing. */
export const nothing: Omit<Asked, 'reading'> = {
  facts: [],
  figures: [],
  changes: [],
  rankings: [],
  passages: [],
  rules: [],
  surveys: [],
  dates: [],
  employers: [],
  said: [],
  toolFailed: false,
};

export const answer = (own: Partial<SaidReading>, given: Partial<Omit<Asked, 'reading'>> = {}): string => {
  const asked: Asked = {
    reading: { ...reading, ...own },
    ...nothing,
    ...given,
  };
  return compose({
    question: own.question ?? '',
    said: ['_Answered from the library without a language model._'],
    asked: [asked],
  });
};

export const fact = (own: Partial<StatedFact>): StatedFact => ({
  marker: 1,
  metric: 'medical.deductible',
  label: 'Medical deductible',
  plan: 'PPO',
  tier: 'individual',
  network: 'in',
  value: 500,
  said: '$500 a year',
  quote: 'Deductible $500 / $1,000',
  guide: 'Benefits 2026',
  planYear: 2026,
  sample: false,
  ...own,
});
export const factsOf = (employer: string, ...facts: StatedFact[]): EmployerFacts => ({
  employer,
  years: [2026],
  facts,
  notStated: [],
});
export const passage = (own: Partial<FoundPassage>): FoundPassage => ({
  marker: 5,
  guide: 'Benefits 2026',
  employer: 'Fernhill',
  planYear: 2026,
  heading: null,
  text: '',
  ...own,
});
export const metric = (
  key: 'medical.deductible' | 'programs.eap_sessions',
  tier: 'individual' | 'family' | null = null,
) => ({
  metric: key,
  label: 'Medical deductible',
  tier,
  typed: 'deductible',
});
export const rule: FoundRule = {
  marker: 2,
  id: 'cobra-length',
  title: 'How long COBRA lasts',
  rule: 'COBRA lasts 18 months.',
  figures: [{ label: 'Limit', values: [{ year: 2026, said: '$8,750', checked: false }] }],
  exceptions: null,
  appliesTo: 'Employers with 20 or more employees.',
  planDecides: 'Who is eligible.',
  counsel: 'Counsel should look at it.',
  checked: false,
  correction: null,
  source: 'ERISA §602',
  asOf: '2026-11-23',
  fit: 0.9,
  said: 0.9,
};

/** Who publishes figures of the market, and what people call their surveys. */
export interface Survey {
  /** The publisher, as it is cited. */
  label: string;
  /** Its survey or report. */
  report: string;
  /** In small letters. */
  names: readonly string[];
  /** The name is also that of an insurer or an employer: only beside a word such as "survey" is the survey meant. */
  isFirm?: boolean;
}

export const surveys = {
  kff: { label: 'KFF', report: 'Employer Health Benefits Survey', names: ['kff', 'kaiser family foundation', 'kaiser survey', 'kaiser employer survey', 'ehbs', 'employer health benefits survey', 'kff ehbs', 'henry j kaiser family foundation'] },
  mercer: { label: 'Mercer', report: 'National Survey of Employer-Sponsored Health Plans', names: ['mercer', 'mercers', 'marsh mercer', 'national survey of employer-sponsored health plans'] },
  bgh: { label: 'Business Group on Health', report: 'Employer Health Care Strategy Survey', names: ['business group on health', 'bgh', 'national business group on health', 'nbgh'] },
  aon: { label: 'Aon', report: 'Health Value Initiative', names: ['aon', 'aons', 'aon hewitt'] },
  wtw: { label: 'WTW', report: 'Best Practices in Healthcare Survey', names: ['wtw', 'willis towers watson', 'towers watson', 'willis'] },
  segal: { label: 'Segal', report: 'Health Plan Cost Trend Survey', names: ['segal', 'segals'] },
  ifebp: { label: 'International Foundation of Employee Benefit Plans', report: 'Health Care Costs Pulse Survey', names: ['ifebp', 'international foundation of employee benefit plans', 'international foundation'] },
  pwc: { label: 'PwC', report: 'Medical cost trend: Behind the numbers', names: ['pwc', 'pricewaterhousecoopers', 'price waterhouse'] },
  milliman: { label: 'Milliman', report: 'Milliman Medical Index', names: ['milliman', 'milliman medical index', 'mmi', 'millimans'] },
  bls: { label: 'BLS', report: 'National Compensation Survey', names: ['bls', 'bureau of labor statistics', 'national compensation survey', 'ncs', 'labor department survey', 'department of labor survey'] },
  ecec: { label: 'BLS', report: 'Employer Costs for Employee Compensation', names: ['ecec', 'employer costs for employee compensation', 'bls ecec'] },
  shrm: { label: 'SHRM', report: 'Employee Benefits Survey', names: ['shrm', 'society for human resource management', 'shrms'] },
  vanguard: { label: 'Vanguard', report: 'How America Saves', names: ['how america saves', 'vanguard how america saves', "vanguard's how america saves", 'vanguard', 'vanguards'] },
  psca: { label: 'PSCA', report: 'Annual Survey of Profit Sharing and 401(k) Plans', names: ['psca', 'plan sponsor council of america', 'plan sponsor council'] },
  ebri: { label: 'EBRI', report: 'HSA Database', names: ['ebri', 'employee benefit research institute'] },
  aegis: { label: 'Aegis Risk', report: 'Medical Stop Loss Premium Survey', names: ['aegis', 'aegis risk', 'stop loss premium survey', 'stop-loss premium survey'] },
  gallagher: { label: 'Gallagher', report: '', names: ['gallagher', 'arthur j gallagher', 'gallaghers'] },
  lockton: { label: 'Lockton', report: '', names: ['lockton'] },
  nfp: { label: 'NFP', report: '', names: ['nfp'], isFirm: true },
  marsh: { label: 'Marsh McLennan Agency', report: '', names: ['marsh mclennan', 'marsh mclennan agency'] },
  meps: { label: 'AHRQ (MEPS-IC)', report: '', names: ['meps', 'meps-ic', 'ahrq', 'medical expenditure panel survey'] },
  commonwealth: { label: 'the Commonwealth Fund', report: '', names: ['commonwealth fund'] },
  callan: { label: 'Callan', report: '', names: ['callan'] },
  worldatwork: { label: 'WorldatWork', report: '', names: ['worldatwork', 'world at work'] },
  alight: { label: 'Alight', report: '', names: ['alight'], isFirm: true },
  deloitte: { label: 'Deloitte', report: '', names: ['deloitte'], isFirm: true },
  fidelity: { label: 'Fidelity', report: 'Retirement analysis', names: ['fidelity', 'fidelity investments'], isFirm: true },
  metlife: { label: 'MetLife', report: '', names: ['metlife', 'met life'], isFirm: true },
  guardian: { label: 'Guardian', report: '', names: ['guardian'], isFirm: true },
  sunlife: { label: 'Sun Life', report: '', names: ['sun life', 'sunlife'], isFirm: true },
  principal: { label: 'Principal', report: '', names: ['principal'], isFirm: true },
  prudential: { label: 'Prudential', report: '', names: ['prudential'], isFirm: true },
  aflac: { label: 'Aflac', report: '', names: ['aflac'], isFirm: true },
  unum: { label: 'Unum', report: '', names: ['unum'], isFirm: true },
  troweprice: { label: 'T. Rowe Price', report: '', names: ['t rowe price', 'rowe price'], isFirm: true },
} as const satisfies Record<string, Survey>; // prettier-ignore

export type SurveyKey = keyof typeof surveys;
export const isSurvey = (key: string): key is SurveyKey => Object.hasOwn(surveys, key);
export const surveyOf = (key: SurveyKey): Survey => surveys[key];

/** What a publication is called, behind the name of who publishes it. */
export const studyWords: readonly string[] = [
  'survey',
  'surveys',
  'study',
  'studies',
  'report',
  'reports',
  'index',
  'research',
];
/** Words that say that a publication is meant. */
export const surveyWords: readonly string[] = [...studyWords, 'published', 'publishes', 'findings', 'poll', 'according', 'benchmark', 'benchmarks', 'benchmarking', 'numbers', 'figures', 'data']; // prettier-ignore

/** By what the figures of a survey are told apart: what is asked for of a kind is said before the others. */
export const facets = {
  single: { of: 'level', names: ['single', 'self-only', 'self only', 'employee only', 'employee-only', 'individual', 'ee only', 'singles', 'single coverage', 'eeo'] },
  family: { of: 'level', names: ['family', 'families', 'fam', 'dependents', 'family of four'] },
  small: { of: 'size', names: ['small', 'smaller', 'smallest', 'small firms', 'small employers', 'small businesses', 'small group', 'under 200', 'fewer than 200', 'less than 200', 'under 100', 'fewer than 100'] },
  mid: { of: 'size', names: ['mid-size', 'midsize', 'mid-sized', 'medium', '100-499', '100 to 499', 'middle-sized'] },
  large: { of: 'size', names: ['large', 'larger', 'largest', 'big', 'jumbo', 'large firms', '200 or more', '200+', '500+', '500 or more', '5,000', '5,000+', '20,000', '20,000+'] },
  before: { of: 'change', names: ['before', 'without', 'no changes', 'no action', 'gross', 'unmitigated', 'with and without', 'before and after'] },
  after: { of: 'change', names: ['after', 'with changes', 'net', 'with plan changes', 'with design changes', 'with and without', 'before and after', 'after plan changes'] },
  ppo: { of: 'plan', names: ['ppo', 'ppos'] },
  hdhp: { of: 'plan', names: ['hdhp', 'hdhps', 'hdhp/so', 'high deductible', 'high-deductible', 'hsa-qualified', 'savings option'] },
  hmo: { of: 'plan', names: ['hmo', 'hmos'] },
  pos: { of: 'plan', names: ['pos', 'point of service', 'point-of-service'] },
  share: { of: 'measure', names: ['share', 'percent', 'percentage', 'portion', 'proportion', 'what part', 'pct', '%'] },
  dollars: { of: 'measure', names: ['dollars', 'how much', 'amount', 'dollar amount', 'contribution in dollars'] },
  average: { of: 'statistic', names: ['average', 'mean', 'avg'] },
  median: { of: 'statistic', names: ['median', 'typical'] },
  private: { of: 'sector', names: ['private', 'private industry', 'private sector'] },
  government: { of: 'sector', names: ['government', 'state and local', 'public sector', 'public'] },
  nonprofit: { of: 'sector', names: ['nonprofit', 'non-profit', 'not-for-profit'] },
  automatic: { of: 'enrollment', names: ['automatic', 'auto', 'auto-enrollment', 'automatic enrollment'] },
  year1: { of: 'service', names: ['1 year', 'one year', 'first year'] },
  year5: { of: 'service', names: ['5 years', 'five years'] },
  year10: { of: 'service', names: ['10 years', 'ten years'] },
  year20: { of: 'service', names: ['20 years', 'twenty years'] },
  voluntary: { of: 'enrollment', names: ['voluntary', 'opt-in', 'voluntary enrollment'] },
} as const satisfies Record<string, { of: string; names: readonly string[] }>; // prettier-ignore

export type Facet = keyof typeof facets;
export type FacetKind = (typeof facets)[Facet]['of'];

/** Words that ask for every figure of a kind: "by firm size". */
export const facetKinds: readonly (readonly [name: string, kind: FacetKind])[] = [
  ['by size', 'size'], ['firm size', 'size'], ['company size', 'size'], ['employer size', 'size'], ['establishment size', 'size'], ['group size', 'size'],
  ['by plan type', 'plan'], ['plan type', 'plan'], ['plan types', 'plan'], ['by sector', 'sector'], ['by tier', 'level'], ['coverage level', 'level'], ['coverage tier', 'level'], ['by service', 'service'], ['years of service', 'service'], ['length of service', 'service'],
]; // prettier-ignore

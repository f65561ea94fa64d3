import type { SubjectKey } from './subjects.ts';

/** What the laws of states are about, and what people call it. */
export interface LawTopic {
  /** As it stands in a sentence: "no rule of Texas on bereavement leave". */
  label: string;
  /** A subject that a reading may have instead of the name. */
  subject: SubjectKey;
  names: readonly string[];
  /** Names of what employers give anyway: the law is meant only where another word says so. */
  plain?: readonly string[];
}

export const lawTopics = {
  bereavement: { label: 'bereavement leave', subject: 'paid-family-leave', names: ['bereavement', 'bereavment', 'bereavement leave', 'funeral', 'funeral leave', 'grief leave', 'death in the family', 'death of a family member', 'miscarriage', 'miscarriage leave', 'pregnancy loss', 'reproductive loss', 'loss of a child'] },
  jury: { label: 'pay for jury duty', subject: 'jury-duty', names: ['jury', 'jury duty', 'jury service', 'jury pay', 'juror', 'jurors', 'called for a jury'] },
  voting: { label: 'time off to vote', subject: 'paid-family-leave', names: ['to vote', 'vote time', 'voting leave', 'voting time', 'voting hours', 'voting law', 'hours off to vote', 'time off to vote', 'election day', 'go to the polls'] },
  victims: { label: 'leave for victims of crime or domestic violence', subject: 'paid-family-leave', names: ['domestic violence', 'domestic abuse', 'dv leave', 'crime victim', 'crime victims', 'victim leave', 'victims leave', 'abuse victim', 'sexual assault', 'stalking', 'safe act', 'vessa', 'violence leave', 'restraining order'] },
  school: { label: 'leave for school activities', subject: 'paid-family-leave', names: ['school activity', 'school activities', 'school leave', 'school conference', 'school conferences', 'school visit', 'school visitation', 'school involvement', 'school meeting', 'parent teacher', 'small necessities', 'kids school', 'child school', 'parental school leave', 'childs school'] },
  donors: { label: 'leave for organ and bone marrow donors', subject: 'paid-family-leave', names: ['organ donor', 'organ donors', 'organ donation', 'bone marrow', 'marrow donor', 'kidney donor', 'kidney donation', 'living donor', 'donate a kidney', 'donating a kidney', 'donate an organ', 'blood donation', 'donate blood'] },
  'military-family': { label: 'leave for families of service members', subject: 'military-leave', names: ['military spouse', 'military spouses', 'family military', 'family military leave', 'military family', 'military family leave', 'spouse is deployed', 'spouse deployed', 'husband is deployed', 'spouse of a service member', 'deployed spouse'] },
  pregnancy: { label: 'leave for pregnancy', subject: 'paid-family-leave', names: ['pregnancy leave', 'pregnancy disability', 'pregnancy disability leave', 'pdl', 'pregnancy accommodation', 'leave for pregnancy', 'maternity leave law'], plain: ['maternity leave', 'pregnant employee', 'pregnant worker'] },
  'any-reason': { label: 'paid leave for any reason', subject: 'paid-family-leave', names: ['any reason', 'leave for any reason', 'paid leave for any reason', 'earned paid leave', 'paid leave for all workers', 'plawa'] },
  vacation: { label: 'vacation and its payout', subject: 'paid-family-leave', names: ['unused vacation', 'accrued vacation', 'unused pto', 'accrued pto', 'vacation payout', 'pto payout', 'use it or lose it', 'lose it policy', 'pay out vacation', 'pay out pto', 'cash out pto', 'pay it out', 'cash it out', 'paid out at termination', 'pay out at termination', 'vacation time'], plain: ['vacation', 'pto', 'paid time off', 'vacation pay', 'vacation time'] },
  sick: { label: 'paid sick leave', subject: 'paid-family-leave', names: ['sick leave', 'sick time', 'paid sick', 'paid sick leave', 'paid sick days', 'sick days', 'sick hours', 'sick and safe', 'sick and safe leave', 'esst', 'essta', 'hfwa', 'earned sick'], plain: ['sick', 'sick pay'] },
  'family-leave': { label: 'paid family and medical leave', subject: 'paid-family-leave', names: ['paid family leave', 'pfl', 'pfml', 'famli', 'family leave insurance', 'paid leave', 'paid family and medical leave', 'paid medical leave', 'paid parental leave law', 'paid parental leave mandate', 'state paid leave', 'temporary caregiver'] },
  disability: { label: 'disability insurance', subject: 'paid-family-leave', names: ['state disability', 'state disability insurance', 'sdi', 'tdi', 'dbl', 'nys disability', 'temporary disability', 'statutory disability', 'disability mandate'] },
  continuation: { label: 'continuation of insured coverage', subject: 'cobra', names: ['mini cobra', 'minicobra', 'state continuation', 'continuation', 'continuation coverage', 'cal cobra', 'calcobra', 'state cobra'] },
  'adult-children': { label: 'coverage of children beyond 26', subject: 'dependents', names: ['beyond 26', 'past 26', 'over 26', 'after 26', 'older than 26', 'until 26', 'till 26', 'age 29', 'age 30', 'until 30', 'to 30', 'until 29', 'adult dependents', 'adult dependent', 'adult children', 'adult child', 'dependent age', 'dependent coverage age', 'old can dependents', 'dependents stay', 'dependents to', 'dependents past', 'dependents until', 'young adult', 'old can kids', 'kids stay'] },
  fertility: { label: 'coverage of infertility treatment', subject: 'self-funding', names: ['infertility', 'ivf', 'fertility', 'in vitro', 'egg retrievals', 'egg retrieval', 'egg freezing', 'fertility preservation'] },
  'individual-mandate': { label: 'an individual mandate', subject: 'aca', names: ['individual mandate', '1099 - hc', '1099 hc', 'state mandate reporting', 'state aca reporting', 'mandate reporting', 'mandate filing'] },
  'auto-ira': { label: 'a state retirement program', subject: '401k', names: ['auto ira', 'calsavers', 'secure choice', 'oregonsaves', 'securesavings', 'myctsavings', 'marylandsaves', 'maryland saves', 'retireready', 'retirepath', 'earns program', 'vt saves', 'merit program', 'state ira', 'state retirement program', 'state retirement mandate', 'retirement mandate', 'retirement plan mandate', 'state retirement', 'state run retirement', 'risavers', 'washington saves'] },
  commuter: { label: 'commuter benefits', subject: 'commuter', names: ['commuter law', 'commuter mandate', 'commuter ordinance', 'commuter benefits law', 'commuter benefits mandate', 'commuter benefit law', 'transit ordinance'], plain: ['commuter', 'commuter benefits', 'transit benefits', 'transit benefit'] },
  'small-group': { label: 'the size of a small group', subject: 'aca', names: ['small group', 'small group size', 'small group definition', 'small group market', 'small group max', 'large group starts'] },
  'domestic-partners': { label: 'coverage of domestic partners', subject: 'domestic-partner', names: ['domestic partnership'], plain: ['domestic partner', 'domestic partners', 'registered partner', 'civil union', 'domestic partnership'] },
  notices: { label: 'notices and pay stubs about benefits', subject: 'erisa', names: ['pay stub', 'pay stubs', 'paystub', 'wage statement', 'wage statements', 'coverage disclosure', 'consumer coverage disclosure', 'fsa notice', 'notice duties', 'paystubs', 'hird', 'hird form'] },
  layoffs: { label: 'notice of mass layoffs', subject: 'paid-family-leave', names: ['warn act', 'warn law', 'warn notice', 'state warn', 'mini warn', 'plant closing', 'mass layoff', 'cal warn'] },
} as const satisfies Record<string, LawTopic>; // prettier-ignore

export type LawTopicKey = keyof typeof lawTopics;

/** What people call states and cities of a law where it is spoken of, beside their full names. */
export const shortPlaces: Readonly<Record<string, string>> = {
  cal: 'CA', cali: 'CA', calif: 'CA', nys: 'NY', mass: 'MA', wash: 'WA', penn: 'PA', penna: 'PA', ill: 'IL', jersey: 'NJ', 'washington state': 'WA', 'washington dc': 'DC',
  nyc: 'NYC', 'new york city': 'NYC', chicago: 'CHI', sf: 'SF', 'san francisco': 'SF', seattle: 'SEA', philadelphia: 'PHL', philly: 'PHL',
  pittsburgh: 'PGH', 'los angeles': 'LAX', 'bay area': 'BAY', 'san francisco bay area': 'BAY', 'sf bay area': 'BAY', calsavers: 'CA', oregonsaves: 'OR', famli: 'CO', securesavings: 'CO', 'cal cobra': 'CA', 'cal warn': 'CA',
  hfwa: 'CO', esst: 'MN', essta: 'NYC', plawa: 'IL', vessa: 'IL', 'small necessities': 'MA', dbl: 'NY', myctsavings: 'CT', marylandsaves: 'MD', hird: 'MA', '1099 - hc': 'MA', '1099 hc': 'MA',
}; // prettier-ignore

/** Cities that have laws of their own, with their state. */
export const lawCities: Readonly<Record<string, readonly [name: string, state: string]>> = {
  NYC: ['New York City', 'NY'], CHI: ['Chicago', 'IL'], SF: ['San Francisco', 'CA'], SEA: ['Seattle', 'WA'], PHL: ['Philadelphia', 'PA'],
  PGH: ['Pittsburgh', 'PA'], LAX: ['Los Angeles', 'CA'], BAY: ['San Francisco Bay Area', 'CA'],
}; // prettier-ignore

/** Codes of states that are words in small letters: a state only where they are written in capitals. */
export const wordStateCodes: readonly string[] = ['in', 'or', 'me', 'ok', 'hi', 'id', 'la', 'as', 'oh', 'de', 'al', 'co']; // prettier-ignore
/** Words that ask for what the law says; those that say it for certain stand first. */
export const lawWords: readonly string[] = [
  'law', 'laws', 'legal', 'legally', 'illegal', 'statute', 'statutory', 'mandated', 'mandate', 'mandates', 'obligatory', 'obligated', 'obliged', 'lawful', 'unlawful', 'federal', 'federally',
  'flsa', 'ordinance', 'regulation', 'regulations',
]; // prettier-ignore
export const dutyWords: readonly string[] = [
  'mandatory', 'require', 'requires', 'required', 'requirement', 'requirements', 'must', 'minimum', 'min', 'allowed', 'allow', 'entitled', 'have to', 'has to', 'need to', 'make us', 'force us',
  'owe', 'owed', 'forbidden', 'prohibited', 'banned', 'right to', 'rights', 'compliance', 'exempt', 'can we', 'can you', 'do you have', 'is there',
  'payout', 'pay out', 'paid out', 'cash out', 'cashed out', 'due', 'quits', 'quit', 'resigns', 'termination', 'terminated', 'prohibit', 'prohibits', 'forbid', 'forbids', 'ban',
]; // prettier-ignore

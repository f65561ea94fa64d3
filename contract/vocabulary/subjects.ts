import { holidays } from './holidays.ts';

/**
 * Subjects of the field that are no metric of the catalogue, or are ruled by law as well: `law` is asked about as a rule,
 * `account` has limits by law and figures of employers, `benefit` is looked for in the texts of guides.
 */
export interface Subject {
  kind: 'law' | 'account' | 'benefit';
  label: string;
  names: readonly string[];
}

export const subjects = {
  cobra: { kind: 'law', label: 'COBRA', names: ['cobra', 'continuation coverage', 'cobra continuation coverage', 'continuation of coverage', 'cobra coverage', 'state continuation', 'mini-cobra'] },
  fmla: { kind: 'law', label: 'FMLA', names: ['fmla', 'family and medical leave', 'family medical leave', 'fmla leave', 'family and medical leave act', 'cfra'] },
  aca: { kind: 'law', label: 'ACA', names: ['aca', 'affordable care act', 'obamacare', 'employer mandate', 'affordable coverage', 'affordability', 'aca affordability', 'play or pay', 'minimum value', 'shared responsibility', 'look-back measurement', 'measurement period', '4980h'] },
  erisa: { kind: 'law', label: 'ERISA', names: ['erisa', 'fiduciary', 'wrap document', 'summary plan description', 'spd'] },
  hipaa: { kind: 'law', label: 'HIPAA', names: ['hipaa', 'special enrollment', 'hipaa special enrollment', 'protected health information', 'phi'] },
  medicare: { kind: 'law', label: 'Medicare', names: ['medicare', 'medicare part d', 'part d', 'creditable coverage', 'medicare secondary payer', 'medicare eligible'] },
  'section-125': { kind: 'law', label: 'Section 125', names: ['section 125', 'cafeteria plan', 'cafeteria plans', '125 plan', 'premium only plan'] },
  nondiscrimination: { kind: 'law', label: 'Nondiscrimination', names: ['nondiscrimination', 'nondiscrimination testing', 'non-discrimination', 'non-discrimination testing', 'discrimination testing', 'section 105h'] },
  'qualifying-event': { kind: 'law', label: 'Qualifying life events', names: ['qualifying life event', 'qualifying life events', 'qle', 'qualifying event', 'qualifying events', 'life event', 'life events', 'mid-year election change', 'change in status'] },
  'open-enrollment': { kind: 'law', label: 'Open enrollment', names: ['open enrollment', 'annual enrollment', 'oe', 'open enrolment', 'annual enrolment', 'passive enrollment'] },
  'form-5500': { kind: 'law', label: 'Form 5500', names: ['form 5500', '5500', '5500s', 'form 5500s', 'schedule a'] },
  'form-1095': { kind: 'law', label: 'Forms 1094 and 1095', names: ['1095-c', '1095', '1094-c', '1095-b', '1095c', '1094', 'aca reporting', 'aca forms'] },
  pcori: { kind: 'law', label: 'PCORI fee', names: ['pcori', 'pcori fee', 'pcori fees'] },
  'w-2': { kind: 'law', label: 'W-2 reporting', names: ['w-2', 'w2', 'w-2 reporting'] },
  'mental-health-parity': { kind: 'law', label: 'Mental health parity', names: ['mental health parity', 'mhpaea', 'parity', 'parity analysis'] },
  'wellness-rules': { kind: 'law', label: 'Wellness incentives', names: ['wellness incentives', 'wellness incentive', 'wellness program rules', 'wellness rules'] },
  'stop-loss': { kind: 'law', label: 'Stop loss', names: ['stop loss', 'stop-loss', 'stop loss insurance', 'stop loss policy', 'specific deductible', 'aggregate attachment'] },
  'self-funding': { kind: 'law', label: 'Self-funding', names: ['self-funded plans', 'self-funded plan', 'self-funding', 'self-insured plans', 'self-insured plan'] },
  'level-funding': { kind: 'law', label: 'Level funding', names: ['level-funded', 'level funding', 'level-funded plan', 'level-funded plans'] },
  sbc: { kind: 'law', label: 'SBC', names: ['sbc', 'sbcs', 'summary of benefits and coverage', 'summaries of benefits and coverage'] },
  'paid-family-leave': { kind: 'law', label: 'Paid family leave by law', names: ['paid family leave', 'paid family and medical leave', 'pfml', 'pfl', 'state leave', 'state disability', 'paid sick leave law', 'paid leave law', 'paid leave laws', 'sdi'] },
  'no-surprises': { kind: 'law', label: 'No Surprises Act', names: ['no surprises act', 'surprise billing', 'transparency in coverage', 'rxdc', 'gag clause'] },
  'secure-2': { kind: 'law', label: 'SECURE 2.0', names: ['secure 2', 'secure act', 'secure 2.0'] },
  dependents: { kind: 'law', label: 'Dependants', names: ['dependents', 'adult children', 'adult child', 'adult kids', 'adult dependents', 'dependent eligibility', 'dependents covered', 'dependants'] },
  'domestic-partner': { kind: 'law', label: 'Domestic partners', names: ['domestic partner benefits', 'imputed income', 'domestic partner', 'domestic partners', 'domestic partner coverage'] },
  hdhp: { kind: 'account', label: 'HDHP', names: ['hdhp', 'high deductible health plan', 'high-deductible health plan', 'hdhps', 'high deductible health plans', 'hdhp deductible'] },
  hsa: { kind: 'account', label: 'HSA', names: ['hsa', 'health savings account', 'health savings accounts', 'hsas', 'hsa contribution', 'hsa contributions', 'hsa family'] },
  fsa: { kind: 'account', label: 'Health care FSA', names: ['fsa', 'health fsa', 'flexible spending account', 'flexible spending accounts', 'health care fsa', 'healthcare fsa', 'fsas', 'general purpose fsa', 'medical fsa', 'limited purpose fsa'] },
  dcfsa: { kind: 'account', label: 'Dependent care FSA', names: ['dependent care fsa', 'dependant care fsa', 'dcfsa', 'dependent care flexible spending account', 'dependent care account', 'dcap', 'dependent care fsas', 'daycare fsa', 'dependent care assistance', 'dependent care limit', 'dependent care maximum', 'dep care', 'dep care fsa'] },
  hra: { kind: 'account', label: 'HRA', names: ['hra', 'health reimbursement arrangement', 'health reimbursement account', 'hras', 'ichra', 'qsehra', 'ebhra', 'excepted benefit hra'] },
  '401k': { kind: 'account', label: '401(k)', names: ['401k', '401(k)', '403b', '403(b)', '457', 'elective deferral', 'deferral', 'deferrals', 'catch up contribution', 'catch-up contributions', 'catch-up', '401k contribution', '401k deferral', 'required minimum distribution'] },
  commuter: { kind: 'account', label: 'Commuter benefits', names: ['commuter', 'transit', 'pretax transit', 'commuter benefits', 'qualified parking', 'pre-tax transit'] },
  adoption: { kind: 'account', label: 'Adoption assistance', names: ['adoption assistance', 'adoption'] },
  tuition: { kind: 'account', label: 'Educational assistance', names: ['educational assistance', 'section 127', '127 plan'] },
  espp: { kind: 'benefit', label: 'ESPP', names: ['espp', 'employee stock purchase plan', 'stock purchase plan', 'stock purchase'] },
  equity: { kind: 'benefit', label: 'Equity', names: ['equity', 'rsu', 'rsus', 'stock options', 'restricted stock'] },
  'named-holidays': { kind: 'benefit', label: 'Named holidays', names: holidays.flatMap(({ names }) => names) },
  'plan-year': { kind: 'benefit', label: 'Plan year', names: ['renewal month', 'renewal date', 'renew in', 'plan year start', 'plan year starts', 'plan year begin', 'plan year begins', 'plan year end', 'plan year ends', 'plan year run', 'plan year runs', 'benefits year', 'benefit year', 'coverage period', 'coverage year', 'start of the plan year', 'beginning of the plan year', 'end of the plan year', 'plan year dates'] },
  'pet-insurance': { kind: 'benefit', label: 'Pet insurance', names: ['pet insurance', 'insurance for pets', 'pet ins', 'pet benefits', 'pet'] },
  'mental-health': { kind: 'benefit', label: 'Mental health', names: ['mental health', 'behavioral health', 'mental health benefits', 'mental wellbeing'] },
  'student-loan': { kind: 'benefit', label: 'Student loan repayment', names: ['student loan', 'student loans', 'student loan repayment', 'student debt', 'student loan assistance'] },
  childcare: { kind: 'benefit', label: 'Child care', names: ['childcare', 'child care', 'nursery', 'creche', 'daycare', 'day care', 'backup care', 'backup child care', 'on-site daycare'] },
  relocation: { kind: 'benefit', label: 'Relocation', names: ['relocation', 'relocation assistance', 'moving expenses', 'moving costs', 'pay for moving', 'moving allowance', 'moving help', 'moving stipend', 'moving reimbursement'] },
  'legal-plan': { kind: 'benefit', label: 'Legal plan', names: ['legal plan', 'prepaid legal', 'legal insurance', 'group legal', 'legal services plan'] },
  'identity-theft': { kind: 'benefit', label: 'Identity theft protection', names: ['identity theft', 'identity theft protection', 'id theft', 'identity protection'] },
  'critical-illness': { kind: 'benefit', label: 'Critical illness', names: ['critical illness', 'critical illness insurance', 'cancer insurance'] },
  'hospital-indemnity': { kind: 'benefit', label: 'Hospital indemnity', names: ['hospital indemnity', 'hospital indemnity plan', 'hospital indemnity insurance'] },
  accident: { kind: 'benefit', label: 'Accident insurance', names: ['accident insurance', 'accident plan'] },
  'voluntary-life': { kind: 'benefit', label: 'Voluntary life', names: ['voluntary life', 'supplemental life', 'voluntary benefits', 'supplemental life insurance', 'voluntary life insurance'] },
  'long-term-care': { kind: 'benefit', label: 'Long-term care', names: ['long-term care', 'long-term care insurance', 'ltc'] },
  'jury-duty': { kind: 'benefit', label: 'Jury duty', names: ['jury duty', 'jury leave', 'jury service', 'juror', 'jurors', 'court leave', 'court duty', 'jury summons', 'witness leave'] },
  'military-leave': { kind: 'benefit', label: 'Military leave', names: ['military leave', 'userra', 'military duty', 'reserve duty', 'guard duty', 'reservist', 'reservists', 'national guard', 'called up'] },
  remote: { kind: 'benefit', label: 'Remote work', names: ['remote work', 'hybrid work', 'work from home policy', 'flexible work', 'telework'] },
  menopause: { kind: 'benefit', label: 'Menopause support', names: ['menopause', 'menopause support', 'hormone therapy'] },
  'gender-affirming': { kind: 'benefit', label: 'Gender-affirming care', names: ['gender affirming care', 'gender-affirming', 'transgender benefits', 'transgender'] },
  hearing: { kind: 'benefit', label: 'Hearing aids', names: ['hearing aid', 'hearing aids'] },
  bariatric: { kind: 'benefit', label: 'Bariatric surgery', names: ['bariatric', 'bariatric surgery', 'weight loss surgery'] },
  'referral-bonus': { kind: 'benefit', label: 'Referral bonus', names: ['referral bonus', 'referral bonuses', 'employee referral bonus', 'referral program', 'referral award', 'referral fee'] },
  severance: { kind: 'benefit', label: 'Severance', names: ['severance', 'severance pay', 'severance policy'] },
} as const satisfies Record<string, Subject>; // prettier-ignore

export type SubjectKey = keyof typeof subjects;

export const isSubject = (key: string): key is SubjectKey => Object.hasOwn(subjects, key);

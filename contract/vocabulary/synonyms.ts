import { carriers } from './carriers.ts';

/**
 * What consultants call the same thing. `same` are names of one thing; `related` are near enough to be worth finding
 * when somebody types one of `same`, at a lower weight. Written as people write them; they are stemmed when they are read.
 */
export interface SynonymGroup {
  same: readonly string[];
  related?: readonly string[];
  /** It says what an employer does and is no benefit: guides without it are not passed over. */
  isTrade?: true;
}

const countries: SynonymGroup[] = [
  { same: ['uk', 'united kingdom', 'great britain', 'britain'] },
  { same: ['usa', 'united states'] },
  { same: ['nz', 'new zealand'] },
  { same: ['germany', 'german'] },
  { same: ['ireland', 'irish'] },
  { same: ['sweden', 'swedish'] },
  { same: ['finland', 'finnish'] },
  { same: ['australia', 'australian'] },
  { same: ['canada', 'canadian'] },
  { same: ['france', 'french'] },
  { same: ['india', 'indian'] },
];

const timeOff: SynonymGroup[] = [
  {
    same: ['pto', 'paid time off', 'personal time off', 'time away'],
    related: ['vacation', 'time off', 'annual leave'],
  },
  {
    same: ['vacation', 'vacation days', 'annual leave', 'vacation time'],
    related: ['pto', 'paid time off', 'time off'],
  },
  { same: ['unlimited pto', 'flexible time off', 'unlimited vacation', 'unlimited time off'] },
  { same: ['sick leave', 'sick days', 'sick time', 'paid sick leave', 'illness leave', 'sick pay'] },
  { same: ['holidays', 'paid holidays', 'company holidays'] },
  {
    same: ['parental leave', 'paid parental leave', 'bonding leave', 'new parent leave', 'baby leave'],
    related: ['maternity', 'paternity', 'family leave', 'parent leave', 'birthing parent', 'new parent', 'new child'],
  },
  {
    same: ['maternity leave', 'maternity', 'birth leave'],
    related: ['parental leave', 'paid parental leave', 'parent leave', 'birthing parent', 'new parent leave'],
  },
  {
    same: ['paternity leave', 'paternity', 'paternal leave'],
    related: ['parental leave', 'non birthing parent', 'new parent leave'],
  },
  {
    same: ['non birthing parent', 'non birth parent', 'secondary caregiver', 'other parent'],
    related: ['paternity leave', 'bonding leave'],
  },
  { same: ['bereavement', 'bereavement leave', 'funeral leave', 'compassionate leave', 'mourning leave'] },
  {
    same: [
      'caregiver leave',
      'family care leave',
      'caregiving leave',
      'care for a family member',
      'care for a seriously ill family member',
      'seriously ill family member',
      'ill family member',
      'elder care',
      'eldercare',
    ],
    related: ['family leave'],
  },
  {
    same: ['fmla', 'family and medical leave', 'family medical leave act'],
    related: ['family leave', 'leave of absence'],
  },
  { same: ['pfml', 'paid family and medical leave', 'paid family leave'], related: ['family leave'] },
  { same: ['loa', 'leave of absence'] },
  { same: ['sabbatical', 'sabbatical leave'] },
  { same: ['miscarriage', 'pregnancy loss', 'loss of a pregnancy', 'stillbirth'] },
  { same: ['donated leave', 'leave donation', 'leave transfer', 'leave sharing', 'donate leave', 'leave bank'] },
  { same: ['use it or lose it', 'use or lose'], related: ['forfeit', 'carry over'] },
  { same: ['pto cash out', 'pto payout', 'vacation payout'], related: ['unused vacation', 'unused balance'] },
  { same: ['floating holiday', 'personal day'] },
  { same: ['military leave', 'reserve duty', 'guard duty', 'userra'] },
  {
    same: [
      'waiting period',
      'coverage begins',
      'coverage starts',
      'eligibility period',
      'benefits eligible',
      'effective date',
    ],
  },
  { same: ['vto', 'volunteer time off', 'volunteer days'], related: ['volunteer'] },
  { same: ['jury duty', 'jury leave', 'jury service', 'court leave', 'court duty', 'juror'] },
  { same: ['rollover', 'roll over', 'carryover', 'carry over', 'carry forward', 'carryforward'] },
];

const medical: SynonymGroup[] = [
  {
    same: ['hdhp', 'high deductible', 'high deductible health plan', 'cdhp', 'consumer directed health plan'],
    related: ['hsa'],
  },
  { same: ['hsa', 'health savings account'], related: ['hsa contribution'] },
  { same: ['fsa', 'flexible spending account', 'health fsa', 'flexible spending'] },
  {
    same: ['dcfsa', 'dependent care fsa', 'dependent care flexible spending account', 'dcap'],
    related: ['dependent care'],
  },
  { same: ['lpfsa', 'limited purpose fsa'] },
  { same: ['hra', 'health reimbursement arrangement', 'health reimbursement account'] },
  { same: ['ppo', 'preferred provider organization'] },
  { same: ['hmo', 'health maintenance organization'] },
  { same: ['epo', 'exclusive provider organization'] },
  { same: ['pos plan', 'point of service'] },
  { same: ['oop', 'out of pocket'] },
  { same: ['oopm', 'moop', 'oop max', 'out of pocket maximum', 'out of pocket max', 'out of pocket limit'] },
  { same: ['copay', 'copayment', 'co pay'] },
  { same: ['coinsurance', 'co insurance'] },
  {
    same: ['premium', 'payroll deduction', 'payroll contribution'],
    related: ['employee contribution', 'contribution', 'rate'],
  },
  { same: ['ee only', 'employee only'] },
  { same: ['ee sp', 'ee spouse', 'employee spouse', 'employee and spouse'] },
  { same: ['ee ch', 'ee children', 'employee children', 'employee and children', 'employee child ren'] },
  { same: ['ee fam', 'ee family', 'employee family', 'employee and family'] },
  { same: ['employee contribution', 'employee cost', 'employee premium'], related: ['premium', 'payroll deduction'] },
  { same: ['pcp', 'primary care', 'primary care physician', 'primary care provider'] },
  { same: ['er', 'emergency room', 'emergency department'] },
  { same: ['rx', 'prescription', 'prescription drug'], related: ['pharmacy', 'medication'] },
  { same: ['doctor visit', 'office visit', 'physician visit'], related: ['primary care visit'] },
  { same: ['doctor', 'physician'] },
  { same: ['telehealth', 'telemedicine', 'virtual care', 'virtual visit'] },
  {
    same: [
      'glp 1',
      'glp1',
      'weight loss drug',
      'weight loss medication',
      'anti obesity drug',
      'anti obesity medication',
    ],
    related: ['semaglutide', 'wegovy', 'ozempic', 'zepbound'],
  },
  { same: ['ivf', 'in vitro fertilization'], related: ['fertility', 'family building'] },
  {
    same: ['fertility', 'infertility', 'fertility treatment'],
    related: ['ivf', 'family building', 'egg freezing', 'surrogacy'],
  },
  {
    same: [
      'substance use',
      'substance abuse',
      'substance use disorder',
      'drug addiction',
      'addiction',
      'chemical dependency',
    ],
    related: ['rehab', 'rehabilitation'],
  },
  { same: ['rehab', 'rehabilitation'], related: ['substance use', 'substance use disorder'] },
  { same: ['chiropractor', 'chiropractic', 'spinal manipulation', 'spinal and other manipulations'] },
  { same: ['dme', 'durable medical equipment', 'hme', 'home medical equipment'] },
  { same: ['aba', 'applied behavior analysis', 'autism therapy'], related: ['autism'] },
  { same: ['gender affirming', 'transgender'] },
  { same: ['lactation', 'breastfeeding', 'nursing mother', 'breast pump', 'lactation room', "mother's room"] },
  { same: ['eye exam', 'vision exam', 'eye examination'] },
  { same: ['mental health', 'behavioral health'], related: ['counseling', 'therapy', 'eap'] },
  { same: ['medical', 'medical plan', 'health plan', 'health insurance', 'medical insurance'] },
  { same: ['tobacco', 'smoker', 'smoking', 'nicotine'] },
  { same: ['tobacco surcharge', 'smoker surcharge', 'nicotine surcharge'], related: ['tobacco'] },
  { same: ['spousal surcharge', 'working spouse surcharge', 'spouse surcharge', 'spousal carve out'] },
  { same: ['deductible', 'ded'] },
  {
    same: [
      'opt out credit',
      'waiver credit',
      'opt out',
      'opt out payment',
      'waiver payment',
      'cash in lieu',
      'opting out',
      'waive coverage',
      'waive medical coverage',
      'decline coverage',
    ],
    related: ['waive'],
  },
  { same: ['sbc', 'summary of benefits and coverage'] },
  { same: ['cobra', 'continuation coverage'] },
  { same: ['qle', 'qualifying life event', 'life event'], related: ['special enrollment'] },
  { same: ['oe', 'open enrollment', 'annual enrollment'] },
];

const moneyAndRisk: SynonymGroup[] = [
  {
    same: ['401k', '401 k', '401k plan'],
    related: ['retirement', 'retirement plan', 'retirement savings', '403b', 'tsp'],
  },
  { same: ['403b', '403 b'], related: ['401k', 'retirement'] },
  {
    same: ['retirement', 'retirement plan', 'retirement savings'],
    related: ['401k', '403b', 'pension', 'tsp', 'superannuation'],
  },
  { same: ['match', 'matching contribution', 'employer match', 'company match'], related: ['employer contribution'] },
  {
    same: [
      'auto enrollment',
      'automatic enrollment',
      'automatically enrolled',
      'enrolled automatically',
      'auto enroll',
    ],
  },
  {
    same: [
      'profit sharing',
      'nonelective contribution',
      'non elective contribution',
      'non elective',
      'nonelective',
      'discretionary contribution',
      'safe harbor contribution',
    ],
    related: ['whether or not you save', 'employer contribution'],
  },
  { same: ['safe harbor', 'safe harbour'] },
  { same: ['rsu', 'restricted stock', 'restricted stock unit'], related: ['stock'] },
  { same: ['pslf', 'public service loan forgiveness'] },
  { same: ['elimination period', 'benefit waiting period'], related: ['waiting period', 'begins after'] },
  { same: ['vesting', 'vested'] },
  { same: ['espp', 'employee stock purchase plan'], related: ['stock purchase'] },
  { same: ['std', 'short term disability'], related: ['disability'] },
  { same: ['ltd', 'long term disability'], related: ['disability'] },
  { same: ['ad d', 'accidental death and dismemberment'] },
  { same: ['life insurance', 'basic life', 'group term life', 'group life'] },
  { same: ['voluntary life', 'supplemental life'] },
  { same: ['critical illness'] },
  { same: ['hospital indemnity'] },
];

const wellbeing: SynonymGroup[] = [
  { same: ['eap', 'employee assistance program', 'employee assistance'], related: ['counseling'] },
  { same: ['wellness', 'wellbeing', 'well being'], related: ['fitness'] },
  { same: ['gym', 'fitness', 'gym membership'], related: ['wellness'] },
  {
    same: [
      'tuition reimbursement',
      'tuition assistance',
      'education assistance',
      'educational assistance',
      'education reimbursement',
      'education benefit',
    ],
    related: ['tuition', 'continuing education', 'professional development', 'learning budget', 'learning stipend'],
  },
  { same: ['tuition', 'tuition aid', 'tuition help'], related: ['education', 'education assistance'] },
  { same: ['student loan', 'student loan repayment', 'student debt'] },
  {
    same: ['l d', 'professional development', 'learning and development', 'continuing education'],
    related: ['education stipend', 'learning budget', 'learning stipend', 'training'],
  },
  { same: ['commuter', 'commuter benefit', 'transit', 'commuting', 'transit subsidy'], related: ['parking'] },
  { same: ['wfh', 'work from home', 'remote work', 'home office'], related: ['office setup', 'desk'] },
  { same: ['stipend', 'allowance'], related: ['reimbursement'] },
  { same: ['reimbursement', 'reimburse', 'reimbursed'], related: ['stipend', 'allowance'] },
  {
    same: ['adoption assistance', 'adoption reimbursement', 'adoption benefit', 'adoption support'],
    related: ['adoption'],
  },
  { same: ['childcare', 'child care', 'daycare', 'day care'], related: ['dependent care'] },
  { same: ['eyeglasses', 'glasses', 'eyewear'], related: ['vision', 'frames'] },
  { same: ['braces', 'orthodontia', 'orthodontics', 'ortho', 'orthodonture'] },
  { same: ['legal plan', 'legal insurance', 'prepaid legal'] },
  { same: ['identity theft', 'identity theft protection', 'id theft'] },
  { same: ['onsite clinic', 'on site clinic', 'near site clinic'] },
  { same: ['relocation', 'relocation assistance', 'moving expense', 'moving help'], related: ['moving'] },
  { same: ['dental', 'dental plan', 'dental insurance'] },
  { same: ['vision', 'vision plan', 'vision insurance'] },
];

const employers: SynonymGroup[] = [
  { same: ['tech', 'technology'], related: ['software'], isTrade: true },
  { same: ['healthcare', 'health care', 'hospital'] },
  { same: ['manufacturing', 'manufacturer'], isTrade: true },
  { same: ['financial services', 'finance', 'bank', 'banking'], related: ['credit union'], isTrade: true },
  { same: ['nonprofit', 'non profit', 'not for profit'], isTrade: true },
  { same: ['university', 'college', 'school'], related: ['education'] },
  { same: ['retail', 'retailer'], isTrade: true },
  { same: ['hospitality', 'hotel', 'restaurant'], isTrade: true },
  { same: ['construction', 'builder', 'contractor'], isTrade: true },
  { same: ['transportation', 'logistics', 'trucking'], isTrade: true },
];

export const synonymGroups: readonly SynonymGroup[] = [
  ...countries,
  ...timeOff,
  ...medical,
  ...moneyAndRisk,
  ...wellbeing,
  ...employers,
  ...carriers.map(({ names }) => ({ same: names })),
];

import { mentions, type Names, names, type Said, said } from './words.ts';

const subjects = {
  dental: ['dental', 'dentist', 'orthodontia', 'orthodontic', 'dppo', 'dhmo'],
  vision: ['vision', 'eye', 'eyewear', 'vsp', 'eyemed', 'optical', 'prescription glasses', 'prescription eyewear'],
  rx: ['prescription', 'prescription drug', 'rx', 'pharmacy', 'drug'],
  voluntary: [
    'supplemental life',
    'voluntary life',
    'optional life',
    'dependent life',
    'spouse life',
    'child life',
    'voluntary ad and d',
    'supplemental',
    'voluntary disability',
    'buy up life',
    'buy up ltd',
    'buy up std',
    'buy up disability',
  ],
  life: ['life insurance', 'basic life', 'life', 'ad and d', 'accidental death', 'group term life'],
  disability: [
    'short and long term disability',
    'long and short term disability',
    'short term and long term disability',
    'long term and short term disability',
    'std and ltd',
    'ltd and std',
    'short term disability and long term disability',
    'long term disability and short term disability',
  ],
  std: ['short term disability', 'std', 'short-term disability'],
  ltd: ['long term disability', 'ltd', 'long-term disability'],
  account: [
    'hsa',
    'health savings account',
    'fsa',
    'flexible spending account',
    'hra',
    'health reimbursement',
    'dependent care',
    'commuter',
    'transit',
    'parking',
  ],
  retirement: [
    '401k',
    '403b',
    '457b',
    'retirement',
    'pension',
    'vesting',
    'thrift savings',
    'tsp',
    'simple ira',
    'sep ira',
    'safe harbor',
    'profit sharing',
    'company match',
    'employer match',
    'matching contribution',
    'match on your contribution',
    'employer matching',
  ],
  vacation: [
    'vacation',
    'pto',
    'paid time off',
    'annual leave',
    'flexible time off',
    'combined time off',
    'earned time',
  ],
  sick: ['sick'],
  holiday: ['holiday'],
  leave: [
    'parental',
    'maternity leave',
    'new parent',
    'expectant parent',
    'parent leave',
    'paternity leave',
    'paternity',
    'primary caregiver',
    'secondary caregiver',
    'bereavement',
    'jury',
    'sabbatical',
    'fmla',
    'family and medical leave',
    'military',
    'volunteer',
    'caregiver',
  ],
  program: [
    'tuition',
    'education',
    'learning',
    'wellness',
    'gym',
    'eap',
    'employee assistance',
    'adoption assistance',
    'home office',
    'internet',
    'phone',
  ],
  other: [
    'pet insurance',
    'pet plan',
    'pet coverage',
    'pet care',
    'legal',
    'accident insurance',
    'critical illness',
    'hospital indemnity',
    'cobra',
    'workers compensation',
    'espp',
    'stock purchase',
    'identity theft',
    'stock option',
    'equity',
    'rsu',
    'option grant',
    'referral bonus',
    'cancer',
    'accident plan',
    '529',
    'medicare',
  ],
  medical: [
    'medical',
    'health insurance',
    'health plan',
    'health benefit',
    'health and welfare',
    'ppo',
    'hmo',
    'hdhp',
    'epo',
    'healthcare',
    'high deductible',
  ],
} as const;

export type SubjectName = keyof typeof subjects;

/** What begins with medical care and goes on with the rest is of all of it. */
const together = ['medical', 'health'].flatMap((first) =>
  [' dental and vision', ' dental vision', ' vision and dental', ' and dental'].map((rest) => first + rest),
);

/** Time off that a child brings is no vacation. */
const forParents = [
  'time off for the birth',
  'time off for birth',
  'time off to bond',
  'time off for new parent',
].flatMap((name) => [name, `paid ${name}`]);

const lists = [['medical', together] as const, ['leave', forParents] as const, ...Object.entries(subjects)].map(
  ([key, list]) => [key as SubjectName, names(list)] as const satisfies readonly [SubjectName, Names],
);

interface Mark {
  kind: SubjectName;
  from: number;
  to: number;
}

export function subjectsIn(text: Said): Mark[] {
  const found: Mark[] = [];
  for (const [kind, list] of lists)
    for (const { from, to } of mentions(text, list))
      if (!found.some((other) => from < other.to && to > other.from)) found.push({ kind, from, to });
  return found.sort((one, other) => one.from - other.from);
}

/** Types of plans are of teeth and eyes, too: they tell of medical care where nothing else tells. */
const planTypes = names(['ppo', 'hmo', 'epo', 'hdhp', 'pos', 'high deductible', 'preferred provider organization']);

/** Words from a value to what it is of: "$20,000 of group term". */
const ofIt = /^ (?:of |in )?(?:[\w-]+ ){0,2}$/;

/**
 * What the words nearest to a value are about: its own text before it, then behind it, then the texts around.
 *
 * @param to where the value ends, of a sentence: what it is of may follow it
 */
export function subjectAt(own: Said, at: number, around: readonly string[], to?: number): SubjectName | null {
  const marks = subjectsIn(to === undefined ? own : said(withoutRemarks(own.text, at, to)));
  const behind = to === undefined ? undefined : marks.find(({ from }) => from >= to);
  const isNext = behind !== undefined && ofIt.test(own.text.slice(to, behind.from)) && behind.kind !== 'medical';
  const near = isNext ? behind : (marks.findLast(({ from }) => from <= at) ?? marks[0]);
  let byType: SubjectName | null = null;
  if (near !== undefined) {
    if (near.kind !== 'medical' || !isType(own, near))
      return near.kind === 'disability' ? byPeriod(own.text) : near.kind;
    byType = 'medical';
  }
  for (const text of around) {
    // "Harbor Dental PPO" is about teeth.
    const plain = said(text);
    const found = subjectsIn(plain);
    const kinds = new Set(found.map(({ kind }) => kind));
    // "STD LTD" heads both.
    if (kinds.has('std') && kinds.has('ltd')) return byPeriod(own.text);
    const mark = found.findLast(({ kind }) => kind !== 'medical') ?? found.findLast((one) => !isType(plain, one));
    if (mark !== undefined) return mark.kind === 'disability' ? byPeriod(own.text) : mark.kind;
    if (found.length > 0) byType = 'medical';
  }
  return byType;
}

/** Where both plans for disability are named, what pays by the week is the short one, what pays by the month the long one. */
function byPeriod(text: string): SubjectName | null {
  const isWeekly = /\bweek(?:ly)?\b/.test(text);
  const isMonthly = /\bmonth(?:ly)?\b/.test(text);
  return isWeekly === isMonthly ? 'disability' : isWeekly ? 'std' : 'ltd';
}

/** A sentence without what it adds in brackets beside a value: "after 75 days (with sick leave)". */
const withoutRemarks = (text: string, from: number, to: number): string =>
  text.replaceAll(/\([^)]*\)/g, (remark, at: number) =>
    at <= from && at + remark.length >= to ? remark : ' '.repeat(remark.length),
  );

const isType = (text: Said, { from, to }: Mark): boolean =>
  mentions(text, planTypes).some((type) => from < type.to && to > type.from);

import { stem, wordsOf } from './words.ts';

/** Words and phrases that guides use for one another. Closer than a topic: one may answer a question about the other. */
const SETS: readonly (readonly string[])[] = [
  ['401k', '403b', 'retirement', 'thrift savings', 'tsp', 'pension'],
  ['match', 'matching', 'contribute', 'contribution'],
  ['pto', 'vacation', 'annual leave', 'personal time'],
  ['parental', 'maternity', 'paternity', 'new parent', 'birth', 'newborn', 'bonding'],
  ['sick', 'illness', 'sickness'],
  ['bereavement', 'funeral', 'grief', 'death'],
  ['reimburse', 'reimbursement', 'cover', 'expense', 'stipend', 'allowance', 'pay for'],
  ['cover', 'coverage', 'include', 'eligible expense'],
  ['medical', 'health', 'health care'],
  ['premium', 'employee contribution', 'paycheck', 'employee cost', 'cost of coverage'],
  ['copay', 'copayment', 'cost share'],
  ['fertility', 'ivf', 'infertility', 'family planning', 'family building'],
  ['wellness', 'fitness', 'gym', 'wellbeing', 'well being'],
  ['tuition', 'education', 'professional development', 'continuing education', 'course', 'learning', 'training'],
  ['conference', 'professional development', 'training'],
  ['eap', 'counseling', 'therapy', 'mental health', 'behavioral health'],
  ['mental', 'eap', 'counseling', 'therapy', 'behavioral'],
  ['commuter', 'commute', 'commuting', 'transit', 'parking', 'public transportation'],
  ['maximum', 'max', 'upto', 'limit', 'cap'],
  ['begin', 'start', 'effective', 'first day', 'first of the month', 'waiting period', 'eligible'],
  ['dependent', 'spouse', 'children', 'child', 'family', 'domestic partner'],
  ['remote', 'work from home', 'telework', 'distributed'],
  ['phone', 'cell', 'mobile'],
  ['disability', 'std', 'ltd', 'income protection'],
  ['prescription', 'drug', 'pharmacy', 'rx'],
  ['glasses', 'eyeglasses', 'lenses', 'frames', 'vision'],
  ['raise', 'increase', 'merit'],
  ['equity', 'stock option', 'shares', 'rsu'],
  ['carrier', 'insurer', 'insurance company', 'administered by', 'provider'],
  ['carryover', 'carry over', 'roll over', 'rollover'],
  ['sabbatical', 'extended leave'],
];

const sets = SETS.map((set) => set.map((phrase) => wordsOf(phrase).map(stem).join(' ')));

/** What may stand for a stem: phrases of stems, joined by spaces. */
export function standInsFor(one: string): string[] {
  return [...new Set(sets.filter((set) => set.includes(one)).flat())].filter((phrase) => phrase !== one);
}

import { stem, wordsOf } from './words.ts';

/** How an amount of a topic is stated. */
export type Unit = 'percent' | 'money' | 'time';

/** A subject of benefits guides, with the words by which people and guides name it. */
export interface Topic {
  name: string;
  /** Each is one word or a phrase; the first ones are the best to search for. */
  words: readonly string[];
  units: readonly Unit[];
}

/** Written from general knowledge of the field: what a topic is called, not what any guide says about it. */
export const topics: readonly Topic[] = [
  { name: 'retirement', words: ['401k', 'retirement', 'match', 'matching', '403b', 'thrift savings', 'tsp', 'roth', 'vesting', 'vested', 'pension', 'employer contribution'], units: ['percent', 'money'] },
  { name: 'parental leave', words: ['parental leave', 'parental', 'maternity', 'paternity', 'birth', 'bonding', 'newborn', 'new parent', 'caregiver leave', 'placement'], units: ['time', 'percent'] },
  { name: 'vacation', words: ['vacation', 'pto', 'time off', 'annual leave', 'days off', 'unlimited pto'], units: ['time'] },
  { name: 'sick leave', words: ['sick leave', 'sick', 'illness', 'sick days', 'medical leave'], units: ['time'] },
  { name: 'holidays', words: ['holiday', 'holidays', 'floating holiday', 'company holidays'], units: ['time'] },
  { name: 'bereavement', words: ['bereavement', 'death in the family', 'funeral', 'grief'], units: ['time'] },
  { name: 'leave of absence', words: ['leave of absence', 'leave', 'fmla', 'family and medical leave', 'unpaid leave', 'jury', 'military leave', 'sabbatical', 'leave transfer', 'vltp', 'donate leave', 'donated leave'], units: ['time'] },
  { name: 'medical plan', words: ['medical', 'health insurance', 'health plan', 'insurance', 'deductible', 'copay', 'coinsurance', 'premium', 'oop', 'ppo', 'hmo', 'epo', 'hdhp', 'network', 'out of network', 'emergency', 'preventive', 'specialist', 'primary care', 'urgent care', 'coverage', 'carrier'], units: ['money', 'percent'] },
  { name: 'prescriptions', words: ['prescription', 'pharmacy', 'drug', 'formulary', 'generic', 'glp', 'rx'], units: ['money', 'percent'] },
  { name: 'dental', words: ['dental', 'orthodontia', 'orthodontic', 'dentist'], units: ['money', 'percent'] },
  { name: 'vision', words: ['vision', 'eyeglasses', 'glasses', 'contact lenses', 'eye exam'], units: ['money', 'percent'] },
  { name: 'spending accounts', words: ['hsa', 'fsa', 'hra', 'dcfsa', 'dependent care', 'health reimbursement', 'spending account', 'pre tax'], units: ['money'] },
  { name: 'life and disability', words: ['life insurance', 'disability', 'std', 'ltd', 'ad d', 'accidental death', 'income protection'], units: ['money', 'percent', 'time'] },
  { name: 'mental health', words: ['mental health', 'eap', 'counseling', 'therapy', 'wellbeing'], units: ['money'] },
  { name: 'wellness', words: ['wellness', 'fitness', 'gym', 'perks', 'health program'], units: ['money'] },
  { name: 'commuter', words: ['commuter', 'transit', 'parking', 'commuting', 'public transportation', 'bicycle'], units: ['money'] },
  { name: 'learning', words: ['tuition', 'professional development', 'education', 'learning', 'conference', 'training', 'books', 'student loan'], units: ['money'] },
  { name: 'stipends', words: ['stipend', 'home office', 'internet', 'cell phone', 'coworking', 'equipment', 'reimburse', 'reimbursement', 'allowance', 'expense'], units: ['money'] },
  { name: 'family building', words: ['fertility', 'ivf', 'adoption', 'surrogacy', 'family planning', 'childcare', 'child care'], units: ['money'] },
  { name: 'eligibility', words: ['eligible', 'eligibility', 'waiting period', 'new hire', 'dependent', 'enrollment', 'open enrollment', 'qualifying', 'cobra', 'spouse', 'domestic partner', 'effective date'], units: ['time'] },
  { name: 'pay', words: ['salary', 'compensation', 'bonus', 'equity', 'stock', 'raise', 'pay', 'overtime', 'wage', 'profit sharing', 'severance'], units: ['money', 'percent'] },
  { name: 'workplace', words: ['remote', 'work from home', 'hours', 'flexible', 'harassment', 'dress code', 'performance review', 'travel', 'discrimination', 'privacy', 'safety', 'handbook', 'conduct', 'whistleblower', 'relocation', 'retreat', 'volunteer'], units: ['time', 'money'] },
]; // prettier-ignore

const phrases = topics.flatMap((topic) => topic.words.map((word) => ({ topic, stems: wordsOf(word).map(stem) })));

/** The topics that a text names, the most specific phrase first, each with the stems that named it. */
export function topicsIn(text: string): { topic: Topic; stems: string[] }[] {
  const stems = wordsOf(text).map(stem);
  const found = phrases.filter((phrase) =>
    stems.some((_, at) => phrase.stems.every((wanted, offset) => stems[at + offset] === wanted)),
  );
  const longest = found.sort((a, b) => b.stems.length - a.stems.length);
  return longest.filter((one, index) => longest.findIndex((other) => other.topic === one.topic) === index);
}

const vocabulary = new Set(phrases.flatMap((phrase) => phrase.stems));

/** Whether a stem belongs to the vocabulary of benefits. */
export const isBenefitsStem = (word: string): boolean => vocabulary.has(word);

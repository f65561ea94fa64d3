import { stemLine } from './words.ts';

/** How people ask and how guides say it: words of one line stand for one another, as far as nothing better is found. */
const groups = [
  ['notice', 'notify', 'inform', 'advance', 'let us know'],
  ['note', 'documentation', 'verification', 'certification', 'certificate'],
  ['approval', 'approve', 'approved', 'permission', 'authorization'],
  [
    'quit',
    'resign',
    'terminate',
    'termination',
    'separation',
    'people leave',
    'leave the company',
    'when they leave',
    'final paycheck',
  ],
  ['payout', 'pay out', 'pays out', 'cash out', 'paid out', 'paid upon', 'entitled to payment'],
  ['start', 'begin', 'effective', 'commence', 'go into effect', 'run'],
  ['enroll', 'sign up', 'elect', 'election', 'pick', 'choose', 'select'],
  ['kid', 'child', 'dependent'],
  ['spend', 'budget', 'stipend', 'allowance', 'reimburse'],
  ['doctor', 'physician', 'health care provider'],
  ['boss', 'manager', 'supervisor'],
  ['cap', 'maximum', 'limit', 'at most'],
  ['decline', 'waive', 'opt out', 'waiver'],
  ['fund', 'contribute', 'contribution', 'seed', 'put into'],
  ['recommend', 'encourage', 'suggest', 'minimum'],
  ['return', 'come back', 'go back', 'back'],
  ['unused', 'accrued', 'remaining'],
  ['donate', 'donor', 'donation'],
  ['premium', 'premiums', 'cost of coverage', 'cost'],
  ['carrier', 'provider', 'insurer', 'plans from'],
].map((group) => group.map((phrase) => stemLine(phrase).trim()));

/** The phrases of several words that a text says, each as one word: "pay out PTO when people leave". */
export const phrasesIn = (line: string): string[] => groups.flat().filter((phrase) => phrase.includes(' ') && line.includes(` ${phrase} `)); // prettier-ignore

/** What may stand for a stem in a guide. */
export const wordingsOf = (stem: string): string[] =>
  groups.filter((group) => group.includes(stem)).flat().filter((phrase) => phrase !== stem); // prettier-ignore

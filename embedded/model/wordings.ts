import { stemLine } from './words.ts';

/** How people ask and how guides say it: words of one line stand for one another, as far as nothing better is found. */
const groups = [
  ['notice', 'notify', 'inform', 'advance', 'let us know'],
  ['note', 'documentation', 'verification', 'certification', 'certificate'],
  ['approval', 'approve', 'approved', 'permission', 'authorization'],
  ['quit', 'resign', 'terminate', 'termination', 'separation'],
  ['payout', 'cash out', 'paid out', 'paid upon'],
  ['start', 'begin', 'effective', 'commence'],
  ['enroll', 'sign up', 'elect', 'election'],
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
  ['carrier', 'provider', 'insurer', 'plans from'],
].map((group) => group.map((phrase) => stemLine(phrase).trim()));

/** What may stand for a stem in a guide. */
export const wordingsOf = (stem: string): string[] =>
  groups.filter((group) => group.includes(stem)).flat().filter((phrase) => phrase !== stem); // prettier-ignore

import type { SaidReading } from '../../../contract/insight-tools.ts';
import { amountIn } from '../amount-in.ts';
import type { Ranked } from '../rank.ts';

/** "How long must one have worked before parental leave?" asks for service, and not for how long the leave is. */
const ASKS =
  /\b(?:worked|employed|tenure|service)\b.{0,25}\bhow (?:long|many)\b|\b(?:how (?:long|soon|many (?:days|weeks|months|years))|when)\b.{0,60}\b(?:before|until|to be eligible|to qualify|eligible|qualify|employed|worked|of service|tenure)\b/i;
const NAMES =
  /\b(?:service|tenure|eligibility) (?:requirements?|period|before)\b|\b(?:eligible|qualify) for\b|\b(?:longer|more|less) (?:service|tenure)\b/i;
/** These are values of just that. */
const OWN = /^eligibility\.|waiting|vesting|_years$|enroll|sabbatical/;

const STATES =
  /\b(?:eligib\w+|employed|employment|hired?|hire date|service|tenure|worked|start date|probation\w*|waiting period)\b/i;
const AT_ONCE = /\b(?:immediately|day one|first day|date of hire|upon hire|start date)\b/i;

/** Whether it is asked how long one must have worked for a benefit. */
export const asksForService = ({ question, metrics }: SaidReading): boolean =>
  (ASKS.test(question) || NAMES.test(question)) &&
  metrics.length > 0 &&
  !metrics.some(({ metric }) => OWN.test(metric));

/** The statements that say how long one must have worked. */
export const ofService = (statements: readonly Ranked[]): Ranked[] =>
  statements.filter(({ text }) => STATES.test(text) && (amountIn.time.test(text) || AT_ONCE.test(text)));

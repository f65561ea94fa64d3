import type { MetricKey } from '../../../contract/metrics.ts';
import { sickDaysIn } from './accrual.ts';
import { clauseAt, clausesOf, isChanged, type Modality } from './clauses.ts';
import type { Match } from './candidate.ts';
import { matchUnit } from './match.ts';
import type { Shape } from './metrics/spec.ts';
import { namedIn } from './named.ts';
import { serviceBandsIn } from './service-bands.ts';
import type { Unit } from './unit.ts';
import { mentions, names, said, says } from './words.ts';

/** Metrics that are conditions themselves: "If you work 30 hours or more", "You must enroll within 30 days". */
const conditions: ReadonlySet<MetricKey> = new Set([
  'eligibility.hours', 'eligibility.waiting_days', 'eligibility.dependent_age', 'eligibility.enrollment_days', 'eligibility.event_days',
  'leave.eligibility_months', 'leave.sabbatical_years', 'dental.waiting_months', 'time_off.carryover_days', 'fsa.carryover',
  'retirement.vesting_years',
]); // prettier-ignore

/** Verbs by which a guide grants something: whom it is given to, or who gives it. */
const grants = names([
  'receive', 'get', 'entitled', 'grant', 'granted', 'give', 'given', 'provide', 'provided', 'offer', 'offered', 'cover', 'covered', 'pay', 'paid', 'contribute',
  'accrue', 'accrued', 'earn', 'earned', 'observe', 'observed', 'allot', 'allotted', 'award', 'awarded', 'have', 'take', 'eligible', 'is', 'are', 'allow', 'allowed',
  'reimburse', 'reimbursed', 'reimbursement', 'enjoy', 'up to', 'can use', 'may use', 'available', 'include', 'equal', 'spend', 'stipend', 'budget', 'allowance', 'set aside', 'defer', 'deferred', 'withheld', 'roll', 'carry', 'carryover', 'costs', 'cost',
]); // prettier-ignore

/** What is taken from a match that may be of some employees only: a person looks at it. */
const OF_SOME = 0.3;
/** What is added where what stands above the sentence names the metric, and the sentence grants one value of the kind alone. */
const ALONE = 0.1;

/** The values of a sentence with what they are of, as far as its clauses grant them now and to all. */
export function matchSentence(unit: Unit): Match[] {
  const clauses = clausesOf(unit.own.text);
  const matches = matchUnit(unit);
  return matches.flatMap((match) => {
    const clause = clauseAt(clauses, match.value.from);
    if (clause === undefined || !isSaid(match, clause.modality) || isChanged(unit.own.text, match.value.from))
      return [];
    const isStep = match.spec.metric === 'time_off.days_year_1' && serviceBandsIn(unit.own.text).length > 0;
    if (
      (!isStep && isOtherLength(match)) ||
      (match.spec.shape !== 'count' && further.test(unit.own.text.slice(0, match.value.from)))
    )
      return [];
    const isNamed = isNamedNear(match);
    if (isApart(match) || isUnderOther(match) || !saysWhatItNeeds(match) || isNoGrant(match)) return [];
    if (!isNamed && mentions(unit.own, grants).length === 0) return [];
    const isAlone =
      !isNamed &&
      (isStep || matches.every(({ spec, value }) => spec.shape !== match.spec.shape || value === match.value));
    const more = (isAlone ? ALONE : 0) - (clause.modality === 'for some' ? OF_SOME : 0);
    return [{ ...match, score: match.score + more }];
  });
}

/** From here on a name is of something else that the sentence says. */
const FAR = 60;

const gapOf = ({ unit, value, spec }: Match): readonly [from: number, to: number] | null => {
  const [nearest] = namedIn(unit.own)
    .filter((named) => named.spec === spec)
    .map(({ from, to }) => (to <= value.from ? ([to, value.from] as const) : ([value.to, from] as const)))
    .sort(([from, to], [otherFrom, otherTo]) => to - from - (otherTo - otherFrom));
  return nearest ?? null;
};

function isNamedNear(match: Match): boolean {
  const gap = gapOf(match);
  return gap !== null && gap[1] - gap[0] < FAR;
}

/** "An allowance of $50, and you can enroll in an FSA": the name is another statement's. */
function isApart(match: Match): boolean {
  const gap = gapOf(match);
  return gap !== null && / and (?:you |they |employees )?(?:will|can|may) |; /.test(match.unit.own.text.slice(...gap));
}

const otherWaits = names(['disability', '401k', 'retirement', 'leave', 'tuition', 'dental', 'life', 'pto', 'vacation', 'sick', 'time off', 'commission', 'stipend']); // prettier-ignore

/** A wait beneath a head of one benefit is of that benefit. */
const isUnderOther = ({ spec, unit }: Match): boolean =>
  spec.metric === 'eligibility.waiting_days' &&
  [...unit.around.label, ...unit.around.lead, ...unit.around.heading].some((text) => says(said(text), otherWaits));

/** What the sentence itself must say, whatever heads it. */
const needs: Partial<Record<MetricKey, RegExp>> = {
  'eligibility.waiting_days':
    /\b(?:benefits?|coverage|insurance|insured|plans?|enrol\w*|eligib\w*|waiting period)\b(?!.*\b(?:promoted|position|commission)\b)/,
  'eligibility.hours': /\b(?:eligib\w*|benefits?|qualif\w*|coverage|insurance|full[- ]time)\b/,
  'time_off.holidays': /\bholidays\b(?! (?:party|parties|program|tree|decorat|season))/,
  'time_off.floating_holidays': /\b(?:holidays?|floaters?|days?)\b/,
};

const saysWhatItNeeds = ({ spec, unit }: Match): boolean =>
  spec.metric === null || (needs[spec.metric]?.test(unit.own.text) ?? true);

/** Days that nobody is given: a bound, a use of what there is, a habit. */
const notGiven = /\b(?:capped?|accrual stops|stops once|goal|in a row|accumulat\w+|comp(?:ensatory)? time|once \d+ days|lose a family|most (?:of our )?(?:employees|people)|elect to use|equals?)\b|\baccrue \w+ up to|\b(?:bring|carry|roll)\b[^.;]{0,20}\binto\b|\bfirst \d+ days\b/; // prettier-ignore
const uses = /\b(?:may|can) (?:also )?(?:use|be used|take)\b(?!.*\b(?:per|a|each|every|calendar) ?(?:calendar )?year\b)(?!.*\bannually\b)/; // prettier-ignore
const granted: ReadonlySet<MetricKey> = new Set(['time_off.days_year_1', 'time_off.sick_days']);

/** Whether days are spoken of that are no grant, or are told more exactly by the bound of a year. */
const isNoGrant = ({ spec, unit }: Match): boolean =>
  spec.metric !== null &&
  granted.has(spec.metric) &&
  (notGiven.test(unit.own.text) ||
    uses.test(unit.own.text) ||
    (spec.metric === 'time_off.sick_days' && sickDaysIn(unit.own.text) !== null));

const open: ReadonlySet<Modality> = new Set(['granted', 'for some']);

/** Words around a length of time or an amount that make it another one than what is granted. */
const before = /\b(?:every|each|within|past|last|previous|prior|next|after|before|until|than|remaining|first|by|in|over) (?:the |your |their )?(?:first |last |next )?$|\b(?:been|employed|worked|company|service)\b[^,.;]{0,40} for (?:at least )?$/; // prettier-ignore
const behind = /^(?:-| )(?:day |hour )?(?:work ?weeks?|or (?:more|longer)|worked\b|notice|before(?! tax)|after(?! tax)|prior|in advance|of (?:birth|employment|service|hire|continuous|work\b|notice)|following|ago|old|window|periods?|from)\b/; // prettier-ignore
/** What comes to something else. */
const further = /\b(?:another|extra|additional) $/;
const lengths: ReadonlySet<Shape> = new Set(['work days', 'weeks', 'money', 'count']);

/** "Every 6 weeks", "within 12 months", "your remaining $25". */
export const isOtherLength = ({ spec, value, unit }: Match): boolean =>
  lengths.has(spec.shape) &&
  (before.test(unit.own.text.slice(0, value.from)) ||
    (spec.shape !== 'money' && behind.test(unit.own.text.slice(value.to))));

function isSaid({ spec, isShare }: Match, modality: Modality): boolean {
  const metric = isShare ? spec.share : spec.metric;
  if (open.has(modality)) return true;
  return (modality === 'if' || modality === 'asked') && metric !== null && conditions.has(metric);
}

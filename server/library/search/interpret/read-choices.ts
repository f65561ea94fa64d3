import { metricOf, type MetricKey } from '../../../../contract/metrics.ts';
import { display } from '../../../facts/display.ts';
import { metricsAt } from './metric-names.ts';
import type { Found, Reader } from './reading.ts';
import { phraseAt } from './typed-words.ts';

const unlimited = ['unlimited pto', 'unlimited vacation', 'unlimited paid time off', 'unlimited time off', 'unlimited leave', 'flexible time off']; // prettier-ignore

/** Words that ask for one of the options of a metric. */
const options: readonly [MetricKey, is: string, phrases: readonly string[]][] = [
  ['time_off.unlimited', 'yes', unlimited],
  ['medical.funding', 'self-funded', ['self - funded', 'self funded', 'self - insured', 'self insured']],
  ['medical.funding', 'level-funded', ['level - funded', 'level funded']],
  ['medical.funding', 'fully insured', ['fully insured', 'fully - insured']],
  ['retirement.vesting', 'immediate', ['immediate vesting', 'immediate 401k vesting', '401k immediate vesting', 'immediately vested', 'vested immediately', 'vest immediately']],
  ['retirement.vesting', 'cliff', ['cliff vesting', 'cliff - vesting']],
  ['retirement.vesting', 'graded', ['graded vesting', 'graduated vesting']],
]; // prettier-ignore

/** Words that say an amount without a number. */
const amounts: readonly [MetricKey, bound: { atLeast: number } | { atMost: number }, phrases: readonly string[]][] = [
  ['leave.parental_pay', { atLeast: 100 }, ['fully paid parental leave', 'fully paid maternity leave', 'parental leave fully paid', 'maternity leave fully paid', 'parental leave at full pay', 'maternity leave at full pay', '100% paid parental leave', 'full pay parental leave', 'parental leave with full pay']],
  ['eligibility.waiting_days', { atMost: 0 }, ['day one', 'from day one', 'on day one', 'day 1', 'from day 1', 'on day 1', 'day 1 coverage', 'day 1 benefits', 'day one benefits', 'day - one', 'first day of employment', 'no waiting', 'without waiting', 'without a waiting period', 'eligible immediately', 'immediate eligibility', 'immediate coverage', 'covered immediately']],
  ['medical.telehealth_copay', { atMost: 0 }, ['free telehealth', 'telehealth free', 'free telemedicine', 'free virtual visits', 'free virtual care', 'telehealth at no cost', 'no cost telehealth']],
  ['medical.contribution', { atMost: 0 }, ['no employee contribution', 'no cost to the employee', 'no cost to employees', 'free to employees', 'no employee cost', 'fully employer paid', 'fully employer - paid', 'employer paid medical', '100% employer paid', '100% employer - paid', '100% paid by the employer', '100% company paid']],
]; // prettier-ignore

/** Before the name of something that a guide has or has not. */
const having = [
  'with',
  'covers',
  'cover',
  'covering',
  'offers',
  'offer',
  'offering',
  'includes',
  'including',
  'have',
  'has',
];
const lacking = ['without', 'no'];
/** What may stand beside such a name and belongs to it. */
const after = ['coverage', 'covered', 'benefits', 'benefit', 'treatment', 'option', 'contributions', 'savings'];

/** What guides say with a word: "unlimited PTO", "self-funded plans", "covers fertility treatment". */
export const readChoices: Reader = (words, known, isTaken) => {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isTaken(at)) continue;
    const read = optionAt(words, known, at) ?? amountAt(words, known, at) ?? yesNoAt(words, known, at);
    if (read === null || words.slice(at, read.to).some((_, offset) => isTaken(at + offset))) continue;
    found.push(read);
    at = read.to - 1;
  }
  return found;
};

function optionAt(words: Parameters<Reader>[0], known: Parameters<Reader>[1], at: number): Found | null {
  for (const [metric, is, phrases] of options) {
    const length = phraseAt(words, at, phrases);
    if (length === 0 || !known.states(metric)) continue;
    const { label } = metricOf(metric);
    const said = is === 'yes' ? label : `${label}: ${is}`;
    const filter = { facts: [{ metric, is }] };
    return { kind: 'fact', label: said, filter, from: at, to: at + length, keep: [at, at + length] };
  }
  return null;
}

const denials: ReadonlySet<string> = new Set(['no', 'not', 'non', 'without', 'partially', 'partly', 'never']);

/** Whether the word before says that what begins here is not meant. */
export function isDeniedAt(words: Parameters<Reader>[0], at: number): boolean {
  return denials.has(words[at - 1]?.low ?? '');
}

function amountAt(words: Parameters<Reader>[0], known: Parameters<Reader>[1], at: number): Found | null {
  for (const [metric, bound, phrases] of amounts) {
    const length = phraseAt(words, at, phrases);
    if (length === 0 || !known.states(metric) || isDeniedAt(words, at)) continue;
    const value = 'atLeast' in bound ? bound.atLeast : bound.atMost;
    const label = `${metricOf(metric).label}: ${display(metric, { value, words: null })}`;
    const facts = [{ metric, ...bound }];
    return { kind: 'fact', label, filter: { facts }, from: at, to: at + length, keep: [at, at + length] };
  }
  return null;
}

function yesNoAt(words: Parameters<Reader>[0], known: Parameters<Reader>[1], at: number): Found | null {
  const low = words[at]?.low ?? '';
  // "Do not cover", "doesn't include".
  const before = words[at - 1]?.low ?? '';
  const isDenied = before === 'not' || before === 'never' || before.endsWith("n't");
  const is = having.includes(low) ? (isDenied ? 'no' : 'yes') : lacking.includes(low) ? 'no' : null;
  if (is === null) return coveredAt(words, known, at);
  for (const { length, keys } of metricsAt(words, at + 1)) {
    const metric = keys.find((key) => metricOf(key).kind === 'yes_no' && known.states(key));
    if (metric === undefined) continue;
    // "HSA contribution" is not the question whether there is an HSA.
    const end = at + 1 + length;
    const isNamed =
      end >= words.length || after.includes(words[end]?.low ?? '') || !/\p{L}/u.test(words[end]?.text ?? '');
    if (!isNamed && metric === 'hsa.eligible') continue;
    const to = after.includes(words[end]?.low ?? '') ? end + 1 : end;
    const label = is === 'yes' ? metricOf(metric).label : `${metricOf(metric).label}: no`;
    return { kind: 'fact', label, filter: { facts: [{ metric, is }] }, from: at, to, keep: [at + 1, to] };
  }
  return null;
}

const denied = ['not covered', 'is not covered', 'are not covered', 'excluded', 'not included', 'not offered'];
const granted = ['covered', 'is covered', 'are covered', 'included'];

/** "Weight loss drugs covered", "GLP-1 not covered for weight loss". */
function coveredAt(words: Parameters<Reader>[0], known: Parameters<Reader>[1], at: number): Found | null {
  for (const { length, keys } of metricsAt(words, at)) {
    const metric = keys.find((key) => metricOf(key).kind === 'yes_no' && known.states(key));
    if (metric === undefined) continue;
    const noun = phraseAt(words, at + length, ['drugs', 'medications', 'medication', 'treatment', 'coverage']);
    const end = at + length + noun;
    const [no, yes] = [phraseAt(words, end, denied), phraseAt(words, end, granted)];
    if (no === 0 && yes === 0) continue;
    const purpose = phraseAt(words, end + Math.max(no, yes), ['for weight loss']);
    const label = no > 0 ? `${metricOf(metric).label}: no` : metricOf(metric).label;
    const to = end + Math.max(no, yes) + purpose;
    return {
      kind: 'fact',
      label,
      filter: { facts: [{ metric, is: no > 0 ? 'no' : 'yes' }] },
      from: at,
      to,
      keep: [at, end],
    };
  }
  return null;
}

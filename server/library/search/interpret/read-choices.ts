import { metricOf, type MetricKey } from '../../../../contract/metrics.ts';
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
    const read = optionAt(words, known, at) ?? yesNoAt(words, known, at);
    if (read === null) continue;
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

function yesNoAt(words: Parameters<Reader>[0], known: Parameters<Reader>[1], at: number): Found | null {
  const low = words[at]?.low ?? '';
  const is = having.includes(low) ? 'yes' : lacking.includes(low) ? 'no' : null;
  if (is === null) return null;
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

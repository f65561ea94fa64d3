import type { MetricKey } from '../../../../contract/metrics.ts';
import type { SubjectName } from '../subject.ts';
import { type Names, names } from '../words.ts';

/** What a value must be to be one of a metric. `work days` come in a year, `days` are counted. `cost` is what one pays for a service: an amount, a share, or both. */
export type Shape =
  | 'money' | 'rate' | 'share' | 'plan share' | 'cost' | 'limit' | 'work days' | 'days' | 'wait' | 'weeks' | 'months' | 'years' | 'hours' | 'age' | 'count' | 'times'; // prettier-ignore

/** How a metric is recognized: declared, never coded. */
export interface Spec {
  /** Null: something of the field that is no metric, and takes the values that are its own. */
  metric: MetricKey | null;
  /** Of a cost: the metric of its share. */
  share: MetricKey | null;
  shape: Shape;
  /** What it is called. */
  says: Names;
  /** One of these is said somewhere around, too. */
  with: Names | null;
  /** None of these is said beside the value. */
  without: Names | null;
  /** What the words around are about, where they tell. */
  subjects: readonly SubjectName[] | null;
  /** They must tell. */
  mustTell: boolean;
  /** Where the text says one of these, it is said of the value: "$0 copay, then a $150 allowance". */
  marks: Names | null;
  /** Names count beside the value only, not in heads above. */
  isNear: boolean;
  /** A sentence says it once, of all plans, whichever heading it stands beneath. */
  isShared: boolean;
}

interface Declared {
  share?: MetricKey;
  with?: readonly string[];
  without?: readonly string[];
  subjects?: readonly SubjectName[];
  mustTell?: boolean;
  isNear?: boolean;
  isShared?: boolean;
  marks?: readonly string[];
}

export const spec = (
  metric: MetricKey | null,
  shape: Shape,
  says: readonly string[],
  further: Declared = {},
): Spec => ({
  metric,
  shape,
  says: names(says),
  share: further.share ?? null,
  with: further.with === undefined ? null : names(further.with),
  without: further.without === undefined ? null : names(further.without),
  subjects: further.subjects ?? null,
  mustTell: further.mustTell ?? false,
  marks: further.marks === undefined ? null : names(further.marks),
  isNear: further.isNear ?? false,
  isShared: further.isShared ?? false,
});

/** Whether one text says several values of a metric: by levels of cover, by steps of service, or kind by kind. */
export const isManifold = ({ shape, metric }: Spec): boolean =>
  shape === 'limit' || shape === 'rate' || metric === 'time_off.days_year_1' || metric === 'time_off.holidays';

/** Whether it is of days that one is off in a year. */
export const isTimeOff = ({ shape, metric }: Spec): boolean =>
  metric?.startsWith('time_off.') === true && (shape === 'work days' || shape === 'days');

/** Whether its days may be told by what a month or a pay period brings. */
export const isAccrued = (spec: Spec): boolean => isTimeOff(spec) && spec.metric !== 'time_off.carryover_days';

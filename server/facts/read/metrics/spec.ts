import type { MetricKey } from '../../../../contract/metrics.ts';
import type { SubjectName } from '../subject.ts';
import { type Names, names } from '../words.ts';

/** What a value must be to be one of a metric. `cost` is what one pays for a service: an amount, a share, or both. */
export type Shape =
  | 'money' | 'rate' | 'share' | 'plan share' | 'cost' | 'limit' | 'work days' | 'wait' | 'weeks' | 'months' | 'years' | 'hours' | 'age' | 'count' | 'times'; // prettier-ignore

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

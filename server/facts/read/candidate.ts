import type { Spec } from './metrics/spec.ts';
import type { Unit } from './unit.ts';
import type { Value } from './value.ts';

/** A value that may be one of a metric, and how likely. */
export interface Match {
  unit: Unit;
  spec: Spec;
  value: Value;
  /** In the metric's unit, its period not yet considered. */
  amount: number;
  /** Of a cost: it is a share, not an amount. */
  isShare: boolean;
  score: number;
}

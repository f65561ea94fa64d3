import type { MetricKey, Network, Tier } from '../../contract/metrics.ts';

/** One fact that a document states, as a reader wrote it down. */
export interface Label {
  metric: MetricKey;
  /** The value in the metric's unit, or the words; several where readers may differ. */
  accepted: readonly (number | string)[];
  /** The heading or the page that states it. */
  at: string;
  /** Words of the plan's name; absent where the document has one plan or does not say. */
  plan?: string;
  tier?: Tier;
  network?: Network;
  /** A reader may hold that the document does not state it: found it is right, not found it is no miss. */
  optional?: true;
}

type Further = Pick<Label, 'plan' | 'tier' | 'network' | 'optional'>;

/** A label with one value, or with several that are all right. */
export const stated = (
  metric: MetricKey,
  accepted: number | string | readonly (number | string)[],
  at: string,
  further: Further = {},
): Label => ({
  metric,
  accepted: typeof accepted === 'number' || typeof accepted === 'string' ? [accepted] : accepted,
  at,
  ...further,
});

/** What labels say most: a level of cover, a level of a limit, a network; and that a reader may leave it out. */
export const employee = { tier: 'employee' } as const;
export const spouse = { tier: 'employee_spouse' } as const;
export const children = { tier: 'employee_children' } as const;
export const household = { tier: 'employee_family' } as const;
export const individual = { tier: 'individual' } as const;
export const family = { tier: 'family' } as const;
export const inside = { network: 'in' } as const;
export const outside = { network: 'out' } as const;
export const optional = { optional: true } as const;

/** What each document states; the key is its path within the folder of data. */
export type LabelledSet = Readonly<Record<string, readonly Label[]>>;

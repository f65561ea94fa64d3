import type { AnalysisSpec } from '../../contract/analysis.ts';
import type { Connection } from '../db/connect.ts';
import { peersLabel } from './labels.ts';
import { type RankedRow, Reader, readRanked } from './store.ts';

/** The employers that state the most, or the least, of the first amount of a spec. */
export interface Ranking {
  peers: string;
  order: 'asc' | 'desc';
  /** The first ones; `value` in the unit of the metric. */
  rows: readonly Pick<RankedRow, 'guideId' | 'employer' | 'value'>[];
  /** Employers that state it. */
  total: number;
  /** Employers beyond the list that state the same as its last one. */
  alike: number;
}

/** Ranks employers by an amount that they state; null for a spec that is of no amount. */
export async function rankEmployers(db: Connection, spec: AnalysisSpec, limit: number): Promise<Ranking | null> {
  const [measure] = spec.measures;
  if (measure?.of !== 'value') return null;
  const order = spec.sort ?? (spec.statistic === 'least' ? 'asc' : 'desc');
  const rows = await readRanked(new Reader(db), { measure, peers: spec.peers }, { order, limit });
  const last = rows.at(-1);
  const shown = rows.filter(({ value }) => value === last?.value).length;
  return {
    peers: peersLabel(spec),
    order,
    rows: rows.map(({ guideId, employer, value }) => ({ guideId, employer, value })),
    total: last?.total ?? 0,
    alike: (last?.alike ?? 0) - shown,
  };
}

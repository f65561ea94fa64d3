import type { AnalysisSpec } from '../../contract/analysis.ts';
import type { Connection } from '../db/connect.ts';
import { guidesBehind } from './guides-behind.ts';
import { peersLabel } from './labels.ts';
import { Reader, readRanked } from './store.ts';

/** The employers that state the most, or the least, of the first amount of a spec; or those that state it at all. */
export interface Ranking {
  peers: string;
  /** `stated`: in no order of amounts. */
  order: 'asc' | 'desc' | 'stated';
  /** The first ones; `value` in the unit of the metric. */
  rows: readonly { guideId: string; employer: string; value: number | null }[];
  /** Employers that state it. */
  total: number;
  /** Employers beyond the list that state the same as its last one. */
  alike: number;
}

/** Ranks employers by an amount that they state, or lists those that offer a thing; null for a spec that is of neither. */
export async function rankEmployers(db: Connection, spec: AnalysisSpec, limit: number): Promise<Ranking | null> {
  const [measure] = spec.measures;
  if (measure?.of === 'offering') return offering(db, spec, limit);
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

async function offering(db: Connection, spec: AnalysisSpec, limit: number): Promise<Ranking> {
  const { guides, total } = await guidesBehind(db, spec, { limit, offset: 0 });
  const rows = guides.map(({ guideId, employer }) => ({ guideId, employer, value: null }));
  return { peers: peersLabel(spec), order: 'stated', rows, total, alike: 0 };
}

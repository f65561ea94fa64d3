import type { AnalysisSpec, Behind } from '../../contract/analysis.ts';
import type { Connection } from '../db/connect.ts';
import { Reader, readBehind } from './store.ts';

/** Some of the guides that the first measure of a spec rests on, by employer, and how many there are. */
export async function guidesBehind(
  db: Connection,
  spec: AnalysisSpec,
  page: { limit: number; offset: number },
): Promise<{ guides: Behind[]; total: number }> {
  const [measure] = spec.measures;
  if (measure === undefined) return { guides: [], total: 0 };
  const rows = await readBehind(new Reader(db), { ...spec, measure }, page.limit, page.offset);
  return { guides: rows.map(({ total: _, ...guide }) => guide), total: rows[0]?.total ?? 0 };
}

import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';

export interface NamedGuide extends Record<string, unknown> {
  id: string;
  title: string;
  fileName: string;
  employer: string;
  planYear: number | null;
  sample: boolean;
  industry: string | null;
  /** Two letters. */
  state: string | null;
}

/** Every guide with what it is called. */
export async function readNamedGuides(db: Connection): Promise<NamedGuide[]> {
  const { rows } = await db.execute<NamedGuide>(sql`
    select id, title, file_name as "fileName", employer, plan_year as "planYear", sample, industry, state from guide where status = 'ready' order by plan_year desc nulls last, employer`);
  return rows;
}

/** The carriers that guides name. */
export async function readCarriers(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ words: string }>(sql`
    select distinct words from guide_value
    where metric in ('medical.carrier', 'dental.carrier', 'vision.carrier') and words is not null`);
  return rows.map(({ words }) => words);
}

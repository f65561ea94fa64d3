import { sql } from 'drizzle-orm';
import type { Connection } from '../../server/db/connect.ts';
import { stateNames } from '../../contract/vocabulary/states.ts';

/** A passage as every reference gets it: what our own search indexes of it, in plain fields. */
export interface PassageDocument {
  /** Its number among them. */
  id: number;
  guideId: string;
  title: string;
  /** Employer, industry, state by code and name, plan year, format. */
  about: string;
  heading: string;
  text: string;
}

/** What a reference finds, best first: guides, each once, by their best passage. */
export type FoundGuide = Pick<PassageDocument, 'guideId' | 'heading'>;

/** Every passage of every guide that is ready. */
export async function readDocuments(db: Connection): Promise<PassageDocument[]> {
  const found = await db.execute<Record<'guideId' | 'title' | 'heading' | 'text' | 'about' | 'state', string>>(sql`
    select g.id as "guideId", g.title, coalesce(p.heading, '') as heading, p.text, coalesce(g.state, '') as state,
      concat_ws(' ', g.employer, g.industry, g.state, g.plan_year, g.type) as about
    from passage p join guide g on g.id = p.guide_id
    where g.status = 'ready'
    order by g.id, p.ordinal`);
  return found.rows.map(({ state, about, ...row }, id) => ({
    id,
    ...row,
    about: `${about} ${stateNames[state] ?? ''}`,
  }));
}

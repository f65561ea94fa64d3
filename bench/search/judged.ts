import { sql } from 'drizzle-orm';
import { makeSampleGuides } from '../../sample/make-guides.ts';
import type { Connection } from '../../server/db/connect.ts';
import { readQueries, type WrittenQuery } from './read-queries.ts';
import { gradeTests, statedBy } from './sample-conditions.ts';

/** A query with the guides that it is about. */
export interface JudgedQuery {
  kind: string;
  query: string;
  /** Guide → 1, 2 or 3; any other is 0. */
  grades: ReadonlyMap<string, number>;
  /** Guide → the headings under which it answers, where they were judged, each as {@link plainHeading} gives it. */
  places: ReadonlyMap<string, readonly string[]>;
}

/** Letters and digits of a heading: signs, pictures and letter case differ between a document and what is read of it. */
export const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Files of queries: those that the search was worked on with, and those that it was not. */
export type SampleQueries =
  | 'queries-sample.txt'
  | 'queries-held-out.txt'
  | 'queries-unseen.txt'
  | 'queries-unseen-2.txt'
  | 'queries-unseen-4.txt';
export type RealQueries =
  | 'queries-real.txt'
  | 'queries-held-out-real.txt'
  | 'queries-held-out-real-2.txt'
  | 'queries-unseen-real-3.txt';

/** The queries over the first `count` modelled guides that one of them answers. */
export async function judgeSample(db: Connection, count: number, file: SampleQueries): Promise<JudgedQuery[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`select id, file_name as name from guide`);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const guides = [...makeSampleGuides(count)].map((guide) => ({
    id: ids.get(guide.fileName) ?? '',
    stated: statedBy(guide),
  }));
  return readQueries(`./${file}`)
    .queries.map((written) => {
      const tests = gradeTests(written);
      const grades = new Map<string, number>();
      for (const { id, stated } of guides) {
        const grade = tests.find(([, holds]) => holds(stated))?.[0];
        if (grade !== undefined) grades.set(id, grade);
      }
      return { kind: written.kind, query: written.query, grades, places: new Map<string, string[]>() };
    })
    .filter(isAnswered);
}

/** One title in so many is asked for. */
const EVERY_TITLE = 25;

/** Exact titles as queries: the guides that have them answer. */
export async function judgeTitles(db: Connection): Promise<JudgedQuery[]> {
  const { rows } = await db.execute<{ title: string; ids: string[] }>(sql`
    select title, array_agg(id::text) as ids from guide where status = 'ready' group by title order by title`);
  return rows
    .filter((_, at) => at % EVERY_TITLE === 0)
    .map(({ title, ids }) => ({
      kind: 'exact title',
      query: title,
      grades: new Map(ids.map((id) => [id, 3])),
      places: new Map<string, string[]>(),
    }));
}

/** The queries over the real guides; `ids` by the names of their files. @throws Error for a file that is not there */
export function judgeReal(ids: ReadonlyMap<string, string>, file: RealQueries): JudgedQuery[] {
  const { queries, names } = readQueries(`./${file}`);
  const guideOf = (name: string): string => {
    const id = ids.get(names.get(name) ?? '');
    if (id === undefined) throw new Error(`There is no guide ${name}`);
    return id;
  };
  return queries.map((written) => judgeByHand(written, guideOf)).filter(isAnswered);
}

function judgeByHand({ kind, query, grades: written }: WrittenQuery, guideOf: (name: string) => string): JudgedQuery {
  const grades = new Map<string, number>();
  const places = new Map<string, string[]>();
  for (const [grade, references] of written) {
    for (const reference of references.split('; ')) {
      const [name = '', headings] = reference.split(' § ');
      const id = guideOf(name.trim());
      grades.set(id, grade);
      if (headings !== undefined) places.set(id, headings.split(', ').map(plainHeading));
    }
  }
  return { kind, query, grades, places };
}

/** A query that nothing answers says nothing of a ranking. */
const isAnswered = ({ grades }: JudgedQuery): boolean => [...grades.values()].includes(3);

import { sql } from 'drizzle-orm';
import type { FacetName } from '../../../../contract/search-filters.ts';
import type { Connection } from '../../../db/connect.ts';
import { sizeBands } from '../../sizes.ts';
import type { LibraryValues } from '../interpret/reading.ts';
import type { Vocabulary } from '../spelling.ts';
import { tokenize } from '../tokenize.ts';
import { type Spelling, WordIndex } from '../word-index.ts';

/** What is held in memory of a library: its words and what its guides are, each once; not where they stand. */
export interface LibraryKnowledge {
  vocabulary: Vocabulary;
  values: LibraryValues;
  passageCount: number;
}

/** Reads what the reading of queries must know. */
export async function readKnowledge(db: Connection): Promise<LibraryKnowledge> {
  const { rows: counts } = await db.execute<{ term: string; count: number }>(sql`
    select word as term, ndoc as count from ts_stat('select words from search.passage')`);
  const frequencies = new Map(counts.map(({ term, count }) => [term, count]));
  const { rows: words } = await db.execute<{ word: string; term: string }>(sql`select word, term from search.word`);
  const spellings = words.flatMap(({ word, term }): Spelling[] => (frequencies.has(term) ? [[term, word]] : []));
  const index = new WordIndex(spellings);
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from search.passage`);
  return {
    vocabulary: {
      frequency: (term) => frequencies.get(term) ?? 0,
      near: (typed, most) => index.near(typed, most),
    },
    values: await readValues(db),
    passageCount: rows[0]?.count ?? 0,
  };
}

interface GuideValues extends Record<string, unknown> {
  industries: string[] | null;
  states: string[] | null;
  years: string[] | null;
  types: string[] | null;
  sources: boolean[] | null;
  employees: number[] | null;
}

async function readValues(db: Connection): Promise<LibraryValues> {
  const { rows: of } = await db.execute<GuideValues>(sql`
    select array_agg(distinct industry) filter (where industry is not null) as industries,
      array_agg(distinct state) filter (where state is not null) as states,
      array_agg(distinct plan_year::text) filter (where plan_year is not null) as years,
      array_agg(distinct type) as types, array_agg(distinct sample) as sources,
      array_agg(distinct employees) filter (where employees is not null) as employees
    from guide where status = 'ready'`);
  const { rows: stated } = await db.execute<{ metric: string; names: string[] | null }>(sql`
    select metric, array_agg(distinct words) filter (where words is not null) as names
    from plan_fact fact join guide on guide.id = fact.guide_id
    where guide.status = 'ready' and not fact.review and fact.network is distinct from 'out'
    group by metric`);
  const names = new Map(stated.map((row) => [row.metric, row.names ?? []]));
  const [guides] = of;
  const employees = guides?.employees ?? [];
  const bands = sizeBands.filter(({ from, to }) =>
    employees.some((count) => count >= from && count <= (to ?? Infinity)),
  );
  const values: Record<FacetName, readonly string[]> = {
    industry: guides?.industries ?? [],
    state: guides?.states ?? [],
    size: bands.map(({ label }) => label),
    year: guides?.years ?? [],
    planType: names.get('medical.plan_type') ?? [],
    carrier: names.get('medical.carrier') ?? [],
    format: guides?.types ?? [],
    source: (guides?.sources ?? []).map((sample) => (sample ? 'sample' : 'imported')),
  };
  const pairs = await readNamePairs(db);
  return {
    values: (facet) => values[facet],
    states: (metric) => names.has(metric),
    namesOf: (metric) => names.get(metric) ?? [],
    isName: (first, second) => pairs.has(`${first} ${second}`),
  };
}

/** Stems that follow one another in a title or the name of an employer. */
async function readNamePairs(db: Connection): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select title as name from guide where status = 'ready' union select employer from guide where status = 'ready'`);
  const pairs = new Set<string>();
  for (const { name } of rows) {
    const terms = tokenize(name).map(({ term }) => term);
    terms.slice(1).forEach((term, at) => pairs.add(`${terms[at] ?? ''} ${term}`));
  }
  return pairs;
}

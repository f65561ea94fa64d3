import { desc, eq, sql } from 'drizzle-orm';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { StoredDetails } from '../../contract/vision.ts';
import { type Connection, type Database, runPrepared } from '../db/connect.ts';
import { jsonbText } from '../db/jsonb-text.ts';
import { searchHistory } from '../db/tables/vision.ts';
import { type Standing, standingColumns, standingOf, type StandingRow } from './seen-store.ts';
import type { KeptResults } from './kept-results.ts';

export interface HistoryRow extends KeptResults {
  id: string;
  query: string;
  filters: SearchFilters;
  understand: boolean;
  details: StoredDetails | null;
  resultCount: number;
  note: string | null;
  createdAt: Date;
  computedAt: Date;
}

const historyColumns = {
  id: searchHistory.id,
  query: searchHistory.query,
  filters: searchHistory.filters,
  understand: searchHistory.understand,
  details: searchHistory.details,
  resultCount: searchHistory.resultCount,
  passageIds: searchHistory.passageIds,
  marks: searchHistory.marks,
  snippets: searchHistory.snippets,
  note: searchHistory.note,
  createdAt: searchHistory.createdAt,
  computedAt: searchHistory.computedAt,
};

/** What a person asks for, as it is remembered. */
export interface SearchKey {
  userId: string;
  query: string;
  filters: SearchFilters;
  understand: boolean;
}

/** What was found for it. */
export interface SearchFound extends KeptResults {
  resultCount: number;
  note: string | null;
  details: StoredDetails;
  libraryVersion: number;
}

const cachedStatement = {
  name: 'cached_search',
  text: `
    select id, result_count as "resultCount", passage_ids as "passageIds", marks, snippets, note, details
    from search_history
    where user_id = $1 and words = md5(lower($2)) and filters = $3::jsonb and understand = $4
      and library_version = $5 and computed_at > $6::timestamptz and details is not null`,
};

/** The search of this person for the same words with the same filters, with its results, where it still holds. */
export async function findCached(
  db: Database,
  { userId, query, filters, understand }: SearchKey,
  { libraryVersion, after }: { libraryVersion: number; after: Date },
): Promise<(Omit<SearchFound, 'libraryVersion'> & { id: string }) | undefined> {
  const values = [userId, query, jsonbText(filters), understand, libraryVersion, after.toISOString()];
  // Results and details are dropped together.
  const [row] = await runPrepared<Omit<SearchFound, 'libraryVersion'> & { id: string }>(db, cachedStatement, values);
  return row;
}

/** Makes a search that is remembered the newest of its person, in the letter case of now. */
export async function repeatSearch(db: Connection, id: string, query: string): Promise<void> {
  await db
    .update(searchHistory)
    .set({ query, createdAt: sql`now()` })
    .where(eq(searchHistory.id, id));
}

/** Whether the same words were searched for within the hour, with whatever filters. */
const RECENT = `
  select from search_history
  where user_id = $1 and words = md5(lower($2)) and created_at > now() - interval '1 hour'`;

const newStatement = { name: 'new_search', text: `select not exists (${RECENT}) as "isNew"` };

/** Whether a person has not searched for these words within the hour. */
export async function isNewSearch(db: Database, userId: string, query: string): Promise<boolean> {
  const [row] = await runPrepared<{ isNew: boolean }>(db, newStatement, [userId, query]);
  return row?.isNew === true;
}

const newWordsStatement = {
  name: 'new_words',
  text: `
    select not exists (
      select from search_history
      where user_id = $1 and created_at > now() - interval '1 hour'
        and (words = md5(lower($2)) or lower(details->>'words') = lower($2))
    ) as "isNew"`,
};

/** Whether words are no search of this person's last hour, nor what one of those searched for beside its conditions. */
export async function isNewWords(db: Database, userId: string, words: string): Promise<boolean> {
  const [row] = await runPrepared<{ isNew: boolean }>(db, newWordsStatement, [userId, words]);
  return row?.isNew === true;
}

/**
 * One statement for all that a search has to ask: what is asked on its own takes longer to be sent than to be answered. It does
 * not wait for the disk: a database that crashes forgets what was searched for in its last second, and nobody's credits.
 */
const rememberStatement = {
  name: 'remember_search',
  text: `
    with before as (
      select from search_history
      where user_id = $1 and words = md5(lower($2)) and filters = $3::jsonb and understand = $4
        and library_version = $11 and computed_at > $12::timestamptz and details is not null
    ), remembered as (
      insert into search_history
        (user_id, query, filters, understand, result_count, passage_ids, marks, snippets, note, details,
          library_version, computed_at)
      values ($1, $2, $3::jsonb, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10::json, $11, now())
      on conflict (user_id, words, narrowing) do update set
        query = excluded.query, result_count = excluded.result_count, passage_ids = excluded.passage_ids,
        marks = excluded.marks, snippets = excluded.snippets, note = excluded.note, details = excluded.details,
        library_version = excluded.library_version, computed_at = excluded.computed_at, created_at = now()
    )
    select set_config('synchronous_commit', 'off', true), exists (select from before) as "isRepeated",
      not exists (${RECENT}) as "isNew",
      ${standingColumns('$13')}`,
};

/** What a search learns while it is remembered. */
export interface Remembered {
  /** Whether this person was given the same answer since the time that was named. */
  isRepeated: boolean;
  /** Whether they have not searched for the same words within the hour. */
  isNew: boolean;
  /** What the person may see of the guides that were found. */
  standing: Standing;
}

/**
 * Remembers a search as the newest of its person; the same words and filters again are the same row.
 *
 * @param since from when on the same answer counts as repeated
 * @param guideIds the guides that were found
 */
export async function rememberSearch(
  db: Database,
  { userId, query, filters, understand }: SearchKey,
  { resultCount, passageIds, marks, snippets, note, details, libraryVersion }: SearchFound,
  { since, guideIds }: { since: Date; guideIds: readonly string[] },
): Promise<Remembered> {
  const [row] = await runPrepared<{ isRepeated: boolean; isNew: boolean } & StandingRow>(db, rememberStatement, [
    userId,
    query,
    jsonbText(filters),
    understand,
    resultCount,
    passageIds,
    jsonbText(marks),
    snippets === null ? null : jsonbText(snippets),
    note,
    jsonbText(details),
    libraryVersion,
    since.toISOString(),
    guideIds,
  ]);
  return { isRepeated: row?.isRepeated === true, isNew: row?.isNew === true, standing: standingOf(row) };
}

const forgetStatement = {
  name: 'forget_searches',
  text: `
    with forgotten as (
      delete from search_history where id in (
        select id from search_history where id in (
          select id from search_history where user_id = $1 order by created_at desc offset $2)
        for update skip locked)
    ), emptied as (
      update search_history set passage_ids = '{}', marks = '[]', snippets = null, details = null where id in (
        select id from search_history where details is not null and id in (
          select id from search_history where user_id = $1 order by created_at desc offset $3 limit $2::int - $3)
        for update skip locked)
    )
    select set_config('synchronous_commit', 'off', true)`,
};

/**
 * Forgets a person's searches but for the newest `searches`, and the results of all but the newest `results` of them. Rows
 * that another call is writing are left to the next time: so no two wait for one another.
 */
export async function forgetSearches(
  db: Database,
  userId: string,
  keep: { searches: number; results: number },
): Promise<void> {
  await runPrepared(db, forgetStatement, [userId, keep.searches, keep.results]);
}

/** The latest searches of a person, newest first. */
export async function listSearches(db: Connection, userId: string, limit: number): Promise<HistoryRow[]> {
  return db
    .select(historyColumns)
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.createdAt))
    .limit(limit);
}

/** Searches that everybody's history holds. */
export async function countAllSearches(db: Connection): Promise<number> {
  return db.$count(searchHistory);
}

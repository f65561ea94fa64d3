import { type Database, runPrepared, type Transaction } from '../db/connect.ts';

/** What a person may see of some guides. */
export interface Standing {
  /** The guides that they have unlocked. */
  unlocked: ReadonlySet<string>;
  /** Of the others: the passages that they were shown within 30 days, those of each guide the latest first. */
  seen: ReadonlyMap<string, readonly string[]>;
  /** Of these, the ones that would soon be forgotten unless they are noted again. */
  aged: ReadonlySet<string>;
}

/** A passage and its guide. */
export interface SeenPassage {
  guideId: string;
  passageId: string;
}

export type StandingRow = {
  unlockedIds: string[];
  seen: [guideId: string, passageIds: string[], aged: string[] | null][] | null;
};

/**
 * What a statement selects to learn a person's standing with some guides. A passage is noted again once a day, so that it
 * counts for a day longer than 30.
 *
 * @param guides the parameter of the guides' ids; the person is the first parameter
 */
export const standingColumns = (guides: string): string => `
  array(select guide_id::text from document_view where user_id = $1 and guide_id = any(${guides}::uuid[])) as "unlockedIds",
  (
    select json_agg(json_build_array(guide_id, passages, aged))
    from (
      select guide_id, array_agg(passage_id order by seen_at desc, passage_id) as passages,
        array_agg(passage_id) filter (where seen_at < now() - interval '1 day') as aged
      from passage_seen
      where user_id = $1 and guide_id = any(${guides}::uuid[]) and seen_at > now() - interval '31 days'
      group by guide_id
    ) of_guide
  ) as seen`;

/** A row of {@link standingColumns}. */
export function standingOf(row: StandingRow | undefined): Standing {
  const seen = row?.seen ?? [];
  return {
    unlocked: new Set(row?.unlockedIds),
    seen: new Map(seen.map(([guideId, passageIds]) => [guideId, passageIds])),
    aged: new Set(seen.flatMap(([, , aged]) => aged ?? [])),
  };
}

const standingStatement = { name: 'standing', text: `select ${standingColumns('$2')}` };

/** What a person may see of some guides. */
export async function readStanding(
  db: Database | Transaction,
  userId: string,
  guideIds: readonly string[],
): Promise<Standing> {
  if (guideIds.length === 0) return standingOf(undefined);
  const [row] = await runPrepared<StandingRow>(db, standingStatement, [userId, guideIds]);
  return standingOf(row);
}

// It does not wait for the disk: a database that crashes forgets what was seen in its last second. Of a guide that was removed
// meanwhile nothing is noted.
const noteStatement = {
  name: 'note_seen',
  text: `
    with noted as (
      insert into passage_seen (user_id, guide_id, passage_id)
      select p.id, g.id, s.passage_id
      from unnest($1::uuid[], $2::uuid[], $3::uuid[]) s(user_id, guide_id, passage_id)
      join person p on p.id = s.user_id join guide g on g.id = s.guide_id
      order by 1, 2, 3
      on conflict (user_id, guide_id, passage_id) do update set seen_at = now()
        where passage_seen.seen_at < now() - interval '1 day'
    )
    select set_config('synchronous_commit', 'off', true)`,
};

/** Notes passages that people were shown, each pair once. */
export async function insertSeen(
  db: Database | Transaction,
  seen: readonly (SeenPassage & { userId: string })[],
): Promise<void> {
  const columns = [seen.map((one) => one.userId), seen.map((one) => one.guideId), seen.map((one) => one.passageId)];
  await runPrepared(db, noteStatement, columns);
}

const forgetStatement = {
  name: 'forget_seen',
  text: `delete from passage_seen where user_id = $1 and seen_at < now() - interval '31 days'`,
};

/** Deletes what no longer counts. */
export async function forgetSeen(db: Database, userId: string): Promise<void> {
  await runPrepared(db, forgetStatement, [userId]);
}

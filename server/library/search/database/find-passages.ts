import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { describeRelaxing } from '../describe.ts';
import type { PassageFilters, PassageRanking, PassageSearchOptions } from '../search-index.ts';
import { understand } from '../understand.ts';
import { type AskedWords, askWords, coverageOf, holdsAny, maskOf, rankingText } from './asked-words.ts';
import type { LibraryKnowledge } from './library-knowledge.ts';

/** Passages that are looked at for each that is wanted, and how many more where these do not suffice. */
const DEEP = 40;
const DEEPER = 20;
/** So few guides that all of their passages are ranked. */
const FEW_GUIDES = 200;

type Row = { guideId: string; passageId: string; mask: number; score: number };

/** Passages that match, best first; what holds more of what was asked for counts more. */
export async function findPassages(
  db: Database,
  knowledge: LibraryKnowledge,
  query: string,
  options: PassageSearchOptions,
): Promise<PassageRanking> {
  const { concepts, unknown, ...understood } = understand(query, knowledge.vocabulary);
  if (concepts.length === 0) return { passages: [], note: null };
  const words = askWords(concepts, new Set(unknown).size, knowledge);
  const { filters = {}, limit, perGuide = limit } = options;
  const isFew = filters.guideIds !== undefined && filters.guideIds.length <= FEW_GUIDES;
  let passages: PassageRanking['passages'] = [];
  for (let most = limit * DEEP; ; most *= DEEPER) {
    const ranked = isFew ? ofSome(words, filters.guideIds ?? []) : best(words, most);
    const rows = await readRanked(db, words, { ranked, filters });
    passages = take(rows, words, { limit, perGuide });
    if (passages.length === limit || isFew || most >= knowledge.passageCount) break;
  }
  const { length } = passages;
  return {
    passages,
    note: describeRelaxing({ concepts, unknown, ...understood }, { complete: length, shown: length }),
  };
}

const scoreOf = (words: AskedWords): SQL => sql`said <@> to_bm25query(${rankingText(words)}, 'search.passage_said')`;

const best = (words: AskedWords, most: number): SQL => sql`
  select guide_id, passage_id, ordinal, words, ${scoreOf(words)} as score from search.passage order by ${scoreOf(words)} limit ${most}`;

const ofSome = (words: AskedWords, guideIds: readonly string[]): SQL => sql`
  select guide_id, passage_id, ordinal, words, ${scoreOf(words)} as score
  from search.passage where guide_id = any(${sql.param([...guideIds])}::uuid[]) and ${holdsAny(words)}`;

async function readRanked(
  db: Database,
  words: AskedWords,
  { ranked, filters }: { ranked: SQL; filters: PassageFilters },
): Promise<Row[]> {
  const { guideIds, planYear, sample } = filters;
  const admitted = [
    sql`g.status = 'ready'`,
    ...(guideIds === undefined ? [] : [sql`g.id = any(${sql.param([...guideIds])}::uuid[])`]),
    ...(planYear === undefined ? [] : [sql`g.plan_year = ${planYear}::int`]),
    ...(sample === undefined ? [] : [sql`g.sample = ${sample}::boolean`]),
  ];
  const { rows } = await db.execute<Row>(sql`
    with ranked as materialized (${ranked})
    select ranked.guide_id as "guideId", passage_id as "passageId", ${maskOf(words)} as mask, -score as score
    from ranked join guide g on g.id = ranked.guide_id
    where score < 0 and ${sql.join(admitted, sql` and `)}
    order by ranked.guide_id, ordinal`);
  return rows;
}

function take(
  rows: readonly Row[],
  words: AskedWords,
  { limit, perGuide }: { limit: number; perGuide: number },
): PassageRanking['passages'] {
  const scored = rows.flatMap(({ guideId, passageId, mask, score }) => {
    const coverage = coverageOf(words, mask);
    return mask === 0 ? [] : [{ guideId, passageId, coverage, score: score * coverage }];
  });
  const taken = new Map<string, number>();
  const isTaken = ({ guideId }: { guideId: string }): boolean => {
    const count = (taken.get(guideId) ?? 0) + 1;
    taken.set(guideId, count);
    return count <= perGuide;
  };
  // A sort keeps the order of equals, which is that of the ids and the places.
  return scored.sort((a, b) => b.score - a.score).filter(isTaken).slice(0, limit); // prettier-ignore
}

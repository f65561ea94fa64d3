import { PASSAGES_PER_GUIDE, type SearchResult } from '../../contract/vision.ts';
import type { Database } from '../db/connect.ts';
import { type FoundPassage, readFound } from '../library/search/store.ts';
import { showPassage } from '../library/search/read-hits.ts';
import type { ShownGuide } from '../library/search/search-index.ts';
import { type KeptResults, marksKept } from './kept-results.ts';
import { type ReaderAddress, shownResult } from './result.ts';
import { type SeenPassages, withPending } from './seen-passages.ts';
import type { SeenPassage, Standing } from './seen-store.ts';

/** From so many passages of a guide on, one that was seen already is shown rather than another that says no more. */
const SPARING = 6;

export interface ShowParts {
  db: Database;
  seen: SeenPassages;
  address: ReaderAddress;
}

/** Results as they were found, and what cuts their snippets: null where these come from elsewhere. */
export interface FoundResults {
  guides: readonly ShownGuide[];
  marks: KeptResults['marks'] | null;
}

/**
 * Results for a person. Of a locked guide they see twelve different passages: then one that they saw and that matches, or none.
 * What is shown is noted.
 */
export async function showResults(
  { db, seen, address }: ShowParts,
  userId: string,
  { guides, marks }: FoundResults,
  before: Standing,
): Promise<SearchResult[]> {
  const others = await readSeen(db, guides, marks, before);
  // Nothing waits between here and the noting: so no two answers show another twelfth passage.
  const standing = withPending(before, seen.pending(userId));
  const shown: SeenPassage[] = [];
  const results = guides.map((guide) => {
    const { guideId } = guide;
    const unlocked = standing.unlocked.has(guideId);
    const how = { unlocked, address, unlockedIds: standing.unlocked };
    if (unlocked) return shownResult(guide, how);
    const seenOf = standing.seen.get(guideId) ?? [];
    const chosen = choose(guide, seenOf, others, marks);
    const asked = affordable(guide.asked ?? [], seenOf, chosen?.passageId);
    const passageIds = [...(chosen === null ? [] : [chosen.passageId]), ...asked.map((one) => one.passageId)];
    const isNoted = (passageId: string): boolean => seenOf.includes(passageId) && !standing.aged.has(passageId);
    for (const passageId of new Set(passageIds)) if (!isNoted(passageId)) shown.push({ guideId, passageId });
    const { otherYears, follows } = guide;
    const kept = { asked, ...(otherYears !== undefined && { otherYears }), ...(follows === true && { follows }) };
    return shownResult({ ...(chosen ?? { ...guide, snippet: '', page: null, passageId: null }), ...kept }, how);
  });
  seen.note(userId, shown);
  return results;
}

/** The passages that were seen of those guides of which hardly another may be. */
async function readSeen(
  db: Database,
  guides: readonly ShownGuide[],
  marks: FoundResults['marks'],
  { unlocked, seen }: Standing,
): Promise<ReadonlyMap<string, FoundPassage>> {
  const wanted = guides.flatMap(({ guideId, passageId }) => {
    const own = unlocked.has(guideId) ? [] : (seen.get(guideId) ?? []);
    return marks === null || own.length < SPARING || own.includes(passageId) ? [] : own;
  });
  return wanted.length === 0 ? new Map() : readFound(db, wanted);
}

/** The guide with the passage that is shown of it; null where there is none to show. */
function choose(
  guide: ShownGuide,
  seen: readonly string[],
  others: ReadonlyMap<string, FoundPassage>,
  marks: FoundResults['marks'],
): ShownGuide | null {
  if (seen.includes(guide.passageId)) return guide;
  const mayShow = seen.length < PASSAGES_PER_GUIDE;
  if (marks === null || seen.length < SPARING) return mayShow ? guide : null;
  const wanted = markedWords(guide.snippet);
  let best: ShownGuide | null = null;
  let most = mayShow ? Math.max(1, wanted) - 1 : 0;
  for (const id of seen) {
    const found = others.get(id);
    if (found === undefined) continue;
    const known = showPassage(found, marksKept(marks));
    const words = markedWords(known.snippet);
    // Where nothing is marked, nothing was asked for by name: any of them will do.
    if (words > most || (wanted === 0 && best === null)) {
      best = known;
      most = words;
    }
  }
  return best ?? (mayShow ? guide : null);
}

/** The values of a locked guide that may be shown: each counts as its passage. */
function affordable(
  asked: NonNullable<ShownGuide['asked']>,
  seen: readonly string[],
  chosen: string | undefined,
): NonNullable<ShownGuide['asked']> {
  const known = new Set(seen);
  if (chosen !== undefined) known.add(chosen);
  return asked.filter(({ passageId }) => {
    if (!known.has(passageId) && known.size >= PASSAGES_PER_GUIDE) return false;
    known.add(passageId);
    return true;
  });
}

/** How many different words a snippet marks. */
function markedWords(snippet: string): number {
  return new Set([...snippet.matchAll(/\uE000([^\uE001]*)\uE001/g)].map(([, word]) => word?.toLowerCase())).size;
}

import type { SearchFilters } from '../../../../contract/search-filters.ts';
import type { Database } from '../../../db/connect.ts';
import type { Marks } from '../../../db/search-marks.ts';
import { proofsOf, type ShownPassage } from '../proofs.ts';
import type { GuideRow, Ranking } from '../search-index.ts';
import { passageIdOf, SegmentBuilder } from '../segment.ts';
import { readGuideRows } from '../store.ts';
import { Columns } from '../structure/columns.ts';
import { conditionsOf } from '../structure/guide-tests.ts';
import { passageOfOnePlan } from '../structure/one-plan.ts';
import { tellingPassage } from '../structure/telling-passage.ts';
import type { FoundGuide } from './read-page.ts';

/** What a page is shown for. */
export interface Shown {
  /** The filters that were given, and those of the conditions in force that were read from the words. */
  given: SearchFilters;
  read: readonly SearchFilters[];
  /** Conditions alone say what is found. */
  isBrowse: boolean;
  /** There is no word that ranks either. */
  isBare: boolean;
}

/** A page with the passages to show, and the amounts there that satisfy conditions. */
export interface ProvedPage extends Pick<Marks, 'proofs'> {
  guides: Ranking['guides'];
}

/**
 * Chooses the passages that are shown where conditions alone say what is found: those that state it, by the plan that satisfies
 * all of them. What the guides of the page state is read into memory for it, as the engine there has it of all.
 */
export async function provePage(db: Database, found: readonly FoundGuide[], shown: Shown): Promise<ProvedPage> {
  const { given, read, isBrowse, isBare } = shown;
  const facts = [given, ...read].flatMap((filters) => filters.facts ?? []);
  if (found.length === 0 || (facts.length === 0 && !isBrowse)) return { guides: found.map(hitOf) };
  const rows = new Map((await readGuideRows(db, found.map(({ guideId }) => guideId))).map((row) => [row.id, row])); // prettier-ignore
  const builder = new SegmentBuilder();
  // A guide that is gone meanwhile is not shown.
  const there = found.filter(({ guideId }) => rows.has(guideId));
  for (const { guideId } of there) {
    const row = rows.get(guideId);
    if (row !== undefined) builder.add(isBare ? row : withoutTexts(row));
  }
  const segment = builder.finish();
  const columns = new Columns();
  const conditions = isBrowse ? [given, ...read].flatMap((filters) => conditionsOf(filters, columns)) : [];
  const passages = there.map(({ ordinal }, guide): ShownPassage => {
    const first = segment.firstPassage[guide] ?? 0;
    const places = conditions.map((condition) => passageOfOnePlan(condition, conditions, segment, guide));
    const stated = places.find((place) => place >= 0);
    if (stated !== undefined) return { segment, guide, passage: first + stated };
    return { segment, guide, passage: isBare ? tellingPassage(segment, guide, given) : first + ordinal };
  });
  return {
    guides: passages.map(({ guide, passage }) => ({
      guideId: there[guide]?.guideId ?? '',
      passageId: passageIdOf(segment, passage),
      score: there[guide]?.score ?? 0,
    })),
    ...proofsOf(passages, facts),
  };
}

const hitOf = ({ guideId, passageId, score }: FoundGuide): Ranking['guides'][number] => ({ guideId, passageId, score });

/** What a guide states needs none of its words to be read. */
function withoutTexts(row: GuideRow): GuideRow {
  return { ...row, passages: row.passages.map((passage) => ({ ...passage, heading: null, text: '' })) };
}

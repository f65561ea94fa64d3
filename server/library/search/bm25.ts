import { describeCorrections, describeRelaxing } from './describe.ts';
import { atOnce, type Pieces } from './in-pieces.ts';
import { mergeSegments } from './merge-segments.ts';
import { Candidates } from './candidates.ts';
import { type GuideSet, guidesWhere, has } from './guide-set.ts';
import { type Admitted, holdingGuides, listGuides } from './holding.ts';
import { LibraryWords } from './library-words.ts';
import { matchConcepts } from './match.ts';
import { bestOf, rankPassages } from './rank-passages.ts';
import { Reused } from './reused.ts';
import { takePassages } from './take-passages.ts';
import type {
  GuideRow,
  PassageRanking,
  PassageSearchOptions,
  Ranking,
  RankingEngine,
  PassageFilters,
  SearchOptions,
} from './search-index.ts';
import { findGuides } from './find-guides.ts';
import type { LibraryValues } from './asked/known-values.ts';
import { type Segment, SegmentBuilder } from './segment.ts';
import { Columns } from './structure/columns.ts';
import { libraryValues } from './structure/library-values.ts';
import { spell } from './spell.ts';
import { countedVocabulary, Steps } from './steps.ts';
import { understand } from './understand.ts';

/** Segments hold about this many passages while they are built; see `mergeSegments` for how they grow. */
const PASSAGES_A_SEGMENT = 40_000;
const MANY_SEGMENTS = 6;

const heldRoom = Reused.uint32();

/** BM25 over segments in memory. A guide is in one segment at a time; what was there before is passed over. */
export class Bm25Engine implements RankingEngine {
  private segments: Segment[] = [];
  /** Guide → the segment that holds it now. */
  private readonly home = new Map<string, Segment>();
  private readonly columns = new Columns();
  /** By segment: the guides that are there. Made by the first search after a change of them, as `known` is after any. */
  private readonly present = new WeakMap<Segment, GuideSet>();
  private known: LibraryValues | null = null;
  private words: LibraryWords | null = null;
  private readonly candidates = new Candidates();

  build(rows: Iterable<GuideRow>): void {
    this.segments = [];
    this.home.clear();
    this.forget();
    this.add(rows);
  }

  /** Adds guides; one that is there already is replaced. */
  add(rows: Iterable<GuideRow>): void {
    atOnce(this.addInPieces(rows));
  }

  /** The same in pieces: until the last of them, a guide is found as it was before. */
  *addInPieces(rows: Iterable<GuideRow>): Pieces<void> {
    let builder = new SegmentBuilder();
    let some = false;
    for (const row of rows) {
      builder.add(row);
      some = true;
      yield;
      if (builder.passageCount < PASSAGES_A_SEGMENT) continue;
      this.take(yield* builder.finishInPieces());
      builder = new SegmentBuilder();
      some = false;
    }
    if (some) this.take(yield* builder.finishInPieces());
  }

  remove(guideIds: Iterable<string>): void {
    for (const id of guideIds) {
      this.leave(id);
      this.home.delete(id);
    }
  }

  /** The segments as they are, for a snapshot or a merge. */
  get parts(): readonly Segment[] {
    return this.segments;
  }

  get guideCount(): number {
    return this.home.size;
  }

  private isHome(segment: Segment, guide: number): boolean {
    return this.home.get(segment.guides[guide]?.id ?? '') === segment;
  }

  /** The guides of a segment that are still there and have a passage to show. */
  private presentIn(segment: Segment): GuideSet {
    const known = this.present.get(segment);
    if (known !== undefined) return known;
    const { guides, firstPassage } = segment;
    const hasPassages = (guide: number): boolean => firstPassage[guide] !== firstPassage[guide + 1];
    const made = guidesWhere(guides.length, (guide) => this.isHome(segment, guide) && hasPassages(guide));
    this.present.set(segment, made);
    return made;
  }

  /** Puts `segments` in place of all there are. */
  replaceAll(segments: readonly Segment[]): void {
    this.segments = [];
    this.home.clear();
    this.forget();
    for (const segment of segments) this.take(segment);
  }

  /**
   * Folds small segments into one once there are many, so that a query need not look into many. `compact` also rewrites
   * the segments that hold guides which were removed.
   */
  merge(options: { compact?: boolean } = {}): void {
    atOnce(this.mergeInPieces(options));
  }

  /** The same in pieces, between which everything is found where it was. */
  *mergeInPieces(options: { compact?: boolean } = {}): Pieces<void> {
    if (this.segments.length > MANY_SEGMENTS) {
      const all = this.segments.reduce((sum, part) => sum + part.guideOf.length, 0);
      yield* this.rewrite(this.segments.filter((part) => part.guideOf.length <= all / 3));
    }
    if (options.compact !== true) return;
    const isWhole = (part: Segment): boolean => part.guides.every((_, guide) => this.isHome(part, guide));
    for (const part of this.segments.filter((one) => !isWhole(one))) yield* this.rewrite([part]);
  }

  /** Puts one segment in place of some. */
  private *rewrite(parts: readonly Segment[]): Pieces<void> {
    const made = yield* mergeSegments(parts, (segment, guide) => this.isHome(segment, guide));
    this.segments = this.segments.filter((part) => !parts.includes(part));
    this.take(made);
  }

  search(query: string, options: SearchOptions, steps = new Steps()): Ranking {
    this.known ??= libraryValues(this.segments, this.columns);
    return findGuides(
      {
        segments: this.segments,
        columns: this.columns,
        known: this.known,
        vocabulary: this.vocabulary(),
        present: (segment) => this.presentIn(segment),
        candidates: this.candidates,
        steps,
      },
      query,
      options,
    );
  }

  searchPassages(query: string, options: PassageSearchOptions, steps = new Steps()): PassageRanking {
    const vocabulary = countedVocabulary(this.vocabulary(), steps);
    const { text, corrections } = spell(query, vocabulary);
    const understood = understand(text, vocabulary);
    if (understood.concepts.length === 0) return { passages: [], note: null };
    const { concepts, unknown } = understood;
    const match = matchConcepts(this.segments, { concepts, unknown: new Set(unknown).size, steps });
    const { candidates } = this;
    const holding = holdingGuides(match, this.admitted(options.filters));
    rankPassages(
      match,
      listGuides(
        holding,
        holding.map(({ any }) => any),
        heldRoom,
      ),
      candidates,
    );
    const take = (count: number): PassageRanking['passages'] =>
      takePassages(candidates, match.coverage, bestOf(candidates, count), options);
    const few = take(options.limit * 10);
    const enough = few.length === options.limit || candidates.size <= options.limit * 10;
    const passages = enough ? few : take(candidates.size);
    const relaxed = describeRelaxing(understood, { complete: passages.length, shown: passages.length });
    const note = [describeCorrections(corrections), relaxed].flatMap((said) => said ?? []).join(' ');
    return { passages, note: note === '' ? null : note };
  }

  private vocabulary(): LibraryWords {
    return (this.words ??= new LibraryWords(this.segments));
  }

  private take(segment: Segment): void {
    this.segments.push(segment);
    for (const { id } of segment.guides) {
      this.leave(id);
      this.home.set(id, segment);
    }
    this.segments = this.segments.filter((part) => part.guides.some((guide) => this.home.get(guide.id) === part));
    this.forget();
  }

  /** A guide leaves the segment that holds it: who is there is found out anew, in that segment alone. */
  private leave(id: string): void {
    const before = this.home.get(id);
    if (before !== undefined) this.present.delete(before);
  }

  /** What was made of all segments before one came or went. */
  private forget(): void {
    this.known = null;
    this.words = null;
  }

  private admitted(filters: PassageFilters | undefined): Admitted {
    if (filters === undefined) return (segment) => this.presentIn(segment);
    const { planYear, sample } = filters;
    const wanted = filters.guideIds === undefined ? null : new Set(filters.guideIds);
    return (segment) => {
      const present = this.presentIn(segment);
      return guidesWhere(segment.guides.length, (number) => {
        const guide = segment.guides[number];
        if (guide === undefined || !has(present, number) || wanted?.has(guide.id) === false) return false;
        if (planYear !== undefined && guide.planYear !== planYear) return false;
        return sample === undefined || guide.sample === sample;
      });
    };
  }
}

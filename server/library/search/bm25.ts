import { describeRelaxing } from './describe.ts';
import { mergeSegments } from './merge-segments.ts';
import { entriesOf } from './postings.ts';
import { bestOf, type Candidate, coverage, rankPassages, type RankedPassages } from './rank-passages.ts';
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
import type { LibraryValues } from './interpret/reading.ts';
import { passageIdOf, type Segment, SegmentBuilder } from './segment.ts';
import type { Vocabulary } from './spelling.ts';
import { Columns } from './structure/columns.ts';
import { libraryValues } from './structure/library-values.ts';
import { understand, type Understanding } from './understand.ts';

/** Segments hold about this many passages while they are built; see `mergeSegments` for how they grow. */
const PASSAGES_A_SEGMENT = 40_000;
const MANY_SEGMENTS = 6;

/** BM25 over segments in memory. A guide is in one segment at a time; what was there before is passed over. */
export class Bm25Engine implements RankingEngine {
  private segments: Segment[] = [];
  /** Guide → the segment that holds it now. */
  private readonly home = new Map<string, Segment>();
  private readonly columns = new Columns();
  /** By segment: 1 for each guide that is there. Made, like `known`, by the first search after a change. */
  private readonly present = new Map<Segment, Uint8Array>();
  private known: LibraryValues | null = null;

  build(rows: Iterable<GuideRow>): void {
    this.segments = [];
    this.home.clear();
    this.known = null;
    this.add(rows);
  }

  /** Adds guides; one that is there already is replaced. */
  add(rows: Iterable<GuideRow>): void {
    let builder = new SegmentBuilder();
    let some = false;
    for (const row of rows) {
      builder.add(row);
      some = true;
      if (builder.passageCount < PASSAGES_A_SEGMENT) continue;
      this.take(builder.finish());
      builder = new SegmentBuilder();
      some = false;
    }
    if (some) this.take(builder.finish());
  }

  remove(guideIds: Iterable<string>): void {
    for (const id of guideIds) this.home.delete(id);
    this.present.clear();
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

  private presentIn(segment: Segment): Uint8Array {
    const known = this.present.get(segment);
    if (known !== undefined) return known;
    const made = Uint8Array.from(segment.guides, (_, guide) => (this.isHome(segment, guide) ? 1 : 0));
    this.present.set(segment, made);
    return made;
  }

  /** Puts `segments` in place of all there are. */
  replaceAll(segments: readonly Segment[]): void {
    this.segments = [];
    this.home.clear();
    this.known = null;
    for (const segment of segments) this.take(segment);
  }

  /**
   * Folds small segments into one once there are many, so that a query need not look into many. `compact` also rewrites
   * the segments that hold guides which were removed.
   */
  merge(options: { compact?: boolean } = {}): void {
    const keeps = (segment: Segment, guide: number): boolean => this.isHome(segment, guide);
    if (this.segments.length > MANY_SEGMENTS) {
      const all = this.segments.reduce((sum, part) => sum + part.guideOf.length, 0);
      const small = this.segments.filter((part) => part.guideOf.length <= all / 3);
      this.segments = this.segments.filter((part) => !small.includes(part));
      this.take(mergeSegments(small, keeps));
    }
    if (options.compact !== true) return;
    for (const part of this.segments.filter((one) => one.guides.some((_, guide) => !keeps(one, guide)))) {
      const rewritten = mergeSegments([part], keeps);
      this.segments = this.segments.filter((other) => other !== part);
      this.take(rewritten);
    }
  }

  search(query: string, options: SearchOptions): Ranking {
    this.known ??= libraryValues(this.segments, this.columns);
    return findGuides(
      {
        segments: this.segments,
        columns: this.columns,
        known: this.known,
        vocabulary: this.vocabulary,
        isHome: (segment, guide) => this.presentIn(segment)[guide] === 1,
      },
      query,
      options,
    );
  }

  searchPassages(query: string, options: PassageSearchOptions): PassageRanking {
    const understood = understand(query, this.vocabulary);
    const { candidates, shares } = this.rank(understood, options.filters);
    const few = takePassages(bestOf(candidates, options.limit * 10), shares, options);
    const enough = few.length === options.limit || candidates.length <= options.limit * 10;
    const passages = enough ? few : takePassages(bestOf(candidates, candidates.length), shares, options);
    return { passages, note: describeRelaxing(understood, { complete: passages.length, shown: passages.length }) };
  }

  private take(segment: Segment): void {
    this.segments.push(segment);
    for (const guide of segment.guides) this.home.set(guide.id, segment);
    this.segments = this.segments.filter((part) => part.guides.some((guide) => this.home.get(guide.id) === part));
    this.known = null;
    this.present.clear();
  }

  private rank(understood: Understanding, filters: PassageFilters | undefined): RankedPassages {
    const query = { concepts: understood.concepts, unknown: new Set(understood.unknown).size };
    if (query.concepts.length === 0) return { candidates: [], shares: [], requiredMask: 0 };
    const wanted = filters?.guideIds === undefined ? null : new Set(filters.guideIds);
    return rankPassages(this.segments, query, (segment, number) => {
      const guide = segment.guides[number];
      if (guide === undefined || this.presentIn(segment)[number] !== 1) return false;
      if (wanted !== null && !wanted.has(guide.id)) return false;
      if (filters?.planYear !== undefined && guide.planYear !== filters.planYear) return false;
      return filters?.sample === undefined || guide.sample === filters.sample;
    });
  }

  private readonly vocabulary: Vocabulary = {
    frequency: (term) => this.segments.reduce((sum, segment) => sum + frequencyIn(segment, term), 0),
    entries: () => this.allTerms(),
  };

  private *allTerms(): Iterable<readonly [string, string]> {
    for (const { passages, guideFields } of this.segments) {
      for (const { terms, words } of [passages, guideFields]) {
        for (const [term, number] of terms) {
          for (const word of words[number]?.split(' ') ?? []) yield [term, word];
        }
      }
    }
  }
}

/** The first of the candidates, so many of each guide. */
function takePassages(
  candidates: readonly Candidate[],
  shares: readonly number[],
  { limit, perGuide = Infinity }: PassageSearchOptions,
): PassageRanking['passages'] {
  const taken = new Map<string, number>();
  const passages: PassageRanking['passages'] = [];
  for (const { segment, guide, passage, score, mask } of candidates) {
    if (passages.length === limit) break;
    const guideId = segment.guides[guide]?.id ?? '';
    const count = taken.get(guideId) ?? 0;
    if (count >= perGuide) continue;
    taken.set(guideId, count + 1);
    passages.push({ guideId, passageId: passageIdOf(segment, passage), score, coverage: coverage(mask, shares) });
  }
  return passages;
}

function frequencyIn({ passages, guideFields }: Segment, term: string): number {
  const [from, to] = entriesOf(passages, term);
  const [start, end] = entriesOf(guideFields, term);
  return to - from + end - start;
}

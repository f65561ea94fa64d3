import type { Facets, SearchFilters } from '../../../contract/search-filters.ts';
import { describeRelaxing } from './describe.ts';
import { favourStating } from './favour-stating.ts';
import { asWords, interpret, isDenial, type QueryParts, type Understood } from './interpret/interpret.ts';
import type { LibraryValues } from './interpret/reading.ts';
import { bestGuides, segmentAt } from './best-guides.ts';
import type { Candidates } from './candidates.ts';
import { type GuideSet, guidesWhere, has } from './guide-set.ts';
import { everyGuide, holdingGuides } from './holding.ts';
import { type Match, matchConcepts } from './match.ts';
import { rankGuides, type RankedGuides } from './rank-guides.ts';
import { proofsOf, type ShownPassage } from './proofs.ts';
import { rankPassages } from './rank-passages.ts';
import type { Ranking, SearchOptions } from './search-index.ts';
import { passageIdOf, type Segment } from './segment.ts';
import { soughtOf } from './sought.ts';
import { spell } from './spell.ts';
import type { Vocabulary } from './spelling.ts';
import type { Columns } from './structure/columns.ts';
import { countFacets, facetChoices } from './structure/count-facets.ts';
import { type Condition, conditionsOf } from './structure/guide-tests.ts';
import { narrow, type Narrowed, type SoftCondition } from './structure/narrow.ts';
import { once } from './structure/once.ts';
import { ofOnePlan, passageOfOnePlan } from './structure/one-plan.ts';
import { softCondition } from './structure/soft-conditions.ts';
import { tellingPassage } from './structure/telling-passage.ts';
import { understand, type Understanding, withHints } from './understand.ts';

/** The guides that are searched. */
export interface SearchedLibrary {
  segments: readonly Segment[];
  columns: Columns;
  known: LibraryValues;
  vocabulary: Vocabulary;
  /** The guides of a segment that are still there and have a passage to show. Not to be changed. */
  present(segment: Segment): GuideSet;
  /** Where passages are put while a query is answered. */
  candidates: Candidates;
}

/** Guides keep a bit for each condition. */
const MOST_CONDITIONS = 30;

/** What a guide's text says: given up as conditions, these are words to find. */
const saidInText: ReadonlySet<Understood['kind']> = new Set(['carrier', 'planType']);

/** A condition of the words: `soft` where it is in force. */
interface Read {
  condition: Understood;
  soft: SoftCondition | null;
}

/** Finds guides: conditions narrow, words rank, and what all of them are is counted. */
export function findGuides(whole: SearchedLibrary, query: string, options: SearchOptions): Ranking {
  const library = options.among === undefined ? whole : only(options.among, whole);
  const { columns, known } = library;
  const { filters = {} } = options;
  const isRead = options.understand !== false;
  const { text, corrections } = spell(query, library.vocabulary);
  const parts = isRead ? interpret(text, known) : asWords(text, filters, known);
  const hard = ofOnePlan(conditionsOf(filters, columns).slice(0, MOST_CONDITIONS), []);
  const read = parts.conditions
    .slice(0, MOST_CONDITIONS - hard.length)
    .map((condition): Read => ({ condition, soft: softCondition(condition, hard, columns) }));
  const from = ((options.page ?? 1) - 1) * options.limit;
  const search = searchAsRead(library, parts, hard, read);
  const { found, complete, following, failed, soft, given, understood } = search;
  const ranked = rank(search, library.candidates, parts.named);
  const total = found.size;
  const isGiven = (one: Read): boolean => one.soft !== null && given.has(one.soft);
  const proofs = search.isBrowse ? [...hard, ...soft.filter((one) => !given.has(one))] : [];
  const labelsOf = (chosen: (one: Read) => boolean): string[] =>
    read.filter(chosen).map(({ condition }) => condition.label);
  const isFailed = ({ soft: one }: Read): boolean => one !== null && failed.has(one);
  const inForce = read.filter((one) => one.soft !== null && !isGiven(one)).map(({ condition }) => condition);
  const lost = read.filter(isGiven).map(({ condition }) => condition);
  const facts = [filters, ...inForce.map(({ filter }) => filter)].flatMap((one) => one.facts ?? []);
  const shown = bestGuides(found, ranked, from + options.limit)
    .slice(from)
    .map((place) => ({ ...shownOf(search, ranked, place, { proofs, filters }), score: ranked.scores[place] ?? 0 }));
  return {
    guides: shown.map(hitOf),
    total,
    note: describeRelaxing(
      { ...understood, corrections: [...corrections, ...understood.corrections] },
      {
        complete,
        denied: parts.denied,
        leftOut: parts.leftOut,
        both: parts.both,
        shown: total - following,
        relaxed: labelsOf(isGiven),
        following: {
          count: following,
          unknown: labelsOf((one) => isFailed(one) && one.soft?.isWish !== true),
          isOtherYear: read.some((one) => isFailed(one) && one.soft?.isWish === true),
        },
      },
    ),
    details: {
      facets: facetsOf(search, hard, filters, read, columns),
      interpretation: read.map((one) => {
        const { kind, label, words, filter: said } = one.condition;
        return { kind, label, words, filter: said, applied: one.soft !== null && !isGiven(one) };
      }),
      words: parts.words,
    },
    marks: { sought: soughtOf(search.match, inForce, lost), ...proofsOf(shown, facts) },
  };
}

/** The same library, of which some guides alone are there. */
function only(ids: readonly string[], library: SearchedLibrary): SearchedLibrary {
  const among = new Set(ids);
  const present = once((segment): GuideSet => {
    const all = library.present(segment);
    return guidesWhere(segment.guides.length, (guide) => has(all, guide) && among.has(segment.guides[guide]?.id ?? ''));
  });
  return { ...library, present };
}

interface Search extends Narrowed {
  match: Match;
  understood: Understanding;
  /** Conditions alone say what is found; words rank. */
  isBrowse: boolean;
  /** The conditions of the words, and the same as they bind one another; see `ofOnePlan`. */
  soft: readonly SoftCondition[];
  bound: readonly SoftCondition[];
  /** Conditions of the words that were given up. */
  given: ReadonlySet<SoftCondition>;
}

/**
 * A benefit whose amount is a condition need not be named in the text: the fact says that the guide has it. Where the
 * condition is given up, the name is looked for in the text after all; and the words of whatever is given up still rank.
 */
function searchAsRead(
  library: SearchedLibrary,
  parts: QueryParts,
  hard: readonly Condition[],
  read: readonly Read[],
): Search {
  const soft = read.flatMap((one) => one.soft ?? []);
  const attempt = (words: string, hints: string, among: readonly SoftCondition[]): Omit<Search, 'given'> => {
    const asked = understand(words, library.vocabulary);
    const understood = withHints(asked, hints, library.vocabulary);
    // Without words, or with words that no guide knows beside a condition, the conditions alone say what is found.
    const isAnyAsked = asked.concepts.some(({ required }) => required);
    const isBrowse = words.trim() === '' || (among.length + hard.length > 0 && !isAnyAsked);
    const { concepts, unknown } = understood;
    const match = matchConcepts(library.segments, { concepts, unknown: isBrowse ? 0 : new Set(unknown).size });
    const holding = isBrowse ? everyGuide(match, library.present) : holdingGuides(match, library.present);
    const bound = ofOnePlan(among, hard);
    const narrowed = narrow(holding, match, hard, bound);
    const asRead = (some: ReadonlySet<SoftCondition>): Set<SoftCondition> =>
      new Set(among.filter((_, at) => bound[at] !== undefined && some.has(bound[at])));
    const [relaxed, failed] = [asRead(narrowed.relaxed), asRead(narrowed.failed)];
    return { ...narrowed, relaxed, failed, match, understood, isBrowse, soft: among, bound };
  };
  const first = attempt(parts.own, parts.hints, soft);
  const relaxed = read.filter((one) => one.soft !== null && first.relaxed.has(one.soft));
  if (relaxed.length === 0) return { ...first, given: first.relaxed };
  const lost = relaxed.filter(({ condition }) => !isDenial(condition));
  const isNameLost = lost.some(({ condition }) => condition.kind === 'fact');
  const hints = [parts.hints, ...lost.map(({ condition }) => condition.words)].join(' ');
  const kept = soft.filter((condition) => !first.relaxed.has(condition));
  const names = lost.flatMap(({ condition }) => (saidInText.has(condition.kind) ? [condition.words] : []));
  const second = attempt([isNameLost ? parts.words : parts.own, ...names].join(' '), hints, kept);
  // Nothing is left to search for, or nothing found even so: what was asked for is not there.
  const isIdle = kept.length + hard.length === 0 && second.match.requiredMask === 0;
  if (isIdle || second.found.size === 0) return nothingOf(library, first);
  return {
    ...second,
    understood: notUnknown(second.understood, lost),
    given: new Set([...first.relaxed, ...second.relaxed]),
  };
}

/** Of what was set aside it is said already that no guide has it. */
export function notUnknown(understood: Understanding, lost: readonly Pick<Read, 'condition'>[]): Understanding {
  const said = lost
    .map(({ condition }) => condition.words.toLowerCase())
    .join(' ')
    .split(' ');
  return { ...understood, unknown: understood.unknown.filter((word) => !said.includes(word.toLowerCase())) };
}

/** The same search, where nothing is given up and so nothing found. */
function nothingOf({ present }: SearchedLibrary, search: Omit<Search, 'given'>): Search {
  const { match, bound } = search;
  return { ...search, ...narrow(everyGuide(match, present), match, bound, []), given: new Set() };
}

/** What the guides that are found are worth: none is scored that is not found. */
function rank({ found, match, isBrowse }: Search, candidates: Candidates, named: QueryParts['named']): RankedGuides {
  rankPassages(match, found, candidates);
  const ranked = rankGuides(found, candidates, match, isBrowse);
  favourStating(found, ranked.scores, named);
  return ranked;
}

/**
 * A guide with the passage to show: the one that states what was asked for, else the one that matches best, and where there is
 * nothing to match, one that says something.
 */
function shownOf(
  { found, match }: Pick<Search, 'found' | 'match'>,
  ranked: RankedGuides,
  place: number,
  { proofs, filters }: { proofs: readonly Condition[]; filters: SearchFilters },
): ShownPassage {
  const segment = segmentAt(found, place);
  if (segment === undefined) throw new Error('A guide that was found is of no segment');
  const guide = found.guides[place] ?? 0;
  const first = segment.firstPassage[guide] ?? 0;
  const end = segment.firstPassage[guide + 1] ?? 0;
  for (const condition of proofs) {
    const stated = passageOfOnePlan(condition, proofs, segment, guide);
    if (stated >= 0 && first + stated < end) return { segment, guide, passage: first + stated };
  }
  const passage = match.concepts.length === 0 ? tellingPassage(segment, guide, filters) : (ranked.passages[place] ?? 0);
  return { segment, guide, passage };
}

function hitOf({ segment, guide, passage, score }: ShownPassage & { score: number }): Ranking['guides'][number] {
  return { guideId: segment.guides[guide]?.id ?? '', passageId: passageIdOf(segment, passage), score };
}

function facetsOf(
  { match, matched, within, soft, bound, given }: Search,
  hard: readonly Condition[],
  filters: SearchFilters,
  read: readonly Read[],
  columns: Columns,
): Facets {
  const isInForce = (_: Condition, at: number): boolean => soft[at] !== undefined && !given.has(soft[at]);
  const conditions = [...hard, ...bound.filter(isInForce)];
  const asked = [...hard, ...soft.filter(isInForce)];
  const counts = countFacets({ parts: match.parts, matched, within, conditions, asked }, columns);
  const understood = read.filter(({ soft }) => soft !== null).map(({ condition }) => condition.filter);
  return facetChoices(counts, [filters, ...understood]);
}

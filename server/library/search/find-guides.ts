import { metricOf } from '../../../contract/metrics.ts';
import type { Facets, Interpretation, SearchFilters } from '../../../contract/search-filters.ts';
import type { Understood } from './asked/conditions-in.ts';
import { type QueryParts, readQuery } from './asked/read-query.ts';
import { bestGuides, type Placed, segmentAt } from './best-guides.ts';
import type { Candidates } from './candidates.ts';
import { describeRelaxing } from './describe.ts';
import { favourStating } from './favour-stating.ts';
import { type GuideSet, guidesWhere, has } from './guide-set.ts';
import { areSaid } from './held-names.ts';
import { keysOf, orderOf } from './order-guides.ts';
import { proofsOf, type ShownPassage } from './proofs.ts';
import { rankGuides, type RankedGuides } from './rank-guides.ts';
import { rankPassages } from './rank-passages.ts';
import { type Read, type Search, searchAsRead } from './search-as-read.ts';
import type { SearchedLibrary } from './searched-library.ts';
import type { RankedGuide, Ranking, SearchOptions } from './search-index.ts';
import { passageIdOf, type Segment } from './segment.ts';
import { soughtOf } from './sought.ts';
import { spell } from './spell.ts';
import { countedVocabulary } from './steps.ts';
import { askedForOf, valuesAsked } from './structure/asked-values.ts';
import type { Columns } from './structure/columns.ts';
import { countFacets, facetChoices } from './structure/count-facets.ts';
import { BELOW, type FoundGuides } from './structure/found-guides.ts';
import type { Condition } from './structure/guide-tests.ts';
import { once } from './structure/once.ts';
import { ofOnePlan, passageOfOnePlan } from './structure/one-plan.ts';
import { chosenConditions, softCondition } from './structure/soft-conditions.ts';
import { tellingPassage } from './structure/telling-passage.ts';
import { guidesTitled } from './titles.ts';
import { tokenize } from './tokenize.ts';

/** Guides keep a bit for each condition. */
const MOST_CONDITIONS = 30;

/** Finds guides; where none says what stands between quotation marks word for word, those that are nearest, and says so. */
export function findGuides(whole: SearchedLibrary, query: string, options: SearchOptions): Ranking {
  const ranking = findAsTyped(whole, query, options);
  const quoted = query.match(/"[^"\s]+\s[^"]+"/g) ?? [];
  if (ranking.total + ranking.following > 0 || quoted.length === 0) return ranking;
  const nearest = findAsTyped(whole, query.replaceAll('"', ' '), options);
  if (nearest.total + nearest.following === 0) return ranking;
  const note = `No guide says ${quoted.join(' and ')} word for word; these are the nearest.`;
  return { ...nearest, note: nearest.note === null ? note : `${note} ${nearest.note}` };
}

/** Finds guides: conditions narrow, words rank, and what all of them are is counted. */
function findAsTyped(whole: SearchedLibrary, query: string, options: SearchOptions): Ranking {
  const counted = { ...whole, vocabulary: countedVocabulary(whole.vocabulary, whole.steps) };
  const library = options.among === undefined ? counted : only(options.among, counted);
  const { columns, known, segments } = library;
  const { filters = {}, sort = 'relevance', groupYears: isGrouped = false } = options;
  const unlocked = new Set(options.unlocked);
  const isSaid = (words: string): boolean =>
    areSaid([{ terms: tokenize(words).map(({ term }) => term), weight: 1 }], library);
  // A title is what it is: its words are no conditions, and spelled right.
  const titled = guidesTitled(query, segments, (segment, guide) => has(library.present(segment), guide));
  const { text, corrections } =
    titled === null ? spell(query, library.vocabulary, isSaid) : { text: query, corrections: [] };
  const understands = options.understand !== false && titled === null;
  const parts = readQuery(text, known, { filters, understand: understands, isSaid });
  const hard = ofOnePlan(chosenConditions(filters, columns, unlocked).slice(0, MOST_CONDITIONS), []);
  const asRead = parts.conditions
    .slice(0, MOST_CONDITIONS - hard.length)
    .map((condition): Read => ({ condition, soft: softCondition(condition, hard, columns, unlocked) }));
  const search = searchAsRead(library, parts, hard, asRead);
  const { found, soft, given, read } = search;
  const ranked = rank(search, library.candidates);
  favourStating(found, ranked.scores, parts);
  const ordering = { sort, asked: parts.asked, unlocked };
  const from = ((options.page ?? 1) - 1) * options.limit;
  const isTitled = (segment: Segment, guide: number): boolean => titled?.get(segment)?.has(guide) === true;
  const ordered = { keys: keysOf(found, ordering, segments), isTitled, employers: parts.exactEmployers, isGrouped };
  const { placed, groups } = bestGuides(found, ranked, ordered, [from, from + options.limit]);
  const kept = soft.filter((one) => !given.has(one));
  const proofs = search.isBrowse ? [...hard, ...kept, ...kept.flatMap(({ eased }) => eased ?? [])] : [];
  // Who is of a place or a trade says nothing of it: any passage of theirs that says something is as good.
  const isOfKind =
    search.isBrowse &&
    read.length > 0 &&
    read.every(({ condition: { kind } }) => kind !== 'fact' && kind !== 'planType');
  const shown = placed.map((one) => ({ ...one, ...shownOf(search, ranked, one.place, { proofs, filters, isOfKind }) }));
  const inForce = read.filter((one) => isInForce(one, search)).map(({ condition }) => condition);
  const lost = read.filter((one) => one.soft !== null && !isInForce(one, search)).map(({ condition }) => condition);
  const facts = [filters, ...inForce.map(({ filter }) => filter)].flatMap((one) => one.facts ?? []);
  return {
    guides: shown.map((one) => ({
      ...hitOf(one, found, ranked),
      score: ranked.scores[one.place] ?? 0,
      ...(parts.asked.length > 0 && { asked: valuesAsked(parts.asked, one.segment, one.guide) }),
    })),
    total: found.size - search.below,
    following: search.below,
    groups,
    note: noteOf(search, read, parts.absent),
    details: {
      facets: facetsOf(search, hard, filters, read, columns),
      interpretation: read.map((one) => saidOf(one, search)),
      words: parts.words,
    },
    corrections,
    askedFor: askedForOf(parts.asked, segments),
    sort: orderOf(ordering),
    marks: { sought: soughtOf(search.match, inForce, lost), ...proofsOf(shown, facts) },
  };
}

const isGiven = ({ soft }: Read, { given }: Search): boolean => soft !== null && given.has(soft);
const isInForce = (one: Read, search: Search): boolean =>
  one.soft !== null && one.isEased !== true && !isGiven(one, search);

function saidOf(one: Read, search: Search): Interpretation {
  const { kind, label, words, filter } = one.condition;
  return { kind, label, words, filter, applied: isInForce(one, search) };
}

function noteOf(search: Search, read: readonly Read[], absent: QueryParts['absent']): string | null {
  const { found, complete, following, below, failed, understood } = search;
  // Nothing was typed: that no guide has what was chosen is plain.
  if (found.size === 0 && read.length + understood.concepts.length + understood.unknown.length === 0) return null;
  const rest = understood.concepts.filter(({ required }) => required).map(({ text }) => text);
  const isFailed = ({ soft }: Read): boolean => soft !== null && failed.has(soft);
  const labelsOf = (isChosen: (one: Read) => boolean): string[] =>
    read.filter(isChosen).map(({ condition }: { condition: Understood }) => condition.label);
  return describeRelaxing(understood, {
    complete,
    shown: found.size - below,
    rest: { count: search.sayingRest ?? 0, words: rest },
    relaxed: [...labelsOf((one) => isGiven(one, search)), ...search.ignored],
    absent: absent.map(({ typed, metric }) => ({ typed, stated: metricOf(metric).label.toLowerCase() })),
    eased: labelsOf((one) => one.isEased === true && !isGiven(one, search)),
    following: {
      count: following,
      unknown: labelsOf((one) => isFailed(one) && one.soft?.isWish !== true),
      isOtherYear: read.some((one) => isFailed(one) && one.soft?.isWish === true),
    },
  });
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

/** What the guides that are found are worth: none is scored that is not found. */
function rank({ found, match, isBrowse }: Search, candidates: Candidates): RankedGuides {
  rankPassages(match, found, candidates);
  return rankGuides(found, candidates, match, isBrowse);
}

/**
 * A guide with the passage to show: the one that states what was asked for, else the one that matches best, and where there is
 * nothing to match, one that says something.
 */
function shownOf(
  { found, match }: Pick<Search, 'found' | 'match'>,
  ranked: RankedGuides,
  place: number,
  { proofs, filters, isOfKind }: { proofs: readonly Condition[]; filters: SearchFilters; isOfKind: boolean },
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
  const passage =
    match.concepts.length === 0 || isOfKind ? tellingPassage(segment, guide, filters) : (ranked.passages[place] ?? 0);
  return { segment, guide, passage };
}

function hitOf(
  { segment, guide, passage, place, others }: ShownPassage & Placed,
  found: FoundGuides,
  ranked: RankedGuides,
): Omit<RankedGuide, 'score' | 'asked'> {
  const otherYears = others.flatMap((other) => {
    const home = segmentAt(found, other);
    const own = home?.guides[found.guides[other] ?? 0];
    if (home === undefined || own === undefined) return [];
    const passageId = passageIdOf(home, ranked.passages[other] ?? 0);
    return [{ guideId: own.id, passageId, title: own.title, planYear: own.planYear }];
  });
  return {
    guideId: segment.guides[guide]?.id ?? '',
    passageId: passageIdOf(segment, passage),
    ...(found.standing[place] === BELOW && { follows: true }),
    ...(otherYears.length > 0 && { otherYears: otherYears.toSorted((a, b) => (b.planYear ?? 0) - (a.planYear ?? 0)) }),
  };
}

function facetsOf(
  { match, matched, within, soft, bound, given }: Search,
  hard: readonly Condition[],
  filters: SearchFilters,
  read: readonly Read[],
  columns: Columns,
): Facets {
  const isKept = (_: Condition, at: number): boolean => soft[at] !== undefined && !given.has(soft[at]);
  const conditions = [...hard, ...bound.filter(isKept)];
  const asked = [...hard, ...soft.filter(isKept)];
  const counts = countFacets({ parts: match.parts, matched, within, conditions, asked }, columns);
  const understood = read.filter(({ soft: own }) => own !== null).map(({ condition }) => condition.filter);
  return facetChoices(counts, [filters, ...understood]);
}

import type { SearchedLibrary } from './searched-library.ts';
import { everyGuide, holdingGuides } from './holding.ts';
import type { Alternative } from './concepts.ts';
import type { HeldConcept } from './held-concepts.ts';
import { noGuides } from './guide-set.ts';
import { areSaid } from './held-names.ts';
import { type Match, matchConcepts } from './match.ts';
import type { Understood } from './asked/conditions-in.ts';
import type { QueryParts } from './asked/read-query.ts';
import type { Forgiving } from './structure/followers.ts';
import { narrow, type Narrowed, type SoftCondition } from './structure/narrow.ts';
import { ofOnePlan } from './structure/one-plan.ts';
import { understand, type Understanding, withHints } from './understand.ts';

/** A condition of the words: `soft` where it is in force, for whatever amount where it was eased. */
export interface Read {
  condition: Understood;
  soft: SoftCondition | null;
  isEased?: true;
}

export interface Search extends Narrowed {
  match: Match;
  understood: Understanding;
  /** Conditions alone say what is found; words rank. */
  isBrowse: boolean;
  /** The conditions of the words, and the same as they bind one another; see `ofOnePlan`. */
  soft: readonly SoftCondition[];
  bound: readonly SoftCondition[];
  /** The conditions of the words as they were taken, and those of them that were given up. */
  read: readonly Read[];
  given: ReadonlySet<SoftCondition>;
  /** Words that were given up, so that a place holds. */
  ignored: readonly string[];
  /** Where nothing is found, since nobody says the better part of the words: how many say the rest. */
  sayingRest?: number;
}

/** Whether a condition says what guides are not to have: its words do not rank. */
export const isDenial = ({ filter }: Pick<Understood, 'filter'>): boolean =>
  filter.facts?.some(({ not }) => not === true) === true;

/**
 * A benefit whose amount is a condition need not be named in the text: the fact says that the guide has it. An amount yields before
 * any other condition is given up: whoever states another is found then, the nearest first. Where the condition is given up, the
 * name is looked for in the text after all; and the words of whatever is given up still rank.
 */
export function searchAsRead(
  library: SearchedLibrary,
  parts: QueryParts,
  hard: readonly Forgiving[],
  asRead: readonly Read[],
): Search {
  const unwanted = asRead.flatMap(({ condition }) => (isDenial(condition) ? condition.mentions : []));
  const attemptWith = (some: readonly Read[], words = parts.own, hints = parts.hints): Attempt =>
    attempt(
      library,
      { words, hints, unwanted, isNameless: parts.isNameless },
      hard,
      some.flatMap(({ soft }) => soft ?? []),
    );
  const exact = attemptWith(asRead);
  if (hard.length + asRead.length === 0 && parts.isLeftover && isHardlySaid(exact))
    return { ...notFound(exact), read: [], given: new Set(), ignored: [], sayingRest: exact.found.size };
  const isEasy = exact.relaxed.size > 0 && asRead.some(({ soft }) => soft?.eased !== undefined);
  const whatever = isEasy ? attemptWith(asRead.map(eased)) : exact;
  const [first, read] = whatever.relaxed.size < exact.relaxed.size ? [whatever, asRead.map(eased)] : [exact, asRead];
  const relaxed = read.filter((one) => one.soft !== null && first.relaxed.has(one.soft));
  if (relaxed.length === 0) return { ...first, read, given: first.relaxed, ignored: [] };
  const isPlaceLost = relaxed.some(({ condition: { kind } }) => kind === 'state' || kind === 'region');
  if (parts.isLeftover && isPlaceLost && isOfNames(first.match)) {
    const placed = attemptWith(read, '', `${parts.hints} ${parts.own}`);
    if (placed.relaxed.size === 0 && placed.found.size > 0)
      return { ...placed, read, given: placed.relaxed, ignored: [parts.own] };
  }
  const lost = relaxed.filter(({ condition }) => !isDenial(condition));
  const isNameLost = lost.some(({ condition }) => condition.kind === 'fact');
  const hints = [parts.hints, ...lost.map(({ condition }) => condition.words)].join(' ');
  // Where a benefit's name is looked for instead, other guides may satisfy the rest: all of it is asked for once more.
  const gone = isNameLost ? relaxed.filter(({ condition }) => condition.kind === 'fact') : relaxed;
  const kept = read.filter((one) => !gone.includes(one));
  const second = attemptWith(kept, isNameLost ? parts.words : parts.own, hints);
  // Nothing is left to search for, or nothing found even so: what was asked for is not there.
  const isIdle = second.soft.length + hard.length === 0 && second.match.requiredMask === 0;
  if (isIdle || second.found.size === 0) return { ...nothingOf(library, first), read, ignored: [] };
  return {
    ...second,
    ignored: [],
    understood: notUnknown(second.understood, lost),
    read,
    given: new Set([...gone.flatMap(({ soft }) => soft ?? []), ...second.relaxed]),
  };
}

/** Whether what must be there stands in the names of guides rather than in their texts: "City". */
function isOfNames({ concepts, parts }: Match): boolean {
  const held = parts.flatMap((part) => part.held.filter((_, at) => concepts[at]?.required === true));
  const count = (of: (one: HeldConcept) => number): number => held.reduce((sum, one) => sum + of(one), 0);
  return count(({ titles }) => titles.docs.length) >= count(({ guides }) => guides.length);
}

/** Less of a query is hardly any of it. */
const HALF = 0.5;

/** Whether most of what was typed is said by nobody. */
function isHardlySaid({ understood, match }: Attempt): boolean {
  return understood.unknown.length > 0 && match.shares.reduce((sum, share) => sum + share, 0) < HALF;
}

/** The same search, where nothing is found. */
function notFound(search: Attempt): Attempt {
  const none = everyGuide(search.match, ({ guides }) => noGuides(guides.length));
  return { ...search, ...narrow(none, search.match, [], []) };
}

const eased = ({ condition, soft }: Read): Read =>
  soft?.eased === undefined ? { condition, soft } : { condition, soft: soft.eased, isEased: true };

type Attempt = Omit<Search, 'given' | 'read' | 'ignored'>;

function attempt(
  library: SearchedLibrary,
  { words, hints, ...how }: Pick<QueryParts, 'words' | 'hints' | 'isNameless'> & { unwanted: readonly string[] },
  hard: readonly Forgiving[],
  among: readonly SoftCondition[],
): Attempt {
  const isSaid = (alternatives: readonly Alternative[]): boolean => areSaid(alternatives, library);
  const asked = understand(words, library.vocabulary, { ...how, isSaid });
  const understood = withHints(asked, hints, library.vocabulary);
  // Without words, or with words that no guide knows beside a condition, the conditions alone say what is found.
  const isAnyAsked = asked.concepts.some(({ required }) => required);
  const isBrowse = words.trim() === '' || (among.length + hard.length > 0 && !isAnyAsked);
  const { concepts, unknown } = understood;
  const match = matchConcepts(library.segments, {
    concepts,
    unknown: isBrowse ? 0 : new Set(unknown).size,
    steps: library.steps,
  });
  const holding = isBrowse ? everyGuide(match, library.present) : holdingGuides(match, library.present);
  const bound = ofOnePlan(among, hard);
  // Without words, nothing tells that a guide of which a choice is not known is about what is looked for.
  const chosen = isBrowse ? hard.map(closedFacet) : hard;
  const narrowed = narrow(holding, match, chosen, bound);
  const asRead = (some: ReadonlySet<SoftCondition>): Set<SoftCondition> =>
    new Set(among.filter((_, at) => bound[at] !== undefined && some.has(bound[at])));
  const [relaxed, failed] = [asRead(narrowed.relaxed), asRead(narrowed.failed)];
  return { ...narrowed, relaxed, failed, match, understood, isBrowse, soft: among, bound };
}

function closedFacet({ openIn, ...condition }: Forgiving): Forgiving {
  return openIn === undefined || condition.facet !== null ? condition : { ...condition, openIn };
}

/** Of what was ignored it is said already that no guide has it. */
function notUnknown(understood: Understanding, lost: readonly Pick<Read, 'condition'>[]): Understanding {
  const said = lost
    .map(({ condition }) => condition.words.toLowerCase())
    .join(' ')
    .split(' ');
  return { ...understood, unknown: understood.unknown.filter((word) => !said.includes(word.toLowerCase())) };
}

/** The same search, where nothing is given up and so nothing found. */
function nothingOf({ present }: SearchedLibrary, search: Attempt): Omit<Search, 'read' | 'ignored'> {
  const { match, bound } = search;
  return { ...search, ...narrow(everyGuide(match, present), match, bound, []), given: new Set() };
}

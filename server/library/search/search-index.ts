import type { GuideType } from '../../../contract/library.ts';
import type { Facets, Interpretation, SearchFilters } from '../../../contract/search-filters.ts';
import type { Marks } from '../../db/search-marks.ts';
import type { SearchCorrection, SearchOrder } from '../../../contract/vision.ts';
import type { Steps } from './steps.ts';

/** A guide with its passages, as an engine indexes it. */
export interface GuideRow {
  id: string;
  title: string;
  employer: string;
  type: GuideType;
  planYear: number | null;
  industry: string | null;
  /** Two-letter code of a US state. */
  state: string | null;
  employees: number | null;
  sample: boolean;
  passages: readonly PassageRow[];
  /** What it states within the network and without a doubt. */
  facts?: readonly FactValue[];
}

/** One thing that a guide states: a number in the metric's unit, or words. */
export interface FactValue {
  metric: string;
  /** What tells the plan apart within the guide; null for what holds whatever the plan. */
  plan: string | null;
  tier: string | null;
  value: number | null;
  words: string | null;
  /** The passage that says it, counted from 0 within the guide. */
  ordinal: number;
}

export interface PassageRow {
  id: string;
  page: number;
  heading: string | null;
  text: string;
}

/** Which guides passages are looked for in. Every condition that is given must hold. */
export interface PassageFilters {
  guideIds?: readonly string[];
  planYear?: number;
  /** True: modelled guides only; false: imported guides only. */
  sample?: boolean;
}

export interface SearchOptions {
  /** Guides a page, at most 100. */
  limit: number;
  /** Counts from 1. */
  page?: number;
  /** Conditions that hold whatever the words say. */
  filters?: SearchFilters;
  /** Ids of the only guides that are looked at; all of them when it is left out. */
  among?: readonly string[];
  /** Ids of guides to which bounds of conditions apply as they are: to all others, at whole steps of the catalogue. */
  unlocked?: readonly string[];
  /** False: nothing in the words becomes a condition. True when it is left out. */
  understand?: boolean;
  /** By value: among the unlocked guides alone. */
  sort?: SearchOrder;
  /** Each employer once, with its other plan years. */
  groupYears?: boolean;
}

export interface PassageSearchOptions {
  limit: number;
  filters?: PassageFilters;
  /** At most so many passages of one guide; all of them when it is left out. */
  perGuide?: number;
  /** Ids of the only passages that are told of; all of them when it is left out. */
  among?: readonly string[];
}

/** What a guide states of something that was asked for; see `AskedValue` of the contract. */
export interface StatedValue {
  metric: string;
  label: string;
  value: string;
  passageId: string;
}

/** What is asked for, by the name of its metric. */
export interface AskedFor {
  metric: string;
  label: string;
}

/** A guide as results show it. */
export interface GuideCard {
  guideId: string;
  title: string;
  employer: string;
  type: GuideType;
  planYear: number | null;
  industry: string | null;
  state: string | null;
  employees: number | null;
  pageCount: number;
  sample: boolean;
}

/** A guide with one of its passages, as results show it. */
export interface ShownGuide extends GuideCard {
  passageId: string;
  page: number;
  heading: string | null;
  /** Plain text; matched words stand between U+E000 and U+E001. */
  snippet: string;
  /** What it states of what was asked for, each with the page of its passage. */
  asked?: readonly (StatedValue & { page: number })[];
  /** It stands below the line; see the contract. */
  follows?: true;
  otherYears?: readonly OtherGuide[];
}

/** Another plan year of an employer. */
export interface OtherGuide {
  guideId: string;
  passageId: string;
  title: string;
  planYear: number | null;
}

/** What an answer says of all guides that match, and of how the query was taken. */
export interface SearchDetails {
  facets: Facets;
  interpretation: Interpretation[];
  /** The query without what became a condition. */
  words: string;
}

/** What is said of an answer beside its guides; an answer from outside says none of it. */
export interface AnswerSaid {
  /** How many guides stand below the line, behind all that match. */
  following: number;
  /** How many results there are where each employer is one; null where they are not grouped. */
  groups: number | null;
  corrections: readonly SearchCorrection[];
  askedFor: readonly AskedFor[];
  sort: SearchOrder;
}

export interface SearchOutcome {
  /** Guides that match, each with the passage that matches best; behind them those below the line. */
  hits: ShownGuide[];
  /** How many guides match; `hits` is one page of them. */
  total: number;
  said?: AnswerSaid;
  /** What the snippets mark, so that they can be cut from their passages again; null where they come from elsewhere. */
  marks: Marks | null;
  /** A sentence that says what was ignored or relaxed, where something was. */
  note: string | null;
  details: SearchDetails;
  /** The version of the library that was searched. */
  version: number;
}

/** A passage that matches, with its guide. */
export interface PassageHit extends GuideCard {
  score: number;
  /** The share of what was asked for that the passage and its guide's title hold, 0..1. */
  coverage: number;
  passageId: string;
  page: number;
  heading: string | null;
  text: string;
}

export interface PassageOutcome {
  hits: PassageHit[];
  note: string | null;
  version: number;
}

/** Search over the passages of every guide that is ready. */
export interface SearchIndex {
  /** Guides that match, best first, each once. A blank query finds every guide that the filters admit. */
  search(query: string, options: SearchOptions): Promise<SearchOutcome>;
  /** Passages that match, best first: what an answer can rest on. */
  searchPassages(query: string, options: PassageSearchOptions): Promise<PassageOutcome>;
  /** Grows with every change of the library that this index has taken in; the same in every process. */
  version(): number;
}

/** A guide of a ranking with the passage to show. */
export interface RankedGuide extends Pick<ShownGuide, 'follows' | 'otherYears'> {
  guideId: string;
  score: number;
  passageId: string;
  asked?: readonly StatedValue[];
}

/** What an engine finds, before texts are read: ids, scores and what to mark. */
export interface Ranking extends AnswerSaid {
  guides: RankedGuide[];
  total: number;
  note: string | null;
  details: SearchDetails;
  /** What the snippets mark. */
  marks: Marks;
}

export interface PassageRanking {
  passages: { guideId: string; passageId: string; score: number; coverage: number }[];
  note: string | null;
}

/** An engine that ranks ids; {@link SearchIndex} adds the texts. */
export interface RankingEngine {
  /** Starts again with these guides. */
  build(rows: Iterable<GuideRow>): void;
  /** @throws Refusal `search_slow` where `steps` ends it */
  search(query: string, options: SearchOptions, steps?: Steps): Ranking;
  searchPassages(query: string, options: PassageSearchOptions, steps?: Steps): PassageRanking;
}

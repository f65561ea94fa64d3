import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GuideType } from './library.ts';
import { Facets, Interpretation, SearchFilters } from './search-filters.ts';

/** What a guide states of something that the query asks for. Of a locked guide it counts as one of its passages. */
export const AskedValue = z.object({
  /** A metric of the catalogue (`contract/metrics.ts`) that the query names. */
  metric: z.string(),
  /** Its name as people read it: "401(k) match". */
  label: z.string(),
  /** What the guide states, as people read it: "50% of 6%". */
  value: z.string(),
  /** The passage that states it. */
  passageId: z.uuid(),
  page: z.int(),
});
export type AskedValue = z.output<typeof AskedValue>;

/** Another plan year of a result's employer that matches as well. */
export const OtherYear = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  planYear: z.int().nullable(),
  unlocked: z.boolean(),
});
export type OtherYear = z.output<typeof OtherYear>;

/**
 * A guide found by a search. `url` is the address of our reader. `snippet` is plain text in which the matched words
 * stand between U+E000 and U+E001 (private-use characters, so that no text of a guide can forge a mark).
 */
export const SearchResult = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  type: GuideType,
  /** Empty where the person has seen as many passages of the locked guide as they may. */
  snippet: z.string(),
  /** The page that the snippet is on, and its passage, which a preview shows whole; null without a snippet. */
  page: z.int().nullable(),
  passageId: z.uuid().nullable(),
  metadata: z.object({
    planYear: z.int().nullable(),
    employer: z.string(),
    industry: z.string().nullable(),
    state: z.string().nullable(),
    employees: z.int().nullable(),
    sample: z.boolean(),
    pageCount: z.int(),
  }),
  unlocked: z.boolean(),
  /** The values that the query asks for, where the guide states them: three at most. */
  asked: z.array(AskedValue).max(3).optional(),
  /**
   * True for a guide below the line: it answers, and does not say whether the conditions or the chosen filters hold, or states
   * another amount than the words; or, where few match, it fails one condition of the words.
   */
  follows: z.literal(true).optional(),
  /** Where `groupYears` was asked for: the employer's other plan years that match, the latest first. */
  otherYears: z.array(OtherYear).optional(),
});
export type SearchResult = z.output<typeof SearchResult>;

/** In which order results stand. `value` orders by the first value asked for, among the guides that are unlocked. */
export const SearchOrder = z.enum(['relevance', 'size', 'year', 'name', 'value']);
export type SearchOrder = z.output<typeof SearchOrder>;

/** A word that was taken for another. */
export const SearchCorrection = z.object({
  typed: z.string(),
  taken: z.string(),
  /** The whole query with this word as it was typed, in quotation marks: searching for it takes the correction back. */
  asTyped: z.string(),
});
export type SearchCorrection = z.output<typeof SearchCorrection>;

export const SearchResponse = z.object({
  documents: z.array(SearchResult),
  /** How many guides match, of which one page is returned; those below the line are not counted. */
  totalResults: z.int(),
  /** How many guides follow below the line, behind all that match; pages go on through them. */
  followingResults: z.int().optional(),
  /** Where `groupYears` was asked for: how many results there are when each employer is one. Pages are of these. */
  totalGroups: z.int().optional(),
  query: z.string(),
  /** True when `documents` holds every match. */
  fullResultsIncluded: z.boolean(),
  fromCache: z.boolean(),
  /** A sentence that says what was relaxed or corrected, where something was. */
  note: z.string().nullable(),
  /** This and what follows are in every answer of the server; an earlier answer that is shown again may lack them. */
  facets: Facets.optional(),
  /** What was understood as conditions; empty where `understand` was false. */
  interpretation: z.array(Interpretation).optional(),
  /** The query without what was understood as conditions: the words that rank, to be sent on when a condition is removed. */
  words: z.string().optional(),
  corrections: z.array(SearchCorrection).optional(),
  /** What the query asks the values of, in its order; the first is what `value` sorts by. */
  askedFor: z.array(z.object({ metric: z.string(), label: z.string() })).optional(),
  /** The order in which the results stand: another than was asked for where that is not possible. */
  sort: SearchOrder.optional(),
});
export type SearchResponse = z.output<typeof SearchResponse>;

/** What the history keeps of an answer beside its results. */
export type StoredDetails = Required<Pick<SearchResponse, 'facets' | 'interpretation' | 'words'>>;

export const searchGuides = endpoint({
  method: 'POST',
  isRead: true,
  path: '/api/docsearch',
  access: 'person',
  summary: 'Searches the library. Free; remembered in the history.',
  body: z
    .object({
      // A missing query is an empty one: without a filter, the refusal says what to enter.
      query: z.string().max(1000).default(''),
      page: z.int().min(1).max(10_000).optional(),
      /** How many guides a page of the answer holds at most. */
      limit: z.literal([10, 20, 50, 100]).default(100),
      filters: SearchFilters.optional(),
      /** False takes the words as words: nothing in them becomes a condition. */
      understand: z.boolean().default(true),
      /**
       * The largest employers first, the latest plan years, employers from A; by value the most first, of costs the least. Guides of
       * which it is not known, and for `value` those that are locked, follow by relevance.
       */
      sort: SearchOrder.default('relevance'),
      /** Shows each employer once, with its other plan years. */
      groupYears: z.boolean().default(false),
    })
    .prefault({}),
  reply: SearchResponse,
  errors: ['empty_query', 'search_slow', 'search_workflow_failed', 'search_abandoned'],
});

/** What somebody may be about to type. */
export const SearchSuggestion = z.object({
  kind: z.enum(['benefit', 'place', 'industry', 'employer']),
  label: z.string(),
  /** What stands in the search box once it is chosen: the words before, and the label. */
  query: z.string(),
});
export type SearchSuggestion = z.output<typeof SearchSuggestion>;

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/api/docsearch/suggestions',
  access: 'person',
  summary: 'What the words that are being typed may become: benefits, places, industries, employers; eight at most.',
  query: z.object({ q: z.string().max(200).default('') }),
  reply: z.array(SearchSuggestion).max(8),
});

/**
 * The details of `search_workflow_failed`. The message begins with `N8N_`, then the status or what went wrong, then a
 * sentence.
 */
export const WorkflowFailure = z.object({
  /** What the workflow answered with; null where it did not answer as it should. */
  status: z.int().nullable(),
  /** A sentence for people; null where there is nothing to say but that it failed. */
  said: z.string().nullable(),
});
export type WorkflowFailure = z.output<typeof WorkflowFailure>;

export const SearchHistoryEntry = z.object({
  id: z.uuid(),
  query: z.string(),
  filters: SearchFilters,
  understand: z.boolean(),
  createdAt: z.iso.datetime(),
  /** How many guides were found, less those of `cachedResults` that were removed since. */
  resultCount: z.int(),
  /** What was found, of the latest searches: the first page of the answer, at most a hundred. Empty for older ones. */
  cachedResults: z.array(SearchResult),
  /** The rest of the answer, where its results are kept; see `SearchResponse`. */
  note: z.string().nullable(),
  facets: Facets.optional(),
  interpretation: z.array(Interpretation).optional(),
  words: z.string().optional(),
});
export type SearchHistoryEntry = z.output<typeof SearchHistoryEntry>;

export const getSearchHistory = endpoint({
  method: 'GET',
  path: '/api/docsearch/history',
  access: 'person',
  summary: 'The latest searches of the person with their cached results, newest first.',
  reply: z.array(SearchHistoryEntry),
});

export const OpenedDocument = z.object({
  /** The permanent address of the guide in our reader. */
  documentUrl: z.string(),
  alreadyViewed: z.boolean(),
  availableCredits: z.object({ totalAvailable: z.int() }),
  creditsRemaining: z.int(),
});
export type OpenedDocument = z.output<typeof OpenedDocument>;

export const openDocument = endpoint({
  method: 'POST',
  path: '/api/doc-search/view',
  access: 'person',
  summary: 'Opens a guide: costs the document view price the first time, nothing after that.',
  body: z.object({
    documentId: z.string(),
    documentUrl: z.string().optional(),
    documentTitle: z.string().optional(),
    /** The price that was shown, in credits: where it is higher by now, nothing is opened or charged. */
    price: z.int().optional(),
  }),
  reply: OpenedDocument,
  errors: ['insufficient_credits', 'guide_unavailable', 'price_changed'],
});

export const ViewedDocument = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  documentTitle: z.string(),
  documentUrl: z.string(),
  documentType: GuideType,
  employer: z.string(),
  planYear: z.int().nullable(),
  /** True when the guide is modelled, of an employer that does not exist. */
  sample: z.boolean(),
  /** False once the guide was taken out of the library: it stays in the history and opens no more. */
  available: z.boolean(),
  viewedAt: z.iso.datetime(),
});
export type ViewedDocument = z.output<typeof ViewedDocument>;

export const getViewedDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/history',
  access: 'person',
  summary: 'The guides the person has unlocked, newest first; so many of them where a limit is given.',
  query: z.object({ limit: z.coerce.number().int().min(1).max(1000).optional() }),
  reply: z.array(ViewedDocument),
});

/** How many different passages of a locked guide a person sees within 30 days, by whatever way. */
export const PASSAGES_PER_GUIDE = 12;

/** How many different passages of a locked guide a person may preview, ever. */
export const PREVIEWS_PER_GUIDE = 5;

export const PassagePreview = z.object({
  documentId: z.uuid(),
  passageId: z.uuid(),
  title: z.string(),
  page: z.int(),
  heading: z.string().nullable(),
  text: z.string(),
  unlocked: z.boolean(),
  /** Passages of this guide that can still be previewed before it is unlocked. */
  previewsLeft: z.int(),
});
export type PassagePreview = z.output<typeof PassagePreview>;

export const getPreview = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/preview/{passageId}',
  access: 'person',
  summary: 'One passage of a guide, free; at most five different passages of a locked guide, ever.',
  params: z.object({ documentId: z.uuid(), passageId: z.uuid() }),
  reply: PassagePreview,
  errors: ['guide_locked'],
});

/** A passage that matches, without its text: reading that is a preview. */
export const MatchingPassage = z.object({ passageId: z.uuid(), page: z.int(), heading: z.string().nullable() });
export type MatchingPassage = z.output<typeof MatchingPassage>;

export const getMatches = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/matches',
  access: 'person',
  summary:
    'The passages of a guide that match words, best first, five at most: what is worth a preview. Free; of a locked guide they ' +
    'count as seen, and words that were not searched for as a search.',
  params: z.object({ documentId: z.uuid() }),
  query: z.object({
    q: z.string('Please enter a search query').trim().min(1, 'Please enter a search query').max(1000),
  }),
  reply: z.array(MatchingPassage),
  errors: ['search_slow'],
});

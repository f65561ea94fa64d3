import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Fact } from './facts.ts';
import { Places } from './guide-places.ts';
import { GuideType } from './library.ts';

/** What can be corrected of an imported guide. */
const title = z.string().trim().min(1, 'The title is required').max(500, 'The title is too long');
const employer = z.string().trim().min(1, 'The employer is required').max(200, 'The employer is too long');
const planYear = z
  .int('The plan year must be a year')
  .min(1990, 'The plan year must be 1990 to 2100')
  .max(2100, 'The plan year must be 1990 to 2100');
const details = z.object({
  title,
  employer,
  planYear: planYear.nullable(),
  industry: z.string().trim().min(1).max(100, 'The industry is too long').nullable(),
  /** Two letters. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'The state must be two letters')
    .nullable(),
  employees: z.int('The size must be a whole number').min(1).max(10_000_000).nullable(),
});

/** A guide, or a source that could not be imported, as administrators see it. */
export const AdminGuide = details.extend({
  id: z.uuid(),
  employer: z.string(),
  title: z.string(),
  industry: z.string().nullable(),
  state: z.string().nullable(),
  employees: z.int().nullable(),
  type: GuideType,
  status: z.enum(['importing', 'ready', 'failed', 'removed']),
  /** Why it could not be imported. */
  failure: z.string().nullable(),
  sample: z.boolean(),
  fileName: z.string(),
  byteSize: z.int(),
  pageCount: z.int(),
  sourceUrl: z.string().nullable(),
  /** Where its details were found. */
  places: Places,
  createdAt: z.iso.datetime(),
  facts: z.int(),
  /** Facts that somebody should look at. */
  review: z.int(),
});
export type AdminGuide = z.output<typeof AdminGuide>;

/** One run of an import, with each source that failed and why. */
export const ImportRun = z.object({
  id: z.uuid(),
  label: z.string(),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  failures: z.array(z.object({ source: z.string(), reason: z.string() })),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ImportRun = z.output<typeof ImportRun>;

export const getAdminLibrary = endpoint({
  method: 'GET',
  path: '/api/admin/library',
  access: 'admin',
  summary: 'How many guides there are of each kind, and the latest imports.',
  reply: z.object({
    imported: z.int(),
    samples: z.int(),
    failed: z.int(),
    passages: z.int(),
    /** True once the sample library was taken out for good. */
    samplesRemoved: z.boolean(),
    imports: z.array(ImportRun),
  }),
});

export const guideLists = ['imported', 'review', 'failed', 'samples', 'removed'] as const;
export type GuideList = (typeof guideLists)[number];

export const getAdminGuides = endpoint({
  method: 'GET',
  path: '/api/admin/library/guides',
  access: 'admin',
  summary:
    'Imported guides, those with facts to look at, sources that failed, sample or removed guides: a page of them.',
  query: z.object({
    list: z.enum(guideLists).default('imported'),
    /** Words that each stand in the title, the employer or the name of the file. */
    search: z.string().max(200).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({ guides: z.array(AdminGuide), total: z.int() }),
});

const ids = z.array(z.uuid()).min(1, 'Choose at least one guide').max(100, 'Choose at most 100 guides');

export const changeAdminGuides = endpoint({
  method: 'PATCH',
  path: '/api/admin/library/guides',
  access: 'admin',
  summary:
    'Corrects what is known of imported guides, all of them or none. A new plan year has their facts read again.',
  body: z.object({
    ids,
    change: details.partial(),
    /** What the administrator saw of the fields that change: where one is no longer so, nothing is changed. */
    was: z.record(z.string(), z.unknown()).optional(),
  }),
  reply: z.object({ changed: z.int() }),
  errors: ['guide_collides', 'changed_meanwhile', 'not_found'],
});

export const removeAdminGuides = endpoint({
  method: 'POST',
  path: '/api/admin/library/guides/remove',
  access: 'admin',
  summary:
    'Takes guides out of the library, and forgets sources that failed. Who unlocked one keeps it in their history.',
  body: z.object({ ids }),
  reply: z.object({ removed: z.int() }),
});

export const bringBackGuides = endpoint({
  method: 'POST',
  path: '/api/admin/library/guides/bring-back',
  access: 'admin',
  summary: 'Brings guides back that were removed in the last 30 days, all of them or none.',
  body: z.object({ ids }),
  reply: z.object({ guides: z.int() }),
  errors: ['guide_collides', 'not_found'],
});

export const reindexLibrary = endpoint({
  method: 'POST',
  path: '/api/admin/library/reindex',
  access: 'admin',
  summary: 'Has every process read guides into its search again: those that are named, or all.',
  body: z.object({ ids: ids.optional() }),
  reply: z.object({ guides: z.int() }),
});

export const rereadLibrary = endpoint({
  method: 'POST',
  path: '/api/admin/library/reread',
  access: 'admin',
  summary: 'Has imported guides read again from their originals, in the background: those that are named, or all.',
  body: z.object({ ids: ids.optional() }),
  /** How many wait to be read. */
  reply: z.object({ guides: z.int() }),
});

export const changeSampleLibrary = endpoint({
  method: 'POST',
  path: '/api/admin/library/samples',
  access: 'admin',
  summary: 'Takes the sample library out for good, or lets it be loaded again.',
  body: z.object({ present: z.boolean('Choose whether the sample library is there') }),
  reply: z.object({ removed: z.int() }),
});

export const beginImport = endpoint({
  method: 'POST',
  path: '/api/admin/library/imports',
  access: 'admin',
  summary: 'Begins a run of an import, into which files and addresses are sent one by one.',
  body: z.object({
    label: z.string().trim().min(1).max(200),
    total: z.int().min(1, 'Choose at least one file').max(10_000, 'Choose at most 10,000 files'),
  }),
  reply: z.object({ id: z.uuid() }),
});

/** What came of one source. */
export const ImportOutcome = z.object({
  outcome: z.enum(['imported', 'present', 'corrected', 'failed']),
  guideId: z.uuid().nullable(),
  title: z.string().nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
});
export type ImportOutcome = z.output<typeof ImportOutcome>;

const run = z.object({ importId: z.uuid() });

export const importFile = endpoint({
  method: 'POST',
  path: '/api/admin/library/imports/{importId}/files',
  access: 'admin',
  summary: 'Imports the file whose bytes are the body. What is there already is recognized by its content.',
  params: run,
  query: z.object({ name: z.string('A name is required').trim().min(1, 'A name is required').max(255) }),
  reply: ImportOutcome,
  errors: ['too_large'],
});

export const importAddress = endpoint({
  method: 'POST',
  path: '/api/admin/library/imports/{importId}/addresses',
  access: 'admin',
  summary: 'Imports what a public web address leads to.',
  params: run,
  body: z.object({ url: z.url({ protocol: /^https?$/, error: 'Enter a web address that begins with https://' }) }),
  reply: ImportOutcome,
});

export const endImport = endpoint({
  method: 'POST',
  path: '/api/admin/library/imports/{importId}/end',
  access: 'admin',
  summary: 'Ends a run of an import.',
  params: run,
  reply: z.object({ id: z.uuid() }),
});

const guide = z.object({ guideId: z.uuid() });

export const replaceGuide = endpoint({
  method: 'POST',
  path: '/api/admin/library/guides/{guideId}/edition',
  access: 'admin',
  summary: 'Puts the file whose bytes are the body in place of a guide: who unlocked it reads the new edition.',
  params: guide,
  query: z.object({
    name: z.string('A name is required').trim().min(1, 'A name is required').max(255),
    /** Of the new edition; the same as before where it is left out. */
    planYear: z.coerce.number().pipe(planYear).optional(),
  }),
  reply: z.object({ id: z.uuid() }),
  errors: ['guide_collides', 'unreadable_file', 'too_large'],
});

/** A fact with its number, as administrators work on it. */
export const AdminFact = Fact.extend({
  id: z.int(),
  kind: z.enum(['number', 'yes_no', 'choice', 'text']),
  /** Of a choice. */
  options: z.array(z.string()),
  /** Some of the guide's own words before the quote, and behind it. */
  before: z.string(),
  after: z.string(),
});
export type AdminFact = z.output<typeof AdminFact>;

export const getAdminFacts = endpoint({
  method: 'GET',
  path: '/api/admin/library/guides/{guideId}/facts',
  access: 'admin',
  summary: 'What a guide states, with the words around each place; what somebody should look at comes first.',
  params: guide,
  reply: z.object({ guide: AdminGuide, facts: z.array(AdminFact) }),
});

export const reviewFact = endpoint({
  method: 'PATCH',
  path: '/api/admin/library/facts/{factId}',
  access: 'admin',
  summary: 'Confirms a fact, corrects its value, or takes it away. It then outlives a new reading of the guide.',
  params: z.object({ factId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('confirm') }),
    z.object({ act: z.literal('correct'), value: z.number() }),
    z.object({ act: z.literal('correct_words'), words: z.string().trim().min(1).max(300) }),
    z.object({ act: z.literal('remove') }),
  ]),
  reply: z.object({ id: z.int() }),
});

/** Something that people searched for and did not find. */
export const MissedSearch = z.object({
  /** Stands for the same words in whatever letter case. */
  key: z.string(),
  query: z.string(),
  people: z.int(),
  lastSearchedAt: z.iso.datetime(),
  /** Guides that came near, or none. */
  resultCount: z.int(),
  /** What was relaxed, in words. */
  note: z.string().nullable(),
});
export type MissedSearch = z.output<typeof MissedSearch>;

export const getMissedSearches = endpoint({
  method: 'GET',
  path: '/api/admin/library/missed',
  access: 'admin',
  summary: 'What people searched for and the library does not have, most people first, until it is worked off.',
  reply: z.array(MissedSearch),
});

export const settleMissedSearch = endpoint({
  method: 'POST',
  path: '/api/admin/library/missed/{key}',
  access: 'admin',
  summary: 'Takes a search from the list until somebody looks for it anew.',
  params: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) }),
  reply: z.object({ key: z.string() }),
});

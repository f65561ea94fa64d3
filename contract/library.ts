import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The formats that a guide may have, as the specification lists them. */
export const guideTypes = ['pdf', 'doc', 'docx', 'txt', 'html', 'web'] as const;
export const GuideType = z.enum(guideTypes);
export type GuideType = z.output<typeof GuideType>;

/** A guide as its reader sees it. `pageCount` counts the pages of the original, or 1 where the format has none. */
export const Guide = z.object({
  id: z.uuid(),
  title: z.string(),
  employer: z.string(),
  type: GuideType,
  planYear: z.int().nullable(),
  industry: z.string().nullable(),
  state: z.string().nullable(),
  employees: z.int().nullable(),
  pageCount: z.int(),
  /** True for a modelled guide of an invented employer. */
  sample: z.boolean(),
  unlocked: z.boolean(),
});
export type Guide = z.output<typeof Guide>;

/** One page of an unlocked guide as text, its passages in order; a page that a part of the text ends in goes on in the next. */
export const GuidePage = z.object({
  page: z.int(),
  passages: z.array(z.object({ id: z.uuid(), heading: z.string().nullable(), text: z.string() })),
});
export type GuidePage = z.output<typeof GuidePage>;

/** A part of an unlocked guide's text: some two hundred passages. */
export const GuideText = z.object({
  pages: z.array(GuidePage),
  /** What to ask for the next part with; null behind the last. */
  next: z.int().nullable(),
});
export type GuideText = z.output<typeof GuideText>;

export const getLibraryStatus = endpoint({
  method: 'GET',
  path: '/api/library/status',
  access: 'person',
  summary: 'How many guides can be searched, and whether the sample library is still being loaded.',
  reply: z.object({
    guides: z.int(),
    /** How far the loading of the sample library is; null once all of it is there. */
    loading: z.object({ done: z.int(), total: z.int() }).nullable(),
  }),
});

const GuideParams = z.object({ documentId: z.uuid() });

export const getGuide = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}',
  access: 'person',
  summary: 'What a guide is, and whether the caller has unlocked it.',
  params: GuideParams,
  reply: Guide,
});

export const getGuidePages = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/pages',
  access: 'person',
  summary: 'The text of an unlocked guide, page by page, in parts; or one passage of it alone, if it has that.',
  params: GuideParams,
  query: z.object({
    /** What the part before it gave as `next`; absent for the first. */
    after: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
    passage: z.uuid().optional(),
  }),
  reply: GuideText,
  errors: ['guide_locked'],
});

export const createFileTicket = endpoint({
  method: 'POST',
  path: '/api/documents/{documentId}/ticket',
  access: 'person',
  summary: 'An address of the original file that works for a few minutes, for this person and guide alone.',
  params: GuideParams,
  reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['guide_locked'],
});

export const getGuideFile = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/file',
  access: 'public',
  summary: 'The bytes of the original, for a bearer or a ticket of someone who has unlocked the guide.',
  // Any text: whoever brings neither is told so before the id is judged.
  params: z.object({ documentId: z.string() }),
  query: z.object({ ticket: z.string().optional(), download: z.literal('1').optional() }),
  reply: z.unknown(),
  streams: true,
  errors: ['guide_locked', 'unauthorized', 'original_missing'],
});

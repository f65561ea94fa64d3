import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MAX_REASON } from './limits.ts';

/** What was searched for when the person found nothing: a list of guides, or one guide by name. */
export const searchTypes = ['document_search', 'document'] as const;

export const priorities = ['normal', 'high', 'urgent'] as const;
export const Priority = z.enum(priorities, 'Choose a priority');
export type Priority = z.output<typeof Priority>;

/** A request is decided once: from `pending` to one of the others. */
export const requestStatuses = ['pending', 'completed', 'rejected'] as const;
export const RequestStatus = z.enum(requestStatuses);
export type RequestStatus = z.output<typeof RequestStatus>;

/** Information that somebody did not find, and asks to be sourced. */
export const SearchRequest = z.object({
  id: z.uuid(),
  query: z.string(),
  searchType: z.enum(searchTypes),
  priority: Priority,
  reason: z.string().nullable(),
  status: RequestStatus,
  /** What the administrator says to the person. */
  adminNotes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SearchRequest = z.output<typeof SearchRequest>;

export const createSearchRequest = endpoint({
  method: 'POST',
  path: '/api/search-requests',
  access: 'person',
  summary: 'Asks for information that the library lacks. Free; a mail tells when it is there.',
  body: z.object({
    query: z
      .string('Please say what you are looking for')
      .trim()
      .min(1, 'Please say what you are looking for')
      .max(1000, 'The query may have at most 1000 characters'),
    searchType: z.enum(searchTypes).default('document_search'),
    priority: Priority.default('normal'),
    reason: z.string().trim().max(MAX_REASON, `The reason may have at most ${MAX_REASON} characters`).optional(),
  }),
  reply: SearchRequest,
  errors: ['already_requested', 'request_limit'],
});

export const getSearchRequests = endpoint({
  method: 'GET',
  path: '/api/search-requests',
  access: 'person',
  summary: 'What the person has asked for, newest first.',
  reply: z.array(SearchRequest),
});

/** A request as administrators see it. */
export const AdminSearchRequest = SearchRequest.extend({ userId: z.uuid(), userEmail: z.string() });
export type AdminSearchRequest = z.output<typeof AdminSearchRequest>;

export const getAdminSearchRequests = endpoint({
  method: 'GET',
  path: '/api/admin/search-requests',
  access: 'admin',
  summary: 'Every request, newest first; of one status where one is given.',
  query: z.object({ status: RequestStatus.optional() }),
  reply: z.array(AdminSearchRequest),
});

export const getSearchRequestStats = endpoint({
  method: 'GET',
  path: '/api/admin/search-requests/stats',
  access: 'admin',
  summary: 'How many requests there are, and how many wait.',
  reply: z.object({ total: z.int(), pending: z.int(), completed: z.int(), urgentPending: z.int() }),
});

export const reviewSearchRequest = endpoint({
  method: 'PATCH',
  path: '/api/admin/search-requests/{id}',
  access: 'admin',
  summary: 'Decides a pending request, or keeps notes on it while it stays pending. Completing it mails the person.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    status: RequestStatus,
    adminNotes: z.string().trim().max(2000, 'The notes may have at most 2000 characters').optional(),
    /** What the administrator saw of the notes: where they are no longer so, nothing is changed. */
    was: z.object({ adminNotes: z.string().nullable() }).optional(),
  }),
  reply: AdminSearchRequest,
  errors: ['already_reviewed', 'changed_meanwhile'],
});

import type { Wanted } from './caller.ts';

const get = (path: string): Wanted => ({ method: 'GET', path });

/** What a person at work asks for, over and over: eight reads, a search, and a change. */
export const personRota: readonly Wanted[] = [
  get('/api/auth/user'),
  get('/api/chats'),
  get('/api/documents/history'),
  get('/api/settings/credit-costs'),
  { method: 'POST', path: '/api/docsearch', body: { query: 'dental', limit: 10 } },
  get('/api/auth/user'),
  get('/api/billing/balance'),
  get('/api/subscriptions/current'),
  get('/api/users/me'),
  { method: 'PATCH', path: '/api/user/onboarding', body: { hasSeenGuideSearchOnboarding: true } },
];

/** What the pages of an administrator ask for, tab by tab. */
export const adminRota: readonly Wanted[] = [
  get('/api/admin/check'),
  get('/api/admin/stats'),
  get('/api/admin/users?limit=50&offset=0'),
  get('/api/admin/users?search=caller1&limit=50'),
  get('/api/admin/logs'),
  get('/api/admin/overview?days=30'),
  get('/api/admin/mails?limit=50'),
  get('/api/admin/library'),
  get('/api/admin/library/guides?list=samples&limit=50'),
  get('/api/admin/library/missed'),
  get('/api/admin/document-reports'),
  get('/api/admin/search-requests'),
];

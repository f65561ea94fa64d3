import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'People, credits, revenue, searches and opened guides of the whole installation.',
  reply: z.object({
    totalUsers: z.int(),
    /** People who did anything in the last 30 days. */
    activeUsers: z.int(),
    /** Credits spent, less those given back. */
    totalCreditsConsumed: z.int(),
    /** Cents paid, less those returned. */
    totalRevenue: z.int(),
    totalSearches: z.int(),
    totalDocumentsViewed: z.int(),
  }),
});

/** A person as the list of administrators shows them. `creditBalance` is what can be spent now. */
export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  companyName: z.string().nullable(),
  creditBalance: z.int(),
  isAdmin: z.boolean(),
  foundingMemberNumber: z.int().nullable(),
  onWaitlistCohortimus: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
});
export type AdminUser = z.output<typeof AdminUser>;

export const userOrders = ['newest', 'lastLogin', 'email', 'credits'] as const;
export type UserOrder = (typeof userOrders)[number];

export const getAdminUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'People whose name, address or company holds the words, a page of them, and how many there are.',
  query: z.object({
    search: z.string().max(200).default(''),
    order: z.enum(userOrders).default('newest'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({ users: z.array(AdminUser), total: z.int() }),
});

export const changeAdminUser = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/{userId}',
  access: 'admin',
  summary: 'Puts a person on the waitlist of Maximus or takes them off it.',
  params: z.object({ userId: z.uuid() }),
  body: z.object({ onWaitlistCohortimus: z.boolean('Choose whether the person is on the waitlist') }),
  reply: AdminUser,
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/reset-second-factor',
  access: 'admin',
  summary: 'Removes the second factors of a person who has lost them, and ends their sessions.',
  params: z.object({ userId: z.uuid() }),
  /** How many were removed; 0 where the person had none. */
  reply: z.object({ removed: z.int() }),
  errors: ['factor_reset_unavailable'],
});

/** One act of an administrator, as it was asked for. */
export const AdminLog = z.object({
  id: z.uuid(),
  /** The place of the line in the log: a later one is higher. */
  seq: z.int(),
  /** The call, `PATCH /api/admin/settings/credit-costs` for example. */
  actionType: z.string(),
  adminId: z.uuid(),
  /** Null once the administrator's account is gone. */
  adminEmail: z.string().nullable(),
  targetUserId: z.uuid().nullable(),
  targetEmail: z.string().nullable(),
  /** What the call was about and what it set. */
  details: z.record(z.string(), z.unknown()),
  /** The fields that it changed, as they were and as they are since; null where that is not told. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminLog = z.output<typeof AdminLog>;

/** Which lines of the log: all of these conditions hold. */
const logFilter = {
  /** Words that each stand in the act or in the address of whoever did it or whom it was done to. */
  search: z.string().max(200).default(''),
  targetUserId: z.uuid().optional(),
  /** From this moment on, and before that one. */
  since: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
};

export const getAdminLogs = endpoint({
  method: 'GET',
  path: '/api/admin/logs',
  access: 'admin',
  summary: 'What administrators did, newest first, a page at a time.',
  query: z.object({
    ...logFilter,
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Only lines before the one of this place. */
    beforeSeq: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: z.array(AdminLog),
});

export const exportAdminLogs = endpoint({
  method: 'GET',
  path: '/api/admin/logs/export',
  access: 'admin',
  summary: 'The lines of the log that fit as a table (CSV), newest first.',
  query: z.object(logFilter),
  reply: z.unknown(),
  streams: true,
});

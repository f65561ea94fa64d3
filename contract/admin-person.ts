import { z } from 'zod';
import { AdminUser } from './admin.ts';
import { Purchase } from './billing.ts';
import { CreditBalance, CreditTransaction, TransactionType } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { Invitation } from './referrals.ts';
import { DocumentReport } from './reports.ts';
import { SearchRequest } from './requests.ts';
import { ViewedDocument } from './vision.ts';

const params = z.object({ userId: z.uuid() });

/** Somebody as their page for administrators shows them. Of chats there are counts only: their text is not for others. */
export const AdminPerson = AdminUser.extend({
  companySizeRange: z.string().nullable(),
  goals: z.string().nullable(),
  lastActiveAt: z.iso.datetime().nullable(),
  balance: CreditBalance,
  /** Credits spent, less those given back. */
  creditsUsed: z.int(),
  /** Chats ever created, deleted ones too. */
  chatsCreated: z.int(),
  chatsNow: z.int(),
  /** Questions that were answered, in the chats that are there now. */
  exchanges: z.int(),
  documentsViewed: z.int(),
});
export type AdminPerson = z.output<typeof AdminPerson>;

export const getAdminPerson = endpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}',
  access: 'admin',
  summary: 'A person: profile, balance by source, and how much they use the product.',
  params,
  reply: AdminPerson,
});

/** How somebody signs in, as the auth service tells it. */
export const SignIn = z.object({
  emailConfirmedAt: z.iso.datetime().nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
  isBanned: z.boolean(),
  /** Verified second factors. */
  factors: z.array(z.object({ id: z.string(), name: z.string().nullable(), createdAt: z.iso.datetime() })),
  /** Where they are signed in, last used first; null where the service does not tell, and cannot sign them out. */
  sessions: z
    .array(
      z.object({
        id: z.string(),
        device: z.string(),
        ip: z.string().nullable(),
        createdAt: z.iso.datetime(),
        refreshedAt: z.iso.datetime(),
      }),
    )
    .nullable(),
});
export type SignIn = z.output<typeof SignIn>;

export const getSignIn = endpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}/sign-in',
  access: 'admin',
  summary:
    'Sessions, second factors and ban of a person; null where the auth service does not tell, or knows them no more.',
  params,
  reply: SignIn.nullable(),
  errors: ['unavailable'],
});

const notes = z.string('Notes are required').trim().min(1, 'Notes are required').max(1000, 'The notes are too long');

export const banPerson = endpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/ban',
  access: 'admin',
  summary: 'Bans a person: every session ends, and they cannot sign in until the ban is lifted.',
  params,
  body: z.object({ notes }),
  reply: SignIn,
  errors: ['own_account', 'sign_in_unmanaged', 'unavailable'],
});

export const liftBan = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{userId}/ban',
  access: 'admin',
  summary: 'Lets a banned person sign in again.',
  params,
  reply: SignIn,
  errors: ['sign_in_unmanaged', 'unavailable'],
});

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{userId}/sessions',
  access: 'admin',
  summary: 'Ends every session of a person.',
  params,
  reply: SignIn,
  errors: ['own_account', 'sign_in_unmanaged', 'unavailable'],
});

/** Credits that were granted at once, and what became of them. */
export const CreditLot = z.object({
  id: z.int(),
  type: TransactionType,
  kind: z.enum(['subscription', 'perpetual']),
  granted: z.int(),
  remaining: z.int(),
  /** Of what remains, set aside for work under way. */
  held: z.int(),
  /** Null: never. */
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** What they were granted for, `stripe:payment_intent:…` for one. */
  source: z.string(),
});
export type CreditLot = z.output<typeof CreditLot>;

/** A line of the ledger with the lots that paid for it or received it. */
export const LedgerLine = CreditTransaction.extend({
  /** Counts the lines of a person from 1. */
  seq: z.int(),
  /** The administrator who did it, where one did. */
  actorEmail: z.string().nullable(),
  lots: z.array(z.object({ id: z.int(), amount: z.int() })),
});
export type LedgerLine = z.output<typeof LedgerLine>;

export const getPersonLedger = endpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}/ledger',
  access: 'admin',
  summary: 'A page of the lines of a person’s ledger, newest first, and the lots that they name.',
  params,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Only lines before this one. */
    beforeSeq: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  reply: z.object({ lines: z.array(LedgerLine), lots: z.array(CreditLot) }),
});

/** Addresses at the payment provider are null where it has no pages for administrators: the embedded sandbox. */
const providerUrl = z.string().nullable();

export const AdminSubscription = z.object({
  id: z.string(),
  planName: z.string(),
  status: z.string(),
  unitAmount: z.int().nullable(),
  currency: z.string(),
  interval: z.string(),
  currentPeriodEnd: z.iso.datetime(),
  cancelsAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  providerUrl,
});
export type AdminSubscription = z.output<typeof AdminSubscription>;

export const getPersonPayments = endpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}/payments',
  access: 'admin',
  summary: 'What a person subscribed to and paid for, newest first, with what was returned.',
  params,
  reply: z.object({
    customerUrl: providerUrl,
    subscriptions: z.array(AdminSubscription),
    payments: z.array(Purchase.extend({ providerUrl })),
  }),
});

export const getPersonActivity = endpoint({
  method: 'GET',
  path: '/api/admin/users/{userId}/activity',
  access: 'admin',
  summary: 'The guides that a person unlocked (the newest 200), their reports, requests and invitations.',
  params,
  reply: z.object({
    documents: z.array(ViewedDocument),
    reports: z.array(DocumentReport),
    requests: z.array(SearchRequest),
    invitations: z.array(Invitation),
  }),
});

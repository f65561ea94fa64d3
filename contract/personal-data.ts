import { z } from 'zod';
import { User } from './account.ts';
import { CurrentSubscription, Purchase } from './billing.ts';
import { CreditTransaction } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { Chat, ThreadMessage } from './insight.ts';
import { QueuedMail } from './mail.ts';
import { KeptAnalysis } from './maximus.ts';
import { NoticeSettings } from './notices.ts';
import { Invitation, SharePlatform } from './referrals.ts';
import { DocumentReport } from './reports.ts';
import { SearchRequest } from './requests.ts';
import { ViewedDocument } from './vision.ts';
import { ProductId } from './votes.ts';

/** Everything that is kept about one person, as they may take it with them. Lists are newest first. */
export const PersonalData = z.object({
  exportedAt: z.iso.datetime(),
  account: User,
  notices: NoticeSettings,
  subscription: CurrentSubscription.nullable(),
  purchases: z.array(Purchase),
  credits: z.array(CreditTransaction),
  /** Messages are oldest first. */
  chats: z.array(Chat.extend({ messages: z.array(ThreadMessage) })),
  analyses: z.array(KeptAnalysis),
  searches: z.array(z.object({ query: z.string(), filters: z.unknown(), searchedAt: z.iso.datetime() })),
  guides: z.array(ViewedDocument),
  requests: z.array(SearchRequest),
  reports: z.array(DocumentReport),
  invitations: z.array(Invitation),
  votes: z.array(ProductId),
  /** Where word of an announced product is to go. */
  waitlists: z.array(z.object({ productId: ProductId, email: z.string(), joinedAt: z.iso.datetime() })),
  /** Links that were shared. */
  shares: z.array(z.object({ platform: SharePlatform, sharedAt: z.iso.datetime() })),
  /** Where the person is signed in; null where the auth service does not tell. */
  devices: z
    .array(
      z.object({
        device: z.string(),
        /** The network address. */
        ip: z.string().nullable(),
        signedInAt: z.iso.datetime(),
        /** At most an hour before the last use. */
        usedAt: z.iso.datetime(),
      }),
    )
    .nullable(),
  /** Mails to the person, and those that the person caused. What they said is not kept. */
  mails: z.array(QueuedMail.pick({ templateType: true, recipient: true, status: true, createdAt: true, sentAt: true })),
  /** The days on which the person was here. */
  activeDays: z.array(z.iso.date()),
  /** Of guides that the person has not unlocked: the passages that were shown. */
  passagesSeen: z.array(
    z.object({ documentId: z.uuid(), documentTitle: z.string(), passageId: z.uuid(), seenAt: z.iso.datetime() }),
  ),
});
export type PersonalData = z.output<typeof PersonalData>;

export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'person',
  summary: 'Everything that is kept about the person.',
  reply: PersonalData,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/deletion',
  access: 'person',
  summary:
    'Ends the subscription and removes the person for good, who signed in or showed a code in the last five minutes. Records of money stay, without a name.',
  body: z.object({
    /** The person's own address, typed again. */
    email: z.string('Type your email address to confirm').trim().min(1, 'Type your email address to confirm').max(320),
  }),
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['address_differs', 'proof_needed', 'deletion_unavailable', 'payments_unavailable'],
});

export const deletePerson = endpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/deletion',
  access: 'admin',
  summary: 'Removes a person for good, as they could by themselves: for somebody who asks for it and cannot sign in.',
  params: z.object({ userId: z.uuid() }),
  body: z.object({
    /** The address of the person, typed. It is not kept in the log. */
    confirmation: z
      .string('Type the email address to confirm')
      .trim()
      .min(1, 'Type the email address to confirm')
      .max(320),
  }),
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['own_account', 'address_differs', 'deletion_unavailable', 'payments_unavailable'],
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a mail of one kind says. `{{name}}` in subject and body stands for a variable. */
export const EmailTemplate = z.object({
  templateType: z.string(),
  templateName: z.string(),
  fromName: z.string(),
  /** Empty: the address of the installation. */
  fromEmail: z.string(),
  subject: z.string(),
  htmlBody: z.string(),
  description: z.string(),
  variables: z.array(z.object({ name: z.string(), description: z.string() })),
  isActive: z.boolean(),
  lastTestSentAt: z.iso.datetime().nullable(),
  lastTestSentTo: z.string().nullable(),
});
export type EmailTemplate = z.output<typeof EmailTemplate>;

export const getEmailTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/email-templates',
  access: 'admin',
  summary: 'Every mail that the product sends, as it is worded now.',
  reply: z.array(EmailTemplate),
});

const byType = z.object({ templateType: z.string().min(1).max(100) });
const address = z.email('Please enter a valid email address');
const line = (what: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `${what} is required`)
    .max(max, `${what} is too long (at most ${max} characters)`)
    .refine((text) => !/[\r\n\0]/.test(text), `${what} must be one line`);

export const changeEmailTemplate = endpoint({
  method: 'PATCH',
  path: '/api/admin/email-templates/{templateType}',
  access: 'admin',
  summary: 'Changes what is named of a mail, from the next one on.',
  params: byType,
  body: z.object({
    templateName: line('The name', 100).optional(),
    fromName: line('The sender', 100).optional(),
    fromEmail: z.union([z.literal(''), address]).optional(),
    subject: line('The subject', 200).optional(),
    htmlBody: z.string().min(1, 'The body is required').max(200_000, 'The body is too long').optional(),
    description: z.string().trim().max(1000, 'The description is too long').optional(),
    isActive: z.boolean().optional(),
    /** What the administrator saw of the fields that change: where one is no longer so, nothing is changed. */
    was: z.record(z.string(), z.unknown()).optional(),
  }),
  reply: EmailTemplate,
  errors: ['changed_meanwhile'],
});

export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/api/admin/email-templates/{templateType}/test',
  access: 'admin',
  summary: 'Sends the mail with example values to an address.',
  params: byType,
  body: z.object({ testEmail: address }),
  reply: EmailTemplate,
});

export const seedEmailTemplates = endpoint({
  method: 'POST',
  path: '/api/admin/email-templates/seed',
  access: 'admin',
  summary: 'Adds the mails that are missing, as they are worded at first; what is there stays.',
  reply: z.array(EmailTemplate),
});

/** A mail of the queue. What it said is not kept: codes and links are nobody else's. */
export const QueuedMail = z.object({
  id: z.uuid(),
  templateType: z.string(),
  recipient: z.string(),
  /** `queued` and `sending` wait; `failed` was given up. */
  status: z.enum(['queued', 'sending', 'sent', 'failed']),
  attempts: z.int(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** It was given up, and held no code or link that has ended. */
  canSendAgain: z.boolean(),
});
export type QueuedMail = z.output<typeof QueuedMail>;

export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

export const getMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  summary: 'What was sent, waits or was given up, newest first: a page of the mails of one state, or of all.',
  query: z.object({
    state: z.enum(mailStates).optional(),
    /** Stands in the address. */
    search: z.string().max(200).default(''),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({
    mails: z.array(QueuedMail),
    total: z.int(),
    counts: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
  }),
});

export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/again',
  access: 'admin',
  summary: 'Tries a mail again that was given up. One with a code or a link is not kept: it is asked for anew.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
  errors: ['mail_not_kept'],
});

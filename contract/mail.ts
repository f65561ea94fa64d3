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

import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Which mails about credits a person wants. Each is on until the person turns it off. */
export const NoticeSettings = z.object({
  /** Once when the balance has fallen to the cost of one analysis; again only after it has recovered. */
  creditsLow: z.boolean(),
  /** Once for all credits that end within a week. */
  creditsEnding: z.boolean(),
});
export type NoticeSettings = z.output<typeof NoticeSettings>;

export const getNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/user/notices',
  access: 'person',
  summary: 'Which mails about credits the person wants.',
  reply: NoticeSettings,
});

export const changeNoticeSettings = endpoint({
  method: 'PATCH',
  path: '/api/user/notices',
  access: 'person',
  summary: 'Turns mails about credits on or off; what is not named stays.',
  body: z.object({
    creditsLow: z.boolean('Choose whether this mail is sent').optional(),
    creditsEnding: z.boolean('Choose whether this mail is sent').optional(),
  }),
  reply: NoticeSettings,
});

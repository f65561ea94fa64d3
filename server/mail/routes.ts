import { randomUUID } from 'node:crypto';
import { changeEmailTemplate, getEmailTemplates, seedEmailTemplates, sendTestEmail } from '../../contract/mail.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { changeTemplate, readTemplates, seedMissingTemplates, sendTest, templateToChange } from './templates.ts';

export function mailRoutes(mount: Mount, { db, config }: { db: Database; config: Config }): void {
  mount(getEmailTemplates, { handle: () => readTemplates(db) });
  mount(seedEmailTemplates, { handle: () => seedMissingTemplates(db) });
  mount(changeEmailTemplate, {
    find: ({ params }) => templateToChange(db, params.templateType),
    handle: ({ found, body }) => changeTemplate(db, found, body),
  });
  mount(sendTestEmail, {
    find: ({ params }) => templateToChange(db, params.templateType),
    handle: ({ found, body }) =>
      sendTest({ db, appUrl: config.appUrl }, found, { testEmail: body.testEmail, nonce: randomUUID() }),
  });
}

import { randomUUID } from 'node:crypto';
import {
  changeEmailTemplate,
  getEmailTemplates,
  getMails,
  seedEmailTemplates,
  sendMailAgain,
  sendTestEmail,
} from '../../contract/mail.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readMails } from './read-mails.ts';
import { mailToSend, sendAgain } from './send-again.ts';
import { changeTemplate, readTemplates, seedMissingTemplates, sendTest, templateToChange } from './templates.ts';

export function mailRoutes(mount: Mount, { db, config }: { db: Database; config: Config }): void {
  mount(getMails, { handle: ({ query }) => readMails(db, query) });
  mount(sendMailAgain, {
    find: ({ params }) => mailToSend(db, params.id),
    handle: ({ found, act }) => act((tx) => sendAgain(tx, found.id)),
  });
  mount(getEmailTemplates, { handle: () => readTemplates(db) });
  mount(seedEmailTemplates, { handle: ({ act }) => act((tx) => seedMissingTemplates(tx)) });
  mount(changeEmailTemplate, {
    find: ({ params }) => templateToChange(db, params.templateType),
    handle: ({ found, body, act }) => act((tx, note) => changeTemplate(tx, found, body, note)),
  });
  mount(sendTestEmail, {
    find: ({ params }) => templateToChange(db, params.templateType),
    handle: ({ found, body, act }) => {
      const nonce = randomUUID();
      return act((tx) => sendTest({ tx, appUrl: config.appUrl }, found, { testEmail: body.testEmail, nonce }));
    },
  });
}

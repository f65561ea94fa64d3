import type { PartOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { type changeEmailTemplate as contract, EmailTemplate } from '../../contract/mail.ts';
import { requireUnchanged } from '../admin/require-unchanged.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { queueMail } from './queue-mail.ts';
import { templateTypes } from './default-templates.ts';
import { seedTemplates } from './seed-templates.ts';
import { findTemplate, listTemplates, lockTemplate, type Template, updateTemplate } from './store.ts';

const Variables = EmailTemplate.shape.variables.catch([]);

/** Every mail that the product sends, as it is worded now. */
export async function readTemplates(db: Connection): Promise<EmailTemplate[]> {
  return (await listTemplates(db)).map(shown);
}

/** Adds the templates that are missing. */
export async function seedMissingTemplates(db: Connection): Promise<EmailTemplate[]> {
  await seedTemplates(db);
  return readTemplates(db);
}

/** @throws Refusal `not_found` */
export async function templateToChange(db: Connection, templateType: string): Promise<Template> {
  const found = await findTemplate(db, templateType);
  if (found === null) throw new Refusal('not_found');
  return found;
}

/** Changes what is named of a template, from the next mail on. @throws Refusal `not_found`, `changed_meanwhile` */
export async function changeTemplate(
  tx: Transaction,
  { templateType }: Template,
  { was, ...change }: PartOf<typeof contract, 'body'>,
  note: Note,
): Promise<EmailTemplate> {
  const row = await lockTemplate(tx, templateType);
  if (row === undefined) throw new Refusal('not_found');
  const before = shown(row);
  requireUnchanged(was, before);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return before;
  const changed = await updateTemplate(tx, templateType, given);
  if (changed === undefined) throw new Refusal('not_found');
  const after = shown(changed);
  note({ before, after });
  return after;
}

/**
 * Sends a mail with example values, as itself: queued, rendered and tried again like any other.
 *
 * @param nonce names this click: each sends one mail
 */
export async function sendTest(
  { tx, appUrl }: { tx: Transaction; appUrl: string },
  template: Template,
  { testEmail, nonce }: { testEmail: string; nonce: string },
): Promise<EmailTemplate> {
  const known = templateTypes.find((type) => type === template.templateType);
  if (known === undefined || !template.isActive) {
    throw new Refusal('template_off');
  }
  const variables = Object.fromEntries(
    Variables.parse(template.variables)
      // Every mail is given this one as it is.
      .filter(({ name }) => name !== 'support')
      .map(({ name }) => [name, example(name, appUrl)]),
  );
  await queueMail(tx, {
    template: known,
    to: testEmail,
    variables: { ...variables, ...('email' in variables && { email: testEmail }) },
    idempotencyKey: `test:${nonce}`,
  });
  const row = await updateTemplate(tx, known, { lastTestSentAt: new Date(), lastTestSentTo: testEmail });
  if (row === undefined) throw new Refusal('not_found');
  return shown(row);
}

/** What stands for a variable in a test. */
function example(name: string, appUrl: string): string {
  if (name === 'url') return appUrl;
  return name === 'code' ? '123456' : `[${name}]`;
}

function shown({ variables, lastTestSentAt, ...row }: Template): EmailTemplate {
  return {
    ...row,
    variables: Variables.parse(variables),
    lastTestSentAt: lastTestSentAt?.toISOString() ?? null,
  };
}

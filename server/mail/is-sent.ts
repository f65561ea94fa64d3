import type { Connection } from '../db/connect.ts';
import type { TemplateType } from './default-templates.ts';
import { findTemplate } from './store.ts';

/** Whether mails of a kind go out: an administrator may have switched them off. */
export async function isSent(db: Connection, template: TemplateType): Promise<boolean> {
  return (await findTemplate(db, template))?.isActive === true;
}

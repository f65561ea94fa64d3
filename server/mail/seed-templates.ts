import type { Connection } from '../db/connect.ts';
import { defaultTemplates } from './default-templates.ts';
import { insertTemplates } from './store.ts';

/** Adds the templates that the database does not have yet; called at every start, by every process. */
export async function seedTemplates(db: Connection): Promise<void> {
  await insertTemplates(db, defaultTemplates);
}

import type { CreditCosts } from '../../contract/settings.ts';
import type { Connection } from '../db/connect.ts';
import { readSetting } from './read-setting.ts';

/** What each service costs now, in credits. */
export async function readCosts(db: Connection): Promise<CreditCosts> {
  return {
    maximus: await readSetting(db, 'cost.maximus'),
    guideSearch: await readSetting(db, 'cost.guide_search'),
    documentView: await readSetting(db, 'cost.document_view'),
  };
}

import type { changeAdminGuides } from '../../contract/admin-library.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { requireUnchanged } from '../admin/require-unchanged.ts';
import { keepValues } from '../analysis/keep-values.ts';
import type { Act } from '../db/act.ts';
import type { Database, Transaction } from '../db/connect.ts';
import type { FoundFact } from '../facts/found-fact.ts';
import { replaceFacts } from '../facts/keep-facts.ts';
import { findTwin, lockGuides, readGuides } from './admin-store.ts';
import { queueConfirmation } from './confirm-facts.ts';
import type { Extractor } from './extract/extractor.ts';
import { passagesOf } from './guide-passages.ts';
import { type GuideRow, insertChange, updateDetails } from './store.ts';

interface Parts {
  db: Database;
  extractor: Pick<Extractor, 'facts'>;
  /** A model is to read the facts again too. */
  factsModel: boolean;
  act: Act;
}

type Correction = PartOf<typeof changeAdminGuides, 'body'>;

/** What a guide states, read with another plan year in mind, and the passages that it was read in. */
interface Reread {
  passageIds: string[];
  facts: FoundFact[];
}

/**
 * Corrects what is known of imported guides, all of them or none; facts, figures and search follow.
 *
 * @throws Refusal `not_found` where one of them is no longer there; `guide_collides` with the other guide; `changed_meanwhile`
 */
export async function correctGuides(parts: Parts, { ids, change, was }: Correction): Promise<{ changed: number }> {
  const reread = await readAnew(parts, ids, change.planYear);
  return parts.act(async (tx, note) => {
    const guides = await lockGuides(tx, ids);
    if (guides.length < new Set(ids).size) throw new Refusal('not_found');
    for (const guide of guides) {
      requireUnchanged(was, guide);
      await correct(parts, tx, { guide, change: definedOf(change), reread: reread.get(guide.id) });
    }
    const [only] = guides;
    if (guides.length === 1 && only)
      note({ before: detailsOf(only), after: detailsOf({ ...only, ...definedOf(change) }) });
    else
      note({ before: Object.fromEntries(guides.map((guide) => [guide.id, changedOf(guide, change)])), after: change });
    await keepValues(
      tx,
      guides.map(({ id }) => id),
    );
    return { changed: guides.length };
  });
}

/** What a guide says of a year is read with its plan year in mind: before the transaction, since it takes a while. */
async function readAnew(
  { db, extractor }: Parts,
  ids: readonly string[],
  planYear: number | null | undefined,
): Promise<Map<string, Reread>> {
  const reread = new Map<string, Reread>();
  if (planYear === undefined) return reread;
  for (const guide of await readGuides(db, ids)) {
    if (guide.planYear === planYear) continue;
    const passages = await passagesOf(db, guide.id);
    const facts = await extractor.facts({ passages, planYear });
    reread.set(guide.id, { passageIds: passages.map(({ id }) => id), facts });
  }
  return reread;
}

async function correct(
  { factsModel }: Parts,
  tx: Transaction,
  { guide, change, reread }: { guide: GuideRow; change: Partial<GuideRow>; reread: Reread | undefined },
): Promise<void> {
  const twin = await findTwin(tx, { ...guide, ...change });
  if (twin !== undefined) throw collision(twin);
  await updateDetails(tx, guide.id, change);
  await insertChange(tx, guide.id);
  if (reread === undefined) return;
  await replaceFacts(tx, { guideId: guide.id, ...reread });
  if (factsModel) await queueConfirmation(tx, guide.id);
}

/** Names the guide that is in the way. */
export function collision({ id, title, employer, planYear }: GuideRow): Refusal {
  const which = [`“${title}”`, employer, planYear].filter(Boolean).join(', ');
  const sentence = `The same file is in the library with this employer and plan year: ${which}. Remove one of them.`;
  return new Refusal('guide_collides', sentence, { guideId: id, title, employer, planYear });
}

const detailsOf = ({ title, employer, planYear, industry, state, employees }: GuideRow) => ({
  title,
  employer,
  planYear,
  industry,
  state,
  employees,
});

function definedOf(change: Correction['change']): Partial<GuideRow> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const changedOf = (guide: GuideRow, change: Correction['change']): Partial<GuideRow> =>
  Object.fromEntries(Object.entries(detailsOf(guide)).filter(([name]) => name in change));

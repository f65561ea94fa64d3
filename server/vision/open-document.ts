import { Refusal } from '../../contract/errors.ts';
import type { OpenedDocument } from '../../contract/vision.ts';
import { availableCredits } from '../credits/balance.ts';
import { charge, type Charged } from '../credits/charge.ts';
import { type Database, inTransaction, type Transaction } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import type { ReaderAddress } from './result.ts';
import { findView, type GuideState, holdReady, insertView, lockPersonAndGuide } from './store.ts';

/**
 * Opens a guide for a person: free once it is unlocked, else for the document view price. The charge and the unlocking
 * happen together, and once, however many clicks there are. A guide that was removed opens for nobody and costs nothing.
 *
 * @param agreed the price that the person was shown, in credits; absent: whatever it is
 * @throws Refusal `insufficient_credits`; `guide_unavailable` when the guide was removed; `price_changed` when it costs more
 */
export async function openDocument(
  db: Database,
  userId: string,
  guide: GuideState,
  address: ReaderAddress,
  agreed?: number,
): Promise<OpenedDocument> {
  const opened = (alreadyViewed: boolean, balance: number): OpenedDocument => ({
    documentUrl: address(guide.id),
    alreadyViewed,
    availableCredits: { totalAvailable: balance },
    creditsRemaining: balance,
  });
  if (guide.status !== 'ready') throw new Refusal('guide_unavailable');
  if ((await findView(db, userId, guide.id)) !== undefined) return opened(true, await availableCredits(db, userId));
  return inTransaction(db, async (tx) => {
    await lockPersonAndGuide(tx, userId, guide.id);
    // A second click waited for the first, and finds what it did.
    if ((await findView(tx, userId, guide.id)) !== undefined) return opened(true, await availableCredits(tx, userId));
    // It may have been removed since it was looked up; from here on a removal waits for this transaction.
    if (!(await holdReady(tx, guide.id))) throw new Refusal('guide_unavailable');
    const { transactionId, balance } = await pay(tx, userId, guide, agreed);
    await insertView(tx, { userId, guideId: guide.id, transactionId });
    return opened(false, balance);
  });
}

async function pay(tx: Transaction, userId: string, guide: GuideState, agreed: number | undefined): Promise<Charged> {
  const amount = await readSetting(tx, 'cost.document_view');
  if (agreed !== undefined && amount > agreed) throw new Refusal('price_changed', undefined, { needed: amount });
  try {
    return await charge(tx, {
      userId,
      amount,
      type: 'document_view',
      key: `view:${userId}:${guide.id}`,
      description: guide.title,
      refType: 'guide',
      refId: guide.id,
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'insufficient_credits') throw error;
    throw new Refusal('insufficient_credits', `You need ${amount} credit(s) to view this document`, error.details);
  }
}

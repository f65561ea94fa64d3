import { inTransaction, type Database } from '../db/connect.ts';
import { hasSecret, sharedSecret } from '../settings/shared-secret.ts';
import type { GiftKind } from './claim-gift.ts';
import { GIFT_KEY, hashWith } from './keyed-hash.ts';
import { mailboxOf } from './mailbox.ts';
import { insertMailboxGifts, listFormerGifts, lockBeginning } from './store.ts';

/**
 * Makes the key under which gifts are counted, once, and with it notes what everybody was given before: who has an
 * account from then is given nothing again for another. Called before the first call is answered.
 */
export async function beginCountingGifts(db: Database): Promise<void> {
  if (await hasSecret(db, GIFT_KEY)) return;
  await inTransaction(db, async (tx) => {
    await lockBeginning(tx);
    if (await hasSecret(tx, GIFT_KEY)) return;
    const key = await sharedSecret(tx, GIFT_KEY);
    const times = new Map<string, { mailbox: string; kind: GiftKind; times: number }>();
    const note = (mailbox: string, kind: GiftKind, more: number): void => {
      const before = times.get(`${kind} ${mailbox}`)?.times ?? 0;
      if (more > 0) times.set(`${kind} ${mailbox}`, { mailbox, kind, times: before + more });
    };
    for (const { email, signup, profile, refunds } of await listFormerGifts(tx)) {
      const mailbox = hashWith(key, `mailbox ${mailboxOf(email)}`);
      note(mailbox, 'joined', 1);
      note(mailbox, 'signup', Number(signup));
      note(mailbox, 'profile', Number(profile));
      note(mailbox, 'report_refund', refunds);
    }
    await insertMailboxGifts(tx, [...times.values()]);
  });
}

import { endingCredits, highestBalanceSince, lowBalances } from '../credits/watch-balances.ts';
import type { EndingCredits, LowBalance } from '../credits/watch-balances.ts';
import { inTransaction, type Connection, type Database } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readSetting } from '../settings/read-setting.ts';
import { readNoticeSettings } from './settings.ts';
import { findAddress, findLowToldSeq, lockNotices, noteEndsTold, noteLowTold } from './store.ts';

export interface NoticeParts {
  db: Database;
  /** Links in the mails begin with it. */
  appUrl: string;
}

const JOB = 'tell-credits';
const EVERY_MS = 15 * 60_000;
/** Credits that end within so many days are told. */
const AHEAD_DAYS = 7;
/** What fell longer ago than this is no news: the mails must not come in a crowd after an upgrade. */
const NEWS_DAYS = 2;

/** Asks for a look at the balances at once. However many ask, it is one. */
export async function tellCreditsSoon(db: Connection): Promise<void> {
  await addJob(db, JOB, {}, { key: JOB, maxAttempts: 1 });
}

/** The job that mails people whose credits run low or end soon. It asks for its next time first. */
export function tellCredits(parts: NoticeParts): Task<'tell-credits'> {
  return async () => {
    const runAt = new Date(Date.now() + EVERY_MS);
    await addJob(parts.db, JOB, {}, { key: JOB, maxAttempts: 1, runAt });
    await tellEnding(parts);
    await tellLow(parts);
  };
}

async function tellEnding({ db, appUrl }: NoticeParts): Promise<void> {
  const byPerson = grouped(await endingCredits(db, AHEAD_DAYS), ({ userId }) => userId);
  for (const [userId, lots] of byPerson) {
    await inTransaction(db, async (tx) => {
      await lockNotices(tx, userId);
      const to = await findAddress(tx, userId);
      if (to === undefined || !(await readNoticeSettings(tx, userId)).creditsEnding) return;
      const untold = await noteEndsTold(
        tx,
        lots.map(({ lotId }) => lotId),
      );
      if (untold.size === 0) return;
      await queueMail(tx, {
        template: 'credits_ending',
        to,
        variables: {
          endings: endingsInWords(lots.filter(({ lotId }) => untold.has(lotId))),
          url: `${appUrl}/billing/history`,
        },
        idempotencyKey: `credits-ending:${[...untold].toSorted((a, b) => a - b).join(',')}`,
      });
    });
  }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `40 credits end on December 3, 2026 (UTC).`, a line for each day. */
function endingsInWords(lots: readonly EndingCredits[]): string {
  const byDay = grouped(lots, ({ endsAt }) => day.format(endsAt));
  return [...byDay]
    .map(([date, ofDay]) => {
      const credits = ofDay.reduce((sum, lot) => sum + lot.credits, 0);
      return `${creditsInWords(credits)} ${credits === 1 ? 'ends' : 'end'} on ${date} (UTC).`;
    })
    .join('\n');
}

function grouped<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

const creditsInWords = (credits: number): string =>
  credits === 1 ? '1 credit' : `${credits.toLocaleString('en-US')} credits`;

/** Low is what the banner calls low: the cost of one analysis, or less. */
async function tellLow(parts: NoticeParts): Promise<void> {
  const most = await readSetting(parts.db, 'cost.maximus');
  for (const account of await lowBalances(parts.db, most, NEWS_DAYS)) await tellLowBalance(parts, account, most);
}

/**
 * Tells one fall of the balance once. The next is told only after the balance had been more than twice as high: a credit
 * that comes and goes at the edge is no new fall.
 */
async function tellLowBalance({ db, appUrl }: NoticeParts, account: LowBalance, most: number): Promise<void> {
  const { userId, balance, seq } = account;
  await inTransaction(db, async (tx) => {
    await lockNotices(tx, userId);
    const told = await findLowToldSeq(tx, userId);
    const recovered = told === 0 ? most : 2 * most;
    if ((await highestBalanceSince(tx, userId, told)) <= recovered) return;
    const to = await findAddress(tx, userId);
    if (to === undefined || !(await readNoticeSettings(tx, userId)).creditsLow) return;
    await noteLowTold(tx, userId, seq);
    await queueMail(tx, {
      template: 'credits_low',
      to,
      variables: { credits: creditsInWords(balance), url: `${appUrl}/subscriptions` },
      idempotencyKey: `credits-low:${userId}:${seq}`,
    });
  });
}

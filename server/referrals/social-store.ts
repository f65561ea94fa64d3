import { asc, eq } from 'drizzle-orm';
import type { SharePlatform } from '../../contract/referrals.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { socialContent } from '../db/tables/referrals.ts';

export type SocialRow = typeof socialContent.$inferSelect;

export async function listContent(db: Connection): Promise<SocialRow[]> {
  return db.select().from(socialContent).orderBy(asc(socialContent.platform));
}

/** Adds the rows of platforms that have none. */
export async function insertContent(db: Connection, rows: readonly SocialRow[]): Promise<void> {
  await db
    .insert(socialContent)
    .values([...rows])
    .onConflictDoNothing();
}

/** The words of a platform, locked until the transaction ends; undefined where it has none yet. */
export async function lockContent(tx: Transaction, platform: SharePlatform): Promise<SocialRow | undefined> {
  const [row] = await tx.select().from(socialContent).where(eq(socialContent.platform, platform)).for('update');
  return row;
}

export async function updateContent(
  tx: Transaction,
  platform: SharePlatform,
  change: Omit<SocialRow, 'platform'>,
): Promise<void> {
  await tx.update(socialContent).set(change).where(eq(socialContent.platform, platform));
}

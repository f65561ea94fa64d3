import { Refusal } from '../../contract/errors.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import {
  type changeSocialContent as contract,
  type SharePlatform,
  sharePlatforms,
  type SocialContent,
} from '../../contract/referrals.ts';
import { requireUnchanged } from '../admin/require-unchanged.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { insertContent, listContent, lockContent, updateContent } from './social-store.ts';

/** The words that a platform begins with. */
const first = {
  title: 'See what others miss in employee benefits',
  description:
    'I use Benesight to read, search and compare 7,500+ employer benefit guides, with a source for every figure.',
  callToAction: 'Join me: signing up is free',
  hashtags: 'EmployeeBenefits,HR',
  isActive: true,
};

/** What shares say, of every platform or of those in use. */
export async function readSocialContent(db: Connection, { all }: { all: boolean }): Promise<SocialContent[]> {
  return (await listContent(db)).filter(({ isActive }) => all || isActive);
}

/** Whether people are offered to share on a platform. */
export async function isOffered(db: Connection, platform: SharePlatform): Promise<boolean> {
  return (await readSocialContent(db, { all: false })).some((content) => content.platform === platform);
}

/** Gives every platform without words its first ones. */
export async function seedSocialContent(db: Connection): Promise<SocialContent[]> {
  await insertContent(
    db,
    sharePlatforms.map((platform) => ({ platform, ...first })),
  );
  return readSocialContent(db, { all: true });
}

/** Changes what is named of a platform's words. @throws Refusal `not_found` before they were seeded; `changed_meanwhile` */
export async function changeSocialContent(
  tx: Transaction,
  platform: SharePlatform,
  { was, ...change }: PartOf<typeof contract, 'body'>,
  note: Note,
): Promise<SocialContent> {
  const before = await lockContent(tx, platform);
  if (before === undefined) throw new Refusal('not_found');
  requireUnchanged(was, before);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = { ...before, ...given };
  await updateContent(tx, platform, after);
  note({ before, after });
  return after;
}

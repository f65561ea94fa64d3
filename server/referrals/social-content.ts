import { Refusal } from '../../contract/errors.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import {
  type changeSocialContent as contract,
  type SharePlatform,
  sharePlatforms,
  type SocialContent,
} from '../../contract/referrals.ts';
import type { Connection } from '../db/connect.ts';
import { insertContent, listContent, updateContent } from './social-store.ts';

/** The words that a platform begins with. */
const first = {
  title: 'See what others miss in employee benefits',
  description:
    'I use Benesight to read, search and compare 7,500+ employer benefit guides, with a source for every figure.',
  callToAction: 'Join me and start with free credits',
  hashtags: 'EmployeeBenefits,HR',
  isActive: true,
};

/** What shares say, of every platform or of those in use. */
export async function readSocialContent(db: Connection, { all }: { all: boolean }): Promise<SocialContent[]> {
  return (await listContent(db)).filter(({ isActive }) => all || isActive);
}

/** Gives every platform without words its first ones. */
export async function seedSocialContent(db: Connection): Promise<SocialContent[]> {
  await insertContent(
    db,
    sharePlatforms.map((platform) => ({ platform, ...first })),
  );
  return readSocialContent(db, { all: true });
}

/** Changes what is named of a platform's words. @throws Refusal `not_found` before they were seeded */
export async function changeSocialContent(
  db: Connection,
  platform: SharePlatform,
  change: PartOf<typeof contract, 'body'>,
): Promise<SocialContent> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed =
    Object.keys(given).length === 0
      ? (await listContent(db)).find((row) => row.platform === platform)
      : await updateContent(db, platform, given);
  if (changed === undefined) throw new Refusal('not_found');
  return changed;
}

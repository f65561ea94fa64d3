import type { Invitation, SharePlatform } from '../../contract/referrals.ts';
import type { Connection } from '../db/connect.ts';
import { listReferralsOf, listShares } from './store.ts';

/** Whom a person has invited and who has joined by them, newest first. */
export async function readInvitations(db: Connection, userId: string): Promise<Invitation[]> {
  return (await listReferralsOf(db, userId)).map(({ id, email, invitedAt, joinedAt, creditsEarned }) => ({
    id,
    email,
    status: joinedAt === null ? 'invited' : 'joined',
    invitedAt: invitedAt?.toISOString() ?? null,
    joinedAt: joinedAt?.toISOString() ?? null,
    creditsEarned,
  }));
}

/** The shares of a person, newest first. */
export async function readShares(
  db: Connection,
  userId: string,
): Promise<{ platform: SharePlatform; sharedAt: string }[]> {
  return (await listShares(db, userId)).map(({ platform, sharedAt }) => ({
    platform,
    sharedAt: sharedAt.toISOString(),
  }));
}

import { Refusal } from '../../contract/errors.ts';
import type { AdminFoundingTier, FoundingTier } from '../../contract/founding.ts';
import type { Connection } from '../db/connect.ts';
import { findNumber, findTier, listTiers, type TierRow } from './store.ts';

/** What a member of no active tier is shown: the first tier's name and gold, as the specification has it. */
const DEFAULT_TIER: FoundingTier = {
  name: 'Genesis',
  description: 'Here since the beginning.',
  badgeIcon: 'crown',
  gradientColors: { from: '#c9a227', to: '#8a6a12', direction: 'to right' },
};

/** The tier of a founding member. @throws Refusal `not_found` for somebody who is none */
export async function readTierOf(db: Connection, userId: string): Promise<FoundingTier> {
  const number = await findNumber(db, userId);
  if (number === null) throw new Refusal('not_found');
  const row = await findTier(db, number);
  return row === undefined ? DEFAULT_TIER : shown(row);
}

/** Every tier, in display order. */
export async function readTiers(db: Connection): Promise<AdminFoundingTier[]> {
  return (await listTiers(db)).map((row) => {
    const { id, minNumber, maxNumber, displayOrder, isActive } = row;
    return { ...shown(row), id, minNumber, maxNumber, displayOrder, isActive };
  });
}

function shown({ name, description, badgeIcon, gradientFrom, gradientTo, gradientDirection }: TierRow): FoundingTier {
  const gradientColors = { from: gradientFrom, to: gradientTo, direction: gradientDirection };
  return { name, description, badgeIcon, gradientColors };
}

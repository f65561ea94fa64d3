import { getFoundingTier, getFoundingTiers } from '../../contract/founding.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readTierOf, readTiers } from './read-tiers.ts';

export function foundingRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(getFoundingTier, { handle: ({ caller }) => readTierOf(db, caller.userId) });
  mount(getFoundingTiers, { handle: () => readTiers(db) });
}

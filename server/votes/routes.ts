import { getUserVotes, getVoteCounts, joinWaitlist, voteForProduct } from '../../contract/votes.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { insertWaiting } from './store.ts';
import { readVoteCounts, readVotesOf, vote } from './vote.ts';

export function votesRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(getVoteCounts, { handle: () => readVoteCounts(db) });

  mount(getUserVotes, { handle: ({ caller }) => readVotesOf(db, caller.userId) });

  mount(voteForProduct, {
    handle: async ({ caller, body: { productId } }) => ({ productId, counts: await vote(db, caller, productId) }),
  });

  mount(joinWaitlist, {
    handle: async ({ caller, body: { productId, email } }) => {
      await insertWaiting(db, { userId: caller.userId, productId, email: email || caller.email });
      return { productId, joined: true as const };
    },
  });
}

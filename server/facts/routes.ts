import { Refusal } from '../../contract/errors.ts';
import { getGuideFacts, getStatedMetrics } from '../../contract/facts.ts';
import type { Connection, Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readFacts, readStated } from './read-facts.ts';

interface FactsParts {
  db: Database;
  /** Finds a guide that may be shown. @throws Refusal `not_found` */
  findGuide: (guideId: string) => Promise<{ id: string }>;
  /** Whether a person may read a whole guide. */
  hasUnlocked: (db: Connection, userId: string, guideId: string) => Promise<boolean>;
}

export function factsRoutes(mount: Mount, { db, findGuide, hasUnlocked }: FactsParts): void {
  mount(getGuideFacts, {
    limit: 'reading',
    find: ({ params }) => findGuide(params.documentId),
    handle: async ({ caller, found }) => {
      if (!(await hasUnlocked(db, caller.userId, found.id))) throw new Refusal('guide_locked');
      return readFacts(db, found.id);
    },
  });

  mount(getStatedMetrics, {
    find: ({ params }) => findGuide(params.documentId),
    handle: ({ found }) => readStated(db, found.id),
  });
}

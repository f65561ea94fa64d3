import { getOverview } from '../../contract/operation.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readOverview } from './read-overview.ts';

interface OperationParts {
  db: Database;
  searchReady: () => boolean;
  diskFull: () => boolean;
}

export function operationRoutes(mount: Mount, { db, searchReady, diskFull }: OperationParts): void {
  mount(getOverview, {
    handle: ({ query }) => readOverview(db, query.days, { searchReady: searchReady(), diskFull: diskFull() }),
  });
}

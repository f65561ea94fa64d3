import { getOverview } from '../../contract/operation.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readOverview } from './read-overview.ts';

interface OperationParts {
  db: Database;
  searchReady: () => boolean;
  diskFull: () => boolean;
  modelPrices: Config['modelPrices'];
}

export function operationRoutes(mount: Mount, { db, searchReady, diskFull, modelPrices }: OperationParts): void {
  mount(getOverview, {
    handle: async ({ query }) => ({
      ...(await readOverview(db, query.days, { searchReady: searchReady(), diskFull: diskFull() })),
      modelPrices,
    }),
  });
}

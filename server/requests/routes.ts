import {
  createSearchRequest,
  getAdminSearchRequests,
  getSearchRequests,
  getSearchRequestStats,
  reviewSearchRequest,
} from '../../contract/requests.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { createRequest } from './create-request.ts';
import { readRequestsOf } from './read-requests.ts';
import { requestToReview, reviewRequest } from './review-request.ts';
import { adminRequest } from './shown-request.ts';
import { countRequests, listRequests } from './store.ts';

interface RequestsParts {
  db: Database;
  config: Pick<Config, 'appUrl'>;
}

export function requestsRoutes(mount: Mount, { db, config }: RequestsParts): void {
  mount(createSearchRequest, { handle: ({ caller, body }) => createRequest(db, caller.userId, body) });

  mount(getSearchRequests, {
    handle: ({ caller }) => readRequestsOf(db, caller.userId),
  });

  mount(getAdminSearchRequests, {
    handle: async ({ query }) => (await listRequests(db, query.status)).map(adminRequest),
  });

  mount(getSearchRequestStats, { handle: () => countRequests(db) });

  mount(reviewSearchRequest, {
    find: ({ params }) => requestToReview(db, params.id),
    handle: ({ caller, found, body, act }) =>
      act((tx, note) => reviewRequest({ tx, note, appUrl: config.appUrl }, caller.userId, found, body)),
  });
}

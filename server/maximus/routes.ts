import {
  changeMaximusSettings,
  createMaximusSession,
  getMaximusSession,
  openEarlierAnalyses,
} from '../../contract/maximus.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { beginSession, type Frame, openEarlier } from './begin-session.ts';
import { openMaximus } from './open-maximus.ts';
import { readOwnSession } from './own-session.ts';

/** The calls of the page around the frame. */
export function maximusRoutes(mount: Mount, { db, frame }: { db: Database; frame: Frame }): void {
  mount(createMaximusSession, {
    handle: ({ caller, request }) => beginSession(db, frame, { userId: caller.userId, host: request.hostname }),
  });
  mount(openEarlierAnalyses, {
    handle: ({ caller, request }) => openEarlier(db, frame, { userId: caller.userId, host: request.hostname }),
  });
  mount(getMaximusSession, {
    find: ({ caller, params }) => readOwnSession(db, caller.userId, params.sessionId),
    handle: async ({ found }) => found,
  });
  mount(changeMaximusSettings, {
    handle: ({ caller, body, act }) => act((tx, note) => openMaximus(tx, caller.userId, body, note)),
  });
}

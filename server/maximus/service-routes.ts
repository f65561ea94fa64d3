import {
  holdForMaximus,
  readForMaximus,
  releaseForMaximus,
  runForMaximus,
  settleForMaximus,
} from '../../contract/maximus.ts';
import type { Known } from '../../contract/reading.ts';
import type { Database } from '../db/connect.ts';
import type { LimitRequests } from '../http/limit-requests.ts';
import type { Mount } from '../http/mount.ts';
import type { Model } from '../outside/model.ts';
import { releaseQuery, settleQuery } from './end-query.ts';
import { holdQuery } from './hold-query.ts';
import { whoseOpenSession, whoseSession } from './own-session.ts';
import { queryPrice } from './query-price.ts';
import { readWithModel } from './read-with-model.ts';
import { runSpec } from './run-spec.ts';

interface ServiceParts {
  db: Database;
  known: () => Promise<Known>;
  limit: LimitRequests;
  /** Proposes a spec where words are left over; null: the reading alone decides. */
  model: Model | null;
  /** Which of some guides a person has unlocked. */
  unlockedAmong: (userId: string, guideIds: readonly string[]) => Promise<string[]>;
  viewPrice: () => Promise<number>;
}

/** The calls of the provider. It names a person only by a session, which that person has begun. */
export function maximusServiceRoutes(
  mount: Mount,
  { db, known, limit, model, unlockedAmong, viewPrice }: ServiceParts,
): void {
  mount(readForMaximus, {
    handle: async ({ body: { sessionId, question, before, earlier, asked } }) => {
      await limit('chat', await whoseOpenSession(db, sessionId));
      const understood = await readWithModel(model, { question, before, earlier, asked, known: await known() });
      return { understood, price: await queryPrice(db) };
    },
  });
  mount(holdForMaximus, {
    handle: async ({ body }) => {
      const userId = await whoseOpenSession(db, body.sessionId);
      await limit('chat', userId);
      return holdQuery(db, { ...body, userId });
    },
  });
  mount(runForMaximus, {
    handle: async ({ body: { spec, ...query } }) => {
      const userId = await whoseOpenSession(db, query.sessionId);
      await limit('reading', userId);
      const result = await runSpec(db, { ...query, userId }, spec);
      const guideIds = result.guides.map(({ guideId }) => guideId);
      return { result, unlocked: await unlockedAmong(userId, guideIds), viewPrice: await viewPrice() };
    },
  });
  mount(settleForMaximus, {
    handle: async ({ body }) => settleQuery(db, { ...body, userId: await whoseSession(db, body.sessionId) }),
  });
  mount(releaseForMaximus, {
    handle: async ({ body }) => releaseQuery(db, { ...body, userId: await whoseSession(db, body.sessionId) }),
  });
}

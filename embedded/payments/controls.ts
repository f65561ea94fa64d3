import { inState, type Store } from './keep-state.ts';
import { changeFaults, readFaults, type Faults } from './webhooks/faults.ts';
import { listDeliveries, resendEvent, type Delivery } from './webhooks/queue.ts';

/** What is made to go wrong, and what became of the events: for tests, and for the control pages. */
export interface WebhookControls {
  readFaults(): Promise<Faults>;
  /** Changes the named switches and leaves the others; gives them all. */
  changeFaults(change: Partial<Faults>): Promise<Faults>;
  /** The newest first; those of one event, when it is named. */
  listDeliveries(limit: number, eventId?: string): Promise<Delivery[]>;
  /** Sends an event once more to every endpoint that it was for, also one that was dropped. */
  resendEvent(eventId: string): Promise<void>;
}

export function webhookControls(store: Store): WebhookControls {
  return {
    readFaults: () => readFaults(store.pool),
    changeFaults: (change) => inState(store, (_, tx) => changeFaults(tx, change)),
    listDeliveries: (limit, eventId) => listDeliveries(store.pool, limit, eventId),
    async resendEvent(eventId) {
      await resendEvent(store.pool, eventId);
      store.onQueued();
    },
  };
}

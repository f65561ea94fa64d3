import { setImmediate as nextTurn } from 'node:timers/promises';
import { metrics } from '../../../contract/metrics.ts';
import type { RankingEngine } from './search-index.ts';

/**
 * Asks an engine for the benefits that guides state, one after the other, before anybody does: the first question after a start
 * would otherwise wait for what is made once for a library, and the first for each benefit for who states it. Questions come in
 * between.
 */
export async function warmUp(engine: RankingEngine, isOver: () => boolean): Promise<void> {
  for (const { label } of Object.values(metrics)) {
    if (isOver()) return;
    engine.search(label, { limit: 1 });
    await nextTurn();
  }
}

/** Makes what the first search after a change of the library would have to wait for. */
export function makeReady(engine: RankingEngine): void {
  engine.search('benefits', { limit: 1 });
}

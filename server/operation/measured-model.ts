import type { Model } from '../outside/model.ts';
import type { Metrics } from './metrics.ts';

/** The same model; how long each answer took, how it ended and what it cost in tokens is noted. */
export function measuredModel(model: Model, metrics: Metrics): Model {
  return {
    async *answer(question) {
      const begun = performance.now();
      let usage = { inputTokens: 0, outputTokens: 0 };
      let outcome: 'done' | 'failed' = 'failed';
      try {
        for await (const event of model.answer(question)) {
          if (event.type === 'done') {
            outcome = 'done';
            usage = event.usage ?? usage;
          }
          yield event;
        }
      } finally {
        metrics.answer(outcome, (performance.now() - begun) / 1000, usage);
      }
    },
  };
}

import type { SampleGuide } from '../../sample/guide.ts';
import type { FoundFact } from '../facts/found-fact.ts';

/** What a modelled guide states, as its lines were written to say it: certain, and never read out of them. */
export function statedFacts({ passages, facts }: SampleGuide): FoundFact[] {
  const types = new Map(facts.medical.plans.map((plan) => [plan.name, plan.type]));
  return passages.flatMap(({ text, stated }, ordinal) =>
    stated.map(({ metric, value, plan, tier, network, quote }): FoundFact => {
      const quoteFrom = text.indexOf(quote);
      return {
        metric,
        value: typeof value === 'number' ? value : null,
        words: typeof value === 'string' ? value : null,
        plan: plan ?? null,
        planType: plan === undefined ? null : (types.get(plan) ?? null),
        tier: tier ?? null,
        network: network ?? null,
        ordinal,
        quoteFrom,
        quoteTo: quoteFrom + quote.length,
        method: 'sample',
        confidence: 1,
        review: false,
      };
    }),
  );
}

import type { Plan } from '../../contract/billing.ts';
import type { Connection } from '../db/connect.ts';
import { listOffers } from './billing-store.ts';
import { planMetadata } from './plan-metadata.ts';

/** The plans on offer, cheapest first. None before the catalogue was brought to the payment provider. */
export async function readPlans(db: Connection): Promise<Plan[]> {
  return (await listOffers(db)).map(({ plan, price }) => ({
    product: {
      id: plan.stripeProductId ?? plan.id,
      name: plan.name,
      description: plan.description,
      metadata: planMetadata(plan),
    },
    prices: [
      {
        id: price.stripePriceId,
        unit_amount: price.unitAmount,
        currency: price.currency,
        recurring: { interval: price.interval },
      },
    ],
  }));
}

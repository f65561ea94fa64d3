import type { Plan } from '../../contract/billing.ts';
import type { PlanRow } from './billing-store.ts';

/** A plan's figures and texts in the form that the provider's products keep them, and our API tells them. */
export function planMetadata(plan: PlanRow): Plan['product']['metadata'] {
  return {
    monthly_credits: String(plan.monthlyCredits),
    features: JSON.stringify(plan.features),
    popular: plan.popular ? 'true' : 'false',
  };
}

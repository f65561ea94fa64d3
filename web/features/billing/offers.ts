import type { CurrentSubscription, Plan } from '../../../contract/billing.ts';

/** A plan as it is offered: one product at its price. `amount` is cents for each interval. */
export interface Offer {
  priceId: string;
  name: string;
  description: string;
  /** Credits a month. */
  credits: number;
  amount: number;
  currency: string;
  interval: string;
  features: readonly string[];
  popular: boolean;
}

/** How an offer relates to what the person has. `scheduled`: it begins with the next period. */
export type Relation = 'current' | 'scheduled' | 'upgrade' | 'downgrade' | 'switch' | 'subscribe';

/** What the plans bring besides their credits, where the payment provider's list says nothing. */
const USUAL_FEATURES = ['AI-powered Guide Search', 'Document Discovery', 'Priority email support'];

/** The plans on offer, cheapest first. A product without a price cannot be bought and is left out. */
export function offersOf(plans: readonly Plan[]): Offer[] {
  return plans
    .flatMap(({ product, prices: [price] }) =>
      price
        ? [
            {
              priceId: price.id,
              name: product.name,
              description: product.description,
              credits: Number(product.metadata.monthly_credits),
              amount: price.unit_amount,
              currency: price.currency,
              interval: price.recurring.interval,
              features: featuresOf(product.metadata.features),
              popular: product.metadata.popular === 'true',
            },
          ]
        : [],
    )
    .sort((a, b) => a.amount - b.amount);
}

/** The credits have a line of their own, so a feature that only repeats them is left out. */
function featuresOf(json: string): readonly string[] {
  const listed = parseList(json).filter((feature) => !/\bcredits\b.*\bmonth/i.test(feature));
  return listed.length > 0 ? listed : USUAL_FEATURES;
}

function parseList(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** The plan that is recommended to whoever has none: the first that costs something. */
export function recommendedOf(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ amount }) => amount > 0);
}

/** What taking an offer would mean. A plan whose price has changed since is still the current one. */
export function relationOf(offer: Offer, current: CurrentSubscription | null): Relation {
  if (current === null) return 'subscribe';
  if (current.next?.stripePriceId === offer.priceId) return 'scheduled';
  if (current.stripePriceId === offer.priceId || current.planName === offer.name) return 'current';
  if (current.unitAmount === null || current.unitAmount === offer.amount) return 'switch';
  return offer.amount > current.unitAmount ? 'upgrade' : 'downgrade';
}

/**
 * What an offer is beside the one below it: more credits a period, and what each costs less. Null for the cheapest one, and where
 * the two do not compare.
 */
export function differenceOf(offer: Offer, offers: readonly Offer[]): string | null {
  const below = offers.filter(({ amount }) => amount < offer.amount).at(-1);
  if (below === undefined || below.interval !== offer.interval || below.currency !== offer.currency) return null;
  const more = offer.credits - below.credits;
  if (more <= 0) return null;
  const text = `${more.toLocaleString('en-US')} more credits than ${below.name}`;
  if (below.amount === 0) return text;
  const cheaper = Math.round(100 * (1 - offer.amount / offer.credits / (below.amount / below.credits)));
  return cheaper > 0 ? `${text}, each ${cheaper}% less` : text;
}

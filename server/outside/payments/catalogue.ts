import type Stripe from 'stripe';
import type { Asking } from './ask.ts';
import { once } from './once.ts';

/** A product of ours as the provider's pages show it. It is found again by the id that we gave it. */
export interface CatalogueProduct {
  catalogueId: string;
  name: string;
  description: string;
  /** What else is kept with it. */
  metadata: Record<string, string>;
}

/** A price that repeats. `unitAmount` is cents; null where the price has no fixed amount. */
export interface CataloguePrice {
  id: string;
  unitAmount: number | null;
  currency: string;
  interval: string;
  lookupKey: string | null;
}

export interface NewPrice {
  productId: string;
  /** Cents. */
  unitAmount: number;
  currency: string;
  interval: 'month';
  /** By this the current price of a plan is found; it moves over from the price before. */
  lookupKey: string;
}

export interface CatalogueCalls {
  /** The products that we ever made, by the id that we gave them. */
  findProducts(): Promise<Map<string, string>>;
  /** Makes a product, or brings the one with this id up to date. Answers its id. */
  saveProduct(product: CatalogueProduct, id: string | null): Promise<string>;
  /** Every price of a product that repeats, also those not sold any more. */
  listPrices(productId: string): Promise<CataloguePrice[]>;
  createPrice(price: NewPrice): Promise<CataloguePrice>;
}

const CATALOGUE_ID = 'catalogue_id';

export function catalogueCalls({ ask }: Asking): CatalogueCalls {
  return {
    findProducts: () =>
      ask(async (stripe) => {
        const found = new Map<string, string>();
        for await (const { id, metadata } of stripe.products.list({ limit: 100, active: true })) {
          const catalogueId = metadata[CATALOGUE_ID];
          if (catalogueId !== undefined) found.set(catalogueId, id);
        }
        return found;
      }),

    async saveProduct({ catalogueId, name, description, metadata }, id) {
      const params = { name, description, metadata: { ...metadata, [CATALOGUE_ID]: catalogueId } };
      const saved = await ask((stripe) =>
        id === null
          ? stripe.products.create(params, once(`product:${catalogueId}`, params))
          : stripe.products.update(id, params),
      );
      return saved.id;
    },

    listPrices: (product) =>
      ask(async (stripe) => {
        const found: CataloguePrice[] = [];
        for await (const price of stripe.prices.list({ product, type: 'recurring', limit: 100 })) {
          found.push(readPrice(price));
        }
        return found;
      }),

    createPrice: async ({ productId, unitAmount, currency, interval, lookupKey }) => {
      const params = {
        product: productId,
        unit_amount: unitAmount,
        currency,
        recurring: { interval },
        lookup_key: lookupKey,
        transfer_lookup_key: true,
      };
      return readPrice(await ask((stripe) => stripe.prices.create(params, once(`price:${lookupKey}`, params))));
    },
  };
}

function readPrice(price: Stripe.Price): CataloguePrice {
  return {
    id: price.id,
    unitAmount: price.unit_amount,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    lookupKey: price.lookup_key,
  };
}

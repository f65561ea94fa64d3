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

/** A product as it is there now. */
export interface KnownProduct extends CatalogueProduct {
  id: string;
}

/** A price that repeats. `unitAmount` is cents; null where the price has no fixed amount. */
export interface CataloguePrice {
  id: string;
  unitAmount: number | null;
  currency: string;
  interval: string;
  /** So many intervals are one period. */
  intervalCount: number;
  /** False: archived there, nobody can begin to pay it. */
  active: boolean;
  lookupKey: string | null;
  /** What the price itself says that it brings; null where it says nothing. */
  monthlyCredits: number | null;
}

export interface NewPrice {
  productId: string;
  /** Cents. */
  unitAmount: number;
  currency: string;
  interval: 'month';
  /** By this the current price of a plan is found; it moves over from the price before. */
  lookupKey: string;
  monthlyCredits: number;
  /** The price that had the key until now. */
  replaces: string | null;
}

export interface CatalogueCalls {
  /** The products of ours that can be sold. One that was archived there is made anew. */
  findProducts(): Promise<KnownProduct[]>;
  /** Makes a product and answers its id. `replaces`: the one that was sold until now and is gone. */
  createProduct(product: CatalogueProduct, replaces: string | null): Promise<string>;
  updateProduct(product: CatalogueProduct, id: string): Promise<void>;
  /** Every price of a product that repeats, also those not sold any more. */
  listPrices(productId: string): Promise<CataloguePrice[]>;
  createPrice(price: NewPrice): Promise<CataloguePrice>;
}

const CATALOGUE_ID = 'catalogue_id';
const MONTHLY_CREDITS = 'monthly_credits';

export function catalogueCalls({ ask }: Asking): CatalogueCalls {
  return {
    findProducts: () =>
      ask(async (stripe) => {
        const found: KnownProduct[] = [];
        for await (const { id, name, description, metadata } of stripe.products.list({ limit: 100, active: true })) {
          const catalogueId = metadata[CATALOGUE_ID];
          if (catalogueId !== undefined)
            found.push({ id, catalogueId, name, description: description ?? '', metadata });
        }
        return found;
      }),

    async createProduct(product, replaces) {
      const params = productParams(product);
      const options = once(`product:${replaces ?? product.catalogueId}`, params);
      return (await ask((stripe) => stripe.products.create(params, options))).id;
    },

    async updateProduct(product, id) {
      await ask((stripe) => stripe.products.update(id, productParams(product)));
    },

    listPrices: (product) =>
      ask(async (stripe) => {
        const found: CataloguePrice[] = [];
        for await (const price of stripe.prices.list({ product, type: 'recurring', limit: 100 })) {
          found.push(readPrice(price));
        }
        return found;
      }),

    createPrice: async ({ productId, unitAmount, currency, interval, lookupKey, monthlyCredits, replaces }) => {
      const params = {
        product: productId,
        unit_amount: unitAmount,
        currency,
        recurring: { interval },
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        metadata: { [MONTHLY_CREDITS]: String(monthlyCredits) },
      };
      return readPrice(
        await ask((stripe) => stripe.prices.create(params, once(`price:${replaces ?? lookupKey}`, params))),
      );
    },
  };
}

function productParams({ catalogueId, name, description, metadata }: CatalogueProduct) {
  return { name, description, metadata: { ...metadata, [CATALOGUE_ID]: catalogueId } };
}

function readPrice(price: Stripe.Price): CataloguePrice {
  return {
    id: price.id,
    unitAmount: price.unit_amount,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    intervalCount: price.recurring?.interval_count ?? 1,
    active: price.active,
    lookupKey: price.lookup_key,
    monthlyCredits: readCredits(price.metadata[MONTHLY_CREDITS]),
  };
}

function readCredits(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

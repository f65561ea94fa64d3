import { inTransaction, type Database } from '../db/connect.ts';
import type { CataloguePrice, CatalogueProduct, KnownProduct } from '../outside/payments/catalogue.ts';
import type { Payments } from '../outside/payments/connect.ts';
import type { PlanRow } from './billing-store.ts';
import {
  learnPrices,
  listActivePacks,
  listActivePlans,
  offerPlan,
  setPackProduct,
  type KnownPrice,
} from './catalogue-store.ts';
import { packDescription } from './pack-description.ts';
import { planMetadata } from './plan-metadata.ts';

interface Parts {
  db: Database;
  payments: Payments;
}

/** What a {@link syncCatalogue} did. */
export interface CatalogueSync {
  plans: { name: string; stripePriceId: string; isNewPrice: boolean }[];
  packs: number;
  /** Prices of our plans that somebody made at the provider, and that we did not know. */
  learned: number;
}

/**
 * Brings plans and packs to the payment account, with the portal where people change them. Done again it changes
 * nothing; products are found by the id we gave them, prices by their lookup key. Nothing is ever removed: at a new price
 * (or with other credits) a plan gets a new price, and who subscribed before keeps theirs.
 */
export async function syncCatalogue(parts: Parts): Promise<CatalogueSync> {
  const { db, payments } = parts;
  const products = await payments.findProducts();
  const done: CatalogueSync = { plans: [], packs: 0, learned: 0 };
  const offers: { productId: string; priceId: string }[] = [];

  for (const plan of await listActivePlans(db)) {
    const catalogueId = `plan:${plan.id}`;
    const { name, monthlyCredits } = plan;
    const description = `${monthlyCredits} credits a month. ${plan.description}`;
    const product = { catalogueId, name, description, metadata: planMetadata(plan) };
    const productId = await syncProduct(payments, product, products, plan.stripeProductId);
    const { price, isNewPrice, learned } = await syncPrice(parts, plan, productId);
    offers.push({ productId, priceId: price.id });
    done.plans.push({ name, stripePriceId: price.id, isNewPrice });
    done.learned += learned;
  }

  for (const pack of await listActivePacks(db)) {
    const catalogueId = `pack:${pack.id}`;
    const { name, credits } = pack;
    const product = { catalogueId, name, description: packDescription(pack), metadata: { credits: String(credits) } };
    await setPackProduct(db, pack.id, await syncProduct(payments, product, products, pack.stripeProductId));
    done.packs += 1;
  }

  await payments.savePortal(offers);
  return done;
}

async function syncProduct(
  payments: Payments,
  product: CatalogueProduct,
  known: readonly KnownProduct[],
  replaces: string | null,
): Promise<string> {
  const there = known.find(({ catalogueId }) => catalogueId === product.catalogueId);
  if (there === undefined) return payments.createProduct(product, replaces);
  if (!isSame(product, there)) await payments.updateProduct(product, there.id);
  return there.id;
}

function isSame(product: CatalogueProduct, there: KnownProduct): boolean {
  const { name, description, metadata } = product;
  const isKept = Object.entries(metadata).every(([key, value]) => there.metadata[key] === value);
  return isKept && name === there.name && description === there.description;
}

async function syncPrice(
  { db, payments }: Parts,
  plan: PlanRow,
  productId: string,
): Promise<{ price: CataloguePrice; isNewPrice: boolean; learned: number }> {
  const lookupKey = `benesight_${plan.id}_month`;
  const prices = await payments.listPrices(productId);
  const keyed = prices.find((price) => price.lookupKey === lookupKey);
  const sold = keyed !== undefined && isWanted(keyed, plan) ? keyed : undefined;
  const price =
    sold ??
    (await payments.createPrice({
      productId,
      unitAmount: plan.cents,
      currency: plan.currency,
      interval: 'month',
      lookupKey,
      monthlyCredits: plan.monthlyCredits,
      replaces: keyed?.id ?? null,
    }));
  const known = knownPrice(price, plan.monthlyCredits);
  if (known === null) throw new Error(`The price ${price.id} has no amount`);
  await inTransaction(db, (tx) => offerPlan(tx, { planId: plan.id, stripeProductId: productId, price: known }));
  // What a plan brings is for a month: a price for a year is looked at by itself when somebody pays it.
  const monthly = prices.filter((other) => other.id !== price.id && isMonthly(other));
  const others = monthly.map((other) => knownPrice(other, plan.monthlyCredits));
  const learned = await learnPrices(
    db,
    plan.id,
    others.filter((other) => other !== null),
  );
  return { price, isNewPrice: sold === undefined, learned };
}

function isWanted(price: CataloguePrice, plan: PlanRow): boolean {
  return (
    price.active &&
    price.unitAmount === plan.cents &&
    price.currency === plan.currency &&
    isMonthly(price) &&
    price.monthlyCredits === plan.monthlyCredits
  );
}

const isMonthly = ({ interval, intervalCount }: CataloguePrice): boolean => interval === 'month' && intervalCount === 1;

/** The row of a price; a price that does not say what it brings brings what the plan does. Null without an amount. */
function knownPrice(price: CataloguePrice, planCredits: number): KnownPrice | null {
  const { id, unitAmount, currency, interval, monthlyCredits } = price;
  if (unitAmount === null) return null;
  return { stripePriceId: id, unitAmount, currency, interval, monthlyCredits: monthlyCredits ?? planCredits };
}

import type Stripe from 'stripe';
import { createPrice, type PriceInput } from '../resources/create-price.ts';
import { createProduct, type ProductInput } from '../resources/create-product.ts';
import type { State } from '../state.ts';
import { invalid, ofParam } from '../wire/errors.ts';
import { mergeMetadata } from '../wire/params.ts';
import { idOf } from './id-of.ts';

/** A line as a program orders it: by a price, or by what the price would be. */
export interface WantedItem {
  price?: string | undefined;
  price_data?:
    | (PriceInput & { product?: string | undefined; product_data?: (ProductInput & { name: string }) | undefined })
    | undefined;
  quantity?: number | undefined;
  metadata?: Record<string, string> | null | undefined;
}

/**
 * The lines of a session of this mode. Throws a 400 naming the line that cannot be sold so: the sandbox sells several
 * one-time prices in one payment, or one recurring price as one subscription.
 */
export async function checkoutItems(
  state: State,
  mode: 'payment' | 'subscription',
  wanted: readonly WantedItem[],
): Promise<Stripe.LineItem[]> {
  const items: Stripe.LineItem[] = [];
  for (const [index, line] of wanted.entries()) {
    const param = `line_items[${index}]`;
    if (line.quantity === undefined) {
      throw invalid(`A quantity is required: ${param}[quantity].`, `${param}[quantity]`, 'parameter_missing');
    }
    const price = await priceOf(state, line, param);
    if (!price.active && line.price !== undefined) throw invalid('The price is not active.', `${param}[price]`);
    if (mode === 'payment' && price.recurring !== null) {
      throw invalid('A recurring price is sold in the mode subscription.', 'mode');
    }
    items.push(await lineItem(state, price, line.quantity, mergeMetadata(null, line.metadata)));
  }
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw invalid('All prices of a session must have the same currency.', 'line_items');
  }
  if (mode === 'subscription' && (items.length !== 1 || items[0]?.price?.recurring === null)) {
    throw invalid('The mode subscription takes one line, with a recurring price.', 'line_items');
  }
  return items;
}

async function priceOf(state: State, line: WantedItem, param: string): Promise<Stripe.Price> {
  const { price, price_data: data } = line;
  if ((price === undefined) === (data === undefined)) {
    throw invalid('Name either a price or price_data.', `${param}[price]`, 'parameter_missing');
  }
  if (price !== undefined) return ofParam(state, 'price', price, `${param}[price]`);
  if (data === undefined || (data.product === undefined) === (data.product_data === undefined)) {
    throw invalid('Name either a product or product_data.', `${param}[price_data][product]`, 'parameter_missing');
  }
  const { product, product_data: made, ...fields } = data;
  const owner =
    made === undefined
      ? await ofParam(state, 'product', product ?? '', `${param}[price_data][product]`)
      : await createProduct(state, made);
  if (!owner.active) throw invalid('The product is not active.', `${param}[price_data][product]`);
  // It was made for this sale alone; but nothing subscribes to a price that is not active.
  return createPrice(state, owner.id, { ...fields, active: fields.recurring !== undefined });
}

async function lineItem(
  state: State,
  price: Stripe.Price,
  quantity: number,
  metadata: Stripe.Metadata,
): Promise<Stripe.LineItem> {
  const product = await state.get('product', idOf(price.product) ?? '');
  const each = price.unit_amount ?? Number(price.unit_amount_decimal);
  const amount = Math.round(each * quantity);
  return {
    id: state.newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product?.name ?? null,
    metadata,
    price,
    quantity,
  };
}

/** What a session sells. */
export async function lineItemsOf(state: State, sessionId: string): Promise<Stripe.LineItem[]> {
  return ((await state.readNote(sessionId, 'line_items')) ?? []) as Stripe.LineItem[];
}

import type Stripe from 'stripe';
import type { z } from 'zod';
import type { State } from '../state.ts';
import { invalid } from '../wire/errors.ts';
import { mergeMetadata } from '../wire/params.ts';
import type { productFields } from './catalog-params.ts';

export type ProductInput = z.output<z.ZodObject<typeof productFields>>;

/** A product, with its event. Throws a 400 when the id that it asks for is taken. */
export async function createProduct(
  state: State,
  { id, name, ...given }: ProductInput & { id?: string | undefined; name: string },
): Promise<Stripe.Product> {
  if (id !== undefined && (await state.get('product', id)) !== undefined) {
    throw invalid(`Product already exists: '${id}'`, 'id', 'resource_already_exists');
  }
  const now = await state.now(null);
  const product = changeProduct(
    {
      id: id ?? state.newId('prod'),
      object: 'product',
      active: true,
      created: now,
      default_price: null,
      description: null,
      images: [],
      livemode: false,
      marketing_features: [],
      metadata: {},
      name,
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: now,
      url: null,
    },
    given,
  );
  await state.put('product', product);
  await state.emit('product.created', product);
  return product;
}

/** The product with the fields that are named. */
export function changeProduct(
  product: Stripe.Product,
  given: ProductInput & { name?: string | undefined },
): Stripe.Product {
  const { images, marketing_features: features, metadata, ...plain } = given;
  return {
    ...product,
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(images === undefined ? {} : { images: images ?? [] }),
    ...(features === undefined ? {} : { marketing_features: features ?? [] }),
    metadata: mergeMetadata(product.metadata, metadata),
  };
}

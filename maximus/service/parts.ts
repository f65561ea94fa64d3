import type { Pool } from 'pg';
import type { Product } from './product.ts';

/** What the provider's verbs work on. */
export interface Parts {
  pool: Pool;
  product: Product;
  serviceKey: string;
}

import { join } from 'node:path';
import { Client } from 'pg';
import { runningPostgresUrl } from '../../embedded/postgres/running.ts';
import type { Product } from '../../tests/support/product.ts';

async function connected(product: Product): Promise<Client> {
  const url = runningPostgresUrl(join(product.dataDir, 'postgres'));
  if (url === null) throw new Error('The database of the product does not run');
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Works on the database of a running product: for what would take thousands of clicks, or weeks. How many rows it met. */
export async function onDatabase(product: Product, statement: string, values: unknown[] = []): Promise<number> {
  const client = await connected(product);
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Holds up whoever needs what a statement locks, until what it returns is called. */
export async function holdUp(product: Product, lock: string, values: unknown[] = []): Promise<() => Promise<void>> {
  const client = await connected(product);
  await client.query('begin');
  await client.query(lock, values);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

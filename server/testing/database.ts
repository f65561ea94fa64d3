import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { addressOf, copyOf, templates } from './global-setup.ts';

export interface TestDatabase {
  /** Connection address of a database that only this caller uses. */
  url: string;
  drop(): Promise<void>;
}

/** A fresh database: migrated and empty, or as the product leaves it after its first start. Made in tens of milliseconds. */
export async function createTestDatabase(template: keyof typeof templates = 'migrated'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = inject('postgresUrl');
  await onServer(server, copyOf(templates[template], name));
  const drop = () => onServer(server, `drop database if exists ${name} with (force)`);
  return { url: addressOf(server, name), drop };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

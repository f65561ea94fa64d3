import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  /** Connection address of a database that only this caller uses, migrated and empty. */
  url: string;
  drop(): Promise<void>;
}

/** A fresh database for a test file: a copy of the migrated template, made in tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = inject('postgresUrl');
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
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

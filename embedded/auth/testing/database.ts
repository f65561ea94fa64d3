import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** An empty database. */
export async function createAuthDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = 'postgres://postgres@127.0.0.1:54915/postgres';
  const name = `auth_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: admin });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

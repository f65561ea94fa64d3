import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { secret } from '../db/tables/settings.ts';

/** What was read once: a secret never changes. */
const kept = new WeakMap<Connection, Map<string, string>>();

/** A secret that every process of the installation shares, 256 bits as hex. The first process to ask makes it. */
export async function sharedSecret(db: Connection, name: string): Promise<string> {
  const secrets = kept.get(db) ?? new Map<string, string>();
  kept.set(db, secrets);
  const value = secrets.get(name) ?? (await readOrMake(db, name));
  secrets.set(name, value);
  return value;
}

async function readOrMake(db: Connection, name: string): Promise<string> {
  const known = await readSecret(db, name);
  if (known !== undefined) return known;
  await db
    .insert(secret)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const made = await readSecret(db, name);
  if (made === undefined) throw new Error(`The secret ${name} was not kept`);
  return made;
}

/** Whether a secret was made before. */
export async function hasSecret(db: Connection, name: string): Promise<boolean> {
  return (await readSecret(db, name)) !== undefined;
}

async function readSecret(db: Connection, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name));
  return row?.value;
}

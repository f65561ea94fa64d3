import { openPool } from '../embedded/auth/database.ts';
import { migrate } from '../embedded/auth/schema.ts';
import { openMailStore } from '../embedded/mail/mail-store.ts';
import { openDatabase } from '../embedded/payments/database.ts';
import { openStore } from '../maximus/service/database.ts';

/** Makes the tables of each embedded service, by the schema that they are in. */
export const embeddedSchemas = (databaseUrl: string): Record<string, () => Promise<void>> => ({
  async auth() {
    const pool = openPool(databaseUrl, () => undefined);
    try {
      await migrate(pool);
    } finally {
      await pool.end();
    }
  },
  async embedded_mail() {
    await (await openMailStore(databaseUrl, 1)).close();
  },
  async embedded_payments() {
    await (await openDatabase(databaseUrl)).end();
  },
  async maximus() {
    await (await openStore(databaseUrl)).end();
  },
});

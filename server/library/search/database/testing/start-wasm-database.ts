import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { migrate } from '../../../../db/migrate.ts';
import { type ServedDatabase, serveWasm } from './serve-wasm.ts';

/** Starts PostgreSQL in WebAssembly, in this process's memory, with the extension that ranks; migrated and empty. */
export async function startWasmDatabase(): Promise<ServedDatabase> {
  const served = await serveWasm(await PGlite.create({ extensions: { pg_textsearch } }));
  await migrate(served.url, 'server/db/migrations');
  return served;
}

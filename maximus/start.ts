import type { AddressInfo } from 'node:net';
import { sweepConversations } from './service/conversation-store.ts';
import { openStore } from './service/database.ts';
import { createHttp, type HttpOptions } from './service/http.ts';
import { connectProduct } from './service/product.ts';
import { personRoutes } from './service/person-routes.ts';
import { frameRoutes } from './service/routes.ts';
import { sweepTokens } from './service/tickets.ts';

export interface MaximusOptions extends HttpOptions {
  host: string;
  /** 0: a free port. */
  port: number;
  /** Where conversations are kept, in a schema of their own. */
  databaseUrl: string;
  /** The product, as this service reaches it. */
  productUrl: string;
  /** What the product knows this service by, and signs tickets with. */
  serviceKey: string;
}

export interface Maximus {
  port: number;
  close(): Promise<void>;
}

const SWEEP_MS = 600_000;

/**
 * Starts the provider of Maximus: the chat frame with its page, calls and conversations. It computes nothing and holds no
 * credits: for both it asks the product.
 *
 * @throws when the port is taken, or the database cannot be used
 */
export async function startMaximus(options: MaximusOptions): Promise<Maximus> {
  const { host, port, databaseUrl, productUrl, serviceKey } = options;
  const pool = await openStore(databaseUrl);
  const http = createHttp(options);
  const parts = { pool, serviceKey, product: connectProduct(productUrl, serviceKey) };
  frameRoutes(http, parts);
  personRoutes(http, parts);
  const sweep = (): void => {
    Promise.all([sweepTokens(pool), sweepConversations(pool)]).catch((error: unknown) =>
      options.onError(error, 'old tokens of Maximus could not be swept'),
    );
  };
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  try {
    await http.listen({ host, port });
  } catch (error) {
    clearInterval(timer);
    await pool.end();
    throw error;
  }
  return {
    port: (http.server.address() as AddressInfo).port,
    async close() {
      clearInterval(timer);
      http.server.closeAllConnections();
      await http.close();
      await pool.end();
    },
  };
}

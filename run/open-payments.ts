import { startPayments, type Payments as Sandbox, type PaymentsOptions } from '../embedded/payments/start.ts';
import type { Config } from '../server/config.ts';
import type { Database } from '../server/db/connect.ts';
import type { Log } from '../server/http/log.ts';
import { connectPayments, type Payments } from '../server/outside/payments/connect.ts';
import { sharedSecret } from '../server/settings/shared-secret.ts';
import { paymentsHost, reachable, shownHost } from './addresses.ts';

export interface OpenPayments {
  payments: Payments;
  /** What the provider signs its events with. */
  webhookSecret: string;
  /** The embedded sandbox; null where a real account is used. */
  sandbox: Sandbox | null;
  close(): Promise<void>;
}

/** How patient the sandbox is, and what looks at every object that it returns or sends: tests ask for more. */
export type SandboxOptions = Pick<PaymentsOptions, 'webhookRetryScale' | 'lookMs' | 'check'>;

interface PaymentsParts {
  config: Config;
  databaseUrl: string;
  db: Database;
  log: Log;
  sandboxOptions?: SandboxOptions;
}

/**
 * The account of `STRIPE_SECRET_KEY`, else the embedded sandbox. Processes on one database are one sandbox account: they
 * share its keys, and each hears of everything.
 */
export async function openPayments(parts: PaymentsParts): Promise<OpenPayments> {
  const { config, databaseUrl, db, log, sandboxOptions } = parts;
  const { account, publicUrl } = config.payments;
  if (account !== null) {
    const payments = connectPayments({ secretKey: account.secretKey, log });
    return { payments, webhookSecret: account.webhookSecret, sandbox: null, close: async () => undefined };
  }
  const host = paymentsHost(config);
  const webhookSecret = `whsec_${await sharedSecret(db, 'payments-webhook')}`;
  const sandbox = await startPayments({
    databaseUrl,
    host,
    port: config.ports.payments,
    name: shownHost(host),
    publicUrl,
    names: [new URL(config.appUrl).hostname],
    seller: 'Benesight',
    secretKey: await sandboxKey(db),
    webhook: { url: `http://${reachable(config.host)}:${config.port}/api/webhooks/stripe`, secret: webhookSecret },
    ...sandboxOptions,
    log: (message) => log.warn({ service: 'payments' }, message),
  });
  const { secretKey, apiHost, apiPort } = sandbox;
  const payments = connectPayments({ secretKey, apiHost, apiPort, protocol: 'http', log });
  return { payments, webhookSecret, sandbox, close: () => sandbox.close() };
}

/** For commands: the same account, joining the sandbox of a running Benesight where there is one. */
export async function joinPayments(parts: PaymentsParts): Promise<Pick<OpenPayments, 'payments' | 'close'>> {
  try {
    return await openPayments(parts);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    const { config, db, log } = parts;
    const secretKey = await sandboxKey(db);
    const [apiHost, apiPort] = [reachable(paymentsHost(config)), config.ports.payments];
    const payments = connectPayments({ secretKey, apiHost, apiPort, protocol: 'http', log });
    return { payments, close: async () => undefined };
  }
}

const sandboxKey = async (db: Database): Promise<string> => `sk_test_${await sharedSecret(db, 'payments-key')}`;

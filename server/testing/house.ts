import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { Payments as Sandbox } from '../../embedded/payments/start.ts';
import { objectCheck } from '../../embedded/payments/testing/check-object.ts';
import { freePort } from '../../embedded/postgres/start.ts';
import { startHouse, type House } from '../../run/start-house.ts';
import { readConfig, type Config } from '../config.ts';
import { createLog } from '../http/log.ts';
import { createTestDatabase } from './database.ts';
import { signUp, type TestPerson } from './person.ts';

/** The payment account of a test. */
export interface TestPayments {
  /** The official SDK on the sandbox: what a test looks up there, or does in the account's name. */
  stripe: Stripe;
  /** The sandbox, with the switches of what goes wrong on the way. */
  sandbox: Sandbox;
}

export interface TestHouse extends Omit<House, 'payments'> {
  config: Config;
  databaseUrl: string;
  payments: TestPayments;
  /** Signs a new person up, confirmed at once; the first call of the app creates them with their signup credits. */
  person(email?: string): Promise<TestPerson>;
}

export interface TestHouseOptions {
  /** Environment variables that differ from a test's usual ones. */
  env?: Record<string, string>;
  /** A database to share with another house: two processes of one installation. */
  databaseUrl?: string;
  /** Whether this is the first start of all; else the database is as such a start leaves it, which takes a third of the time. */
  isFirstStart?: boolean;
}

let people = 0;

/**
 * Starts the real product on a real database of its own: the same code as `npm start`, on free ports, with sign-up
 * confirmed at once, without the sample library unless asked for.
 */
export async function startTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'benesight-house-'));
  const database =
    options.databaseUrl === undefined
      ? await createTestDatabase(options.isFirstStart ? 'migrated' : 'started')
      : undefined;
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const port = await freePort();
  const settings = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    AUTH_MAIL_INTERVAL: '0',
    SAMPLE_LIBRARY: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAILS: 'admin@benesight.test',
    ...options.env,
  });
  const config: Config = {
    ...settings,
    // Set behind the back of the rule that nobody is an administrator then: only the test signs up here.
    auth: { ...settings.auth, autoconfirm: options.env?.['AUTH_AUTOCONFIRM'] !== 'off' },
    ports: {
      maximus: await freePort(),
      payments: await freePort(),
      inbox: await freePort(),
      smtp: await freePort(),
      model: await freePort(),
      analytics: await freePort(),
    },
  };
  const house = await startHouse({
    config,
    databaseUrl,
    log: createLog(config.logLevel),
    // Whatever the sandbox answers or sends must be what the SDK's types say.
    sandboxOptions: { webhookRetryScale: 0.01, lookMs: 200, check: await objectCheck() },
  });
  return {
    ...house,
    config,
    databaseUrl,
    get payments() {
      return testPayments(house);
    },
    person: (email = `person${(people += 1)}-${port}@benesight.test`) => signUp(house.url, email),
    async close() {
      await house.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function testPayments({ payments: { sandbox } }: House): TestPayments {
  if (sandbox === null) throw new Error('This house uses a real payment account');
  const { apiHost: host, apiPort: port, secretKey } = sandbox;
  return { sandbox, stripe: new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 }) };
}

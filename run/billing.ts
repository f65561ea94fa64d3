// npm run billing -- sync | reconcile
import { reconcileAll } from '../server/billing/reconcile.ts';
import { syncCatalogue } from '../server/billing/sync-catalogue.ts';
import { seedCatalogue } from '../server/billing/seed-catalogue.ts';
import { ConfigError } from '../server/environment.ts';
import { Refusal } from '../contract/errors.ts';
import type { Database } from '../server/db/connect.ts';
import { createLog } from '../server/http/log.ts';
import type { Payments } from '../server/outside/payments/connect.ts';
import { openInstallation } from './open-installation.ts';
import { joinPayments } from './open-payments.ts';

const USAGE = `Usage: npm run billing -- COMMAND
  sync        brings plans, packs and the customer portal to the payment account; again whenever they changed
  reconcile   compares the payment account with what was noted, gives what was paid for and not given, and lists
              payments that brought nothing`;

interface Parts {
  db: Database;
  payments: Payments;
}

const commands: Record<string, (parts: Parts) => Promise<void>> = { sync, reconcile };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function sync(parts: Parts): Promise<void> {
  await seedCatalogue(parts.db);
  const { plans, packs, learned } = await syncCatalogue(parts);
  for (const plan of plans) say(`${plan.name}: ${plan.stripePriceId}${plan.isNewPrice ? ' (new)' : ''}`);
  say(`${plans.length} plans and ${packs} packs are in the payment account`);
  if (learned > 0) say(`${learned} prices that were made there are known now`);
}

async function reconcile(parts: Parts): Promise<void> {
  // What there is to say is said in lines: the log would say it again.
  const { granted, unfulfilled, failed } = await reconcileAll({ ...parts, log: createLog('silent') }, { onLine: say });
  say(granted === 0 ? 'Nothing was paid for and not given' : `${granted} credits were paid for and had not been given`);
  if (unfulfilled.length > 0) say(`${unfulfilled.length} payments brought nothing: somebody should look at them`);
  if (failed > 0) throw new Refusal('payments_unavailable', `${failed} could not be compared now: run this again`);
}

async function main(name: string | undefined): Promise<number> {
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const installation = await openInstallation();
  try {
    const { db } = installation;
    const account = await joinPayments({ ...installation, log: createLog('error') });
    try {
      await command({ db, payments: account.payments });
      return 0;
    } finally {
      await account.close();
    }
  } finally {
    await installation.close();
  }
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

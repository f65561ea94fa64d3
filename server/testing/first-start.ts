// Starts the product once on the database of the first argument, and stops it: copies of that database start sooner. What
// two installations must not share is removed, so every copy makes its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../embedded/postgres/start.ts';
import { startHouse } from '../../run/start-house.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';

/** Secrets and keys, the address of this process, what it queued, and what it told itself. */
const OWN = `
  truncate secret, stripe_event, job_runner, auth.meta, auth.signing_keys, graphile_worker._private_jobs,
    embedded_payments.answers, embedded_payments.deliveries;
  delete from embedded_payments.notes where object_id in (
    select id from embedded_payments.objects where kind = 'webhook_endpoint'
  );
  delete from embedded_payments.objects where kind in ('webhook_endpoint', 'event');`;

const databaseUrl = process.argv[2] ?? '';
const dataDir = mkdtempSync(join(tmpdir(), 'benesight-first-start-'));
const settings = readConfig({ PORT: String(await freePort()), DATA_DIR: dataDir, SAMPLE_LIBRARY: 'off' });
const ports = { ...settings.ports };
for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();

const house = await startHouse({ config: { ...settings, ports }, databaseUrl, log: createLog('silent') });
await house.close();
rmSync(dataDir, { recursive: true, force: true });

const client = new Client({ connectionString: databaseUrl });
await client.connect();
await client.query(OWN);
await client.end();

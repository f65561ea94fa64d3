// A process of its own that runs the product for a benchmark, and ends when that does.
import { startHouse } from '../../run/start-house.ts';
import type { Config } from '../../server/config.ts';
import { createLog } from '../../server/http/log.ts';
import { sayUsage } from '../say-usage.ts';

interface Given {
  config: Config;
  databaseUrl: string;
  adminEmails: string[];
}

const { config, databaseUrl, adminEmails } = JSON.parse(process.argv[2] ?? '{}') as Given;
const house = await startHouse({
  config: { ...config, adminEmails: new Set(adminEmails) },
  databaseUrl,
  log: createLog('error'),
});
process.once('disconnect', () => void house.close().finally(() => process.exit()));
sayUsage(house.url);

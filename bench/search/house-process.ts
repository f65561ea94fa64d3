// A process of its own that runs the product for a benchmark, and ends when that does.
import { startHouse } from '../../run/start-house.ts';
import type { Config } from '../../server/config.ts';
import { createLog } from '../../server/http/log.ts';
import { sayUsage } from '../say-usage.ts';

const { config, databaseUrl } = JSON.parse(process.argv[2] ?? '{}') as { config: Config; databaseUrl: string };
const house = await startHouse({
  config: { ...config, adminEmails: new Set() },
  databaseUrl,
  log: createLog('error'),
});
process.once('disconnect', () => void house.close().finally(() => process.exit()));
sayUsage(house.url);

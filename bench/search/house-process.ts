// A process of its own that runs the product for the benchmark. It says its address, then its memory whenever it is asked
// for it, and ends when the benchmark does.
import { startHouse } from '../../run/start-house.ts';
import type { Config } from '../../server/config.ts';
import { createLog } from '../../server/http/log.ts';

const { config, databaseUrl } = JSON.parse(process.argv[2] ?? '{}') as { config: Config; databaseUrl: string };
const house = await startHouse({
  config: { ...config, adminEmails: new Set() },
  databaseUrl,
  log: createLog('error'),
});
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.once('disconnect', () => void house.close().finally(() => process.exit()));
process.send?.(house.url);

// A process of its own that runs the product for the benchmark. It says its address, then what it uses whenever it is asked,
// and ends when the benchmark does.
import { startHouse } from '../../run/start-house.ts';
import type { Config } from '../../server/config.ts';
import { createLog } from '../../server/http/log.ts';
import type { Usage } from './start-house-process.ts';

const { config, databaseUrl } = JSON.parse(process.argv[2] ?? '{}') as { config: Config; databaseUrl: string };
const house = await startHouse({
  config: { ...config, adminEmails: new Set() },
  databaseUrl,
  log: createLog('error'),
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { memory: process.memoryUsage.rss(), cpu: (user + system) / 1e6 };
  process.send?.(usage);
});
process.once('disconnect', () => void house.close().finally(() => process.exit()));
process.send?.(house.url);

// A process of its own that runs the product, for tests that kill one: prints its address and waits to be killed.
import { startHouse } from '../../run/start-house.ts';
import type { Config } from '../config.ts';
import { createLog } from '../http/log.ts';

const { config, databaseUrl } = JSON.parse(process.argv[2] ?? '{}') as { config: Config; databaseUrl: string };
const house = await startHouse({
  config: { ...config, adminEmails: new Set() },
  databaseUrl,
  log: createLog('silent'),
});
process.send?.(house.url);

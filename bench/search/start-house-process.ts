import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../embedded/postgres/start.ts';
import { bundleServer } from '../../run/bundle-server.mjs';
import { projectRoot } from '../../run/project-root.ts';
import { readConfig } from '../../server/config.ts';

const BUILT = join(projectRoot(), '.cache/bench');

/** What a process holds, in bytes, and the seconds of processor time that it has used. */
export interface Usage {
  memory: number;
  cpu: number;
}

/** The product in a process of its own. */
export interface HouseProcess {
  url: string;
  usage(): Promise<Usage>;
  close(): Promise<void>;
}

/** Starts the product, built as it is shipped, on a database, with its data in `dataDir`. @throws Error when it ends before it answers */
export async function startHouseProcess(databaseUrl: string, dataDir: string): Promise<HouseProcess> {
  const config = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    AUTH_AUTOCONFIRM: 'on',
    AUTH_MAIL_INTERVAL: '0',
    SAMPLE_LIBRARY: 'off',
    LOG_LEVEL: 'error',
  });
  const ports = { ...config.ports };
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
  await bundleServer([fileURLToPath(new URL('./house-process.ts', import.meta.url))], BUILT);
  const child = fork(join(BUILT, 'house-process.js'), [JSON.stringify({ config: { ...config, ports }, databaseUrl })], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const heard = async (): Promise<unknown> => {
    const [first] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
    return first;
  };
  const url = await heard();
  if (typeof url !== 'string') throw new Error('The product did not start');
  return {
    url,
    async usage() {
      child.send('usage');
      return (await heard()) as Usage;
    },
    async close() {
      child.disconnect();
      await ended;
    },
  };
}

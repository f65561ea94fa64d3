import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../embedded/postgres/start.ts';
import { readConfig } from '../../server/config.ts';

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

/** Starts the product on a database, with its data in `dataDir`. @throws Error when it ends before it answers */
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
  const child = fork(
    fileURLToPath(new URL('./house-process.ts', import.meta.url)),
    [JSON.stringify({ config: { ...config, ports }, databaseUrl })],
    { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
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

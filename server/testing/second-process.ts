import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../../embedded/postgres/start.ts';
import type { TestHouse } from './house.ts';

export interface SecondProcess {
  url: string;
  child: ChildProcess;
}

/**
 * A second process on a house's database, to be killed in the middle of something. Its ports may be taken by the time it
 * starts: then with others.
 */
export async function startSecondProcess(house: TestHouse, attempts = 5): Promise<SecondProcess> {
  const ports = { ...house.config.ports };
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
  const config = { ...house.config, port: await freePort(), ports };
  const child = fork(
    join(inject('bundles'), 'house-process.js'),
    [JSON.stringify({ config, databaseUrl: house.databaseUrl })],
    { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const [url] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (typeof url === 'string') return { url, child };
  if (attempts === 0) throw new Error('The second process did not start');
  return startSecondProcess(house, attempts - 1);
}

import { fileURLToPath } from 'node:url';
import { freePort } from '../../embedded/postgres/start.ts';
import { readConfig } from '../../server/config.ts';
import { type ServerProcess, startProcess } from '../start-process.ts';

/**
 * Starts the product in a process of its own on a database, with its data in `dataDir`.
 *
 * @param adminEmails whose addresses are administrators; nobody proves an address here
 * @param samples how many modelled guides it loads by itself
 * @param more settings of its environment beside the usual ones
 * @throws Error when it ends before it answers
 */
export async function startHouseProcess(
  databaseUrl: string,
  dataDir: string,
  adminEmails: readonly string[] = [],
  samples = 0,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const config = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    AUTH_AUTOCONFIRM: 'on',
    AUTH_MAIL_INTERVAL: '0',
    SAMPLE_LIBRARY: samples === 0 ? 'off' : String(samples),
    LOG_LEVEL: 'error',
    ...more,
  });
  const ports = { ...config.ports };
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
  const program = fileURLToPath(new URL('./house-process.ts', import.meta.url));
  return startProcess(program, [JSON.stringify({ config: { ...config, ports }, databaseUrl, adminEmails })]);
}

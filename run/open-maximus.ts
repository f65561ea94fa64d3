import { join } from 'node:path';
import type { Pool } from 'pg';
import { openStore } from '../maximus/service/database.ts';
import { deletePerson, readPerson } from '../maximus/service/person-store.ts';
import { startMaximus } from '../maximus/start.ts';
import type { AppParts } from '../server/app-parts.ts';
import type { Config } from '../server/config.ts';
import type { Database } from '../server/db/connect.ts';
import { originsOf } from '../server/http/security-headers.ts';
import type { Log } from '../server/http/log.ts';
import { connectMaximus, type MaximusProvider } from '../server/outside/maximus.ts';
import { sharedSecret } from '../server/settings/shared-secret.ts';
import { isPublic, reachable, shownHost } from './addresses.ts';
import { projectRoot } from './project-root.ts';

type OpenMaximus = AppParts['maximus'] & { close(): Promise<void> };

const LOOPBACK = ['localhost', '127.0.0.1'];

/** The provider of `MAXIMUS_URL`, else the embedded one on a port, and origin, of its own. */
export async function openMaximus(config: Config, databaseUrl: string, db: Database, log: Log): Promise<OpenMaximus> {
  const { maximus, ports, host } = config;
  const serviceKey = maximus.serviceKey ?? (await sharedSecret(db, 'maximus-service'));
  if (maximus.url !== null) {
    const { url } = maximus;
    const provider = connectMaximus(url, serviceKey);
    return { serviceKey, provider, address: () => url, origins: originsOf(url), close: async () => undefined };
  }
  const service = await startMaximus({
    host,
    port: ports.maximus,
    databaseUrl: maximus.databaseUrl ?? databaseUrl,
    productUrl: `http://${reachable(host)}:${config.port}`,
    serviceKey,
    appOrigins: originsOf(config.appUrl).concat(ownOrigins(config)),
    folder: join(projectRoot(), 'dist/maximus'),
    onError: (error, what) => log.error({ err: error }, what),
  });
  const address = (visited: string): string => {
    if (maximus.publicUrl !== null) return maximus.publicUrl;
    // The frame follows the name that the visitor has used for this machine, from a list.
    return `http://${LOOPBACK.includes(visited) ? visited : shownHost(host)}:${service.port}`;
  };
  // Behind a public address a visitor does not reach this port, and is not led to a port of their own machine.
  const isHidden = isPublic(config) && maximus.publicUrl === null;
  const origins = isHidden ? [] : originsOf(maximus.publicUrl ?? `http://${shownHost(host)}:${service.port}`);
  const provider = connectMaximus(`http://${reachable(host)}:${service.port}`, serviceKey);
  return { serviceKey, provider, address, origins, close: service.close };
}

/** The provider as a command asks it, whether the house runs or not: of the embedded one, what it keeps. */
export function joinMaximus({ maximus }: Config, databaseUrl: string): MaximusProvider {
  const { url, serviceKey } = maximus;
  if (url !== null && serviceKey !== null) return connectMaximus(url, serviceKey);
  const onStore = async <Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> => {
    const pool = await openStore(maximus.databaseUrl ?? databaseUrl);
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  };
  return {
    read: (userId) => onStore((pool) => readPerson(pool, userId)),
    forget: (userId) => onStore((pool) => deletePerson(pool, userId)),
  };
}

/** This machine's own names for the app, wherever it is reached by them beside its public address. */
const ownOrigins = ({ host, port }: Config): string[] => originsOf(`http://${shownHost(host)}:${port}`);

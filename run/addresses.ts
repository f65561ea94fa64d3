import { isIP } from 'node:net';
import type { Config } from '../server/config.ts';

/** The host name by which this machine reaches a server that listens on `host`, as it stands in an address. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** The name that a person's browser on this machine uses: `localhost` wherever that leads there. */
export function shownHost(host: string): string {
  const name = reachable(host);
  return name === '127.0.0.1' || name === '[::1]' ? 'localhost' : name;
}

/** Whether others than this machine can come to a server on `host`. */
export const isOpen = (host: string): boolean => !/^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/** Whether people come from elsewhere: by an address that was given and is not of this machine. */
export const isPublic = ({ appUrl, appUrlGiven }: Pick<Config, 'appUrl' | 'appUrlGiven'>): boolean =>
  appUrlGiven && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(appUrl).hostname);

/** Where the payments sandbox listens. Whoever reaches its pages can pay without money, so it hides like the inbox. */
export const paymentsHost = (config: Pick<Config, 'appUrl' | 'appUrlGiven' | 'host' | 'payments'>): string =>
  isPublic(config) && config.payments.publicUrl === null ? '127.0.0.1' : config.host;

/** Where the inbox listens. It shows every code and link, so at a public address it stays on this machine. */
export const inboxHost = (config: Pick<Config, 'appUrl' | 'appUrlGiven' | 'host'>): string =>
  isPublic(config) ? '127.0.0.1' : config.host;

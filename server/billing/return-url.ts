import { networkInterfaces } from 'node:os';
import { Refusal } from '../../contract/errors.ts';
import type { Config } from '../config.ts';

type Addresses = Pick<Config, 'appUrl' | 'appUrlGiven' | 'host' | 'port'>;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The origins under which people reach us. A machine without a public address is reached by any of its names. */
function ourOrigins({ appUrl, appUrlGiven, host, port }: Addresses): ReadonlySet<string> {
  const main = new URL(appUrl);
  const isHere = main.protocol === 'http:' && LOOPBACK.includes(main.hostname);
  const isOpen = !appUrlGiven && (host === '0.0.0.0' || host === '::');
  const names = [...(isHere ? LOOPBACK : []), ...(isOpen ? ownAddresses() : [])];
  const ports = [String(port), ...(main.port === '' ? [] : [main.port])];
  return new Set([main.origin, ...names.flatMap((name) => ports.map((at) => new URL(`http://${name}:${at}`).origin))]);
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ scopeid }) => !scopeid)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}

/**
 * An address that the payment provider may lead a person back to: a whole one, on this site. What a parser would have to
 * put right first is refused: browsers and the provider may put it right in different ways.
 *
 * @throws Refusal `return_url_refused`
 */
export function checkReturnUrl(addresses: Addresses, text: string): URL {
  const url = /^https?:\/\/[^\s\\@]+$/i.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url === null || !ourOrigins(addresses).has(url.origin)) throw new Refusal('return_url_refused');
  return url;
}

/** The origin that a request came from where it is ours, as the visitor names us; else our public one. */
export function visitedOrigin(addresses: Addresses, origin: string | undefined): string {
  return origin !== undefined && ourOrigins(addresses).has(origin) ? origin : new URL(addresses.appUrl).origin;
}

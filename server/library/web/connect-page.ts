import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Unreadable } from '../../reading/document.ts';
import type { AddressPolicy } from './address-policy.ts';

export interface ConnectOptions {
  policy: AddressPolicy;
  /** Every address that a name has. @throws when it has none */
  resolve: (host: string) => Promise<{ address: string; family: number }[]>;
  signal: AbortSignal;
}

/** Asks the system's resolver. */
export const resolveBySystem: ConnectOptions['resolve'] = (host) => lookup(host, { all: true });

/** What stands for the name of an address; the brackets of an IPv6 address are the URL's, not its own. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * Opens a web address that the policy allows. The name is resolved once, every address it has must be allowed, and the
 * connection goes to the address that was checked: a name that resolves to something else a moment later gains nothing.
 */
export async function connectPage(url: URL, options: ConnectOptions): Promise<IncomingMessage> {
  const { policy, signal } = options;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Unreadable('Only http and https addresses can be imported.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new Unreadable('An address with a name and password in it cannot be imported.');
  }
  const secure = url.protocol === 'https:';
  if (!policy.allowPort(Number(url.port || (secure ? 443 : 80)))) {
    throw new Unreadable(`Port ${url.port} is not one that web pages are imported from.`);
  }
  const { address, family } = await resolveAllowed(hostOf(url), options);
  const pinned: LookupFunction = (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).get(
      url,
      {
        lookup: pinned,
        signal,
        agent: false,
        headers: {
          'user-agent': 'Benesight library import',
          accept: 'text/html,application/xhtml+xml,application/pdf,text/plain,text/markdown,*/*;q=0.1',
          'accept-encoding': 'gzip, identity',
        },
      },
      resolve,
    );
    request.once('error', reject);
  });
}

async function resolveAllowed(
  host: string,
  { policy, resolve }: ConnectOptions,
): Promise<{ address: string; family: number }> {
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => []);
  const [first] = found;
  if (first === undefined) throw new Unreadable('The address does not exist or cannot be resolved.');
  if (!found.every(({ address }) => policy.allowAddress(address))) {
    throw new Unreadable('The address leads into a private network, which cannot be imported from.');
  }
  return first;
}

import { domainToASCII } from 'node:url';

/** Providers that have several names, or deliver to one mailbox whatever stands between its letters. */
const providers: readonly { domains: readonly [string, ...string[]]; ignored?: RegExp }[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
];

/**
 * The mailbox behind an address, so that many ways to write one mailbox are the same text: in lower case, without a plus
 * part, under the provider's first name, and without dots where the provider ignores them. Two people hardly ever share
 * one; it is for counting gifts, never for sending mail.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const domain = asciiDomain(plain.slice(at + 1));
  const provider = providers.find(({ domains }) => domains.includes(domain));
  const name = plain.slice(0, at);
  const plus = name.indexOf('+');
  const base = plus < 0 ? name : name.slice(0, plus);
  const bare = provider?.ignored === undefined ? base : base.replaceAll(provider.ignored, '');
  // A name of nothing but what is ignored names no other mailbox.
  return `${bare === '' ? name : bare}@${provider?.domains[0] ?? domain}`;
}

function asciiDomain(domain: string): string {
  const bare = domain.replace(/\.+$/, '');
  return domainToASCII(bare) || bare;
}

import ipaddr from 'ipaddr.js';

/** Addresses that tell nothing about who calls: of this machine, or behind the same proxy or router as we are. */
const nobodys: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'uniqueLocal',
  'linkLocal',
  'carrierGradeNat',
  'unspecified',
]);

/** The network that one customer of a provider has: an IPv4 address, of IPv6 the /64; null for one that tells nothing. */
export function networkOf(address: string): string | null {
  const plain = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return null;
  const ip = ipaddr.process(plain);
  if (nobodys.has(ip.range())) return null;
  return ip.kind() === 'ipv4' ? ip.toString() : ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/64`).toString();
}

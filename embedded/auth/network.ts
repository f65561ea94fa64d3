import ipaddr from 'ipaddr.js';

/**
 * The network that one customer is given: an IPv4 address as it is, of IPv6 the /64. What is no address stays as it is,
 * shortened: a header may say anything.
 */
export function networkOf(address: string): string {
  const plain = address.trim().split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return plain.toLowerCase().slice(0, 64);
  const ip = ipaddr.process(plain);
  if (ip.kind() === 'ipv4') return ip.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/64`).toString();
}

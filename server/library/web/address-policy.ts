import ipaddr from 'ipaddr.js';

/** Which addresses a fetch may connect to. */
export interface AddressPolicy {
  /** @param address an IP address as text */
  allowAddress(address: string): boolean;
  allowPort(port: number): boolean;
}

const ports = new Set([80, 443, 8080, 8443]);

/** The public internet on the usual ports: nothing private, local, shared, reserved or tunnelled. */
export const publicOnly: AddressPolicy = {
  allowAddress: isPublic,
  allowPort: (port) => ports.has(port),
};

function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) {
    // Only 2000::/3 is given out; what else counts as unicast (old v4-compatible, site-local) leads somewhere private.
    return address.match(ipaddr.IPv6.parse('2000::'), 3);
  }
  return true;
}

import type { Network } from '../metrics.ts';

/** What people call the two sides of a plan's network. */
export const networkNames: Readonly<Record<Network, readonly string[]>> = {
  in: ['in - network', 'in network', 'inn', 'within the network', 'inside the network', 'participating provider', 'participating providers'],
  out: ['out - of - network', 'out of network', 'oon', 'outside of the network', 'outside the network', 'non - network', 'non - participating'],
}; // prettier-ignore

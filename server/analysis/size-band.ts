import type { PeerPart, PeerTest } from '../../contract/analysis.ts';
import { sizeBands } from '../../contract/vocabulary/company-sizes.ts';

/** "Employers like ours, 350 people": nobody means exactly so many. Peers of that size are those of its band, which is stated. */
export function sizesAbout(peers: readonly PeerPart[], assumed: string[]): PeerPart[] {
  const about = (test: PeerTest): PeerTest => {
    if (test.on !== 'size' || test.atLeast === undefined || test.atLeast !== test.atMost) return test;
    const { atLeast: many } = test;
    const band = sizeBands.find(({ from, to }) => many >= from && (to === null || many <= to));
    if (band === undefined) return test;
    assumed.push(`Employers of about that size: ${band.label} employees.`);
    return { on: 'size', atLeast: band.from, ...(band.to === null ? {} : { atMost: band.to }) };
  };
  return peers.map((part) => ({ ...part, any: part.any.map(about) }));
}

import type { Network } from '../../../../contract/metrics.ts';
import { costIn, type CostReading } from '../costs.ts';
import type { Row } from '../rows.ts';
import { serviceRowsOf, type ServiceRow } from './summary-costs.ts';

/** A service with what one pays for it inside and outside of the network. */
export interface Priced extends ServiceRow {
  costs: Partial<Record<Network, CostReading>>;
}

/** The services of the second table with their costs as the member's. */
export function pricedRowsOf(rows: readonly Row[]): Priced[] {
  const priced = serviceRowsOf(rows).map((one): Priced => ({ ...one, costs: costsOf(one) }));
  return saysWhatThePlanPays(priced) ? priced.map(asMembers) : priced;
}

function costsOf({ cells }: ServiceRow): Priced['costs'] {
  const inside = cells.in === undefined ? null : costIn(cells.in.text);
  const read = cells.out === undefined ? null : costIn(cells.out.text);
  const outside = read?.kind === 'as_in_network' ? inside : read;
  return { ...(inside !== null && { in: inside }), ...(outside !== null && { out: outside }) };
}

/** So many shares tell whose they are, and a member hardly pays more than so much of the usual service. */
const ENOUGH = 4;
const MEMBERS_MOST = 65;

/** Some makers write what the plan pays, against the form: much inside of its network, and less outside. */
function saysWhatThePlanPays(priced: readonly Priced[]): boolean {
  const sharesOf = (network: Network): number[] =>
    priced
      .flatMap(({ costs: { [network]: cost } }) => (cost?.kind === 'pays' && cost.share !== null ? [cost.share] : []))
      .sort((one, other) => one - other);
  const middle = (shares: readonly number[]): number | undefined => shares[Math.floor(shares.length / 2)];
  const inside = sharesOf('in');
  const [usual = 0, outside = 0] = [middle(inside), middle(sharesOf('out'))];
  return inside.length >= ENOUGH && usual > MEMBERS_MOST && outside <= usual;
}

function asMembers(one: Priced): Priced {
  const turned = (cost: CostReading | undefined): CostReading | undefined =>
    cost?.kind === 'pays' && cost.share !== null ? { ...cost, share: 100 - cost.share } : cost;
  const inside = turned(one.costs.in);
  const outside = turned(one.costs.out);
  return { ...one, costs: { ...(inside && { in: inside }), ...(outside && { out: outside }) } };
}

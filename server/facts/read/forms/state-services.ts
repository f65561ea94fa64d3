import { type MetricKey, metricOf, type Network } from '../../../../contract/metrics.ts';
import type { RowCell } from '../rows.ts';
import { type Priced, pricedRowsOf } from './service-prices.ts';
import type { Row } from '../rows.ts';
import type { Place, State } from './statement.ts';

/** A share that so many services have is the plan's own. */
const USUAL = 3;

/** States what the second table says of each service, and what its rows say together. */
export function stateServices(rows: readonly Row[], state: State): void {
  const services = pricedRowsOf(rows);
  for (const priced of services) stateService(priced, state);
  stateOutside(services, state);
  stateUsualShare(services, state);
}

function stateService({ service, row, label, cells, costs }: Priced, state: State): void {
  for (const network of ['in', 'out'] as const) {
    const cell = cells[network];
    const cost = costs[network];
    if (cell === undefined || cost?.kind !== 'pays' || (network === 'out' && service.inOnly)) continue;
    const place = { row, cell, label };
    if (service.copay !== undefined && cost.copay !== null)
      state({ metric: service.copay, value: cost.copay, network: networkFor(service.copay, network) }, place);
    if (service.share !== undefined && cost.share !== null)
      state({ metric: service.share, value: cost.share, network: networkFor(service.share, network) }, place);
    if (network === 'in' && service.copay === 'medical.pcp_copay' && cost.telehealth !== null)
      state({ metric: 'medical.telehealth_copay', value: cost.telehealth }, place);
  }
}

const networkFor = (metric: MetricKey, network: Network): Network | null =>
  metricOf(metric).byNetwork === true ? network : null;

/** Whether the plan covers what is outside of its network: by care that it need not cover anywhere. */
function stateOutside(services: readonly Priced[], state: State): void {
  const read = services.flatMap(({ service, row, label, cells: { out }, costs }) =>
    out === undefined || service.anywhere || service.inOnly
      ? []
      : [{ place: { row, label, cell: out }, cost: costs.out }],
  );
  const covered = read.find(({ cost }) => cost?.kind === 'pays' && (cost.share ?? cost.copay ?? 0) > 0);
  const not = read.filter(({ cost }) => cost?.kind === 'not_covered');
  const shown = covered ?? (not.length >= USUAL ? not[0] : undefined);
  if (shown !== undefined)
    state({ metric: 'medical.out_of_network_covered', words: covered === undefined ? 'no' : 'yes' }, shown.place);
}

/** The share that most services have is the plan's coinsurance. */
function stateUsualShare(services: readonly Priced[], state: State): void {
  for (const network of ['in', 'out'] as const) {
    const places = new Map<number, Place[]>();
    for (const { service, row, label, cells, costs } of services) {
      const cell: RowCell | undefined = cells[network];
      const cost = costs[network];
      if (cell === undefined || service.inOnly || cost?.kind !== 'pays' || cost.share === null) continue;
      places.set(cost.share, [...(places.get(cost.share) ?? []), { row, cell, label }]);
    }
    const [most] = [...places].sort((one, other) => other[1].length - one[1].length);
    const place = most?.[1][0];
    if (most !== undefined && place !== undefined && most[1].length >= USUAL)
      state({ metric: 'medical.coinsurance', value: most[0], network }, place);
  }
}

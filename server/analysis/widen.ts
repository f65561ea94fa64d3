import type { AnalysisResult, AnalysisSpec, PeerPart } from '../../contract/analysis.ts';
import { regions, statesOf } from '../../contract/vocabulary/states.ts';
import { LEAST_VALUES, readCells } from './cells.ts';
import { partLabel } from './labels.ts';
import type { Reader } from './store.ts';

/** Peers that would give figures, the nearest first: a state's region, then without one part, then without any. */
function wider({ peers }: AnalysisSpec): { label: string; peers: PeerPart[] }[] {
  const without = (on: string) => peers.filter(({ any }) => any.every((test) => test.on !== on));
  const state = peers.find(({ any, not }) => !not && any.every((test) => test.on === 'state'))?.any[0];
  const region = state?.on === 'state' ? regions.find((one) => statesOf[one].includes(state.is)) : undefined;
  const kinds = ['state', 'region', 'size', 'year', 'carrier', 'planType', 'fact', 'industry'];
  const labelled = (some: PeerPart[]): string => (some.length === 0 ? 'All employers' : some.map(partLabel).join('; '));
  return [
    ...(region === undefined
      ? []
      : [[...without('state'), { any: [{ on: 'region' as const, is: region }], not: false }]]),
    ...kinds.flatMap((kind) => (without(kind).length < peers.length ? [without(kind)] : [])),
    ...(peers.length === 0 ? [] : [[]]),
  ].map((some) => ({ label: labelled(some), peers: some }));
}

/** The nearest peers with enough values for a figure; null where there are none. */
export async function widen(reader: Reader, spec: AnalysisSpec): Promise<AnalysisResult['widening']> {
  for (const { label, peers } of wider(spec)) {
    const wide = { ...spec, peers };
    const { rows } = await readCells(reader, { ...wide, groupBy: [], limit: null });
    const n = rows[0]?.cells[0]?.n ?? 0;
    if (n >= LEAST_VALUES) return { label: `${label}: n ${n}`, n, spec: wide };
  }
  return null;
}

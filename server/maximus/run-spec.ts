import type { AnalysisResult, AnalysisSpec } from '../../contract/analysis.ts';
import { Refusal } from '../../contract/errors.ts';
import { FREE_MINUTES } from '../../contract/maximus.ts';
import { compute } from '../analysis/compute.ts';
import type { Database } from '../db/connect.ts';
import type { Query } from './hold-query.ts';
import { findQuery, noteComputed } from './store.ts';

/** What a query is about: other metrics are another query, whatever else of the spec changes. */
const metricsOf = ({ measures }: AnalysisSpec): string[] =>
  measures.map((measure) => (measure.of === 'employers' ? measure.of : `${measure.of} ${measure.metric}`)).toSorted();

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

/**
 * Computes a spec for a query: the first time while its credits are set aside, and as often as wanted within half an hour
 * of its payment, with the same metrics.
 *
 * @throws Refusal `query_not_held`; `not_found` for another person's query
 */
export async function runSpec(db: Database, { userId, queryId }: Query, spec: AnalysisSpec): Promise<AnalysisResult> {
  const query = await findQuery(db, queryId, FREE_MINUTES);
  if (query?.userId !== userId) throw new Refusal('not_found');
  const metrics = metricsOf(spec);
  const isAllowed = query.status === 'held' || (query.status === 'settled' && query.isFree);
  if (!isAllowed || (query.metrics !== null && !isSame(query.metrics, metrics))) throw new Refusal('query_not_held');
  const result = await compute(db, spec);
  if (query.metrics === null) {
    await noteComputed(db, queryId, { metrics, description: `Maximus: ${result.sentence}`.slice(0, 200) });
  }
  return result;
}

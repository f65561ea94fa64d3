import { isMetric, type MetricKey, stepOf } from '../../../../contract/metrics.ts';
import type { FactCondition, FactTest } from '../../../../contract/search-filters.ts';

/** The same condition with its bounds at whole steps of the catalogue, so that it admits no less. */
export function atSteps(fact: FactCondition): FactCondition {
  const { or } = fact;
  return {
    ...fact,
    ...boundsAtSteps(fact),
    ...(or !== undefined && { or: or.map((one) => ({ ...one, ...boundsAtSteps(one) })) }),
  };
}

/** The metrics of which bounds of some conditions are between two steps, each once. */
export function metricsBetweenSteps(facts: readonly FactCondition[]): MetricKey[] {
  const tests = facts.flatMap((fact): FactTest[] => [fact, ...(fact.or ?? [])]);
  const metrics = tests.filter(isBetween).flatMap(({ metric }) => (isMetric(metric) ? [metric] : []));
  return [...new Set(metrics)];
}

function isBetween(test: FactTest): boolean {
  const { atLeast = test.atLeast, atMost = test.atMost } = boundsAtSteps(test);
  return atLeast !== test.atLeast || atMost !== test.atMost;
}

function boundsAtSteps({ metric, atLeast, atMost }: FactTest): Pick<FactTest, 'atLeast' | 'atMost'> {
  if (!isMetric(metric)) return {};
  const step = stepOf(metric);
  return {
    ...(atLeast !== undefined && { atLeast: atStep(atLeast, step, Math.floor) }),
    ...(atMost !== undefined && { atMost: atStep(atMost, step, Math.ceil) }),
  };
}

/** "Under $500" is a cent below it, and at a step too. */
const CENT = 0.0101;

function atStep(bound: number, step: number, round: (steps: number) => number): number {
  const steps = bound / step;
  return Math.abs(Math.round(steps) * step - bound) <= CENT ? bound : round(steps) * step;
}

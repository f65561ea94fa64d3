import type { MetricKey } from '../metrics.ts';

/** What people call the answers of a choice: each with the words that name it and none of the others. */
export const optionNames: Readonly<Partial<Record<MetricKey, readonly (readonly [option: string, names: readonly string[]])[]>>> = {
  'retirement.plan_type': [
    ['Pension', ['pension', 'pensions', 'pension plan', 'pension plans', 'defined benefit plan']],
    ['403(b)', ['403b', '403(b)', '403bs', '403b plan', '403b plans']],
    ['457(b)', ['457', '457b', '457(b)']],
    ['TSP', ['thrift savings plan']],
  ],
}; // prettier-ignore

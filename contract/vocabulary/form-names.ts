import type { MetricKey } from '../metrics.ts';

/** Forms that documents are made after, by their names, each with what stands in no other document. */
export const formNames: readonly { name: string; states: MetricKey }[] = [
  { name: 'sbc', states: 'medical.example_birth' },
  { name: 'sbcs', states: 'medical.example_birth' },
  { name: 'summary of benefits and coverage', states: 'medical.example_birth' },
  { name: 'summaries of benefits and coverage', states: 'medical.example_birth' },
];

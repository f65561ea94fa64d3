import type { MetricGroup } from '../metrics.ts';

/** What people call a benefit as a whole, whose amounts have names of their own: who asks how many offer it means all of it. */
export const groupNames: Readonly<Partial<Record<MetricGroup, readonly string[]>>> = {
  hra: ['hra', 'health reimbursement arrangement', 'health reimbursement account'],
  fsa: ['fsa', 'flexible spending account'],
  commuter: ['commuter', 'commuter benefit', 'commuting', 'transit benefit'],
  dental: ['dental', 'dental plan', 'dental insurance', 'dental coverage'],
  vision: ['vision', 'eye plan', 'vision plan', 'vision insurance', 'vision coverage'],
  life: ['life', 'life insurance', 'basic life', 'basic life insurance', 'group life'],
  std: [
    'std',
    'short-term disability',
    'short term disability',
    'short-term disability insurance',
    'short term disability insurance',
    'std insurance',
  ],
  ltd: [
    'ltd',
    'long-term disability',
    'long term disability',
    'long-term disability insurance',
    'long term disability insurance',
    'ltd insurance',
  ],
  retirement: ['retirement', 'retirement plan', 'retirement savings plan'],
};

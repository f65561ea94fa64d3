import type { MetricKey } from '../metrics.ts';

/** Names that a search takes for too wide, with the metrics that a question may mean by them, the likeliest first. */
export const wideMetricNames: Readonly<Record<string, readonly MetricKey[]>> = {
  contribution: ['medical.contribution', 'dental.contribution', 'vision.contribution'],
  contributions: ['medical.contribution', 'dental.contribution', 'vision.contribution'],
  'employer contribution': [
    'medical.employer_share',
    'hsa.employer_contribution',
    'hra.employer_contribution',
    'retirement.effective_match',
  ],
  'employer contributions': ['medical.employer_share', 'hsa.employer_contribution', 'retirement.effective_match'],
  'company contribution': ['medical.employer_share', 'hsa.employer_contribution', 'retirement.effective_match'],
  carryover: ['time_off.carryover_days', 'fsa.carryover'],
  'carry over': ['time_off.carryover_days', 'fsa.carryover'],
  'carry-over': ['time_off.carryover_days', 'fsa.carryover'],
  rollover: ['time_off.carryover_days', 'fsa.carryover'],
  'roll over': ['time_off.carryover_days', 'fsa.carryover'],
  disability: ['std.percent', 'ltd.percent'],
  'weekly maximum': ['std.weekly_maximum'],
  'monthly maximum': ['ltd.monthly_maximum'],
  copay: ['medical.pcp_copay', 'medical.specialist_copay', 'medical.er_copay', 'medical.urgent_care_copay'],
  copays: ['medical.pcp_copay', 'medical.specialist_copay', 'medical.er_copay', 'medical.urgent_care_copay'],
  contacts: ['vision.contact_allowance'],
};

/** Names of a line of cover as a whole: beside another metric of the line they only say which line is meant. */
export const lineNames: readonly string[] = [
  'rx',
  'hsa', 'hsas', 'health savings account', 'hra', 'hras', 'fsa', 'fsas', 'health fsa', 'health care fsa', 'flexible spending account', '401k', '401(k)',
  '401ks', '403b', '403(b)', '401k plan', 'retirement plan', 'retirement', 'std', 'ltd', 'short-term disability', 'short term disability',
  'long-term disability', 'long term disability', 'dental', 'dental plan', 'vision', 'vision plan', 'life insurance', 'basic life', 'group life',
  'match', 'employer match', 'company match', 'fertility', 'orthodontia', 'ortho', 'commuter', 'disability', 'life', 'basic life insurance',
]; // prettier-ignore

/** Names that mean a metric only beside its line of cover: "dental premiums", "the maximum of the STD plan". */
export const lineMetricNames: Readonly<Record<string, readonly MetricKey[]>> = {
  premium: ['medical.premium', 'dental.contribution', 'vision.contribution'],
  premiums: ['medical.premium', 'dental.contribution', 'vision.contribution'],
  deductible: ['medical.deductible', 'dental.deductible'],
  carrier: ['medical.carrier', 'dental.carrier', 'vision.carrier'],
  maximum: ['dental.annual_maximum', 'dental.orthodontia_maximum', 'life.maximum', 'ltd.monthly_maximum', 'std.weekly_maximum', 'fsa.health_limit', 'medical.fertility_maximum'],
  max: ['dental.annual_maximum', 'dental.orthodontia_maximum', 'life.maximum', 'ltd.monthly_maximum', 'std.weekly_maximum', 'fsa.health_limit', 'medical.fertility_maximum'],
  cap: ['dental.annual_maximum', 'dental.orthodontia_maximum', 'life.maximum', 'ltd.monthly_maximum', 'std.weekly_maximum', 'fsa.health_limit', 'medical.fertility_maximum'],
  'annual max': ['dental.annual_maximum'],
  'lifetime max': ['dental.orthodontia_maximum', 'medical.fertility_maximum'],
  'lifetime maximum': ['dental.orthodontia_maximum', 'medical.fertility_maximum'],
  'weekly max': ['std.weekly_maximum'],
  'monthly max': ['ltd.monthly_maximum'],
  'waiting period': ['eligibility.waiting_days', 'std.waiting_days', 'ltd.waiting_days'],
  waiting: ['eligibility.waiting_days', 'std.waiting_days', 'ltd.waiting_days'],
  wait: ['eligibility.waiting_days', 'std.waiting_days', 'ltd.waiting_days'],
  'percent of pay': ['std.percent', 'ltd.percent', 'leave.parental_pay'],
  'percent of salary': ['std.percent', 'ltd.percent', 'leave.parental_pay'],
  'share of pay': ['std.percent', 'ltd.percent', 'leave.parental_pay'],
  'share of salary': ['std.percent', 'ltd.percent', 'leave.parental_pay'],
  duration: ['std.maximum_weeks'],
  multiple: ['life.multiple'],
  'times pay': ['life.multiple'],
  limit: ['fsa.health_limit', 'fsa.dependent_care_limit'],
  seed: ['hsa.employer_contribution', 'hra.employer_contribution'],
  funding: ['hsa.employer_contribution', 'hra.employer_contribution'],
  contribution: ['medical.contribution', 'dental.contribution', 'vision.contribution', 'hsa.employer_contribution', 'hra.employer_contribution'],
  contributions: ['medical.contribution', 'dental.contribution', 'vision.contribution', 'hsa.employer_contribution', 'hra.employer_contribution'],
  contribute: ['hsa.employer_contribution', 'hra.employer_contribution', 'medical.employer_share'],
  contrib: ['medical.contribution', 'dental.contribution', 'vision.contribution', 'hsa.employer_contribution'],
  allowance: ['vision.frame_allowance'],
  exam: ['vision.exam_copay'],
  specialty: ['rx.specialty'],
  coinsurance: ['medical.coinsurance', 'dental.basic', 'dental.major', 'dental.preventive'],
  copays: ['medical.pcp_copay', 'rx.tier_1', 'vision.exam_copay', 'medical.telehealth_copay'],
  copay: ['medical.pcp_copay', 'rx.tier_1', 'vision.exam_copay', 'medical.telehealth_copay'],
}; // prettier-ignore

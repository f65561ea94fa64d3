import { atWork } from './at-work.ts';
import { costTrend, mercer } from './cost-trend.ts';
import { kffPlans } from './kff-plans.ts';
import { kff } from './kff.ts';
import { savings } from './savings.ts';
import type { SurveyEntry } from './survey.ts';

/** All published figures of the market that the reference holds. */
export const surveyEntries: readonly SurveyEntry[] = [
  ...kff,
  ...kffPlans,
  ...mercer,
  ...costTrend,
  ...atWork,
  ...savings,
];

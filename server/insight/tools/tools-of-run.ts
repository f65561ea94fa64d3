import type { Reading } from '../../../contract/reading.ts';
import type { ModelTool } from '../../outside/model.ts';
import { benchmark } from './benchmark.ts';
import { changes } from './changes.ts';
import { compare } from './compare.ts';
import { complianceDates } from './compliance-dates.ts';
import { findEmployer } from './find-employer.ts';
import { getGuide } from './get-guide.ts';
import { planFacts } from './plan-facts.ts';
import { rankEmployers } from './rank-employers.ts';
import { readQuestion } from './read-question.ts';
import { reference } from './reference.ts';
import type { RunParts } from './run-parts.ts';
import { searchGuides } from './search-guides.ts';
import { publishedSurveys } from './surveys.ts';

/** The tools of one run, the same for every model. */
export const toolsOfRun = (parts: RunParts, before: Reading | null): ModelTool[] => [
  readQuestion(parts, before),
  searchGuides(parts),
  planFacts(parts),
  benchmark(parts),
  rankEmployers(parts),
  compare(parts),
  changes(parts),
  findEmployer(parts),
  getGuide(parts),
  reference(parts),
  publishedSurveys(parts),
  complianceDates(parts),
];

import type { AnalysisResult } from '../../../contract/analysis.ts';
import { type Look, withLook } from '../../look.ts';

/** An answer with its drawing as somebody wants it to look; its figures are what they are. */
export const lookedAt = (result: AnalysisResult, look: Look | null): AnalysisResult =>
  look === null || result.chart === null ? result : { ...result, chart: withLook(result.chart, look) };

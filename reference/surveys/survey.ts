import type { MetricKey, Tier } from '../../contract/metrics.ts';
import { type Facet, type SurveyKey, surveyOf } from '../../contract/vocabulary/surveys.ts';
import type { Entry, RuleFigure } from '../entry.ts';

/** The median of a metric; or how many guides state it at all, or as one of its options. */
export interface BesideFigure {
  metric: MetricKey;
  tier?: Tier;
  isShare?: boolean;
  is?: string;
}

/** A figure that a survey has published. */
export interface SurveyFigure extends RuleFigure {
  /** What it is of, among the figures of its entry. */
  facets: readonly Facet[];
  /** What guides of the library state of the same: the two are shown side by side, and never mixed. */
  beside?: BesideFigure;
}

/** Figures of one subject that a survey has published, by the year of the survey or of its projection. */
export interface SurveyEntry extends Entry {
  survey: SurveyKey;
  figures: readonly SurveyFigure[];
}

/** What the entries of one survey have in common. */
interface OfSurvey {
  survey: SurveyKey;
  topics?: Entry['topics'];
  /** Who was asked, and what they were asked about. */
  asked: string;
  /** How its figures are to be read. */
  reading: string;
}

type Own = Pick<SurveyEntry, 'id' | 'title' | 'names' | 'rule'> & {
  /** The table or section that has them. */
  section: string;
  topics?: Entry['topics'];
  figures: readonly Omit<SurveyFigure, 'source'>[];
};

/** The day on which the figures were last held against their pages. */
const AS_OF = '2026-11-27';

/** The entries of a survey. Each is called by its own names; who publishes it is known by the survey. */
export const entriesOfSurvey = (of: OfSurvey, own: readonly Own[]): readonly SurveyEntry[] =>
  own.map(({ section, topics, figures, ...entry }) => {
    const { label, report } = surveyOf(of.survey);
    const source = `${label}, ${report}: ${section}`;
    return {
      ...entry,
      survey: of.survey,
      topics: topics ?? of.topics ?? [],
      figures: figures.map((one) => ({ ...one, source })),
      appliesTo: of.asked,
      planDecides: of.reading,
      counsel: 'Quote the publisher’s own table to a client.',
      source,
      asOf: AS_OF,
    };
  });

/** A figure by year, in the order from the first of `figureYears`. */
export const figure = (
  label: string,
  unit: SurveyFigure['unit'],
  of: SurveyFigure['facets'],
  by: SurveyFigure['by'],
  more: Pick<SurveyFigure, 'checked' | 'beside'> = {},
): Omit<SurveyFigure, 'source'> => ({ label, unit, facets: of, by, ...more });

import type { AnalysisSpec } from '../../contract/analysis.ts';
import { toolNames } from '../../contract/insight-tools.ts';
import type { Reading } from '../../contract/reading.ts';
import type { BesideFigure } from '../../reference/surveys/survey.ts';
import type { Call } from './call.ts';
import { findSurveys } from './tools/find-surveys.ts';
import { yearsOf } from './years-of.ts';

/** What a line of questions about surveys has said and been answered before. */
export interface SurveyLine {
  texts: readonly string[];
  near: readonly string[];
}

/** Figures of the library that stand beside those of a survey. */
const MOST_BESIDE = 2;
const LONGEST = 400;
/** An amount is what the survey is said to say: "KFF says it is $24,000". */
const ASCRIBES =
  /\b(?:says?|said|reports?|reported|found|finds|according|puts?|claims?|states?|shows?|true|right|correct)\b/i;
/** An amount of somebody’s own is held against the survey. */
const COMPARES = /\b(?:compare[sd]?|against|versus|vs|than|above|below|stack|competitive|our|my|we)\b/i;

/** What answers a question that names a survey: what it has published, and beside it what guides of the library state of the same. */
export function surveyCalls(reading: Reading, { texts, near }: SurveyLine): Call[] {
  const surveys = (reading.surveys ?? []).map(({ value }) => value);
  const query = reading.text.slice(0, LONGEST);
  const metrics = reading.metrics.map(({ value }) => value.metric).slice(0, 8);
  const { found } = findSurveys({ texts: [query, ...texts], surveys, near, metrics });
  const beside = found.flatMap(({ asked }) => asked.flatMap((one) => one.beside ?? []));
  const specs = beside
    .map(specOf)
    .filter((spec, at, all) => all.findIndex((one) => JSON.stringify(one) === JSON.stringify(spec)) === at);
  const published: Call = {
    tool: toolNames.surveys,
    input: {
      query,
      surveys,
      metrics,
      years: yearsAsked(reading),
      before: texts.slice(0, 4),
      near: near.slice(0, 4),
      premises: ascribed(reading),
    },
  };
  return [published, ...specs.slice(0, MOST_BESIDE).map((spec): Call => ({ tool: toolNames.benchmark, input: spec }))];
}

/** What surveys publish of the figure that is computed over all guides of the library. */
export function besideFigure({ measures, peers, groupBy, statistic }: AnalysisSpec, reading: Reading): Call[] {
  const [measure, ...others] = measures;
  const isOfAll =
    peers.every(({ any }) => any.every(({ on }) => on === 'year' || on === 'size')) && groupBy.length === 0;
  const isTypical =
    statistic === 'median' ||
    statistic === 'mean' ||
    statistic === 'quartiles' ||
    statistic === 'share' ||
    statistic === 'count';
  if (measure === undefined || others.length > 0 || measure.of === 'employers' || !isOfAll || !isTypical) return [];
  // How much it rose is a figure of its own, which no guide states.
  if (RISES.test(reading.text))
    return [
      { tool: toolNames.surveys, input: { query: reading.text.slice(0, LONGEST), years: yearsOf(reading.where) } },
    ];
  return [
    {
      tool: toolNames.surveys,
      input: {
        query: reading.text.slice(0, LONGEST),
        metric: measure.metric,
        tier: measure.tier ?? null,
        years: yearsOf(reading.where),
      },
    },
  ];
}

const RISES =
  /\b(?:(?:go|went|gone|going) up|rise[ns]?|rose|rising|increased?|grew|grown|growth|jump(?:ed)?|climb(?:ed)?)\b/i;

/** The years that are named; of a trend those between them, too. */
function yearsAsked({ where, intent }: Reading): number[] {
  const named = yearsOf(where);
  const [from, to] = [Math.min(...named), Math.max(...named)];
  return intent.value === 'trend' && named.length > 1
    ? Array.from({ length: Math.min(MOST_YEARS, to - from + 1) }, (_, at) => from + at)
    : named;
}
const MOST_YEARS = 8;

const specOf = ({ metric, tier, isShare, is }: BesideFigure): Record<string, unknown> =>
  isShare === true
    ? { measures: [{ of: 'offering', metric, ...(is === undefined ? {} : { is }) }], statistic: 'share' }
    : { measures: [{ of: 'value', metric, ...(tier === undefined ? {} : { tier }) }] };

const ascribed = ({ amounts, text }: Reading): number[] =>
  amounts.flatMap(({ value }) =>
    value.role === 'premise' || (ASCRIBES.test(text) && !COMPARES.test(text)) ? [value.amount] : [],
  );

import { z } from 'zod';
import { type FoundSurvey, type FoundSurveys, toolNames } from '../../../contract/insight-tools.ts';
import { isSurvey, type SurveyKey, surveyOf, surveys as publishers } from '../../../contract/vocabulary/surveys.ts';
import { sayFigure } from '../../../reference/entry.ts';
import type { ModelTool } from '../../outside/model.ts';
import { correctionOf } from './correct-premise.ts';
import { type FittingSurvey, findSurveys, surveysBeside } from './find-surveys.ts';
import type { RunParts } from './run-parts.ts';

const keys = Object.keys(publishers).filter(isSurvey) as [SurveyKey, ...SurveyKey[]];
const Input = z.object({
  query: z.string().trim().min(1).max(400).describe('What is asked, in words.'),
  surveys: z.array(z.enum(keys)).max(6).nullish().describe('The surveys that are named.'),
  years: z.array(z.int().min(1990).max(2100)).max(8).nullish(),
  before: z
    .array(z.string().max(400))
    .max(4)
    .nullish()
    .describe('Questions that this one goes on from, the newest first.'),
  near: z.array(z.string()).max(4).nullish().describe('Ids of entries that were answered before.'),
  premises: z.array(z.number()).max(8).nullish().describe('Numbers that are ascribed to the survey, to be put right.'),
  metrics: z.array(z.string()).max(8).nullish().describe('Metrics of the library that the question names.'),
  metric: z.string().nullish().describe('A metric of the library: only what is published of the same.'),
  tier: z.string().nullish(),
});

/** Figures that surveys of the market have published, each with its publisher and year. */
export function publishedSurveys({ sources }: Pick<RunParts, 'sources'>): ModelTool {
  return {
    name: toolNames.surveys,
    description:
      'Published market figures by survey and year: KFF, Mercer, Business Group on Health, Aon, WTW, Milliman, BLS, SHRM, ' +
      'Vanguard, PSCA and more. They are of those surveys and never of the guides of this library.',
    input: Input,
    step: () => 'Looking up published surveys…',
    run: (input): Promise<FoundSurveys> => {
      const { query, surveys, years, before, near, premises, metric, tier, metrics } = Input.parse(input);
      const named = surveys ?? [];
      const { found, missing, held } =
        typeof metric === 'string'
          ? { found: surveysBeside(query, metric, tier ?? null), missing: [], held: [] }
          : findSurveys({
              texts: [query, ...(before ?? [])],
              surveys: named,
              near: near ?? [],
              metrics: metrics ?? [],
              years: years ?? [],
            });
      const asked = { query, premises: premises ?? [], years: years ?? [] };
      return Promise.resolve({
        query,
        named: labelsOf(named),
        missing: labelsOf(missing),
        held: held.map(({ title }) => title),
        years: years ?? [],
        entries: found.map((one, at) =>
          saidSurvey(
            one,
            sources.rule(one.entry, surveyOf(one.entry.survey).label),
            at === 0 ? asked : { ...asked, premises: [] },
          ),
        ),
      });
    },
  };
}

const labelsOf = (named: readonly SurveyKey[]): string[] => [...new Set(named.map((key) => surveyOf(key).label))];

interface AskedFigures {
  query: string;
  premises: readonly number[];
  years: readonly number[];
}

function saidSurvey(
  { entry, asked }: FittingSurvey,
  marker: number,
  { query, premises, years }: AskedFigures,
): FoundSurvey {
  const published = asked.flatMap(({ by }) =>
    Object.keys(by)
      .map(Number)
      .filter((year) => by[year] !== null),
  );
  const latest = Math.max(0, ...published);
  const year = years.find((one) => published.includes(one)) ?? (years.length === 0 ? latest : null);
  const { id, title, rule, appliesTo, planDecides, source, asOf, figures } = entry;
  return {
    marker,
    id,
    title,
    publisher: surveyOf(entry.survey).label,
    rule,
    figures: [...asked, ...figures.filter((one) => !asked.includes(one))].map((one) => ({
      label: one.label,
      isAsked: asked.includes(one),
      values: Object.entries(one.by).flatMap(([of, value]) =>
        value === null
          ? []
          : [{ year: Number(of), said: sayFigure(one.unit, value), checked: one.checked?.[Number(of)] !== undefined }],
      ),
    })),
    population: appliesTo,
    reading: planDecides,
    correction: year === null ? null : correctionOf({ ...entry, figures: asked }, { query, premises, year }),
    source,
    asOf,
  };
}

import { type SurveyKey, surveyOf } from '../../../contract/vocabulary/surveys.ts';
import { surveyEntries } from '../../../reference/surveys/all.ts';
import type { SurveyEntry, SurveyFigure } from '../../../reference/surveys/survey.ts';
import { lazily } from '../../language/lazily.ts';
import { withoutSurveys } from '../../language/surveys.ts';
import { areFacets, askedFacets, figuresAsked } from './asked-figures.ts';
import { ruleKeysOf } from './rule-keys.ts';

/** An entry of a survey with how well it fits a question, 0 to 1, and its figures that are asked for. */
export interface FittingSurvey {
  entry: SurveyEntry;
  fit: number;
  asked: readonly SurveyFigure[];
}

export interface FoundPublished {
  found: readonly FittingSurvey[];
  /** Surveys that were named and have nothing on what is asked. */
  missing: readonly SurveyKey[];
  /** Where nothing fits: what there is of the surveys that were named. */
  held: readonly SurveyEntry[];
}

/** Texts of one line of questions, the newest first, and what was answered before. */
export interface AskedOfSurveys {
  texts: readonly string[];
  surveys: readonly SurveyKey[];
  /** Ids of the entries that were answered before. */
  near: readonly string[];
  /** Metrics of the library that the question was read to name. */
  metrics: readonly string[];
  /** Years that were named. */
  years?: readonly number[];
}

/** A word that no entry has: the question is about more than they hold. */
const UNKNOWN = 1.5;
/** What a title or a label says counts for less than a name. */
const LABEL = 0.6;
/** What fits less is about something else. */
const LIKELY = 0.34;
/** Another entry of the same survey is meant as well where it fits nearly as well. */
const ALSO = 0.9;
/** What is of another survey than the one that was named must fit better to be shown. */
const NEAREST = 0.5;
const MOST = 3;
/** So few entries of a survey need no word beside its name: the first is its own figure. */
const FEW = 2;
/** How much of the fit comes from a single name that the question says whole. */
const BY_NAME = 0.5;

interface Indexed {
  entry: SurveyEntry;
  weights: ReadonlyMap<string, number>;
  names: readonly (readonly string[])[];
}

/** The entries by their words, and how rare each word is among them. */
const index = lazily(() => {
  const all = surveyEntries.map((entry): Indexed => {
    const weights = new Map<string, number>();
    const add = (text: string, weight: number): void => {
      for (const word of ruleKeysOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
    };
    for (const { label } of entry.figures) add(label, LABEL);
    for (const name of [entry.title.replace(/^[^:]*: /, ''), ...entry.names]) add(name, 1);
    return {
      entry,
      weights,
      names: entry.names.map((name) => [...new Set(ruleKeysOf(name))]).filter((name) => name.length > 0),
    };
  });
  const holders = new Map<string, number>();
  for (const { weights } of all) for (const word of weights.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const rarity = (word: string): number => {
    const count = holders.get(word);
    return count === undefined ? UNKNOWN : Math.log(1 + all.length / count);
  };
  return { all, rarity };
});

const sum = (words: readonly string[], of: (word: string) => number): number =>
  words.reduce((all, word) => all + of(word), 0);

function fitOf({ weights, names }: Indexed, words: readonly string[]): number {
  const { rarity } = index();
  const whole = sum(words, rarity);
  if (whole === 0) return 0;
  const said = sum(words, (word) => rarity(word) * (weights.get(word) ?? 0)) / whole;
  const asked = new Set(words);
  const named = Math.max(
    0,
    ...names.map((name) => {
      const own = sum(name, rarity);
      return own === 0
        ? 0
        : sum(
            name.filter((word) => asked.has(word)),
            rarity,
          ) / own;
    }),
  );
  return said * (1 - BY_NAME) + named * said * BY_NAME;
}

const publisherOf = (key: SurveyKey): string => surveyOf(key).label;

/** An entry with how well it fits a question. */
interface Ranked {
  entry: SurveyEntry;
  fit: number;
}

/** The entries that a question asks for: of the surveys that it names, the best of each first; else the nearest of others. */
export function findSurveys(asked: AskedOfSurveys): FoundPublished {
  const [newest = '', ...before] = asked.texts;
  const parts = newest.split(JOINT);
  if (parts.length < 2 || asked.surveys.length !== 1) return findOne(asked);
  const all = parts
    .map((part) => findOne({ ...asked, texts: [part, ...before] }))
    .filter(({ missing }) => missing.length === 0);
  const found = all.flatMap((one) => one.found);
  const once = found.filter((one, at) => found.findIndex(({ entry }) => entry === one.entry) === at).slice(0, MOST);
  return once.length === 0 ? findOne(asked) : { found: once, missing: [], held: [] };
}

/** Before a second question of the same survey: "…, and how many offer an HDHP". */
const JOINT = /,?\s+and\s+(?=(?:how|what|which)\b)/i;

function findOne({ texts, surveys, near, metrics, years = [] }: AskedOfSurveys): FoundPublished {
  const facets = askedFacets(texts);
  const withFigures = ({ entry, fit }: Ranked): FittingSurvey => ({
    entry,
    fit,
    asked: figuresAsked(entry, facets, texts),
  });
  const words = wordsOf(texts[0] ?? '');
  const ranked = index()
    .all.map((one) => ({ entry: one.entry, fit: fitOf(one, words) }))
    .toSorted((a, b) => b.fit - a.fit);
  const before = near.flatMap((id) => surveyEntries.find((entry) => entry.id === id) ?? []);
  if (before.length > 0 && (areFacets(words) || (ranked[0]?.fit ?? 0) < LIKELY))
    return { found: before.map((entry) => withFigures({ entry, fit: 1 })), missing: [], held: [] };
  const missing: SurveyKey[] = [];
  const found = surveys.flatMap((key): readonly Ranked[] => {
    const own = ranked.filter(({ entry }) => publisherOf(entry.survey) === publisherOf(key));
    const best = ofYear(own, years) ?? own[0];
    if (best !== undefined && best.fit >= LIKELY) {
      const also = own.find((one) => one !== best && one.fit >= best.fit * ALSO && saysMore(one, best, words));
      return surveys.length > 1 || also === undefined ? [best] : [best, also];
    }
    const likely = words.length === 0 && own.length <= FEW ? best : own.find(({ entry }) => isOfMetric(entry, metrics));
    if (likely === undefined) missing.push(key);
    return likely === undefined ? [] : [likely];
  });
  const once = found.filter((one, at) => found.findIndex(({ entry }) => entry === one.entry) === at).slice(0, MOST);
  if (once.length > 0) return { found: once.map(withFigures), missing, held: [] };
  const nearest = ranked.slice(0, 1).filter(({ fit }) => fit >= NEAREST);
  const isOfNamed = ({ survey }: SurveyEntry): boolean =>
    surveys.some((key) => publisherOf(key) === publisherOf(survey));
  return { found: nearest.map(withFigures), missing, held: nearest.length > 0 ? [] : surveyEntries.filter(isOfNamed) };
}

/** Of entries that fit nearly alike the one that has a figure of the year that was named, where the best has none. */
function ofYear(ranked: readonly Ranked[], years: readonly number[]): Ranked | undefined {
  const [best] = ranked;
  const has = ({ entry }: Ranked): boolean =>
    entry.figures.some(({ by }) => years.some((year) => typeof by[year] === 'number'));
  if (best === undefined || years.length === 0 || has(best)) return best;
  return ranked.find((one) => one.fit >= best.fit * ALIKE && has(one));
}
const ALIKE = 0.6;

const isOfMetric = ({ figures }: SurveyEntry, metrics: readonly string[]): boolean =>
  figures.some(({ beside }) => beside !== undefined && metrics.includes(beside.metric));

/** Whether an entry has a word of the question that another lacks. */
function saysMore({ entry }: Ranked, other: Ranked, words: readonly string[]): boolean {
  const weightsOf = (one: SurveyEntry) => index().all.find((each) => each.entry === one)?.weights;
  return words.some((word) => weightsOf(entry)?.has(word) === true && weightsOf(other.entry)?.has(word) !== true);
}

/** What a question says, without the names of surveys and words for them. */
const wordsOf = (text: string): string[] => [...new Set(ruleKeysOf(withoutSurveys(text)))];

/** Entries that publish what guides of the library state of a metric, too; the newest publications stand first. */
export const surveysBeside = (query: string, metric: string, tier: string | null): FittingSurvey[] =>
  surveyEntries.flatMap((entry) => {
    const own = entry.figures.filter(
      ({ beside }) => beside?.metric === metric && (tier === null || (beside.tier ?? null) === tier),
    );
    if (own.length === 0) return [];
    // Of employers of a size the figure of these, where the survey tells sizes apart.
    const facets = askedFacets([`${tier ?? ''} ${query}`]);
    const sized = facets.has('size') ? figuresAsked(entry, facets, [query]) : [];
    return [{ entry, fit: 1, asked: (sized.length > 0 ? sized : own).slice(0, 1) }];
  });

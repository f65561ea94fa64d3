import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { metricOf } from '../../contract/metrics.ts';
import type { Known, Reading } from '../../contract/reading.ts';
import { specOf } from '../analysis/specify.ts';
import { askWhich } from '../analysis/ask-back.ts';
import { labelOf } from '../analysis/refusals.ts';
import { readingOf } from '../analysis/words.ts';
import { isContent } from '../language/left.ts';
import { lexicon } from '../language/lexicon.ts';
import { mentionsIn } from '../language/mentions.ts';
import { modified } from '../language/metrics.ts';
import { read } from '../language/read.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { isFiller } from './filler.ts';
import { lineOf, type Near, nearestTo, rarityOf } from './nearest.ts';

/** As near as the nearest figure of all; a figure of another line of cover is named by its own words. */
const NEARLY = 0.9;
/** Letters; what is shorter is the beginning of many words. */
const SHORTEST = 3;
/** A score by which words that colour most questions name a figure: "deps" after the employer's share. */
const SURE = 7;
const peerKinds = new Set(['industry', 'state', 'region', 'size', 'employer', 'carrier', 'planType', 'funding']);

/**
 * A follow-up that could not be read, as another figure of the line of cover shown before: "mean benefit maximum" after fertility. Null
 * where its words name anything else: a number, a place, a word that is in no name of that figure.
 */
export function siblingOf(question: string, before: AnalysisSpec, known: Known): Understood | null {
  const tokens = tokensOf(question);
  const isOther = tokens.some(({ number }) => number !== null) || namesPeers(tokens, known);
  const shown = before.measures.flatMap((one) => (one.of === 'employers' ? [] : [one.metric]));
  const said = tokens.filter((token) => isContent(token) && (rarityOf(token.key) > 0 || !isFiller(token)));
  const keys = said.map(({ key }) => key);
  if (isOther || shown.length === 0 || keys.length === 0 || said.some(({ low }) => low.length < SHORTEST)) return null;
  const near = nearestTo(keys, shown);
  const lines = new Set(shown.map(lineOf));
  const own = near.filter(({ metric }) => lines.has(lineOf(metric)) && !shown.includes(metric));
  const [best] = own;
  const isNear = best !== undefined && best.score >= NEARLY * (near[0]?.score ?? 0);
  if (!isNear || said.some((token) => !isFiller(token) && !best.words.has(token.key))) return null;
  if (said.every(isFiller) && best.score < SURE) return null;
  const readingFor = ({ metric }: Near): Reading => about(metric, question, tokens, before, known);
  const alike = own.filter(({ score }) => score >= NEARLY * best.score);
  if (alike.length > 1)
    return askWhich(
      'figure',
      alike.map((one) => [one.metric, readingFor(one)]),
      specOf,
    );
  const understood = specOf(readingFor(best));
  if (understood.kind !== 'spec') return null;
  const next = near.find((one) => one !== best && !shown.includes(one.metric));
  const also = next === undefined ? '' : `; it can also mean ${labelOf(next.metric)}`;
  const taken = `Read “${question.trim().slice(0, 80)}” as ${labelOf(best.metric)}${also}.`;
  const assumed = [taken, ...understood.spec.assumed.filter((one) => !one.startsWith('Not used'))].slice(0, 12);
  return { ...understood, spec: { ...understood.spec, assumed } };
}

const namesPeers = (tokens: readonly Token[], known: Known): boolean =>
  mentionsIn(tokens, known).some(({ value }) => peerKinds.has(value.kind));

/** What the words say beside the figure, laid over what was shown. */
function about(
  metric: Parameters<typeof metricOf>[0],
  question: string,
  tokens: readonly Token[],
  before: AnalysisSpec,
  known: Known,
): Reading {
  const last = readingOf(before);
  const reading = read(question, last, known, true);
  const levels = lexicon.apart(tokens).map(({ value }) => value);
  const level = levels.find((one) => one.kind === 'level');
  const network = levels.find((one) => one.kind === 'network');
  const shown = last.metrics[0]?.value;
  const isAmount = metricOf(metric).kind === 'number';
  const from = { kind: 'carried' } as const;
  const value = modified(
    { metric },
    {
      tier: level?.tier ?? shown?.tier ?? null,
      network: network?.network ?? shown?.network ?? null,
      planType: shown?.planType ?? null,
    },
  );
  const isOfShare = reading.statistic?.value === 'share' || reading.statistic?.value === 'count';
  return {
    ...reading,
    intent: {
      value: last.groupBy.some((one) => one.value === 'year') ? 'trend' : isAmount ? 'benchmark' : 'share',
      from,
    },
    statistic: isAmount === isOfShare ? null : reading.statistic,
    metrics: [{ value, from }],
    subjects: [],
    amounts: [],
    where: last.where,
    groupBy: reading.groupBy.length > 0 ? reading.groupBy : last.groupBy,
    operation: { value: 'replace', from },
    left: [],
    more: [],
  };
}

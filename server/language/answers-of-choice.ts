import { type MetricKey, metricOf } from '../../contract/metrics.ts';
import { choiceNames } from '../../contract/vocabulary/choices.ts';
import { optionNames } from '../../contract/vocabulary/option-names.ts';
import { type Found, Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

const kept = new Map<MetricKey, Phrases<string>>();

/** The answers of a choice by all of their names. */
function answersOf(metric: MetricKey): Phrases<string> {
  const had = kept.get(metric);
  if (had !== undefined) return had;
  const options = metricOf(metric).options ?? [];
  const named = [
    ...options.map((option) => [option.toLowerCase(), option] as const),
    ...(optionNames[metric] ?? []).flatMap(([option, names]) => names.map((name) => [name, option] as const)),
    ...choiceNames.flatMap((one) => (one.metric === metric ? one.names.map((name) => [name, one.is] as const) : [])),
  ];
  const phrases = new Phrases(named);
  kept.set(metric, phrases);
  return phrases;
}

/** The one answer of a choice that some words name; null where they name none, or several. */
export function answerIn(metric: MetricKey, tokens: readonly Token[]): Found<string> | null {
  const found = answersOf(metric).apart(tokens);
  const [first] = found;
  return first === undefined || found.some(({ value }) => value !== first.value) ? null : first;
}

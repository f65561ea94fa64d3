import type { Choice, Understood } from '../../contract/analysis.ts';
import type { MetricKey } from '../../contract/metrics.ts';
import type { AskedMetric, Reading, Slot } from '../../contract/reading.ts';
import { lineNames, wideMetricNames } from '../../contract/vocabulary/wide-metric-names.ts';
import { labelOf } from './refusals.ts';

/** Makes a spec of a reading whose words have all been decided. */
type ToSpec = (reading: Reading) => Understood;
type Names = Readonly<Record<string, readonly MetricKey[]>>;

const MOST_CHOICES = 4;

/** A question back where the words mean several figures and no rule has a clear answer; null where they do not. */
export function askBack(reading: Reading, names: Names, toSpec: ToSpec): Understood | null {
  for (const slot of reading.metrics) {
    const typed = spokenName(reading, slot);
    const candidates =
      typed === null || isDecided(reading, slot.value.metric, typed) ? [] : candidatesOf(slot.value, typed, names);
    if (typed === null || candidates.length < 2) continue;
    const { or: _, ...asked } = slot.value;
    const choices = candidates.map((metric): [MetricKey, Reading] => [
      metric,
      {
        ...reading,
        metrics: reading.metrics.map((one) =>
          one === slot ? { value: { ...asked, metric }, from: { kind: 'carried' } } : one,
        ),
      },
    ]);
    const question = askWhich(typed, choices, toSpec);
    if (question !== null) return question;
  }
  return null;
}

/** Asks which of several figures is meant by a word; null where fewer than two of them can be computed. */
export function askWhich(
  word: string,
  readings: readonly (readonly [MetricKey, Reading])[],
  toSpec: ToSpec,
): Understood | null {
  const choices = readings.flatMap(([metric, reading]): Choice[] => {
    const understood = toSpec(reading);
    return understood.kind === 'spec' ? [{ label: labelOf(metric), spec: understood.spec }] : [];
  });
  if (choices.length < 2) return null;
  return { kind: 'ask', question: `Which ${word} do you mean?`, choices: choices.slice(0, MOST_CHOICES) };
}

/** Words beside a name of several figures that leave only the first of them. */
const deciding: Partial<Record<AskedMetric['metric'], readonly string[]>> = {
  'medical.employer_share': [
    'premium',
    'premiums',
    'coverage',
    'medical',
    'health',
    'percent',
    'percentage',
    'family',
    'single',
  ],
  'medical.contribution': [
    'premium',
    'premiums',
    'medical',
    'health',
    'family',
    'single',
    'paycheck',
    'monthly',
    'month',
  ],
};

/** "Employer contribution to family coverage": what it is paid to is said beside it. */
function isDecided({ text }: Reading, metric: AskedMetric['metric'], typed: string): boolean {
  // "Copay for generic prescriptions".
  if (metric === 'rx.tier_1' && /\bgenerics?\b/i.test(text)) return true;
  if (!/\b(?:employers?|company|employees?)\b/.test(typed)) return false;
  const words = new Set(
    text
      .toLowerCase()
      .replace(typed, ' ')
      .match(/[\p{L}\p{N}]+/gu),
  );
  const isOther = ['dental', 'vision', 'hsa', '401k', 'retirement'].some((one) => words.has(one));
  return !isOther && (deciding[metric] ?? []).some((one) => words.has(one));
}

/** What a typed name may mean of which no word beside it has decided. */
function candidatesOf(value: AskedMetric, typed: string, names: Names): readonly MetricKey[] {
  const several = names[typed] ?? names[`${value.metric.split('.')[0] ?? ''}: ${typed}`];
  const wide = several ?? wideMetricNames[typed];
  if (wide === undefined) return [];
  // Words beside it have decided: "the staff share of the premium".
  if (value.or === undefined && (value.metric !== wide[0] || lineNames.includes(typed))) return [];
  // A premium at a level is the whole of it, which is said beside the figure; a contribution is one to medical cover.
  if (value.tier !== undefined && ['medical.premium', 'medical.contribution'].includes(value.metric)) return [];
  return several ?? (value.or ?? []).filter((one) => wide.includes(one));
}

/** The words that named a metric, in small letters; null where it was carried or assumed. */
export function spokenName(reading: Reading, { from }: Slot<AskedMetric>): string | null {
  return from.kind !== 'typed' || reading.text.length === 0 ? null : spoken(reading, from.span);
}

/** The words of a span. Spans count from the beginning of the whole text, of which this reading may be a later part. */
function spoken({ text, covered, metrics }: Reading, [from, to]: readonly [number, number]): string {
  const named = metrics.flatMap((one) => (one.from.kind === 'typed' ? [one.from.span[0]] : []));
  const starts = [...covered.map(([start]) => start), ...named];
  const offset = to <= text.length ? 0 : Math.max(0, Math.min(...starts));
  return text
    .slice(from - offset, to - offset)
    .toLowerCase()
    .trim();
}

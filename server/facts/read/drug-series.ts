import type { MetricKey } from '../../../contract/metrics.ts';
import type { Match } from './candidate.ts';
import { specs } from './named.ts';
import type { Unit } from './unit.ts';
import { mentions, names, said, says } from './words.ts';

const drugs = names([
  'prescription drug',
  'prescription',
  'rx',
  'pharmacy',
  'drug',
  'retail',
  'retail rx',
  'retail prescription',
  'retail pharmacy',
  'retail drug',
  'rx copay',
  'prescription copay',
]);
const notDrugs = names(['mail', 'mail order', '90 day', 'deductible', 'home delivery', 'specialty']);
const tiers: readonly MetricKey[] = ['rx.tier_1', 'rx.tier_2', 'rx.tier_3', 'rx.specialty'];

/** "$10 / $30 / $60", "10/30/60/100": amounts one after another. A date has two numbers before its year. */
const series = /(?<![\d/])\$? ?\d{1,3}(?: ?\/ ?\$? ?\d{1,3}){2,3}(?![\d/%]|\.\d)/g;

/** The copays of a series that a label, or the words before it, say to be of drugs: the tiers in their order, where nothing names them. */
export function drugSeries({ own, around, ...unit }: Unit, found: readonly Match[]): Match[] {
  if (found.some(({ spec }) => spec.metric?.startsWith('rx.') === true)) return [];
  const [only, ...others] = own.text.matchAll(series);
  if (only === undefined || others.length > 0) return [];
  const label = [...around.label, ...around.row];
  const before = said(own.text.slice(0, only.index));
  const isNamed = label.some((text) => says(said(text), drugs)) || mentions(before, drugs).length > 0;
  if (!isNamed || [...label, own.text].some((text) => says(said(text), notDrugs))) return [];
  return Array.from(only[0].matchAll(/\d+/g), ({ 0: digits, index }, at): Match[] => {
    const spec = specs.find(({ metric }) => metric === tiers[at]);
    const from = only.index + index;
    const amount = Number(digits);
    const value = { kind: 'money', amount, from, to: from + digits.length } as const;
    return spec === undefined
      ? []
      : [{ unit: { own, around, ...unit }, spec, value, amount, isShare: false, score: 0.88 }];
  }).flat();
}

import type { Match } from './candidate.ts';
import { convert } from './convert.ts';
import { costIn } from './costs.ts';
import { payerOf } from './dimensions.ts';
import { daysOfYear } from './days-of-year.ts';
import { isAccrued, type Spec } from './metrics/spec.ts';
import { namedIn } from './named.ts';
import { type Unit, withHeads } from './unit.ts';
import { type Value, valuesOf } from './value.ts';

/** A value as one of a metric: what it amounts to; null where it cannot be one. */
export function matchOf(unit: Unit, value: Value, spec: Spec, score: number): Match | null {
  if (unit.kind === 'prose' && !isSaidInFull(unit.own.text, value, spec)) return null;
  // "$20 copay, then 100%": the plan pays the rest.
  if (spec.shape === 'cost' && value.kind === 'share' && value.percent === 100 && /\$/.test(unit.own.text)) return null;
  if (spec.shape === 'cost' && spec.share !== null && value.kind === 'share') {
    const amount = memberShare(unit, value, value.percent);
    return amount === null ? null : { unit, spec, value, amount, isShare: true, score };
  }
  // "$20 copay, then covered in full" costs the copay.
  if (spec.shape === 'cost' && value.kind === 'nothing' && /\$ ?\d/.test(unit.own.text)) return null;
  if (
    spec.shape === 'cost' &&
    value.kind === 'money' &&
    ((isPrice.test(unit.own.text) && !/co-?pay/.test(unit.own.text)) || !isCopay(unit, value))
  )
    return null;
  // What may be set aside is at most the upper end.
  const isMost = spec.metric?.startsWith('fsa.') === true && value.kind === 'money' && value.high !== undefined;
  const amount = isMost
    ? (value.high ?? null)
    : spec.shape === 'work days'
      ? workDaysOf(unit, value, spec)
      : convert(value, spec.shape, withHeads(unit));
  if (amount === null) return null;
  const toPlan =
    spec.shape === 'plan share' &&
    payerOf([unit.own.text, ...unit.around.row, ...unit.around.label, ...unit.around.column]) === 'member';
  const isMember = spec.metric === 'medical.coinsurance';
  const share = isMember ? memberShare(unit, value, amount) : amount;
  if (share === null) return null;
  return {
    unit,
    spec,
    value,
    amount: toPlan ? 100 - amount : share,
    isShare: false,
    score,
  };
}

/** Days a year, as if there were 26 pay periods where nothing near says how many there are. */
const workDaysOf = (unit: Unit, value: Value, spec: Spec): number | null =>
  value.kind === 'time' && value.unit !== 'year' && value.unit !== 'month'
    ? daysOfYear(unit, value, isAccrued(spec), null).days
    : null;

const costWords = /co-?pay|co-?insurance|\byou(?:'ll| will)? pay\b|\bcosts? \$|\bfree of charge\b/;
const rateWords =
  /\b(?:premiums?|contributions?|deduct\w*|rates?|coverage|insurance|pay ?checks?|pay periods?|per month|a month|monthly)\b/;

/** A sentence has many words of a price; it says more than its names do what one is of. */
function isSaidInFull(text: string, value: Value, { shape, metric }: Spec): boolean {
  if (shape === 'cost') return costWords.test(text);
  // "There is no deductible for hearing care" is said of that alone.
  if (shape === 'limit' && value.kind === 'nothing')
    return text.length <= 60 && !/^ (?:for|on|or)\b/.test(text.slice(value.to));
  return !(shape === 'rate' && metric !== null && /\.(?:contribution|premium)$/.test(metric)) || rateWords.test(text);
}

/** What the member pays, of a share that either side may pay; null where it cannot be told. */
function memberShare(unit: Unit, value: Value, percent: number): number | null {
  const { own, around } = unit;
  const beside = [nearWords(unit, value), own.text, ...around.label, ...around.row, ...around.column];
  const payer = payerOf([...beside, ...around.lead]);
  // Members seldom pay more than half: it must be said beside the value, and nothing against it.
  if (payer === 'member' && percent > 50 && percent < 100) {
    const isPlan = [...around.column, ...around.row, own.text].some((text) => ofPlan.test(text));
    return payerOf(beside) === 'member' && !isPlan ? percent : null;
  }
  if (payer === 'member' || (payer === null && percent <= 50)) return percent;
  if (payer === 'plan' && percent < 50 && !ofPlan.test(own.text))
    return around.column.some((text) => ofPlan.test(text)) ? null : percent;
  return 100 - percent;
}

const ofPlan = /\b(?:plan|insurance|carrier) (?:pays|covers|benefit)|\bcovered at\b|\bwe pay\b|\bpaid at\b/i;

/** The words of a value's own part of a text that several values share: "plan pays 90%, you pay 10%". */
function nearWords({ own }: Unit, { from, to }: Value): string {
  const others = valuesOf(own.text);
  const start = others.findLast((other) => other.to <= from)?.to ?? 0;
  const end = others.find((other) => other.from >= to)?.from ?? own.text.length;
  const before = own.text.slice(start, from);
  return /[a-z]{3}/.test(before) ? before : own.text.slice(to, end);
}

/** What something costs on the whole is not what a member pays for it. */
const isPrice =
  /\b(?:average|estimated|typical(?:ly)?|approximate(?:ly)?|retail (?:price|cost|value)|full price|allowed amount)\b/;

/** A cell may say several amounts; what one pays for the service is read by the grammar of costs. */
function isCopay({ own, kind }: Unit, value: Extract<Value, { kind: 'money' }>): boolean {
  if (kind !== 'cell') return !/deductible/.test(own.text.slice(value.to, value.to + 12));
  // Several services have an amount each.
  if (namedIn(own).filter(({ spec }) => spec.shape === 'cost').length > 1) return true;
  const cost = costIn(own.text);
  if (cost === null || cost.kind !== 'pays') return true;
  return cost.copay === null ? cost.share === null : cost.copay === value.amount;
}

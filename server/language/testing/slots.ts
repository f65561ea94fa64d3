import type { AskedMetric, Bounds, Condition, Reading, Test } from '../../../contract/reading.ts';

/** The slots of a reading, each with its values in the short form of labels, sorted. */
export type Slots = ReadonlyMap<string, string>;

/** Metric, level, network and plan type: `medical.deductible@family/out+PPO`. */
function metricOf({ metric, tier, network, planType }: AskedMetric): string {
  return `${metric}${tier === undefined ? '' : `@${tier}`}${network === undefined ? '' : `/${network}`}${planType === undefined ? '' : `+${planType}`}`;
}

function boundsOf({ atLeast, above, atMost, below }: Bounds, exact: string): string {
  if (atLeast !== undefined && atLeast === atMost) return `${exact}${atLeast}`;
  if (above !== undefined) return `>${above}`;
  if (below !== undefined) return `<${below}`;
  if (exact === '' || (atLeast !== undefined && atMost !== undefined))
    return `${exact}${atLeast ?? ''}..${atMost ?? ''}`;
  return atLeast === undefined ? (atMost === undefined ? '' : `<=${atMost}`) : `>=${atLeast}`;
}

const names: Partial<Record<Test['on'], string>> = {
  industry: 'ind',
  state: 'st',
  region: 'reg',
  planType: 'plan',
  carrier: 'car',
  format: 'fmt',
  size: 'size',
  year: 'yr',
  fact: 'fact',
};

function testOf(test: Test): string {
  const name = names[test.on] ?? test.on;
  if (test.on === 'fact') return `fact ${metricOf(test)}${test.is === undefined ? boundsOf(test, '=') : `=${test.is}`}`;
  if (test.on === 'size' || test.on === 'year') return `${name} ${boundsOf(test, '')}`;
  return `${name} ${'is' in test ? test.is : ''}`;
}

function conditionOf(condition: Condition): string {
  if ('test' in condition) return testOf(condition.test);
  if ('not' in condition) return `!${conditionOf(condition.not)}`;
  const parts = 'or' in condition ? condition.or : condition.and;
  return parts
    .map(conditionOf)
    .toSorted()
    .join('or' in condition ? ' | ' : ' & ');
}

/** A condition belongs to the slot of its first test. */
const slotOf = (written: string): string => (/^!?(\w+)/.exec(written)?.[1] ?? '').replace('reg', 'st');

export function slotsOf(reading: Reading): Slots {
  const statistic = reading.statistic?.value;
  const parts = reading.where === null ? [] : 'and' in reading.where ? reading.where.and : [reading.where];
  const said: string[] = [
    `intent ${reading.intent.value}`,
    ...reading.metrics.map(({ value }) => `m ${metricOf(value)}`),
    ...reading.subjects.map(({ value }) => `s ${value}`),
    ...reading.employers.map(({ value }) => `emp ${value.toSorted().join(' | ')}`),
    ...(reading.own === null ? [] : ['own']),
    ...parts.map(conditionOf),
    ...reading.amounts.map(({ value }) => `${value.role} ${value.amount}`),
    ...(statistic === undefined
      ? []
      : [`stat ${typeof statistic === 'string' ? statistic : `p${statistic.percentile}`}`]),
    ...reading.groupBy.map(({ value }) => `by ${value}`),
    ...(reading.sort === null ? [] : [`sort ${reading.sort.value}`]),
    ...(reading.limit === null ? [] : [`lim ${reading.limit.value}`]),
    ...(reading.chart === null ? [] : [`chart ${reading.chart.value}`]),
    ...(reading.operation === null ? [] : [`op ${reading.operation.value}`]),
  ];
  return bySlot(said);
}

/** A label of the benchmark's data. */
export function slotsOfLabel(label: string): Slots {
  const [intent = '', ...rest] = label.split(';').map((part) => part.trim());
  const sorted = rest.map((part) => (part.includes(' | ') ? alternatives(part) : part));
  return bySlot([`intent ${intent}`, ...sorted]);
}

function alternatives(part: string): string {
  const isEmployers = part.startsWith('emp ');
  const names = part.split(' | ').map((one) => (isEmployers ? one.replace(/^emp /, '') : one));
  return `${isEmployers ? 'emp ' : ''}${names.toSorted().join(' | ')}`;
}

function bySlot(said: readonly string[]): Slots {
  const slots = new Map<string, string[]>();
  for (const one of said) slots.set(slotOf(one), [...(slots.get(slotOf(one)) ?? []), one]);
  return new Map([...slots].map(([slot, values]) => [slot, values.toSorted().join('; ')]));
}

/** Slots that either has, and those that are the same in both. */
export function compareSlots(right: Slots, read: Slots): { all: number; same: number; wrong: string[] } {
  const names = [...new Set([...right.keys(), ...read.keys()])];
  const wrong = names.filter((name) => right.get(name) !== read.get(name));
  return {
    all: names.length,
    same: names.length - wrong.length,
    wrong: wrong.map((name) => `${right.get(name) ?? '-'} <> ${read.get(name) ?? '-'}`),
  };
}

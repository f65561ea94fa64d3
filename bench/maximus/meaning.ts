import { aspectOf } from '../../contract/aspects.ts';
import { isMetric, metricOf, type Network, networks, type Tier, tiers } from '../../contract/metrics.ts';
import { regions, statesWithin } from '../../contract/vocabulary/states.ts';

/**
 * Slots of text in one spelling each, so that labels and specs that compute the same figures are alike: a level or a network that is the
 * metric's usual one is named, bounds are intervals, the case of an answer says nothing. What computes another figure stays apart.
 */
export function meaningOf(slots: Readonly<Record<string, string>>): Record<string, string> {
  const said = { ...slots };
  const years = yearsCompared(said);
  const measures = (said['m'] ?? '').split(', ').map(measureMeant);
  const isOfAmounts = measures.every((one) => one.startsWith('value'));
  return {
    ...said,
    ...years,
    m: measures.toSorted().join(', '),
    stat: said['stat'] === '50' ? 'median' : (said['stat'] ?? ''),
    // Shares are counted within the first of two groupings; amounts are the same whichever stands first.
    by: isOfAmounts ? wordsSorted(years.by) : years.by,
    peers: years.peers.split(', ').filter(Boolean).map(partMeant).toSorted().join(', '),
  };
}

const wordsSorted = (text: string): string => text.split(' ').toSorted().join(' ');

/** Two years side by side are two years compared: the answer shows both either way. */
function yearsCompared(slots: Readonly<Record<string, string>>): { by: string; peers: string; compare: string } {
  const { by = '', peers = '', compare = '', m = '' } = slots;
  const parts = peers.split(', ');
  const years = parts.filter((part) => part.startsWith('year ')).flatMap(yearsIn);
  const [from, to, ...others] = years;
  const isTwo = from !== undefined && to !== undefined && from < to && others.length === 0;
  const isOfOne = m.startsWith('value') && !m.includes(', ');
  if (by !== 'year' || compare !== '' || !isTwo || !isOfOne) return { by, peers, compare };
  return { by: '', peers: parts.filter((part) => !part.startsWith('year ')).join(', '), compare: `${from}-${to}` };
}

/** Every year that a part names, in order; none where it is open at an end. */
function yearsIn(part: string): number[] {
  const ranges = part.slice('year '.length).split('|');
  const all = ranges.map((one) => /^>=(?<from>\d+),<=(?<to>\d+)$/.exec(one)?.slice(1).map(Number) ?? null);
  if (all.includes(null)) return [];
  const years = all.flatMap((one) => {
    const [from = 0, to = 0] = one ?? [];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return [...new Set(years)].toSorted((a, b) => a - b);
}

const isTier = (word: string | undefined): word is Tier => tiers.some((one) => one === word);
const isNetwork = (word: string | undefined): word is Network => networks.some((one) => one === word);

/** `value medical.deductible` is `value medical.deductible individual in`; a share of those who state anything is of any level. */
function measureMeant(measure: string): string {
  const [of = '', metric = '', ...words] = measure.split(' ');
  return metric === '' ? of : `${of} ${factMeant(metric, words, of === 'value')}`;
}

function factMeant(metric: string, words: readonly string[], isAmount: boolean): string {
  const rest = [...words];
  const tier = isTier(rest[0]) ? (rest.shift() as Tier) : undefined;
  const network = isNetwork(rest[0]) ? (rest.shift() as Network) : undefined;
  const last = rest.join(' ');
  const [, plan = '', ends = ''] = /^(?<plan>[^<>=]*)(?<ends>.*)$/.exec(last) ?? [];
  const isBounded = /^[<>]/.test(ends);
  const usual = isMetric(metric) && (isAmount || isBounded) ? aspectOf(metric, { tier, network }) : { tier, network };
  const most =
    isMetric(metric) && metricOf(metric).unit === 'percent' && metricOf(metric).range?.[1] === 100 ? 100 : null;
  const within = isBounded ? intervalOf(ends, { isWhole: false, most }) : ends.toLowerCase();
  return [metric, usual.tier, usual.network, plan.trim(), within].filter(Boolean).join(' ');
}

/** An interval from its ends. Nothing is below nothing, no share above the whole, and of whole numbers "above 5" is "from 6". */
function intervalOf(text: string, { isWhole, most }: { isWhole: boolean; most: number | null }): string {
  let [low, high] = ['', ''];
  for (const end of text.split(',')) {
    const [, sign = '', digits = ''] = /^(?<sign>[<>]=?)(?<digits>.*)$/.exec(end) ?? [];
    const amount = Number(digits);
    const step = isWhole && !sign.endsWith('=') ? 1 : 0;
    const edge = sign.endsWith('=') || isWhole ? '=' : '';
    if (sign.startsWith('>')) low = amount === 0 && edge === '=' ? '' : `>${edge}${amount + step}`;
    else high = amount === most && edge === '=' ? '' : `<${edge}${amount - step}`;
  }
  // "Up to 199 people" says nothing against nobody: an employer has one at least.
  if (isWhole && low === '>=1') low = '';
  return `[${low};${high}]`;
}

/** A part of the peers: its tests in order, a region as its states. */
function partMeant(part: string): string {
  const [, not = '', on = '', values = ''] = /^(?<not>!?)(?<on>\w+) ?(?<values>.*)$/.exec(part) ?? [];
  const tests = values.split('|').flatMap((value) => testMeant(on, value));
  return `${not}${on === 'region' ? 'state' : on} ${[...new Set(tests)].toSorted().join('|')}`;
}

function testMeant(on: string, value: string): string[] {
  if (on === 'size' || on === 'year') return [intervalOf(value, { isWhole: true, most: null })];
  if (on === 'region') return placesOf(value);
  if (on !== 'fact') return [value];
  const [metric = '', ...words] = value.split(' ');
  const [first = ''] = words;
  // A test says its answer plainly, a measure behind "=".
  const answer = isTier(first) || isNetwork(first) || /^[<>]/.test(first) || words.length === 0;
  return [factMeant(metric, answer ? words : [`=${words.join(' ')}`], false)];
}

const placesOf = (label: string): string[] => {
  const states = statesWithin(label);
  return states.length === 0 && !regions.some((one) => one === label) ? [label] : [...states];
};

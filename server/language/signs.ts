import { listed } from '../../contract/vocabulary/listed.ts';
import type { Known } from '../../contract/reading.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import type { Cue } from '../../contract/vocabulary/cues.ts';
import { isDenied } from './denials.ts';
import { isAskedAtAll } from './offered-at-all.ts';
import { setBeside, versus } from './no-amounts.ts';
import { isLaw, type Seen } from './seen.ts';
import { owners } from './share-of-amount.ts';
import { isWord } from './spelling.ts';

/** What the table of intents looks at. */
export interface Signs {
  has(...cues: Cue[]): boolean;
  metrics: number;
  /** Subjects whose words are no metric's as well. */
  law: boolean;
  account: boolean;
  benefit: boolean;
  employers: number;
  /** Peers are named, or a figure over them: a question about employers rather than the law. */
  peers: boolean;
  amounts: number;
  bounds: number;
  sides: number;
  group: boolean;
  years: number;
  /** "2024 to 2026". */
  ranged: boolean;
  end: boolean;
  limited: boolean;
  statistic: boolean;
  chart: boolean;
  known: number;
  content: number;
  anything: boolean;
  isFund: boolean;
  difference: boolean;
  /** Its figures are in different units, so none can be taken from another. */
  unlike: boolean;
  /** One side is held against another: "more … than". */
  than: boolean;
  /** "Over time", "grown": a series, and not only two ends of one. */
  lasts: boolean;
  /** "Help me price it": nothing but help is asked for. */
  helps: boolean;
  /** "Is … ": a figure is to be judged. */
  judges: boolean;
  first: string;
  asks: boolean;
  /** A metric is denied: it is about who lacks it. */
  denied: boolean;
  /** Employers are named as such: "best match ers". */
  owners: boolean;
  /** "What is a …" stands right before what is named. */
  defines: boolean;
  figures: boolean;
  /** "30 vs 60 days": one value beside another. */
  either: boolean;
  /** "Wellness incentive dollars": an amount is asked for. */
  ofMoney: boolean;
  /** "How many days": a figure in the unit of what is named. */
  quantity: boolean;
  /** "How soon", "how long", "how much": a figure. */
  lasting: boolean;
  /** A statistic, a grouping or a chart is named: figures are asked for, of something. */
  drawn: boolean;
  /** Carriers alone are asked for. */
  ofCarriers: boolean;
  /** What is usual is asked for. */
  usual: boolean;
  /** Whether it is offered at all is asked for. */
  atAll: boolean;
  /** What share of employers is asked for, in so many words. */
  shared: boolean;
  /** What bounds the employers stands behind them, and the figure before them. */
  clause: boolean;
  /** "How many" or "how much" stands right before an amount: how much of it, not how many have it. */
  counted: boolean;
}

/** "What is a DCFSA", "HDHP: what is it?": with an article or none, and nothing behind. */
function isDefining({ tokens, cueSpans, subjects: named, metrics }: Seen): boolean {
  return cueSpans.some(({ value, from, to }) => {
    // "What percentage do members pay for imaging" asks for no meaning.
    const isWhatAlone =
      to - from === 1 && tokens[from]?.text.toLowerCase() === 'what' && !['a', 'an'].includes(tokens[to]?.low ?? '');
    if (value !== 'whatIs' || isWhatAlone) return false;
    const at = ['a', 'an'].includes(tokens[to]?.low ?? '') ? to + 1 : to;
    const rest = tokens.slice(at).filter(({ isMark }) => !isMark);
    if (rest.length === 0) return true;
    const one = [...named, ...metrics].filter(({ from }) => from === at).toSorted((a, b) => b.to - a.to)[0];
    return (
      one !== undefined &&
      tokens
        .slice(one.to)
        .every(({ isMark, low }) => isMark || ['is', 'are', 'drugs', 'coverage', 'plan', 'please'].includes(low))
    );
  });
}

/** "How many paid holidays", "how much PTO". */
function isCounted({ tokens, metrics }: Seen): boolean {
  return metrics.some(({ metric, from }) => {
    const isAmount = isMetric(metric) && metricOf(metric).kind === 'number';
    return isAmount && tokens[from - 2]?.low === 'how' && ['many', 'much'].includes(tokens[from - 1]?.low ?? '');
  });
}

const counted = new Set(['percent', 'percentage', 'share', 'portion', 'proportion', 'fraction', 'many', 'number']);

/** "What percent of hospitals": employers are counted, whatever they are held against. */
const isCountedOff = ({ tokens, mentions, metrics }: Seen): boolean =>
  (metrics.length > 0 || mentions.some(({ value }) => ['planType', 'funding', 'choice'].includes(value.kind))) &&
  tokens.some(({ low }, at) => {
    const next = tokens[at + 1]?.low === 'of' ? at + 2 : at + 1;
    return (
      counted.has(low) &&
      (owners.has(tokens[next]?.low ?? '') ||
        mentions.some(({ value, from }) => from === next && ['industry', 'size'].includes(value.kind)))
    );
  });

const unitsAsked = new Map<string, readonly string[]>(
  Object.entries({ days: ['days'], weeks: ['weeks', 'days'], hours: ['hours'], months: ['count'], years: ['years'] }),
);

function isQuantity({ tokens, metrics }: Seen): boolean {
  const at = tokens.findIndex(({ low }, index) => low === 'how' && tokens[index + 1]?.low === 'many');
  const ahead = at === -1 ? [] : tokens.slice(at + 2, at + 5);
  const units = ahead.flatMap(({ low }) => unitsAsked.get(low) ?? []);
  return metrics.some(({ metric }) => isMetric(metric) && units.includes(metricOf(metric).unit ?? ''));
}

const habits = new Set(['usually', 'typically', 'normally', 'commonly', 'generally', 'typical', 'usual']);
const figures = new Set(
  listed(`
    typical, typically, usual, usually, normal, normally, commonly, generally, employers, companies, average, median, set, market, among, amounts
    employer, er, anyone, anybody
  `),
);

const making = new Set(
  listed(`
    design, write, draft, create, build, set, make, plan, develop, understand, explain, choose, decide, implement, fix
    communicate, announce
  `),
);

/** What a question shows of what it wants. */
export function signsOf(seen: Seen, content: readonly string[], known: Known): Signs {
  const { cues, mentions, metrics, amounts } = seen;
  const kinds = mentions.map(({ value }) => value.kind);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  const free = seen.subjects.filter(
    (one) => !metrics.some(({ from, to }) => one.from >= from && one.to <= to && one.to - one.from < to - from),
  );
  const is = (kind: string): boolean => free.some(({ value }) => subjects[value].kind === kind);
  const people = amounts.filter(({ isPeople }) => isPeople).length;
  const years =
    amounts.filter(({ isYear }) => isYear).length +
    seen.tokens.filter(
      ({ low }, at) => low === 'year' && ['this', 'last', 'next'].includes(seen.tokens[at - 1]?.low ?? ''),
    ).length;
  const values = amounts.filter(({ isYear, isPeople }) => !isYear && !isPeople);
  const bounds = values.filter(({ compared }) => compared !== null).length;
  const ranged = amounts.filter(({ isYear, high }) => isYear && high !== null).length;
  const sides = Math.max(
    count('industry'),
    count('state') + count('region'),
    count('planType'),
    count('carrier'),
    count('employer'),
    count('size') + people,
    years + ranged,
    metrics.length,
  );
  const isFigure = seen.statistic !== null && seen.statistic.value !== 'difference';
  const first = seen.tokens[0]?.low ?? '';
  const isSaid = seen.tokens.some(({ low }) => figures.has(low));
  return {
    has: (...wanted) => wanted.some((cue) => cues.has(cue)),
    metrics: metrics.length,
    law: free.some(({ value }) => isLaw(value)),
    account: seen.subjects.some(({ value }) => subjects[value].kind === 'account'),
    defines: isDefining(seen),
    difference: seen.statistic?.value === 'difference',
    unlike: new Set(metrics.map(({ metric }) => (isMetric(metric) ? metricOf(metric).unit : null))).size > 1,
    than: seen.tokens.some(({ low }, at) => low === 'than' && typeof seen.tokens[at + 1]?.number !== 'number'),
    lasts: seen.cueSpans.some(
      ({ value, from }) =>
        value === 'trend' && !['moved', 'move', 'shifted', 'shift'].includes(seen.tokens[from]?.low ?? ''),
    ),
    helps: seen.cueSpans.every(
      ({ value, from, to }) =>
        value !== 'howTo' || (seen.tokens[from]?.low === 'help' && !making.has(seen.tokens[to]?.low ?? '')),
    ),
    judges: ['is', 'are', 'would', 'does'].includes(first) || cues.has('judge'),
    first,
    asks: ['who', 'what', 'how', 'where', 'when', 'why', 'which'].includes(first) && seen.tokens.length > 2,
    denied: metrics.some((one) => isDenied(seen, one)),
    owners: seen.tokens.some(({ low }) => ['ers', 'employers', 'companies'].includes(low)),
    benefit: is('benefit'),
    employers: count('employer'),
    peers:
      ['industry', 'region', 'size', 'carrier'].some((kind) => kinds.includes(kind as (typeof kinds)[number])) ||
      people > 0 ||
      isFigure ||
      seen.groupBy.length > 0,
    amounts: values.length - bounds,
    bounds,
    sides,
    group: seen.groupBy.length > 0,
    years: years + ranged,
    ranged: ranged > 0,
    end: seen.end !== null,
    limited: seen.limit !== null,
    statistic: isFigure,
    ofCarriers: metrics.length > 0 && metrics.every(({ metric }) => metric.endsWith('.carrier')),
    chart: seen.chart !== null,
    drawn: isFigure || seen.groupBy.length > 0 || seen.chart !== null,
    content: content.length,
    known: content.filter((word) => isWord(word, known.words)).length,
    anything: kinds.length > 0 || seen.subjects.length > 0 || metrics.length > 0,
    isFund:
      kinds.includes('funding') || kinds.includes('planType') || kinds.includes('choice') || kinds.includes('carrier'),
    counted: isCounted(seen),
    either: values.some(
      (one) =>
        setBeside(seen.tokens, one, values).length > (seen.tokens.some(({ low }) => versus.includes(low)) ? 0 : 1),
    ),
    ofMoney: seen.tokens.some(({ low }) => ['dollar', 'dollars', 'amount'].includes(low)),
    quantity: isQuantity(seen),
    lasting: first === 'how' && ['soon', 'long', 'old', 'quickly', 'much'].includes(seen.tokens[1]?.low ?? ''),
    clause: seen.clause !== null,
    usual: seen.tokens.some(({ low }) => habits.has(low)),
    atAll: known.isSearch !== true && isAskedAtAll(seen),
    shared: isCountedOff(seen),
    figures: isSaid || isFigure || seen.groupBy.length > 0 || kinds.includes('industry') || people > 0,
  };
}

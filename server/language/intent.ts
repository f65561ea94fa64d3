import type { Intent, Known } from '../../contract/reading.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import type { Cue } from './cues.ts';
import { isDenied } from './denials.ts';
import { isAskedAtAll } from './offered-at-all.ts';
import { isLaw, type Seen } from './seen.ts';
import { owners } from './share-of-amount.ts';
import { isWord } from './spelling.ts';

/** What the table of intents looks at. */
interface Signs {
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
  /** "How many days": a figure in the unit of what is named. */
  quantity: boolean;
  /** "How soon", "how long", "how much": a figure. */
  lasting: boolean;
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

/** The first line that holds is the intent; each is about what is said, never about one question. */
const table: readonly (readonly [Intent, (s: Signs) => boolean])[] = [
  ['own case', (s) => s.has('harm') && s.has('personal') && !s.group && !s.statistic],
  ['rule', (s) => s.first === 'can' && s.has('rule') && (s.law || s.account) && s.employers === 0 && !s.statistic],
  ['social', (s) => s.has('social') && s.content === 0 && !s.anything],
  ['rule', (s) => s.has('duty') && (s.law || s.account) && !s.has('date')],
  // "Does Nevada make employers give sick leave": what is compelled is the law's, whatever employers do.
  [
    'rule',
    (s) =>
      s.has('compels') &&
      s.employers === 0 &&
      !s.statistic &&
      !s.has('share', 'count', 'which', 'trend') &&
      (s.law || s.account || s.metrics > 0 || s.benefit),
  ],
  ['definition', (s) => s.has('apart') && (s.account || s.metrics > 0 || s.isFund) && !s.peers && s.employers === 0],
  ['off topic', (s) => s.has('offTopic') && s.metrics === 0 && !s.law && !s.account && !s.benefit],
  // "How do we stack up" asks for no instructions.
  // "How do they usually set it up" asks what others do.
  [
    'how-to',
    (s) =>
      s.has('howTo') &&
      s.employers === 0 &&
      !s.statistic &&
      !(s.metrics > 0 && (s.has('position') || s.helps || (s.usual && s.first === 'how'))),
  ],
  ['date', (s) => s.has('date') && (s.law || (s.metrics === 0 && !s.peers))],
  ['library', (s) => s.has('library') && s.metrics === 0 && !s.law && !s.account && !s.benefit],
  [
    'library',
    (s) =>
      s.metrics === 0 &&
      s.employers === 0 &&
      s.group &&
      !s.isFund &&
      !s.benefit &&
      !s.end &&
      !s.has('share', 'compare', 'trend') &&
      !s.law,
  ],
  ['share', (s) => s.has('share') && s.has('passage') && (s.metrics > 0 || s.benefit)],
  [
    'passage',
    (s) =>
      s.has('passage') &&
      !(s.amounts > 0 && s.has('judge')) &&
      (s.metrics > 0 || s.law || s.account || s.benefit || s.employers > 0),
  ],
  [
    'definition',
    (s) =>
      (s.has('define') || s.defines) &&
      (s.account || s.law) &&
      !s.peers &&
      s.employers === 0 &&
      !s.has('limit', 'rule') &&
      s.years === 0 &&
      !s.figures,
  ],
  [
    'limit',
    (s) =>
      (s.account || s.law) &&
      s.has('limit') &&
      !s.peers &&
      !s.figures &&
      s.employers === 0 &&
      !s.has('rule', 'compare', 'share'),
  ],
  [
    'limit',
    (s) => (s.account || s.law) && s.years > 0 && s.has('limit', 'byLaw') && !s.peers && !s.owners && s.employers === 0,
  ],
  ['changes', (s) => s.employers === 1 && (s.has('change') || s.years > 1) && !s.has('position')],
  ['compare', (s) => s.sides > 1 && (s.has('compare') || s.difference) && s.amounts + s.bounds === 0 && !s.shared],
  ['compare', (s) => s.sides > 1 && s.than && s.metrics > 0 && s.amounts + s.bounds === 0 && !s.has('share', 'count')],
  [
    'compare',
    (s) => s.metrics > 0 && s.ranged && s.employers === 0 && s.has('change') && !s.group && s.first !== 'trend',
  ],
  // "How did it change from 2024 to 2026": two years, not all of them between.
  [
    'compare',
    (s) => s.metrics > 0 && s.years > 1 && s.employers === 0 && s.first === 'how' && s.has('change') && !s.lasts,
  ],
  ['compare', (s) => s.employers > 1 && s.metrics > 0],
  [
    'compare',
    (s) => s.sides > 1 && s.metrics > 0 && s.has('position') && !s.has('own') && s.amounts === 0 && s.employers === 0,
  ],
  [
    'position',
    (s) =>
      s.metrics > 0 &&
      (s.amounts > 0 || s.employers === 1 || s.has('own')) &&
      s.has('position', 'compare') &&
      !s.has('premise'),
  ],
  [
    'position',
    (s) => s.metrics > 0 && s.amounts > 0 && (s.judges || s.has('own')) && !s.has('premise', 'share', 'duty'),
  ],
  ['value', (s) => s.employers > 0 && s.metrics + Number(s.law || s.account || s.benefit) > 0 && !s.has('trend')],
  ['rule', (s) => (s.law || s.account) && s.has('rule') && !s.figures && !s.has('share')],
  ['rule', (s) => s.law && !s.isFund && s.employers === 0 && !s.has('share') && !(s.metrics > 0 && s.figures)],
  [
    'rule',
    (s) =>
      s.has('rule') &&
      s.metrics > 0 &&
      !s.has('share', 'which', 'count', 'top') &&
      s.amounts === 0 &&
      s.bounds === 0 &&
      !s.statistic &&
      !s.figures &&
      !((s.quantity || s.lasting) && !s.has('duty', 'byLaw')),
  ],
  [
    'trend',
    (s) =>
      s.metrics > 0 &&
      s.employers === 0 &&
      (s.has('trend') || ((s.has('change') || s.first === 'has' || s.first === 'have') && s.years > 0)),
  ],
  [
    'benchmark',
    (s) => s.counted && s.bounds === 0 && s.amounts === 0 && s.employers === 0 && !s.has('trend', 'passage'),
  ],
  ['benchmark', (s) => s.clause && !s.has('share', 'count', 'which', 'top') && !s.end && s.employers === 0],
  ['share', (s) => s.atAll && s.employers === 0],
  ['share', (s) => (s.metrics > 0 || s.bounds > 0 || s.isFund) && s.has('share')],
  ['share', (s) => (s.metrics + s.bounds > 0 || s.isFund) && s.has('count') && !s.has('top')],
  ['ranking', (s) => s.metrics > 0 && s.end && (s.has('which', 'top') || s.group || s.limited || s.owners)],
  [
    'ranking',
    (s) => s.has('which', 'top') && (s.metrics > 0 || s.bounds > 0 || s.isFund || s.peers) && !s.statistic && !s.chart,
  ],
  // "Employers paying 100% of the premium": which ones.
  ['ranking', (s) => ['employers', 'companies', 'firms'].includes(s.first) && s.metrics > 0 && s.amounts > 0 && !s.statistic && !s.group && !s.has('position', 'own', 'trend')], // prettier-ignore
  ['ranking', (s) => s.limited && s.metrics > 0],
  ['ranking', (s) => s.denied && s.metrics > 0 && !s.statistic && !s.has('count')],
  [
    'definition',
    (s) =>
      (s.has('define') || s.defines) &&
      s.metrics > 0 &&
      !s.peers &&
      !s.statistic &&
      s.bounds === 0 &&
      s.amounts === 0 &&
      !s.group,
  ],
  ['ranking', (s) => (s.metrics > 0 && s.bounds > 0 && !s.statistic) || (s.isFund && s.metrics === 0)],
  ['trend', (s) => s.metrics > 0 && s.has('trend')],
  ['compare', (s) => s.sides > 1 && s.has('compare')],
  ['benchmark', (s) => s.metrics > 0],
  ['rule', (s) => s.account],
  ['passage', (s) => s.benefit],
  ['changes', (s) => s.employers > 0 && s.has('change')],
  ['library', (s) => s.has('library')],
  ['value', (s) => s.employers > 0],
  ['ranking', (s) => s.peers && s.has('which')],
  ['date', (s) => s.has('date')],
  ['rule', (s) => s.has('duty')],
  ['off topic', (s) => !s.anything && s.content > 1 && s.known * 2 > s.content],
  // "How has that moved since 2023" is about what was asked before.
  ['unclear', (s) => !s.anything && s.years > 0 && s.has('trend', 'change')],
  ['off topic', (s) => !s.anything && s.content > 0 && s.asks],
  ['off topic', (s) => !s.anything && s.content === 0 && s.amounts > 1],
  ['unclear', () => true],
];

/** What a question wants, by the first line of the table that holds. */
export function intentOf(seen: Seen, content: readonly string[]): Intent {
  const signs = signsOf(seen, content, seen.known);
  return (table.find(([, holds]) => holds(signs)) ?? ['unclear' as const])[0];
}

/** "What is a DCFSA", "HDHP: what is it?": with an article or none, and nothing behind. */
function isDefining({ tokens, cueSpans, subjects: named, metrics }: Seen): boolean {
  return cueSpans.some(({ value, from, to }) => {
    // "What percentage do members pay for imaging" asks for no meaning.
    const isWhatAlone = to - from === 1 && tokens[from]?.text.toLowerCase() === 'what' && !['a', 'an'].includes(tokens[to]?.low ?? ''); // prettier-ignore
    if (value !== 'whatIs' || isWhatAlone) return false;
    const at = ['a', 'an'].includes(tokens[to]?.low ?? '') ? to + 1 : to;
    const rest = tokens.slice(at).filter(({ isMark }) => !isMark);
    if (rest.length === 0) return true;
    const one = [...named, ...metrics].filter(({ from }) => from === at).toSorted((a, b) => b.to - a.to)[0];
    return one !== undefined && tokens.slice(one.to).every(({ isMark, low }) => isMark || ['is', 'are', 'drugs', 'coverage', 'plan', 'please'].includes(low)); // prettier-ignore
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
  metrics.length > 0 &&
  tokens.some(({ low }, at) => {
    const next = tokens[at + 1]?.low === 'of' ? at + 2 : at + 1;
    return counted.has(low) && (owners.has(tokens[next]?.low ?? '') || mentions.some(({ value, from }) => from === next && ['industry', 'size'].includes(value.kind))); // prettier-ignore
  });

const unitsAsked = new Map<string, readonly string[]>(Object.entries({ days: ['days'], weeks: ['weeks', 'days'], hours: ['hours'], months: ['count'], years: ['years'] })); // prettier-ignore

function isQuantity({ tokens, metrics }: Seen): boolean {
  const at = tokens.findIndex(({ low }, index) => low === 'how' && tokens[index + 1]?.low === 'many');
  const ahead = at === -1 ? [] : tokens.slice(at + 2, at + 5);
  const units = ahead.flatMap(({ low }) => unitsAsked.get(low) ?? []);
  return metrics.some(({ metric }) => isMetric(metric) && units.includes(metricOf(metric).unit ?? ''));
}

const habits = new Set(['usually', 'typically', 'normally', 'commonly', 'generally', 'typical', 'usual']);
const figures = new Set(['typical', 'typically', 'usual', 'usually', 'normal', 'employers', 'companies', 'average', 'median', 'set', 'market', 'among', 'amounts', 'employer', 'er', 'anyone', 'anybody']); // prettier-ignore

const making = new Set(['design', 'write', 'draft', 'create', 'build', 'set', 'make', 'plan', 'develop', 'understand', 'explain', 'choose', 'decide', 'implement', 'fix', 'communicate', 'announce']); // prettier-ignore

function signsOf(seen: Seen, content: readonly string[], known: Known): Signs {
  const { cues, mentions, metrics, amounts } = seen;
  const kinds = mentions.map(({ value }) => value.kind);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  const free = seen.subjects.filter((one) => !metrics.some(({ from, to }) => one.from >= from && one.to <= to && one.to - one.from < to - from)); // prettier-ignore
  const is = (kind: string): boolean => free.some(({ value }) => subjects[value].kind === kind);
  const people = amounts.filter(({ isPeople }) => isPeople).length;
  const years = amounts.filter(({ isYear }) => isYear).length + seen.tokens.filter(({ low }, at) => low === 'year' && ['this', 'last', 'next'].includes(seen.tokens[at - 1]?.low ?? '')).length; // prettier-ignore
  const values = amounts.filter(({ isYear, isPeople }) => !isYear && !isPeople);
  const bounds = values.filter(({ compared }) => compared !== null).length;
  const ranged = amounts.filter(({ isYear, high }) => isYear && high !== null).length;
  const sides = Math.max(count('industry'), count('state') + count('region'), count('planType'), count('carrier'), count('employer'), count('size') + people, years + ranged, metrics.length); // prettier-ignore
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
    than: seen.tokens.some(({ low }, at) => low === 'than' && typeof seen.tokens[at + 1]?.number !== 'number'),
    lasts: seen.cueSpans.some(({ value, from }) => value === 'trend' && !['moved', 'move', 'shifted', 'shift'].includes(seen.tokens[from]?.low ?? '')), // prettier-ignore
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
    peers: ['industry', 'region', 'size', 'carrier'].some((kind) => kinds.includes(kind as (typeof kinds)[number])) || people > 0 || isFigure || seen.groupBy.length > 0, // prettier-ignore
    amounts: values.length - bounds,
    bounds,
    sides,
    group: seen.groupBy.length > 0,
    years: years + ranged,
    ranged: ranged > 0,
    end: seen.end !== null,
    limited: seen.limit !== null,
    statistic: isFigure,
    chart: seen.chart !== null,
    content: content.length,
    known: content.filter((word) => isWord(word, known.words)).length,
    anything: kinds.length > 0 || seen.subjects.length > 0 || metrics.length > 0,
    isFund:
      kinds.includes('funding') || kinds.includes('planType') || kinds.includes('choice') || kinds.includes('carrier'),
    counted: isCounted(seen),
    quantity: isQuantity(seen),
    lasting: first === 'how' && ['soon', 'long', 'old', 'quickly', 'much'].includes(seen.tokens[1]?.low ?? ''),
    clause: seen.clause !== null,
    usual: seen.tokens.some(({ low }) => habits.has(low)),
    atAll: known.isSearch !== true && isAskedAtAll(seen),
    shared: isCountedOff(seen),
    figures: isSaid || isFigure || seen.groupBy.length > 0 || kinds.includes('industry') || people > 0,
  };
}

import type { Intent } from '../../contract/reading.ts';
import type { Seen } from './seen.ts';
import { type Signs, signsOf } from './signs.ts';

/** The first line that holds is the intent; each is about what is said, never about one question. */
const table: readonly (readonly [Intent, (s: Signs) => boolean])[] = [
  // "How do I cancel my subscription" tells no case.
  [
    'own case',
    (s) => s.has('harm') && s.has('personal') && !s.group && !s.statistic && !(s.first === 'how' && s.has('howTo')),
  ],
  ['rule', (s) => s.first === 'can' && s.has('rule') && (s.law || s.account) && s.employers === 0 && !s.statistic],
  ['social', (s) => s.has('social') && s.content === 0 && !s.anything && s.amounts === 0],
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
  // "The difference between a copay and coinsurance" is one of meaning.
  ['definition', (s) => s.difference && s.unlike && !s.peers && s.employers === 0],
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
  // "How many employers in Texas", "top 10 states by number of employers": how many there are of each.
  [
    'library',
    (s) =>
      s.has('holders') &&
      s.metrics === 0 &&
      (s.group || s.content === 0) &&
      !s.isFund &&
      !s.benefit &&
      !s.account &&
      !s.law &&
      s.bounds === 0,
  ],
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
      !(s.drawn && s.metrics > 0) &&
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
  // "First of the month after 30 vs 60 days": how often each of them is the value.
  ['share', (s) => s.metrics > 0 && s.either && s.employers === 0 && !s.has('own', 'position', 'judge', 'premise')],
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
  [
    'rule',
    (s) => s.law && !s.isFund && s.employers === 0 && !s.has('share') && !(s.metrics > 0 && (s.figures || s.ofMoney)),
  ],
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
  ['ranking', (s) => s.ofCarriers && s.end && s.employers === 0],
  ['ranking', (s) => s.metrics > 0 && s.end && (s.has('which', 'top') || s.group || s.limited || s.owners)],
  [
    'ranking',
    (s) => s.has('which', 'top') && (s.metrics > 0 || s.bounds > 0 || s.isFund || s.peers) && !s.statistic && !s.chart,
  ],
  // "Employers paying 100% of the premium": which ones.
  [
    'ranking',
    (s) =>
      ['employers', 'companies', 'firms'].includes(s.first) &&
      s.metrics > 0 &&
      s.amounts > 0 &&
      !s.statistic &&
      !s.group &&
      !s.has('position', 'own', 'trend'),
  ],
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
  ['off topic', (s) => !s.anything && !(s.drawn && !s.has('define')) && s.content > 0 && s.asks],
  ['off topic', (s) => !s.anything && s.content === 0 && s.amounts > 1],
  ['unclear', () => true],
];

/** What a question wants, by the first line of the table that holds. */
export function intentOf(seen: Seen, content: readonly string[]): Intent {
  const signs = signsOf(seen, content, seen.known);
  return (table.find(([, holds]) => holds(signs)) ?? ['unclear' as const])[0];
}

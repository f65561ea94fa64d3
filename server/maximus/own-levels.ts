import type { Choice, Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { listed } from '../../contract/vocabulary/listed.ts';
import { mentionsIn } from '../language/mentions.ts';
import { type Token, tokensOf } from '../language/tokens.ts';

const joints = new Set(listed('for, is, at, of, the, a'));
const NEAR = 2;

/** Where an amount stands with the level or the network that it is of: "2k single", "in network 1500". */
function pairsIn(tokens: readonly Token[], known: Known): { start: number; end: number; amount: number }[] {
  const isAmount = (at: number): boolean => tokens[at]?.number !== null && tokens[at] !== undefined;
  const taken = new Set<number>();
  return mentionsIn(tokens, known).flatMap(({ value, from, to }) => {
    if (value.kind !== 'level' && value.kind !== 'network') return [];
    const places = Array.from({ length: NEAR }, (_, gap) => [from - 1 - gap, to + gap]).flat();
    const at = places.find((one) => {
      const [first, end] = one < from ? [one + 1, from] : [to, one];
      return isAmount(one) && !taken.has(one) && tokens.slice(first, end).every(({ low }) => joints.has(low));
    });
    const [first, last] = [tokens[Math.min(at ?? from, from)], tokens[Math.max(at ?? 0, to - 1)]];
    if (at === undefined || first === undefined || last === undefined) return [];
    taken.add(at);
    return [{ start: first.span[0], end: last.span[1], amount: tokens[at]?.number ?? 0 }];
  });
}

/**
 * "We have 2k single, 4k family": an amount of one's own for each level, of which a figure holds one. Each is read with the others left
 * out, and asked about; null where the question gives no two of them.
 */
export function ownLevels(text: string, known: Known, readOn: (text: string) => Understood): Understood | null {
  const pairs = pairsIn(tokensOf(text), known);
  if (pairs.length < 2) return null;
  const choices = pairs.flatMap((pair): Choice[] => {
    const others = pairs.filter((one) => one !== pair).toSorted((a, b) => b.start - a.start);
    const understood = readOn(others.reduce((all, { start, end }) => all.slice(0, start) + all.slice(end), text));
    const isOfIt =
      understood.kind === 'spec' &&
      understood.spec.compare?.with === 'amount' &&
      understood.spec.compare.amount === pair.amount;
    return isOfIt ? [{ label: understood.sentence, spec: understood.spec }] : [];
  });
  return choices.length < pairs.length ? null : { kind: 'ask', question: 'Which one shall I compare first?', choices };
}

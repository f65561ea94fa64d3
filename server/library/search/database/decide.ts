import { type AskedWords, coverageOf } from './asked-words.ts';
import type { AskedCondition } from './asked-conditions.ts';

/** Guides that are alike in what they hold and satisfy; see `candidateTables`. */
export interface Alike extends Record<string, unknown> {
  bits: number;
  conds: number;
  open: number;
  count: number;
}

/** Alike guides that are found. */
export interface FoundAlike extends Alike {
  /** What stands higher comes first, whatever its score. */
  standing: number;
  /** What it costs that they fail what they fail. */
  cost: number;
}

/** What is found, and on which terms. */
export interface Decided {
  found: FoundAlike[];
  total: number;
  /** How many satisfy every condition in force and hold all of the words. */
  complete: number;
  /** How many follow, since they fail a wish, or what is not known of them. */
  following: number;
  /** Bits of the conditions that some of those fail, of those that were given up, and of those in force. */
  failed: number;
  relaxed: number;
  inForce: number;
  /** What the guides hold that match the words, as `bits`. */
  matching: number[];
}

/** With fewer complete matches than this, guides that match in part follow them. */
const ENOUGH = 10;
/** The share of the query that a match in part must hold; and where fewer than FEW hold so much, what suffices. */
const PART = 0.45;
const FEW = 5;
const LITTLE = 0.25;
/** Shares are sums, which rounding may leave a little below what they are compared with. */
const ROUNDING = 0.999;
const [PARTLY, FOLLOWS, COMPLETE] = [0, 1, 2];

/** Decides what is found, by the same rules as the engine in memory, from how many guides are alike. */
export function decide(
  alike: readonly Alike[],
  { words, conditions, isBrowse }: { words: AskedWords; conditions: readonly AskedCondition[]; isBrowse: boolean },
): Decided {
  const hard = bitsWhere(conditions, ({ isHard }) => isHard);
  const soft = bitsWhere(conditions, ({ isHard }) => !isHard);
  const isWhole = ({ bits }: Alike): boolean => isBrowse || (bits & words.requiredMask) === words.requiredMask;
  const admits = ({ conds }: Alike): boolean => (conds & hard) === hard;
  let matched = matching(alike, isWhole, words);
  if (hard !== 0 && !matched.some(admits)) matched = inPart(alike, isWhole, words);
  const admitted = matched.filter(admits);
  const isAny = admitted.some((one) => isWhole(one) && (one.conds & soft) === soft);
  const relaxed = isAny || soft === 0 ? 0 : cheapest(admitted, isWhole, conditions, soft);
  const kept = soft & ~relaxed;
  const within = admitted.filter(({ conds }) => (conds & kept) === kept);
  const complete = sum(within.filter(isWhole));
  const wishes = bitsWhere(conditions, ({ isWish }) => isWish);
  const forgiven = complete < ENOUGH ? wishes : 0;
  const follow =
    within.length === 0
      ? []
      : alike.filter((one) => {
          const fails = kept & ~one.conds;
          return fails !== 0 && isWhole(one) && admits(one) && (fails & ~forgiven & ~one.open) === 0;
        });
  const failed = follow.reduce((bits, { conds }) => bits | (kept & ~conds), 0);
  const mayBeFollowed = conditions.some(
    ({ isHard, isWish, open, mention }) => !isHard && (isWish || open !== null || mention?.means === 'open'),
  );
  const costOf = (bits: number): number =>
    conditions.reduce((total, { cost }, at) => ((bits & (1 << at)) === 0 ? total : total + cost), 0);
  return {
    found: [
      ...within.map((one) => ({
        ...one,
        standing: isWhole(one) || !mayBeFollowed ? COMPLETE : PARTLY,
        cost: costOf(relaxed & ~one.conds),
      })),
      ...follow.map((one) => ({ ...one, standing: FOLLOWS, cost: costOf(failed & ~one.conds) })),
    ],
    total: sum(within) + sum(follow),
    complete,
    following: sum(follow),
    failed,
    relaxed,
    inForce: hard | kept,
    matching: [...new Set(matched.map(({ bits }) => bits))],
  };
}

const sum = (alike: readonly Alike[]): number => alike.reduce((total, { count }) => total + count, 0);

function bitsWhere(conditions: readonly AskedCondition[], isOne: (condition: AskedCondition) => boolean): number {
  return conditions.reduce((bits, condition, at) => (isOne(condition) ? bits | (1 << at) : bits), 0);
}

function matching(alike: readonly Alike[], isWhole: (one: Alike) => boolean, words: AskedWords): Alike[] {
  const complete = alike.filter(isWhole);
  return sum(complete) >= ENOUGH ? complete : inPart(alike, isWhole, words);
}

/** Complete guides, and those that hold enough of the query; where there is neither, those that hold most of it. */
function inPart(alike: readonly Alike[], isWhole: (one: Alike) => boolean, words: AskedWords): Alike[] {
  const most = alike.reduce((best, one) => Math.max(best, isWhole(one) ? 1 : coverageOf(words, one.bits)), 0);
  const thatHold = (share: number): Alike[] =>
    alike.filter((one) => isWhole(one) || coverageOf(words, one.bits) >= Math.min(share, most) * ROUNDING);
  const found = thatHold(PART);
  return sum(found) >= FEW ? found : thatHold(LITTLE);
}

/** The conditions that must be given up for something to be found: the cheapest, and such as let a guide in with all of the words. */
function cheapest(
  some: readonly Alike[],
  isWhole: (one: Alike) => boolean,
  conditions: readonly AskedCondition[],
  soft: number,
): number {
  const whole = some.filter(isWhole);
  let best = 0;
  let least = Infinity;
  for (const { conds } of whole.length > 0 ? whole : some) {
    const fails = soft & ~conds;
    const cost = conditions.reduce((total, one, at) => ((fails & (1 << at)) === 0 ? total : total + one.cost), 0);
    if (cost >= least) continue;
    best = fails;
    least = cost;
  }
  return best;
}

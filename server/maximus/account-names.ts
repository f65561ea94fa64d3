import type { AnalysisSpec, PeerTest } from '../../contract/analysis.ts';
import type { Reading } from '../../contract/reading.ts';
import { everyoneElseIn } from '../language/everyone-else.ts';
import type { Named } from '../language/lexicon.ts';
import { isOfOtherLine, type Mention } from '../language/mentions.ts';
import type { Token } from '../language/tokens.ts';

/** A question with the spec that was made of it. */
export interface Asked {
  tokens: readonly Token[];
  mentions: readonly Mention[];
  reading: Reading;
  spec: AnalysisSpec;
  /** What the conversation showed last; null where the question stands by itself. */
  before: AnalysisSpec | null;
  /** Stems of all words by which the metrics of the spec are named. */
  words: ReadonlySet<string>;
}

export const testsOf = ({ peers }: AnalysisSpec): PeerTest[] => peers.flatMap(({ any }) => any);

interface Aspect {
  metric?: string;
  tier?: string;
  network?: string;
  planType?: string;
  is?: string;
}

/** Where a spec may hold what a question names. */
interface Places {
  tests: readonly PeerTest[];
  aspects: readonly Aspect[];
  groupBy: readonly string[];
}

const alike: Readonly<Record<string, string>> = { individual: 'employee', family: 'employee_family' };
const sameLevel = (one: string, other: string): boolean => (alike[one] ?? one) === (alike[other] ?? other);
const isPeer = ({ tests }: Places, on: PeerTest['on'], is: string): boolean =>
  tests.some((one) => one.on === on && 'is' in one && one.is === is);

type Check = { [Kind in Named['kind']]?: (value: Extract<Named, { kind: Kind }>, places: Places) => boolean };

/** For each kind of name, whether a spec holds it. */
const holds: Check = {
  industry: ({ label }, places) => isPeer(places, 'industry', label),
  state: ({ code }, places) => isPeer(places, 'state', code),
  region: ({ label }, places) => isPeer(places, 'region', label),
  source: (_, { tests }) => tests.some(({ on }) => on === 'source'),
  carrier: ({ label }, places) =>
    places.tests.some(({ on }) => on === 'carrier') || places.aspects.some(({ is }) => is === label),
  planType: ({ type }, places) =>
    isPeer(places, 'planType', type) ||
    places.groupBy.includes('planType') ||
    places.aspects.some(
      ({ planType, is, metric }) => planType === type || is === type || metric === 'medical.plan_type',
    ),
  level: ({ tier }, { aspects }) => aspects.some((one) => one.tier !== undefined && sameLevel(one.tier, tier)),
  network: ({ network }, { aspects }) =>
    aspects.some((one) => one.network === network || one.metric === 'medical.out_of_network_covered'),
  size: (_, { tests, groupBy }) => tests.some(({ on }) => on === 'size') || groupBy.includes('size'),
  funding: (_, { aspects, groupBy }) =>
    groupBy.includes('medical.funding') || aspects.some(({ metric }) => metric === 'medical.funding'),
};

/** Places, trades, carriers, levels and networks that are named must stand in the spec. */
export function names({ mentions, tokens, spec, words, reading, before }: Asked): string[] {
  // "Drop Texas": it is no longer there.
  if (reading.operation?.value === 'remove') return [];
  // "Put Texas back": it is left out no more.
  const denials = (one: AnalysisSpec | null): number => (one?.peers ?? []).filter(({ not }) => not).length;
  if (denials(before) > denials(spec)) return [];
  const tests = testsOf(spec);
  const aspects = [...spec.measures, ...tests].map((one): Aspect => ('metric' in one ? (one as Aspect) : {}));
  const places: Places = { tests, aspects, groupBy: spec.groupBy };
  const isAgainst = everyoneElseIn(tokens, []) !== null;
  const isIn = ({ value }: Mention): boolean => {
    const check = holds[value.kind] as ((named: Named, where: Places) => boolean) | undefined;
    // "Manufacturing against all others": it is one of the groups.
    const isGroup = isAgainst && spec.groupBy.some((one) => one === value.kind);
    return isGroup || check === undefined || check(value, places);
  };
  return mentions
    .filter(
      (one) =>
        !isIn(one) && !isOfOtherLine(tokens, one) && !tokens.slice(one.from, one.to).every(({ key }) => words.has(key)),
    )
    .map(({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    );
}

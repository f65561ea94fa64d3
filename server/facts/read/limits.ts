import type { Network, Tier } from '../../../contract/metrics.ts';
import { type Mark, markOfEach, marksIn, type Placed, plain, type Value, valuesIn } from './values.ts';

/** A limit that a household pays up to: an amount in dollars, or that there is none. */
export interface Limit {
  tier: Tier | null;
  network: Network;
  amount: number | 'unlimited';
}

type Whose = 'individual' | 'family' | 'other';
type Where = Network | 'both';

const tiers: readonly (readonly [Whose, RegExp])[] = [
  // What one member of a family pays bounds neither the person who is covered alone nor the family.
  [
    'other',
    /\b(?:individual|person|member|participant)s? (?:\w+ ){0,2}(?:in|of|on|within|under|with) (?:an? |the |any )?famil(?:y|ies)(?: \w+)?|\bfamily members?\b|\b(?:\d|two|three) members?(?: per)? family|\b(?:employee|self)[- ]?(?:\+|plus|and)[- ]?(?:one|1|spouse|child\w*)|\btwo[- ](?:person|party)\b|\b(?:\d|two|three) (?:persons?|people|members?)\b|\bcouple\b/g,
  ],
  [
    'family',
    /\bfamil(?:y|ies)|\btwo or more\b|\b(?:employee|self) (?:\+|plus|and) family\b|\ball (?:covered )?members\b/g,
  ],
  [
    'individual',
    /\bindividuals?\b|\b(?:per|each|a)? ?(?:covered )?person\b|\bper (?:covered )?(?:member|enrollee|participant)\b|\bmember\b|\bsingle\b|\bself(?:[- ]only)?\b|\bee\b|\bemployee(?:[- ]only)?\b|\bindiv?\b\.?|\benrollee\b|\/ ?participant\b/g,
  ],
];

const networks: readonly (readonly [Where, RegExp])[] = [
  ['both', /\b(?:any|all) providers?\b|\bcombined(?= (?:in|network))/g],
  [
    'out',
    /\bout[- ]of[- ](?:\w+[- ])?(?:network|area)(?: \w+)?(?: providers?)?|\bnon-? ?(?:network|participating|preferred|plan|ppo|member|contracted|designated)(?: providers?)?|\bnon-? ?(?:in-?network)(?: providers?)?|\boon\b|\boutside (?:of )?(?:the |our )?network\b/g,
  ],
  [
    'in',
    /\bin[- ](?:the )?network(?: providers?)?|\b(?:designated |preferred |participating |plan |contracted )?network(?: providers?)?\b|\b(?:preferred|participating|plan|contracted|ppo|hmo|epo|designated)(?: \w+)? providers?\b|\b(?:participating|preferred|in-net|inn)\b|\btier (?:1|one|i)\b/g,
  ],
];

/** From here on a sentence says how the limit counts, not what it is. */
const isAside =
  /\b(?:do(?:es)? ?(?:n't|not)|is not) (?:apply|include|count|accumulate)|\b(?:are|is) separate\b|\bin addition to\b|\bexample\b/;
/** A part that speaks of another limit. */
const isOther = /\b(?:prescription|pharmacy|rx|drugs?|dental|vision|orthodontia|infertility|penalt(?:y|ies))\b/;
const isMedical = /\b(?:medical|overall|combined|integrated)\b/;
/** "$3,500 individual, including prescription drugs". */
const isIncluded = /\$[^$]*\b(?:includ\w+|appl\w+ to|along with|as well as)\b[^$]*$/;
const parts =
  /(?<=[.;])(?=\s)|(?=\b(?:prescription(?: drugs?)?|pharmacy|rx|dental|medical|brand(?: name)? drugs?)\b ?(?:deductible|limit|out-of-pocket)?:)/;

/** The text with spaces where it speaks of something else than the limit itself. */
function relevant(text: string): string {
  return text
    .split(parts)
    .map((part) => {
      const end = isAside.exec(part)?.index ?? part.length;
      const said = part.slice(0, end).padEnd(part.length);
      return isOther.test(said) && !isMedical.test(said) && !isIncluded.test(said) ? ' '.repeat(part.length) : said;
    })
    .join('');
}

/** A whole answer that says that there is none. */
const isNothing = /^(?:none|no deductible|there is no deductible)\.?$/;

/**
 * Reads the answer to what a household pays at most: each amount with whom it is for and in which network it holds. An amount
 * without a network holds inside; a pair without names is the individual's and the family's.
 *
 * @param unnamed whom an amount is for that stands alone without a name
 */
export function limitsIn(answer: string, unnamed: Tier = 'individual'): Limit[] {
  const text = relevant(plain(answer));
  if (isNothing.test(text.trim()))
    return (['individual', 'family'] as const).map((tier) => ({ tier, network: 'in', amount: 0 }));
  const amounts = valuesIn(text).filter(
    (value) => value.kind === 'money' || value.kind === 'unlimited' || value.kind === 'not_applicable',
  );
  const marks = joined(text, marksIn(text, networks));
  const wheres = markOfEach(amounts, withoutAsides(marks, amounts.at(-1)?.to ?? 0));
  const whoses = markOfEach(amounts, marksIn(text, tiers));
  const limits: Limit[] = [];
  const add = (limit: Limit): void => {
    if (!limits.some(({ tier, network }) => tier === limit.tier && network === limit.network)) limits.push(limit);
  };
  const hasNetworks = wheres.some((where) => where !== null);
  amounts.forEach((value, at) => {
    const where = wheres[at] ?? null;
    if (value.kind === 'not_applicable' || (hasNetworks && where === null)) return;
    const inNetworks: readonly Network[] = where === 'both' ? ['in', 'out'] : [where ?? 'in'];
    if (value.kind === 'unlimited') {
      for (const network of inNetworks) add({ tier: null, network, amount: 'unlimited' });
      return;
    }
    if (value.kind !== 'money' || value.role === 'aside') return;
    const run = amounts.filter((other, index) => other.kind === 'money' && (wheres[index] ?? null) === where);
    const isNamed = run.some((other) => whoses[amounts.indexOf(other)] !== null);
    const tiersOf = isNamed ? namedTier(whoses[at] ?? null) : unnamedTiers(text, run, run.indexOf(value), unnamed);
    const { amount } = value;
    for (const network of inNetworks) for (const tier of tiersOf) add({ tier, network, amount });
  });
  return limits;
}

const namedTier = (whose: Whose | null): readonly Tier[] => (whose === null || whose === 'other' ? [] : [whose]);

/** Whom amounts are for that nobody is named for: a pair is the individual's and the family's, and nothing is everyone's. */
function unnamedTiers(text: string, run: readonly Placed<Value>[], at: number, unnamed: Tier): readonly Tier[] {
  const [first, second] = run;
  const isPair = run.length === 2 && /^ ?(?:\/|or|and|&|-|,) ?$/.test(text.slice(first?.to, second?.from));
  if (isPair) return at === 0 ? ['individual'] : ['family'];
  if (at > 0) return [];
  return first?.kind === 'money' && first.amount === 0 ? ['individual', 'family'] : [unnamed];
}

/** What stands between the names of two networks that an amount is for together. */
const together = /^[ (]*(?:\/|,|&|\+|and|or|and\/or)[ (]*(?:for |from |the )*$/;

/** Makes one mark of networks that are named together: "In-network and out-of-network combined". */
function joined(text: string, marks: readonly Mark<Where>[]): Mark<Where>[] {
  const kept: Mark<Where>[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (last !== undefined && together.test(text.slice(last.to, mark.from)))
      kept.splice(-1, 1, { kind: last.kind === mark.kind ? mark.kind : 'both', from: last.from, to: mark.to });
    else kept.push(mark);
  }
  return kept;
}

/** Networks that are named behind the last amount and its own words say how the amounts count, not what they are. */
function withoutAsides(marks: readonly Mark<Where>[], end: number): Mark<Where>[] {
  const behind = marks.filter(({ from }) => from >= end);
  const [own] = behind;
  return marks.filter((mark) => mark.from < end || mark === own);
}

import { listed } from '../../contract/vocabulary/listed.ts';
import type { Known } from '../../contract/reading.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import { notAfterLevel } from '../../contract/vocabulary/coverage-levels.ts';
import { husks } from '../../contract/vocabulary/follow-ups.ts';
import { heldAgainst } from '../../contract/vocabulary/operators.ts';
import { industryNouns, notAfterIndustry } from '../../contract/vocabulary/industries.ts';
import {
  notAfterState,
  notAfterStateCode,
  notBeforeState,
  notNearStateCode,
  plainStateCodes,
  spokenStateCodes,
  stateNames,
} from '../../contract/vocabulary/states.ts';
import { employerNames } from './employer-names.ts';
import { lexicon, type Named, subjectPhrases } from './lexicon.ts';
import type { Found } from './phrases.ts';
import { ofSameWords } from './same-words.ts';
import type { Token } from './tokens.ts';

/** Something of the field or of the library that a question names. */
export type Mention = Found<Named>;

const places = new Set(
  listed(`
    in, from, near, across, within, around, throughout, outside, excluding, of
  `),
);
const joints = new Set(['and', 'or', 'vs', 'versus', ',', 'plus', '/']);
const nouns = new Set([...industryNouns, ...employerWords, 'ones']);
const notTrades = new Set(notAfterIndustry);
const notLevels = new Set([...notAfterLevel, 'members']);
const order: readonly Named['kind'][] = [
  'employer',
  'state',
  'region',
  'funding',
  'choice',
  'planType',
  'carrier',
  'metric',
  'group',
  'level',
  'network',
  'industry',
  'size',
  'format',
  'source',
];

const MOST_PIECES = 3;
/** Shorter ones are words by chance. */
const FEWEST_LETTERS = 7;

/** "Spark Suite", "dbtlabs": a whole name that is written apart, or together. */
function respacedAt(tokens: readonly Token[], from: number, joined: ReadonlyMap<string, Named>): Mention[] {
  let name = '';
  for (let to = from + 1; to <= from + MOST_PIECES && to <= tokens.length; to += 1) {
    const token = tokens[to - 1];
    if (token === undefined || token.isMark) break;
    name += token.low;
    const value = name.length < FEWEST_LETTERS ? undefined : joined.get(name);
    if (value !== undefined) return [{ value, from, to, isExact: false }];
  }
  return [];
}

/** What a question names, from left to right, nothing over another. */
export const mentionsIn = ofSameWords(findMentions);

function findMentions(tokens: readonly Token[], known: Known): readonly Mention[] {
  const employers = employerNames(known);
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const code = stateCodeAt(tokens, at, found.at(-1));
    const named = [
      ...employers.at(tokens, at),
      ...(known.isSearch === true ? [] : respacedAt(tokens, at, employers.joined())),
      ...lexicon.at(tokens, at).filter(({ value }) => known.isSearch !== true || value.kind !== 'source'),
      ...(code === null ? [] : [code]),
      ...capitalPlanAt(tokens, at),
      ...(known.isSearch === true ? [] : indemnityAt(tokens, at)),
      ...(known.isSearch === true ? [] : networkBeside(tokens, at, found.at(-1))),
      ...(known.isSearch === true ? [] : capitalRegionAt(tokens, at, found.at(-1))),
    ];
    const last = found.at(-1);
    const best = named.filter((one) => isMeant(tokens, one) || isJoined(tokens, one, last)).toSorted(byWeight)[0];
    const other = subjectPhrases.at(tokens, at)[0];
    const isOther = other !== undefined && other.to > (best?.to ?? at) && !isPlanWord(best);
    if (isOther) at = other.to - 1;
    else if (best !== undefined) {
      found.push(best);
      at = best.to - 1;
    }
  }
  return found;
}

const isPlanWord = (one: Mention | undefined): boolean =>
  one !== undefined && ['metric', 'group', 'funding', 'planType', 'employer'].includes(one.value.kind);

const byWeight = (a: Mention, b: Mention): number =>
  b.to - a.to || Number(b.isExact) - Number(a.isExact) || order.indexOf(a.value.kind) - order.indexOf(b.value.kind);

const sides = new Set(['and', 'or', 'to', 'with', '/', ...heldAgainst]);
/** "Tech vs finance": what would need a noun of its own is an industry beside another one. */
const isJoined = (tokens: readonly Token[], { value, from, to }: Mention, last: Mention | undefined): boolean =>
  value.kind === 'industry' &&
  last?.value.kind === 'industry' &&
  last.to === from - 1 &&
  sides.has(tokens[from - 1]?.low ?? '') &&
  !notTrades.has(tokens[to]?.low ?? '');

const care = new Set(
  listed(`
    birth, baby, delivery, childbirth, surgery, stay, stays, admission, admitted, inpatient, outpatient, overnight
  `),
);
const ofInsurers = new Set(['which', 'what', 'do', 'does', 'health', 'medical', 'dental', 'vision', 'used', 'common']);

/** "Which insurers are used", "the birth of a baby in a hospital": whom a plan is with and where care is given, and no employers. */
function isOfField(tokens: readonly Token[], at: number): boolean {
  const [low, before] = [tokens[at]?.low ?? '', tokens[at - 1]?.low ?? ''];
  if (low === 'insurer' || low === 'insurers') return ofInsurers.has(before);
  return low === 'hospital' && ['a', 'the', 'in'].includes(before) && tokens.some((token) => care.has(token.low));
}

/** Whether the words around let a name be what it names. */
function isMeant(tokens: readonly Token[], { value, from, to, isExact }: Mention): boolean {
  const [before, next] = [tokens[from - 1]?.low ?? '', tokens[to]?.low ?? ''];
  const { kind } = value;
  if (kind === 'industry') {
    if (to - from === 1 && isTechSchool(tokens, from - 1, from)) return false;
    // "Federal contractors" build nothing.
    if (tokens[from]?.key === 'contractor' && notBuilders.has(before)) return false;
    if (to - from === 1 && isOfField(tokens, from)) return false;
    // "In government plans": the plans of a trade.
    const isOfPlans = next === 'plans' && ['in', 'among', 'across', 'at'].includes(before);
    if (to - from === 1 && notTrades.has(next) && !isOfPlans) return false;
    // "Let people bank vacation": what somebody does is no trade.
    if (to - from === 1 && isDoing(tokens, from)) return false;
    return !value.needsNoun || nouns.has(next) || (before === 'in' && isExact && to - from < 2 && !isLetter(next));
  }
  if (kind === 'state') {
    if (notAfterState.includes(next) || isTechSchool(tokens, from, to)) return false;
    return isExact && !notBeforeState.some((phrase) => `${tokens[from - 2]?.low ?? ''} ${before}` === phrase);
  }
  if (kind === 'source') return isExact;
  if (kind === 'region') return !notAfterState.includes(next);
  // "Over 500 employees only" counts them.
  if (kind === 'level' && typeof tokens[from - 1]?.number === 'number' && tokens[from]?.key === 'employe') return false;
  if (kind === 'level') return !notLevels.has(next) && !(next === 'and' && tokens[to + 1]?.low === 'medical');
  // "The biggest employers", but "the biggest carriers by number of employers", and the biggest employer is one.
  if (kind === 'size' && (tokens[from]?.low ?? '').endsWith('est'))
    return employerWords.includes(next) && /[^s]s$/.test(next);
  if (kind === 'size') return isExact && (isBeforeEmployers(tokens, to) || standAlone.has(tokens[from]?.low ?? ''));
  // "A 150-life group": its people.
  const counted = tokens[before === '-' ? from - 2 : from - 1];
  if (tokens[from]?.low === 'life' && typeof counted?.number === 'number' && isBeforeEmployers(tokens, to))
    return false;
  // One word has too many stems in common with others: "generous" is no generic drug.
  return kind !== 'metric' || isExact || to - from > 1 || isInflected(tokens[from]?.low ?? '');
}

const ofStates = new Set(Object.values(stateNames).map((name) => name.toLowerCase()));

/** "Georgia Tech": a school in capitals; "Texas Tech companies" and "Ohio tech" are of a state. */
const isTechSchool = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[to]?.text === 'Tech' &&
  /^\p{Lu}\p{Ll}/u.test(tokens[from]?.text ?? '') &&
  ofStates.has(tokens[from]?.low ?? '') &&
  to - from === 1 &&
  !nouns.has(tokens[to + 1]?.low ?? '');

/** Sizes by words that are said of nothing else: "match, mid-market". */
const standAlone = new Set(['mid', 'midsize', 'midsized', 'middle']);

const doers = new Set(
  listed(`
    people, employees, workers, staff, they, we, you, i, folks, members, can, could, may, must, let, not, leave, days
    hours, pto, vacation, time
  `),
);
const trades = new Set(['bank', 'farm', 'staff', 'school', 'ship', 'store', 'lease', 'manufacture']);

/** "Employees bank sick days", "a sick leave bank": a word for a trade that is a verb as well, right behind whoever does it, or what. */
const isDoing = (tokens: readonly Token[], at: number): boolean =>
  trades.has(tokens[at]?.low ?? '') && doers.has(tokens[at - 1]?.low ?? '');

const notBuilders = new Set(
  listed(`
    federal, government, defense, independent, military, state, public, 1099, contract
  `),
);

const isLetter = (low: string): boolean => /^\p{L}/u.test(low);
const isInflected = (low: string): boolean => !/(?:ous|ly|ity|al|tions?)$/.test(low);

const joinsNothing = new Set(['of', 'a', 'an', 'the', 'is', 'are', 'for', 'in', 'at']);
const AHEAD = 4;
/** "Small tech companies", "small and large employers". */
function isBeforeEmployers(tokens: readonly Token[], to: number): boolean {
  for (let at = to; at < to + AHEAD; at += 1) {
    if (nouns.has(tokens[at]?.low ?? '')) return true;
    // "How big of an employer contribution": what is big is no employer.
    if (joinsNothing.has(tokens[at]?.low ?? '')) return false;
    if (lexicon.at(tokens, at).some(({ value }) => value.kind === 'industry')) return true;
  }
  return false;
}

/** "POS" is a plan in capitals only. */
function capitalPlanAt(tokens: readonly Token[], at: number): Mention[] {
  if (tokens[at]?.text !== 'POS') return [];
  return [{ value: { kind: 'planType', type: 'POS' }, from: at, to: at + 1, isExact: true }];
}

/** "In and out of network", "in-network vs out": one side said in short beside the other. */
function networkBeside(tokens: readonly Token[], at: number, last: Mention | undefined): Mention[] {
  const { low } = tokens[at] ?? { low: '' };
  const mention = (network: 'in' | 'out'): Mention[] => [
    { value: { kind: 'network', network }, from: at, to: at + 1, isExact: true },
  ];
  if (low === 'in' && joints.has(tokens[at + 1]?.low ?? '') && tokens[at + 2]?.low === 'out') return mention('in');
  const isBehind = last?.value.kind === 'network' && last.value.network === 'in' && last.to === at - 1;
  return low === 'out' && isBehind && joints.has(tokens[at - 1]?.low ?? '') && tokens[at + 1]?.low !== 'of'
    ? mention('out')
    : [];
}

const insured = new Set(['hospital', 'voluntary', 'supplemental', 'fixed', 'cancer', 'accident']);

/** "Indemnity" is a type of plan, and no insurance of one's own. */
function indemnityAt(tokens: readonly Token[], at: number): Mention[] {
  if (tokens[at]?.low !== 'indemnity' || insured.has(tokens[at - 1]?.low ?? '')) return [];
  return [{ value: { kind: 'planType', type: 'Indemnity' }, from: at, to: at + 1, isExact: true }];
}

const otherLines = new Set(['dental', 'vision']);

/** "Dental PPO": a type of plan that guides state of medical plans alone. */
export const isOfOtherLine = (tokens: readonly Token[], { value, from, to }: Mention): boolean =>
  value.kind === 'planType' && [from - 1, to].some((at) => otherLines.has(tokens[at]?.low ?? ''));

const husk = new Set(husks);
const sidesOfMap: Readonly<Record<string, string>> = { west: 'West', south: 'South' };

/** "Midwest and West", "holidays, South": a side of the map without its article, in a capital or beside another region. */
function capitalRegionAt(tokens: readonly Token[], at: number, last: Mention | undefined): Mention[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const label = sidesOfMap[token?.low ?? ''];
  if (token === undefined || label === undefined || /^\p{Lu}/u.test(next?.text ?? '')) return [];
  const isJoined = last?.value.kind === 'region' && last.to >= at - 2 && joints.has(tokens[at - 1]?.low ?? '');
  const isCapital = (at > 0 || tokens.length < 3) && /^\p{Lu}/u.test(token.text);
  const isTail = tokens[at - 1]?.low === ',' && tokens.slice(at + 1).every(({ isMark }) => isMark);
  // "And west?", after another region.
  const isWhole = tokens.every((one, index) => index === at || one.isMark || husk.has(one.low));
  return isJoined || isCapital || isTail || isWhole
    ? [{ value: { kind: 'region', label }, from: at, to: at + 1, isExact: true }]
    : [];
}

const NEAR_CODE = 3;
const plain = new Set(plainStateCodes);
const spoken = new Set(spokenStateCodes);

/** A state by its two letters: in capitals, or where they can be nothing else. */
function stateCodeAt(tokens: readonly Token[], at: number, last: Mention | undefined): Mention | null {
  const token = tokens[at];
  if (token?.text.length !== 2) return null;
  const code = token.text.toUpperCase();
  if (!Object.hasOwn(stateNames, code)) return null;
  const [before, next] = [tokens[at - 1]?.low ?? '', tokens[at + 1]?.low ?? ''];
  if (notAfterStateCode[token.low]?.includes(next) === true) return null;
  const near = notNearStateCode[token.low] ?? [];
  if (
    tokens.slice(Math.max(0, at - NEAR_CODE), at + NEAR_CODE + 1).some(({ low }) => near.includes(low)) &&
    before !== 'in'
  )
    return null;
  const isCapital = token.text === code && !tokens.every(({ text }) => text === text.toUpperCase());
  const isLed = places.has(before) || (joints.has(before) && last?.value.kind === 'state' && last.to === at - 1);
  const isWordToo = spoken.has(token.low) || ['in', 'or', 'me'].includes(token.low);
  if (isWordToo ? !(isCapital && isLed) : !(isCapital || isLed || plain.has(token.low))) return null;
  return { value: { kind: 'state', code }, from: at, to: at + 1, isExact: true };
}

import { regions, statesOf, type Region } from '../../regions.ts';
import { stateCode, stateName } from '../../states.ts';
import { stopWords, weakWords } from '../words.ts';
import { areas, cityStates, shortStates } from './place-names.ts';
import type { Found, LibraryValues, Reader } from './reading.ts';
import { isPhrase, phraseAt, type TypedWord } from './typed-words.ts';

const codes = new Set(regions.flatMap((region) => statesOf[region]));
const byName = new Map(Array.from(codes, (code) => [stateName(code).toLowerCase(), code]));
const nameList = [...byName.keys(), 'washington dc', 'washington , dc'];

/** Codes that are no word and no abbreviation of benefits: well in small letters wherever they stand. */
const plain = new Set(['tx', 'ny', 'fl', 'nj', 'nc', 'sc', 'nh', 'nm', 'nv', 'ga', 'ky', 'ks', 'tn', 'ut', 'wi', 'wv', 'wy', 'az', 'ar', 'vt', 'wa']); // prettier-ignore
/** Codes that are words, in capital letters too: only behind a word that leads to a place. */
const spoken = new Set(['ok', 'hi', 'id']);
/** What follows a code that is no state: a CT scan, an ID card, the VA's benefits. */
const notStates: Readonly<Record<string, readonly string[]>> = {
  ct: ['scan', 'scans'],
  id: ['card', 'cards', 'theft', 'protection'],
  co: ['pay', 'pays', 'payment', 'insurance', '-'],
  pa: ['visit', 'visits'],
  md: ['live', 'visit', 'visits'],
  va: ['loan', 'benefits', 'hospital'],
  dc: ['fsa', 'plan', 'plans'],
};
const leading = new Set(['in', 'from', 'near', 'across', 'within', 'around', ',', 'throughout']);
/** A state that is part of a name: New York Life, Kansas City, the University of Texas, Georgia Tech. */
const nameAfter = new Set(['life', 'mutual', 'university', 'college', 'blue', 'farm', 'roadhouse', 'instruments', 'power', 'general', 'mason', 'casualty']); // prettier-ignore
const nameBefore = ['university of', 'state of', 'bank of', 'college of', 'city of'];

const lead = ['based in', 'located in', 'headquartered in', 'in the state of', 'in', 'from', 'within', 'across'];

const regionWords: readonly [Region, readonly string[]][] = [
  ['Midwest', ['midwest', 'midwestern', 'mid - west', 'the midwest']],
  ['Northeast', ['northeast', 'northeastern', 'the northeast', 'the north - east', 'ne region']],
  ['South', ['the south', 'southern', 'the southern']],
  ['West', ['the west', 'western', 'the western']],
];
const cityNames = [...cityStates.keys()];

/** States by name or code, and regions: "in Texas", "Portland, OR", "the Midwest", "New England". */
export const readPlaces: Reader = (typed, known, isTaken) => {
  const found: Found[] = [];
  const present = new Set(known.values('state'));
  const isKnown = (state: string): boolean => present.has(state);
  let quietUntil = 0;
  for (let at = 0; at < typed.length; at += 1) {
    if (at < quietUntil || isTaken(at)) continue;
    const place = regionAt(typed, at, isKnown) ?? stateAt(typed, at, isKnown) ?? cityAt(typed, at, isKnown);
    if (place === null) continue;
    const isName = place.isName === true || isEmployer(typed, place, known);
    const read: Found = isName ? { ...place, isName: true } : place;
    quietUntil = read.to;
    found.push(read.isName === true ? read : { ...read, from: withLead(typed, read.from, isTaken) });
  }
  return merged(found);
};

/** A place within the name of an employer of the library: "Ohio Valley Electric". */
function isEmployer(typed: readonly TypedWord[], { from, to }: Found, known: LibraryValues): boolean {
  const [before, first, last, after] = [typed[from - 1], typed[from], typed[to - 1], typed[to]];
  const isPair = (one: TypedWord | undefined, next: TypedWord | undefined): boolean =>
    one !== undefined && next !== undefined && known.isName(one.stem, next.stem);
  return (isNameLike(before, known) && isPair(before, first)) || (isNameLike(after, known) && isPair(last, after));
}

/** In the details of guides a state stands beside its code, an industry, a year and a format. */
function isNameLike(word: TypedWord | undefined, known: LibraryValues): boolean {
  if (word === undefined || word.number !== null || !/\p{L}/u.test(word.text)) return false;
  if (stopWords.has(word.stem) || weakWords.has(word.stem) || stateCode(word.text) !== null) return false;
  const details = [...known.values('industry'), ...known.values('format')].join(' ').toLowerCase();
  return !details.split(/\W+/).includes(word.low);
}

/** A city stands for its state, which is what guides tell of an employer; those that name the city come first. */
function cityAt(typed: readonly TypedWord[], at: number, isKnown: (state: string) => boolean): Found | null {
  const length = phraseAt(typed, at, cityNames);
  if (length === 0) return null;
  const city = typed.slice(at, at + length).map(({ low }) => low).join(' '); // prettier-ignore
  // "Wilmington, NC" says itself which state is meant.
  const comma = typed[at + length]?.low === ',' ? 1 : 0;
  const said = stateAt(typed, at + length + comma, isKnown);
  const code = (said?.isName === true ? undefined : said?.filter.states?.[0]) ?? cityStates.get(city) ?? '';
  if (!isKnown(code) || isPartOfName(typed, at + length)) return null;
  const isMore = phraseAt(typed, at + length, ['- based', 'based', 'area', 'metro', 'metro area']);
  return {
    kind: 'state',
    label: stateName(code),
    filter: { states: [code] },
    from: at,
    to: at + length + isMore,
    mentions: [city.replaceAll(' - ', ' ')],
  };
}

/** Several places are one condition: any of them. */
function merged(found: readonly Found[]): Found[] {
  const places = found.filter((one) => one.isName !== true);
  if (places.length < 2) return [...found];
  const kind = places.some((one) => one.kind === 'region') ? 'region' : 'state';
  const label = [...new Set(places.map((one) => one.label))].join(' or ');
  const within = (region: string): readonly string[] => regions.flatMap((one) => (one === region ? statesOf[one] : []));
  const states = new Set(
    places.flatMap(({ filter }) => [...(filter.states ?? []), ...(filter.regions ?? []).flatMap(within)]),
  );
  const filter = { states: [...states] };
  return found.map((one) => (one.isName === true ? one : { ...one, kind, label, filter }));
}

function isPartOfName(typed: readonly TypedWord[], at: number): boolean {
  const [word, next] = [typed[at], typed[at + 1]?.low ?? ''];
  if (word === undefined) return false;
  if (word.low === 'state') return next === 'university' || next === 'college' || next === 'farm';
  if (word.low === 'health') return ['sciences', 'system', 'systems'].includes(next);
  if (word.low === 'city') return typed[at - 1]?.low === 'kansas';
  // Georgia Tech, but "Georgia tech companies".
  if (word.low === 'tech') return word.text === 'Tech' && typed[at + 1] === undefined;
  return nameAfter.has(word.low);
}

function regionAt(typed: readonly TypedWord[], at: number, isKnown: (state: string) => boolean): Found | null {
  for (const [label, states, phrases] of areas) {
    const length = phraseAt(typed, at, phrases);
    if (length > 0 && states.some(isKnown)) {
      return { kind: 'region', label, filter: { states: [...states] }, from: at, to: at + length };
    }
  }
  for (const [region, phrases] of regionWords) {
    const length = phraseAt(typed, at, phrases);
    if (length > 0 && statesOf[region].some(isKnown) && !isPartOfName(typed, at + length)) {
      return { kind: 'region', label: region, filter: { regions: [region] }, from: at, to: at + length };
    }
  }
  return null;
}

function stateAt(typed: readonly TypedWord[], at: number, isKnown: (state: string) => boolean): Found | null {
  const named = phraseAt(typed, at, nameList);
  if (named > 0) {
    const name = typed.slice(at, at + named).map(({ low }) => low).join(' '); // prettier-ignore
    const code = byName.get(name) ?? 'DC';
    const state: Found = {
      kind: 'state',
      label: stateName(code),
      filter: { states: [code] },
      from: at,
      to: at + named,
    };
    if (isPartOfName(typed, state.to)) return { ...state, to: state.to + 1, isName: true };
    // "Washington state", "New York City": still the state.
    const more = phraseAt(typed, state.to, code === 'NY' ? ['state', 'city', '- based'] : ['state', '- based']);
    const isName = !isKnown(code) || nameBefore.some((phrase) => endsWith(typed, at, phrase));
    return isName ? { ...state, isName: true } : { ...state, to: state.to + more };
  }
  const word = typed[at];
  const code = shortStates[word?.low ?? ''] ?? word?.text.toUpperCase() ?? '';
  if (word === undefined || !codes.has(code) || !isKnown(code) || !isCodeMeant(typed, at, word)) return null;
  return { kind: 'state', label: stateName(code), filter: { states: [code] }, from: at, to: at + 1 };
}

function isCodeMeant(typed: readonly TypedWord[], at: number, { low, text }: TypedWord): boolean {
  if (shortStates[low] !== undefined) return true;
  if (notStates[low]?.includes(typed[at + 1]?.low ?? '') === true) return false;
  if (plain.has(low)) return true;
  const isCapital = text === text.toUpperCase();
  const isShouted = typed.every((word) => word.text === word.text.toUpperCase());
  const isLed = leading.has(typed[at - 1]?.low ?? '');
  const isNearWord = low === 'in' || low === 'or' || low === 'me';
  if (isNearWord) return isCapital && !isShouted && isLed && typed[at + 1]?.low !== 'the';
  if (isLed) return true;
  // "PTO policies MA": in capitals among words that are not.
  return isCapital && !isShouted && !spoken.has(low);
}

function endsWith(typed: readonly TypedWord[], at: number, phrase: string): boolean {
  const length = phrase.split(' ').length;
  return at >= length && isPhrase(typed, at - length, phrase);
}

function withLead(typed: readonly TypedWord[], from: number, isTaken: (at: number) => boolean): number {
  const said = lead.find((phrase) => endsWith(typed, from, phrase));
  const start = said === undefined ? from : from - said.split(' ').length;
  return isTaken(start) ? from : start;
}

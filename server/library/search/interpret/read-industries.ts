import { firstWords, phraseAt, typedWords, type TypedWord } from './typed-words.ts';
import { stateCode } from '../../states.ts';
import { stopWords, weakWords } from '../words.ts';
import { metricsAt } from './metric-names.ts';
import type { Found, LibraryValues, Reader } from './reading.ts';

interface Trade {
  /** Words by which the industry of a guide shows that it is one of these, as stems or beginnings of phrases. */
  shows: readonly string[];
  /** Words that name such employers wherever they stand. */
  alone: readonly string[];
  /** Words that do so only before "companies" or its like, or behind "in": they are also words of benefits. */
  before?: readonly string[];
  /** One such employer: it names an industry where somebody is said to be one ("my client is a bank with 200 people"). */
  one?: readonly string[];
}

const trades: readonly Trade[] = [
  {
    shows: ['technology', 'software', 'internet', 'information technology', 'computer'],
    alone: ['tech', 'technology', 'software', 'saas', 'big tech', 'high tech', 'software as a service'],
    before: ['it', 'internet', 'information technology', 'computer'],
  },
  {
    shows: ['healthcare', 'health care', 'hospital', 'medical', 'health systems'],
    alone: ['hospitals', 'hospital systems', 'hospital system', 'health systems', 'health system', 'clinics', 'medical centers', 'medical groups', 'health networks', 'physician practices'],
    before: ['healthcare', 'health care', 'health', 'hospital', 'medical', 'clinic'],
    one: ['hospital', 'clinic', 'medical center', 'medical group', 'health network', 'physician practice', 'nursing home'],
  },
  { shows: ['manufacturing', 'industrial'], alone: ['manufacturing', 'manufacturers', 'manufacturer', 'factories', 'mfg', 'mfr', 'foundries'], before: ['industrial', 'factory'] },
  {
    shows: ['financial', 'finance', 'banking', 'insurance'],
    alone: ['banks', 'banking', 'financial services', 'credit unions', 'fintech', 'asset managers', 'finserv', 'insurers', 'brokerages'],
    before: ['finance', 'financial', 'bank', 'insurance', 'credit union'],
    one: ['bank', 'credit union', 'insurer', 'brokerage'],
  },
  { shows: ['retail'], alone: ['retailers', 'retailer', 'retail chains', 'grocers', 'supermarkets'], before: ['retail', 'stores', 'store'], one: ['retail chain', 'grocer', 'supermarket'] },
  {
    shows: ['education', 'higher education'],
    alone: ['universities', 'colleges', 'higher education', 'higher ed', 'school districts', 'school district', 'schools', 'k - 12', 'academia'],
    before: ['education', 'university', 'college', 'school'],
    one: ['university', 'college', 'school'],
  },
  {
    shows: ['professional services', 'consulting', 'legal', 'accounting'],
    alone: ['professional services', 'law firms', 'law firm', 'consulting firms', 'accounting firms', 'consultancies'],
    before: ['consulting', 'engineering', 'advisory', 'accounting'],
  },
  { shows: ['construction'], alone: ['construction', 'builders', 'contractors', 'homebuilders'], before: ['building'], one: ['builder', 'contractor', 'homebuilder'] },
  {
    shows: ['transportation', 'logistics', 'trucking'],
    alone: ['logistics', 'trucking', 'freight', 'carriers of freight', 'airlines', 'railroads', 'truckers'],
    before: ['transportation', 'transit', 'shipping'],
  },
  { shows: ['hospitality', 'hotel', 'restaurant'], alone: ['hospitality', 'hotels', 'restaurants', 'resorts'], before: ['hotel', 'restaurant'], one: ['hotel', 'restaurant', 'resort', 'restaurant chain', 'hotel chain'] },
  {
    shows: ['nonprofit', 'non - profit', 'not for profit', 'charity'],
    alone: ['nonprofit', 'nonprofits', 'non - profit', 'non - profits', 'not for profit', 'not - for - profit', 'charities', 'ngos'],
    before: ['charity', 'foundation'],
    one: ['charity', 'foundation', 'ngo'],
  },
  { shows: ['energy', 'utilities', 'oil'], alone: ['utilities', 'energy and utilities', 'energy utilities', 'oil and gas', 'oil gas', 'utility companies'], before: ['energy', 'utility', 'power', 'oil'] },
  { shows: ['government', 'public'], alone: ['government agencies', 'municipalities', 'public sector', 'federal agencies'], before: ['government', 'federal', 'public'] },
]; // prettier-ignore

/** Every word that names what employers do. */
export const tradeWords: readonly string[] = trades.flatMap(({ alone, before = [], one = [] }) => [
  ...alone,
  ...before,
  ...one,
]);

const tradesBegin = firstWords(tradeWords);

const employers = new Set(['company', 'companies', 'employer', 'employers', 'firm', 'firms', 'industry', 'industries', 'sector', 'organization', 'organizations', 'business', 'businesses', 'startup', 'startups', 'space', 'field', 'peers', 'clients', 'client', 'cos', 'shops', 'provider', 'providers', 'operators']); // prettier-ignore
/** After such a word of an industry comes a benefit: a technology stipend, financial services as a perk, banks of leave. */
const benefits = new Set(['stipend', 'allowance', 'reimbursement', 'assistance', 'fsa', 'hsa', 'account', 'accounts', 'wellness', 'planning', 'coaching', 'discount', 'discounts', 'leave', 'bank', 'insurance', 'coverage', 'plan', 'plans', 'benefit', 'pharmacy', 'of', 'proxy', 'indemnity', 'support', 'savings', 'program', 'programs', 'cost', 'costs', 'credit', 'loan', 'loans', 'break', 'perks', 'engineer', 'engineers', 'license', 'licenses']); // prettier-ignore
const lead = ['in', 'at', 'among', 'for', 'of'];
const joining = new Set(['or', 'and', ',']);

/** What employers do: "tech companies", "hospitals", "in the retail industry". */
export const readIndustries: Reader = (words, known, isTaken) => {
  const industries = known.values('industry');
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isTaken(at)) continue;
    const isListed = found.at(-1)?.to === at - 1 && joining.has(words[at - 1]?.low ?? '');
    const read = exactAt(words, at, industries) ?? tradeAt(words, at, known, isTaken, isListed);
    if (read === null) continue;
    const end = employers.has(words[read.to]?.low ?? '') ? read.to + 1 : read.to;
    const last = end > read.to && employers.has(words[end]?.low ?? '') ? end + 1 : end;
    const isLed = lead.includes(words[at - 1]?.low ?? '') && !isTaken(at - 1);
    found.push({ ...read, from: isLed ? at - 1 : at, to: last });
    at = last - 1;
  }
  return oneCondition(found);
};

function oneCondition(found: readonly Found[]): Found[] {
  const all = [...new Set(found.flatMap((one) => one.filter.industries ?? []))];
  return found.map((one) => ({ ...one, label: all.join(' or '), filter: { industries: all } }));
}

/** A name of an industry as the guides have it, of two words or before a word for employers. */
function exactAt(words: readonly TypedWord[], at: number, industries: readonly string[]): Found | null {
  for (const { industry, parts } of apart(industries)) {
    const isThere = parts.length > 0 && parts.every((part, offset) => words[at + offset]?.low === part);
    const next = words[at + parts.length]?.low ?? '';
    if (!isThere || (parts.length === 1 && !employers.has(next))) continue;
    return found([industry], at, at + parts.length);
  }
  return null;
}

interface IndustryName {
  industry: string;
  /** Its words in small letters. */
  parts: readonly string[];
}

const takenApart = new WeakMap<readonly string[], readonly IndustryName[]>();

/** The names of a library are the same list as long as it does not change. */
function apart(industries: readonly string[]): readonly IndustryName[] {
  const known = takenApart.get(industries);
  if (known !== undefined) return known;
  const made = industries.map((industry) => ({ industry, parts: typedWords(industry).map(({ low }) => low) }));
  takenApart.set(industries, made);
  return made;
}

/** @param isListed whether another industry is named before, and joined to it */
function tradeAt(
  words: readonly TypedWord[],
  at: number,
  known: LibraryValues,
  isTaken: Parameters<Reader>[2],
  isListed: boolean,
): Found | null {
  if (!tradesBegin.has(words[at]?.low ?? '')) return null;
  for (const { shows, alone, before = [], one = [] } of trades) {
    const single = phraseAt(words, at, one);
    // "Bank 250 employees": what begins a query is described by the condition behind it.
    const isClient = single > 0 && ((at === 0 && isTaken(single)) || isOne(words, at, single));
    const named = Math.max(phraseAt(words, at, alone), isClient ? single : 0);
    const maybe = phraseAt(words, at, before);
    const length = Math.max(named, maybe);
    if (length === 0) continue;
    const next = words[at + length]?.low ?? '';
    const isOfEmployers = employers.has(next);
    const isAlone = named === length && !benefits.has(next);
    const isMeant = isOfEmployers || isAlone || isWholePlace(words, at, length);
    if (!isMeant && !(isApart(words, at, length, isTaken) && (isListed || isStanding(words, at, length, isTaken))))
      continue;
    if (!isOfEmployers && isPartOfName(words, at, at + length, known)) continue;
    const meant = known.values('industry').filter((industry) => {
      const own = industry.toLowerCase().replaceAll('-', ' - ');
      return shows.some((show) => new RegExp(`\\b${show}s?\\b`, 'u').test(own));
    });
    if (meant.length > 0) return found(meant, at, at + length);
  }
  return null;
}

/** What stands before somebody who is described, and behind the name of what it is. */
const described = ['is', 'client', 'prospect', 'for', 'represent', 'representing', ',', '–', '-'];
const goesOn = [
  'with',
  'that',
  'who',
  'whose',
  'which',
  'looking',
  'based',
  'located',
  'wants',
  'has',
  'having',
  ',',
  '–',
  '-',
];
/** A bank, a small bank, a small regional bank. */
const MOST_BETWEEN = 2;

/** "my client is a hospital in Texas", "for a small bank": not "copay at a hospital", nor "a hospital stay". */
function isOne(words: readonly TypedWord[], at: number, length: number): boolean {
  if (length === 0) return false;
  const next = words[at + length]?.low;
  const isPlace = next === 'in' && words[at + length + 1]?.low !== 'network';
  if (next !== undefined && !isPlace && !goesOn.includes(next)) return false;
  for (let from = at - 1; from >= Math.max(0, at - 1 - MOST_BETWEEN); from -= 1) {
    if (!['a', 'an'].includes(words[from]?.low ?? '')) continue;
    return from === 0 || described.includes(words[from - 1]?.low ?? '');
  }
  return false;
}

/** "Esklask Software" is an employer of the library, not every employer that makes software. */
function isPartOfName(words: readonly TypedWord[], from: number, to: number, known: LibraryValues): boolean {
  const [before, first, last, after] = [words[from - 1], words[from], words[to - 1], words[to]];
  if (first === undefined || last === undefined) return false;
  return (
    (isNameLike(before) && known.isName(before?.stem ?? '', first.stem)) ||
    (isNameLike(after) && known.isName(last.stem, after?.stem ?? ''))
  );
}

/** What stands beside industries in the details of guides is no name: a state, a year, a format. */
function isNameLike(word: TypedWord | undefined): boolean {
  if (word === undefined || word.number !== null || !/\p{L}/u.test(word.text)) return false;
  return !stopWords.has(word.stem) && !weakWords.has(word.stem) && stateCode(word.text) === null;
}

/** "in healthcare" at the end: where people work, not what is paid for. */
function isWholePlace(words: readonly TypedWord[], at: number, length: number): boolean {
  const next = words[at + length];
  const before = words[at - 1]?.low ?? '';
  return before === 'in' && (next === undefined || lead.includes(next.low) || afterPlace.has(next.low));
}

const afterPlace = new Set([',', 'with', 'offer', 'offers', 'offering', 'provide', 'provides', 'give', 'gives', 'have', 'who', 'that', 'which']); // prettier-ignore

/** Words of industries that say little else; some of benefits, and of pharmacies. */
const standing = new Set(['retail', 'finance', 'healthcare', 'energy', 'education', 'transportation', 'engineering', 'consulting']); // prettier-ignore
const ofPharmacies = new Set(['rx', 'pharmacy', 'prescription', 'prescriptions', 'drug', 'drugs', 'generic', 'generics', 'brand', 'mail', 'tier']); // prettier-ignore

/** Whether nothing that the word may belong to follows: the query ends, or another condition begins. */
function isApart(words: readonly TypedWord[], at: number, length: number, isTaken: Parameters<Reader>[2]): boolean {
  const next = words[at + length];
  return (next === undefined || next.low === ',' || isTaken(at + length)) && words[at]?.isQuoted === false;
}

/** "Under $100 healthcare TX", "maternity leave 12 weeks retail": alone beside conditions, or behind a benefit's name. */
function isStanding(words: readonly TypedWord[], at: number, length: number, isTaken: Parameters<Reader>[2]): boolean {
  if (length !== 1 || !standing.has(words[at]?.low ?? '') || words.some(({ low }) => ofPharmacies.has(low)))
    return false;
  if (at === 0) return isTaken(length);
  return isTaken(at - 1) || words[at - 1]?.low === ',' || isBehindBenefit(words, at);
}

/** So many words the name of a benefit has at most. */
const LONGEST = 5;

function isBehindBenefit(words: readonly TypedWord[], end: number): boolean {
  for (let from = Math.max(0, end - LONGEST); from < end; from += 1) {
    if (metricsAt(words, from).some(({ length }) => from + length === end)) return true;
  }
  return false;
}

function found(industries: readonly string[], from: number, to: number): Found {
  return { kind: 'industry', label: industries.join(' or '), filter: { industries: [...industries] }, from, to };
}

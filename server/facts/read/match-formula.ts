import { NUMBER, numberOf } from './amounts.ts';

/** A part of a match: the employer adds `rate` percent of what an employee saves, up to `of` percent of pay. */
interface Part {
  rate: number;
  of: number;
}

/** What an employer adds to savings: the formula in one writing, and what it comes to at most, in percent of pay. */
export interface MatchFormula {
  formula: string | null;
  effective: number;
}

const share = String.raw`(${NUMBER})[ -]?(?:%|percent)`;
/** What bounds what is matched: "the first 3%", "up to 6% of pay", "between 3% and 5%". */
const bounds =
  /\b(first|next|additional|subsequent|up to|between|over|above|from|exceed|exceeding|on|limit(?:ed)? (?:of|to)|maximum(?: of)?|max|capped at)(?: of)?(?: an?| the| your| their| additional| maximum| first| to| of| employee| employer| company| match| contribution){0,5} $/;
const ofEmployer =
  /\b(?:employer|company|matching) (?:match|contribution)s? of(?: up to)? $|\b(?:match|contribution) (?:not to exceed|of no more than) $/;
const ofPay = /^(?: of)?(?: (?:your|their|the|an?|each|employee'?s?'?|annual|gross|base|basic|eligible|total|regular))* (?:pay|salary|compensation|earnings|wages|income)\b/; // prettier-ignore
const rates: readonly (readonly [RegExp, (number: string) => number | null])[] = [
  [/\$ ?(\d?\.\d\d|\d(?:\.00)?) (?:for|on|per|to) (?:each|every|the)? ?(?:dollar|\$1(?:\.00)?)/g, (number) => Number(number) * 100],
  [new RegExp(String.raw`\b(${NUMBER}) ?(?:¢|cents?)`, 'g'), numberOf],
  [/\bdollar[- ]for[- ]dollar\b|\bone[- ]for[- ]one\b|\b(?:1:1|1-to-1|one[- ]to[- ]one)\b|\bin full\b|\bfully match\w*|\b(?:add|contribute|put in|match) (?:a|one) dollar\b/g, () => 100],
  [/\bhalf (?:of )?(?:the first|your|what|every|each|their|employee)/g, () => 50],
]; // prettier-ignore

type Token = { at: number; end: number } & (
  | { kind: 'rate'; value: number }
  | { kind: 'bound'; low: number | null; high: number; isNext: boolean; isEmployers: boolean }
);

/** The rates and the bounds of a text in small letters, in their order. */
function tokensIn(text: string): Token[] {
  const found: Token[] = [];
  const isFree = (at: number, end: number): boolean => !found.some((one) => at < one.end && end > one.at);
  for (const [pattern, read] of rates)
    for (const { index, 0: whole, 1: number = '' } of text.matchAll(pattern)) {
      const value = read(number);
      if (value !== null && isFree(index, index + whole.length))
        found.push({ kind: 'rate', value, at: index, end: index + whole.length });
    }
  const shares = new RegExp(
    String.raw`(?:(${NUMBER}) ?%? ?(?:-|to) ?|(?<=between )(${NUMBER}) ?%? and )?${share}`,
    'g',
  );
  for (const { index, 0: whole, 1: from, 2: between, 3: upper = '' } of text.matchAll(shares)) {
    const lower = from ?? between;
    const value = numberOf(upper);
    const lead = text.slice(0, index);
    const [, word] = bounds.exec(lead) ?? [];
    const isBound = word !== undefined || ofPay.test(text.slice(index + whole.length)) || ofEmployer.test(lead);
    if (value === null || !isFree(index, index + whole.length)) continue;
    const at = { at: index, end: index + whole.length };
    if (!isBound) found.push({ kind: 'rate', value, ...at });
    else if (value <= MOST) {
      const low = lower === undefined ? null : numberOf(lower);
      const isNext = word === 'next' || word === 'additional' || word === 'subsequent';
      found.push({ kind: 'bound', low, high: value, isNext, isEmployers: ofEmployer.test(lead), ...at });
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

const isMatch = /\bmatch|\bfor (?:each|every|the) (?:dollar|\$1)|\bdollar[- ]for[- ]dollar|\bcents\b/;
/** Gifts and debts are matched, too. */
const ofOthers = /\b(?:donat\w*|charit\w*|gifts?|loans?|nonprofits?)\b/;
/** The most that a real employer adds. */
const MOST = 20;
/** And the least part of what employees save. */
const LEAST_RATE = 10;

/** The match that a text in small letters tells; null where it tells none. */
export function matchFormulaIn(whole: string): MatchFormula | null {
  const text = whole.split(/; (?=[^;]*\bmatch)/).at(-1) ?? whole;
  if (!isMatch.test(text) || ofOthers.test(text)) return null;
  const tokens = tokensIn(text);
  const parts = partsOf(tokens);
  const employers = tokens.find((token) => token.kind === 'bound' && token.isEmployers);
  if (employers?.kind === 'bound') return { formula: null, effective: employers.high };
  if (parts.length > 0) {
    const effective = Math.round(parts.reduce((sum, { rate, of }) => sum + (rate * of) / 100, 0) * 100) / 100;
    if (effective > MOST) return null;
    return { formula: parts.map(({ rate, of }) => `${rate}% of ${of}%`).join(' + '), effective };
  }
  return plainIn(text);
}

function partsOf(tokens: readonly Token[]): Part[] {
  const shares = tokens.flatMap((token) => (token.kind === 'rate' && token.value >= LEAST_RATE ? [token] : []));
  const spans = tokens.flatMap((token) => (token.kind === 'bound' && !token.isEmployers ? [token] : []));
  const parts: Part[] = [];
  let reached = 0;
  for (const [at, { value: rate }] of shares.entries()) {
    const span = spans[at];
    if (span === undefined || rate > 200) break;
    const { low, high, isNext } = span;
    const isAbove = !isNext && at > 0 && high > reached;
    const of = isAbove ? high - reached : low !== null && !isNext && at === 0 ? high - low : high;
    parts.push({ rate, of });
    reached += of;
  }
  return shares.length > spans.length + 1 ? [] : parts;
}

const plainMatch = [
  new RegExp(String.raw`\b(?:match(?:es|ing|ed)?|contributes?|adds?)\b[^.;%$]{0,70}?\b(?:up to|of|at|maximum of|is) (?:a maximum of |the first )?${share}`),
  new RegExp(String.raw`\b${share} (?:\w+ ){0,3}?match`),
  new RegExp(String.raw`\bmatch(?:es|ing)?(?: contributions?)? (?:is|are|of)?:? ?(?:up to )?${share}`),
  new RegExp(String.raw`\b(?:we|company|employer|will) (?:will )?(?:contribute|add|match)s? (?:up to )?${share}`),
  new RegExp(String.raw`\b(?:adds?|contributes?)\b[^.;%$]{0,30}?${share}[^.;]{0,30}\bmatch`),
  new RegExp(String.raw`^(?:up to )?${share}`),
]; // prettier-ignore

function plainIn(text: string): MatchFormula | null {
  if (!/\bmatch/.test(text)) return null;
  for (const pattern of plainMatch) {
    const number = pattern.exec(text)?.find((part, at) => at > 0 && part !== undefined);
    const effective = number === undefined ? null : numberOf(number);
    if (effective !== null && effective > 0 && effective <= MOST) return { formula: null, effective };
  }
  return null;
}

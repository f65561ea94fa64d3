import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { sizeBands } from '../../sizes.ts';
import { amountAt } from './amounts.ts';
import { phraseAt, type TypedWord } from './typed-words.ts';
import type { Found, Reader } from './reading.ts';

const people = ['employees', 'employee', 'people', 'workers', 'lives', 'staff', 'ees', 'headcount', 'team members', 'full - time employees', 'associates']; // prettier-ignore
const firms = 'employers employer companies company firms firm businesses business organizations organization groups group'.split(' '); // prettier-ignore
const adjectives: readonly [from: number, to: number | null, label: string, phrases: readonly string[]][] = [
  [1, 199, 'Small employers, up to 199 employees', ['small', 'smaller', 'small and medium', 'tiny']],
  [200, 999, 'Mid-size employers, 200 to 999 employees', ['mid - size', 'mid - sized', 'midsize', 'midsized', 'mid size', 'mid sized', 'medium', 'medium - sized', 'medium sized', 'mid - market', 'mid market', 'middle market']],
  [1000, null, 'Large employers, 1,000 employees or more', ['large', 'larger', 'big', 'jumbo', 'enterprise']],
]; // prettier-ignore
const lead = ['companies with', 'employers with', 'company with', 'employer with', 'firms with', 'organizations with', 'groups of', 'with', 'of']; // prettier-ignore

/** How many people work there: "over 500 employees", "500-1,000 employees", "small employers". */
export const readSizes: Reader = (words, _known, isTaken) => {
  for (let at = 0; at < words.length; at += 1) {
    if (isTaken(at)) continue;
    const read = countAt(words, at) ?? adjectiveAt(words, at);
    if (read !== null) return [{ ...read, from: withLead(words, read.from, isTaken) }];
  }
  return [];
};

function countAt(words: readonly TypedWord[], at: number): Found | null {
  const amount = amountAt(words, at);
  if (amount === null || amount.unit !== null) return null;
  const after = phraseAt(words, amount.to, people);
  if (after === 0) return null;
  // Nobody means "500 employees" to the head: the band that holds it.
  const { least, most, isCompared } = amount;
  const exact = isCompared ? null : sizeBands.find((band) => inBand(band, least ?? 0));
  const from = exact?.from ?? least ?? 1;
  const to = exact === undefined || exact === null ? most : exact.to;
  const whole = (value: number): number => Math.round(value);
  return { kind: 'size', ...sizeFilter(whole(from), to === null ? null : whole(to)), from: at, to: amount.to + after };
}

const inBand = (band: (typeof sizeBands)[number], count: number): boolean =>
  count >= band.from && (band.to === null || count <= band.to);

/** Bands where they say it, or the numbers themselves. "500 to 1,000" and "over 500" begin and end where bands do. */
function sizeFilter(from: number, to: number | null): { label: string; filter: SearchFilters } {
  const isBound = (count: number): boolean => sizeBands.some((band) => band.from === count);
  const last = to !== null && to > from && (isBound(to) || isBound(to - 1)) ? (isBound(to) ? to - 1 : to - 2) : to;
  const bands = sizeBands.filter(
    (band) => band.from >= from && (last === null || (band.to !== null && band.to <= last)),
  );
  const [first] = bands;
  const end = bands.at(-1);
  const isAligned = (first?.from === from || (from <= 1 && first?.from === 1)) && (end?.to ?? null) === last;
  if (isAligned) return { label: sizeLabel(from, last), filter: { sizes: bands.map((band) => band.label) } };
  const filter = { employees: { atLeast: from, ...(to !== null && { atMost: to }) } };
  return { label: sizeLabel(from, to), filter };
}

function sizeLabel(from: number, to: number | null): string {
  const say = (count: number): string => count.toLocaleString('en-US');
  if (to === null) return `${say(from)} employees or more`;
  return from <= 1 ? `Up to ${say(to)} employees` : `${say(from)} to ${say(to)} employees`;
}

function adjectiveAt(words: readonly TypedWord[], at: number): Found | null {
  for (const [from, to, label, phrases] of adjectives) {
    const length = phraseAt(words, at, phrases);
    if (length === 0) continue;
    const isOfFirms = firms.includes(words[at + length]?.low ?? '');
    // "small tech companies": the industry takes the word for employers.
    const isBeforeTrade =
      firms.includes(words[at + length + 1]?.low ?? '') && (words[at + length]?.number ?? null) === null;
    if (!isOfFirms && !isBeforeTrade) continue;
    return {
      kind: 'size',
      label,
      filter: sizeFilter(from, to).filter,
      from: at,
      to: at + length + (isOfFirms ? 1 : 0),
    };
  }
  return null;
}

function withLead(words: readonly TypedWord[], from: number, isTaken: (at: number) => boolean): number {
  for (const phrase of lead) {
    const length = phrase.split(' ').length;
    if (from >= length && phraseAt(words, from - length, [phrase]) > 0 && !isTaken(from - length)) return from - length;
  }
  return from;
}

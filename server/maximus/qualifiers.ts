import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import { industryNouns } from '../../contract/vocabulary/industries.ts';
import { qualifiers } from '../../contract/vocabulary/qualifiers.ts';
import { type Found, Phrases } from '../language/phrases.ts';
import { type Asked, testsOf } from './account-names.ts';
import { isInName } from './metric-words.ts';

const phrases = new Phrases<true>(qualifiers.map((name) => [name, true] as const));
const employers = new Set([...employerWords, ...industryNouns]);
const places = new Set(['in', 'at', 'of', 'among', 'for', 'by']);
const AHEAD = 3;

/** What is said of the benefit, or of the employers alone. */
export interface Qualifier extends Found<true> {
  isOfEmployers: boolean;
}

/**
 * What the question says of the benefit that no guide states by itself: "for part-timers", "by mail order". A word that names the
 * figure ("part-time" of the hours to be eligible) or whom is compared ("lawyers") says no such thing; one right before the employers
 * ("union-heavy manufacturers") says it of them.
 */
export function qualifiersIn({ tokens, mentions, spec }: Asked): Qualifier[] {
  const isPeer = (at: number): boolean =>
    employers.has(tokens[at]?.low ?? '') ||
    mentions.some(({ value, from }) => from === at && value.kind === 'industry');
  const isNamed = (at: number): boolean => mentions.some(({ from, to }) => at >= from && at < to);
  return phrases.apart(tokens).flatMap((one) => {
    const own = tokens.slice(one.from, one.to);
    const isPeers = own.every((_, offset) => isNamed(one.from + offset));
    // "Eligibility under 30 hours": an amount that the figure has.
    const isAmount = own.some(
      ({ number }) =>
        number !== null &&
        [...testsOf(spec), ...spec.measures].some((test) => (Object.values(test) as unknown[]).includes(number)),
    );
    if (
      isAmount ||
      !one.isExact ||
      isPeers ||
      isInName(
        spec,
        own.map(({ key }) => key),
      )
    )
      return [];
    const ahead = tokens.slice(one.to, one.to + AHEAD).findIndex((_, offset) => isPeer(one.to + offset));
    // "Seasonal workers in hospitality": it is said of the workers.
    const isBroken = tokens
      .slice(one.to, one.to + Math.max(0, ahead))
      .some(({ isMark, low }) => isMark || places.has(low));
    return [{ ...one, isOfEmployers: ahead !== -1 && !isBroken && ahead < AHEAD - 1 }];
  });
}

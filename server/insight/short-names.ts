import type { Reading } from '../../contract/reading.ts';
import { isWord } from '../language/spelling.ts';
import type { Named } from './named-in.ts';
import { isOfField } from './tools/find-rules.ts';
import type { RunParts } from './tools/run-parts.ts';

/** How employers and their offices are called for short: "TTS", "18F". */
const SHORT = /^(?:\p{Lu}[\p{Lu}\d&]{1,7}|(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]{2,8})$/u;
const MOST_WORDS = 2;
const LOOKED_AT = { limit: 8, perGuide: 2 };
const nobody: ReadonlySet<string> = new Set();

/**
 * Whom a short name that no vocabulary knows names: the one employer in whose guides it stands. What is said of many employers
 * would answer another question.
 */
export async function withShortNames(
  { search, names }: Pick<RunParts, 'search' | 'names'>,
  reading: Reading,
  named: Named,
): Promise<Named> {
  if (named.employers.length + named.guides.length + named.ambiguous.length + named.unknown.length > 0) return named;
  const words = [...new Set(reading.left.map(({ word }) => word))].filter(
    (word) => SHORT.test(word) && !isWord(word.toLowerCase(), nobody) && !isOfField(word),
  );
  for (const word of words.slice(0, MOST_WORDS)) {
    const { hits } = await search.searchPassages(word, { ...LOOKED_AT, filters: {} });
    const holders = hits.filter(({ text }) => text.split(/[^\p{L}\p{N}&]+/u).includes(word));
    const [employer, ...others] = new Set(holders.map((hit) => hit.employer));
    if (employer === undefined || others.length > 0) continue;
    return { ...named, guides: names.guides.filter((guide) => guide.employer === employer), by: [word] };
  }
  return named;
}

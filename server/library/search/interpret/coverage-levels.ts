import type { Tier } from '../../../../contract/metrics.ts';
import { firstWords, phraseAt, type TypedWord } from './typed-words.ts';

/** Whom an amount of health cover is for. */
export type Level = Extract<Tier, 'employee' | 'employee_spouse' | 'employee_children' | 'employee_family'>;

/** "Employee + spouse" is two words here: signs that join are no words. */
const withEmployee = (others: readonly string[]): string[] =>
  ['employee', 'ee'].flatMap((self) =>
    ['', 'and ', 'and a ', 'and your ', 'plus ', 'with ', '- '].flatMap((joint) =>
      others.map((other) => `${self} ${joint}${other}`),
    ),
  );

const levels: readonly [Level, readonly string[]][] = [
  ['employee_family', [...withEmployee(['family', 'fam']), 'family', 'full family']],
  ['employee_children', [...withEmployee(['child', 'children', 'child ren', 'ch', 'ch ren', 'kids', 'dependent children']), 'parent and child', 'children coverage', 'child coverage']],
  ['employee_spouse', [...withEmployee(['spouse', 'sp', 'partner', 'domestic partner']), 'couple', 'spouse', 'spouse coverage']],
  ['employee', ['employee only', 'employee - only', 'employees only', 'ee only', 'ee - only', 'single', 'single only', 'individual', 'individual only', 'self only', 'self - only']],
]; // prettier-ignore

/** One more person, whoever it is: guides say it of a spouse or of children. */
const withOneMore = withEmployee(['1', 'one', '1 dependent', 'one dependent']);
/** What must stand somewhere for a level to be named. */
export const levelsBegin = firstWords([...levels.flatMap(([, phrases]) => phrases), ...withOneMore]);

/** What makes another thing of the name: family leave, a spouse surcharge. */
const elsewise = new Set(['leave', 'member', 'members', 'planning', 'building', 'surcharge', 'care', 'doctor', 'business', 'owned', 'office', 'practice']); // prettier-ignore

/** A coverage level that is named; `or`, where the name says as much of another one. */
export interface NamedLevel {
  tier: Level;
  or?: Level;
  length: number;
}

/** The coverage level that begins at `at`, by the longest of its names; null where none does. */
export function levelAt(words: readonly TypedWord[], at: number): NamedLevel | null {
  if (!levelsBegin.has(words[at]?.low ?? '')) return null;
  const more = phraseAt(words, at, withOneMore);
  let found: NamedLevel | null = more === 0 ? null : { tier: 'employee_spouse', or: 'employee_children', length: more };
  for (const [tier, phrases] of levels) {
    const length = phraseAt(words, at, phrases);
    if (length > (found?.length ?? 0)) found = { tier, length };
  }
  if (found === null) return null;
  const [next, after] = words.slice(at + found.length, at + found.length + 2);
  const isMedicalLeave = next?.low === 'medical' && after?.low === 'leave';
  return isMedicalLeave || elsewise.has(next?.low ?? '') ? null : found;
}

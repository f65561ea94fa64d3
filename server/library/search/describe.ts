import type { Understanding } from './understand.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/**
 * Says what was corrected, left out or relaxed; null when the query was taken as it stands.
 *
 * @param relaxed the labels of conditions that were given up, since nothing satisfied them together
 */
export function describeRelaxing(
  understood: Understanding,
  complete: number,
  shown: number,
  relaxed: readonly string[] = [],
): string | null {
  if (shown === 0) return null;
  const said: string[] = [];
  const { corrections, unknown } = understood;
  if (corrections.length > 0) {
    const [taken, typed] = [corrections.map((c) => c.taken), corrections.map((c) => c.typed)];
    said.push(`Showing results for ${quoted(taken)} instead of ${quoted(typed)}.`);
  }
  if (unknown.length > 0) {
    said.push(
      `No guide mentions ${quoted([...new Set(unknown)])}, so ${unknown.length === 1 ? 'it was' : 'they were'} left out.`,
    );
  }
  if (relaxed.length > 0) {
    const { length } = relaxed;
    said.push(
      `Nothing in the library is all of this at once, so ${quoted(relaxed)} ${length === 1 ? 'was' : 'were'} set aside.`,
    );
  }
  if (complete === 0) said.push('No guide has everything you asked for; these have most of it.');
  else if (complete < shown) {
    said.push(
      `${complete === 1 ? 'One guide has' : `${complete} guides have`} everything you asked for; the others have most of it.`,
    );
  }
  return said.length === 0 ? null : said.join(' ');
}

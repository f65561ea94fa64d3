import type { Reading } from '../../contract/reading.ts';
import { isContent } from '../language/left.ts';
import { tokensOf } from '../language/tokens.ts';

/** A question with more words of its own says what it is about. */
const FEW = 3;
const MOST = 8;

/**
 * Words of the questions before that a short one about the same employer still is about: "and abroad?" after what is paid for unused
 * days. None where it stands alone.
 */
export function wordsAlong(reading: Reading, before: Reading | null): string[] {
  const isCarried = reading.employers.some(({ from }) => from.kind === 'carried');
  const isNamed = [...reading.metrics, ...reading.subjects].some(({ from }) => from.kind === 'typed');
  const own = contentOf(reading);
  if (before === null || !isCarried || isNamed || own.length > FEW) return [];
  const words = contentOf(before).filter((word) => !own.includes(word));
  return [...new Set(words)].slice(0, MOST);
}

/** What says something, without the names of employers. */
function contentOf({ text, employers }: Reading): string[] {
  const names = new Set(
    employers.flatMap(({ value }) => value).flatMap((name) => tokensOf(name).map(({ low }) => low)),
  );
  return tokensOf(text).filter((token) => isContent(token) && !names.has(token.low)).map(({ low }) => low); // prettier-ignore
}

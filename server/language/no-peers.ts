import type { Reading } from '../../contract/reading.ts';
import { testsOf } from './conditions.ts';

/** What makes an industry or a place one of peers: "in retail", "other schools", "software companies". */
const OF_PEERS =
  /\b(?:in|at|for|among|amongst|across|within|by|of|other|most|all|many|our|how)\s+(?:the\s+|a\s+)?$|\b(?:industry|sector|compan|employer|firm|organi[sz]ation)/i;
/** What a figure is held against: "more than the technology average", "versus manufacturing". */
const HELD_AGAINST = /\b(?:than|versus|vs\.?|against|average|typical|median|normal|below|above)\s+(?:the\s+|an?\s+)?$/i;
const USUAL = /^\W*(?:average|norm|median|benchmark|peers?|market|standard)\b/i;
const LOOKED_AT = 24;

/**
 * While an employer is spoken of, a word that is also an industry is no peer: "his college daughter", "does it cover hospital stays".
 *
 * @param isOfOne whether the question before was about one employer
 * @param text what the reading's spans are of
 */
export function ofNoPeers(reading: Reading, isOfOne: boolean, text: string): Reading {
  const tests = testsOf(reading.where);
  const isByChance =
    tests.length > 0 && tests.every(({ test, from }) => test.on === 'industry' && !isOfPeers(text, from));
  return isOfOne && isByChance && reading.employers.length === 0 ? { ...reading, where: null } : reading;
}

function isOfPeers(text: string, from: ReturnType<typeof testsOf>[number]['from']): boolean {
  if (from.kind !== 'typed') return true;
  const [start, end] = from.span;
  const own = text.slice(start, end);
  const isSeveral = /[^s]s$/i.test(own);
  return (
    isSeveral ||
    [OF_PEERS, HELD_AGAINST].some((form) => form.test(text.slice(Math.max(0, start - LOOKED_AT), start))) ||
    [OF_PEERS, USUAL].some((form) => form.test(text.slice(end, end + LOOKED_AT)))
  );
}

import { clauseAt } from './snippet-clauses.ts';
import type { Hit } from './snippet-hits.ts';
import type { TextWords } from './text-words.ts';

/** A stretch begins with the sentence of its first match, unless that stands so far behind. */
const LEAD = 120;
/** Where it does, so much is shown before the match. */
const SHORT_LEAD = 40;
/**
 * What a match adds as shares of its weight: where the same was there before, beside another thing that was asked for, and
 * where its sentence is shown to the end.
 */
const AGAIN = 0.05;
const BESIDE = 0.3;
const WHOLE = 0.2;
/** Words apart at which two matches stand beside one another. */
const APART = 4;

/**
 * The part of a text that says most of what was asked for: rare words weigh more than common ones, and what stands together
 * more than what stands apart.
 *
 * @param readStarts tells where its sentences begin; see `clauseStarts`
 * @param room how many characters there are
 */
export function stretchOf(
  text: string,
  words: TextWords,
  readStarts: () => readonly number[],
  hits: readonly Hit[],
  room: number,
): { start: number; end: number } {
  if (text.length <= room) return { start: 0, end: text.length };
  const starts = readStarts();
  const ends = hits.map(({ end }) => starts[clauseAt(starts, end - 1) + 1] ?? text.length);
  let best = { start: 0, last: 0, value: 0 };
  let seen = -1;
  hits.forEach((hit, at) => {
    const clause = starts[clauseAt(starts, hit.start)] ?? 0;
    const start = hit.start - clause <= LEAD ? clause : hit.start - SHORT_LEAD;
    // What begins where another began holds no more.
    if (start === seen) return;
    seen = start;
    const { value, last } = worthOf(hits, ends, at, start + room);
    if (value > best.value) best = { start, last, value };
  });
  const start = settled(text, words, starts, best, room);
  if (text.length - start <= room) return { start, end: text.length };
  return { start, end: endOf(text, words, starts, Math.max(best.last, start), start + room) };
}

/** A sentence of which less would be shown is left to the ellipsis. */
const SCRAP = 25;

/**
 * Where a stretch ends that may go on up to a place: behind a whole word, and its sign.
 *
 * @param least the end of what it must hold
 */
export function endOf(text: string, words: TextWords, starts: readonly number[], least: number, most: number): number {
  let last = words.count - 1;
  while (last >= 0 && words.end(last) > most) last -= 1;
  const end = last >= 0 ? words.end(last) : most;
  const clause = starts[clauseAt(starts, end - 1)] ?? 0;
  if (clause >= least && end - clause < SCRAP) return clause;
  return text[end] === '%' ? end + 1 : end;
}

/** What a stretch says that begins before a match and ends at a place, and where its last match ends. */
function worthOf(
  hits: readonly Hit[],
  ends: readonly number[],
  from: number,
  end: number,
): { value: number; last: number } {
  const said = new Set<number>();
  let value = 0;
  let last = 0;
  let before: Hit | null = null;
  for (let at = from; at < hits.length; at += 1) {
    const hit = hits[at];
    if (hit === undefined || hit.start >= end) break;
    if (hit.end > end) continue;
    const isWhole = (ends[at] ?? 0) <= end + 1;
    value += hit.weight * (said.has(hit.sought) ? AGAIN : isWhole ? 1 + WHOLE : 1);
    said.add(hit.sought);
    if (before !== null && before.sought !== hit.sought && (hit.words[0] ?? 0) - (before.words.at(-1) ?? 0) <= APART) {
      value += Math.min(before.weight, hit.weight) * BESIDE;
    }
    before = hit;
    last = Math.max(last, hit.end);
  }
  return { value, last };
}

/** Begins earlier where there is room: with the text, or with the first sentence after which the whole rest is shown. */
function settled(
  text: string,
  words: TextWords,
  starts: readonly number[],
  { start, last }: { start: number; last: number },
  room: number,
): number {
  const next = last === 0 ? room : (starts[clauseAt(starts, last - 1) + 1] ?? text.length);
  if (next <= room) return 0;
  if (text.length - start < room) {
    const earlier = starts.find((clause) => clause >= text.length - room) ?? start;
    return Math.min(earlier, start);
  }
  if (starts.includes(start)) return start;
  let first = 0;
  while (first < words.count && words.start(first) < start) first += 1;
  const begin = words.start(first);
  return text[begin - 1] === '$' ? begin - 1 : begin;
}

import type { Citation } from '../../contract/insight.ts';
import type { Verdict } from './check/check-sentence.ts';
import { takeSentences } from './check/sentences.ts';
import { citationOf } from './citation-of.ts';
import type { Sources } from './tools/sources.ts';

/** A citation marker as models write it: 【3】, 【3, 4】, 【3†source】. */
const MARKER = /([ \t]*)【([^】]*)】/gu;
/** What is said of a sentence that no source holds. */
export const NOT_VERIFIED = '*(not verified)*';

/** The text of an answer as it comes, its citations and sentences checked. */
export interface CitedText {
  /** Takes the next piece of the model's text and returns the sentences of it that are whole. */
  push(piece: string): string;
  /** Returns what was held back. */
  end(): string;
  /** All that was returned so far. */
  text(): string;
  /** The citations of the text, by marker, each with what supports it. */
  citations(): Citation[];
  /** How many sentences state something, and how many of them no source holds. */
  counts(): { sentences: number; notVerified: number };
}

/**
 * Checks an answer while it is written, sentence by sentence: a marker that names nothing which was found in this run is removed,
 * the others are numbered from 1 in the order in which they appear, and a sentence that its sources do not hold says so.
 *
 * @param check whether what some markers name holds a sentence
 */
export function citedText(
  sources: Sources,
  check: (sentence: string, markers: readonly number[]) => Verdict,
): CitedText {
  let shown = '';
  let held = '';
  const numbers = new Map<number, number>();
  const counts = { sentences: 0, notVerified: 0 };

  function validIn(inside: string): number[] {
    // The part after † names the source in words; only numbers before it are markers.
    const named = (inside.split('†')[0] ?? '').match(/\d+/gu) ?? [];
    return [...new Set(named.map(Number).filter((marker) => sources.get(marker) !== undefined))];
  }

  function renumber(marker: number): string {
    if (!numbers.has(marker)) numbers.set(marker, numbers.size + 1);
    return `【${numbers.get(marker)}】`;
  }

  function show(sentence: string): string {
    const markers = [...sentence.matchAll(MARKER)].flatMap((match) => validIn(match[2] ?? ''));
    const verdict = check(sentence, markers);
    if (verdict !== 'says nothing') counts.sentences += 1;
    if (verdict === 'not verified') counts.notVerified += 1;
    const checked = sentence.replaceAll(MARKER, (_, space: string, inside: string) => {
      const marks = validIn(inside).map(renumber).join('');
      return marks === '' ? '' : space + marks;
    });
    const said = verdict === 'not verified' ? markedAs(checked, NOT_VERIFIED) : checked;
    shown += said;
    return said;
  }

  return {
    push(piece) {
      const { sentences, rest } = takeSentences(held + piece);
      held = rest;
      return sentences.map(show).join('');
    },
    end() {
      // A marker that never closed names nothing.
      const rest = held.replace(/\s*【[\d\s,†]*$/u, '').trimEnd();
      held = '';
      return rest === '' ? '' : show(rest);
    },
    text: () => shown,
    citations: () =>
      [...numbers].map(([marker, number]) => {
        const source = sources.get(marker);
        if (source === undefined) throw new Error('A checked citation lost its source');
        return citationOf(source, number, sentencesCiting(shown, number));
      }),
    counts: () => counts,
  };
}

/** A sentence with a remark before the mark that ends it; a row of a table, in its last cell. */
function markedAs(sentence: string, remark: string): string {
  const end = /\s*(?:[.!?]+[*_)"”’]*|\|)?\s*$/u.exec(sentence);
  const at = end?.index ?? sentence.length;
  return `${sentence.slice(0, at)} ${remark}${sentence.slice(at)}`;
}

/** The sentences of an answer that cite a marker: what its citation has to support. */
function sentencesCiting(text: string, marker: number): string[] {
  return text
    .split(/\n+|(?<=[.!?】])\s+(?=[^\s【])/u)
    .filter((sentence) => sentence.includes(`【${marker}】`))
    .map((sentence) => sentence.replaceAll(MARKER, ' '));
}

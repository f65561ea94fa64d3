import type { Citation } from '../../contract/insight.ts';
import { citationOf } from './citation-of.ts';
import type { Sources } from './tools/sources.ts';

/** A citation marker as models write it: 【3】, 【3, 4】, 【3†source】. */
const MARKER = /([ \t]*)【([^】]*)】/gu;
/** An opening bracket that is not closed within so many characters is not a marker. */
const LONGEST_MARKER = 60;

/** The text of an answer as it comes, its citations checked. */
export interface CitedText {
  /** Takes the next piece of the model's text and returns what can be shown of it. */
  push(piece: string): string;
  /** Returns what was held back: text that looked like the beginning of a marker. */
  end(): string;
  /** All that was returned so far. */
  text(): string;
  /** The citations of the text, by marker, each with what supports it. */
  citations(): Citation[];
}

/**
 * Checks citations while an answer is written: a marker that names no passage retrieved in this run is removed, the others
 * are numbered from 1 in the order in which they appear.
 */
export function citedText(sources: Sources): CitedText {
  let shown = '';
  let held = '';
  const numbers = new Map<number, number>();

  function renumber(inside: string): string {
    // The part after † names the source in words; only numbers before it are markers.
    const named = (inside.split('†')[0] ?? '').match(/\d+/gu) ?? [];
    const valid = named.map(Number).filter((marker) => sources.get(marker) !== undefined);
    return [...new Set(valid)]
      .map((marker) => {
        if (!numbers.has(marker)) numbers.set(marker, numbers.size + 1);
        return `【${numbers.get(marker)}】`;
      })
      .join('');
  }

  function show(text: string): string {
    const checked = text.replaceAll(MARKER, (_, space: string, inside: string) => {
      const marks = renumber(inside);
      return marks === '' ? '' : space + marks;
    });
    shown += checked;
    return checked;
  }

  return {
    push(piece) {
      held += piece;
      const open = held.lastIndexOf('【');
      const marker = open !== -1 && !held.includes('】', open) && held.length - open <= LONGEST_MARKER;
      // A space is held back, too: it goes with a marker that is removed.
      const ready = (marker ? held.slice(0, open) : held).trimEnd();
      held = held.slice(ready.length);
      return show(ready);
    },
    end() {
      // A marker that never closed names nothing.
      const rest = held.replace(/\s*【[\d\s,†]*$/u, '').trimEnd();
      held = '';
      return show(rest);
    },
    text: () => shown,
    citations: () =>
      [...numbers].map(([marker, number]) => {
        const source = sources.get(marker);
        if (source === undefined) throw new Error('A checked citation lost its source');
        return citationOf(source, number, sentencesCiting(shown, number));
      }),
  };
}

/** The sentences of an answer that cite a marker: what its citation has to support. */
function sentencesCiting(text: string, marker: number): string[] {
  return text
    .split(/\n+|(?<=[.!?】])\s+(?=[^\s【])/u)
    .filter((sentence) => sentence.includes(`【${marker}】`))
    .map((sentence) => sentence.replaceAll(MARKER, ' '));
}

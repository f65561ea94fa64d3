import type { Concept } from './concepts.ts';
import { type Matches, phraseMatches } from './phrase.ts';
import type { Postings } from './postings.ts';

/** What is kept of earlier answers, for each set of postings: people ask for the same benefits again and again. */
const MOST_BYTES = 48 * 1024 * 1024;

interface Kept {
  /** Concept → its matches, the one that was asked for last at the end. */
  matches: Map<string, Matches>;
  bytes: number;
  /** By doc, all 0 between two calls. */
  sums: Float32Array;
}

// Postings never change, so what was found in them holds as long as they are there.
const kept = new WeakMap<Postings, Kept>();

/** Docs that hold any alternative of the concept; what they weigh is added up, as if all were one word. */
export function conceptMatches(postings: Postings, { alternatives }: Concept): Matches {
  const [only] = alternatives;
  if (only !== undefined && alternatives.length === 1 && only.terms.length === 1)
    return phraseMatches(postings, only.terms);
  const own = keptOf(postings);
  const key = alternatives.map(({ terms, weight }) => `${terms.join(' ')} ${weight}`).join('|');
  const before = own.matches.get(key);
  if (before !== undefined) {
    own.matches.delete(key);
    own.matches.set(key, before);
    return before;
  }
  const found = alternatives.map(({ terms }) => phraseMatches(postings, terms));
  const [alone] = found;
  const made = alone !== undefined && found.length === 1 ? alone : sum(found, alternatives, own.sums);
  keep(own, key, made);
  return made;
}

function sum(found: readonly Matches[], alternatives: Concept['alternatives'], sums: Float32Array): Matches {
  const docs = new Uint32Array(found.reduce((all, matches) => all + matches.docs.length, 0));
  let size = 0;
  found.forEach((matches, which) => {
    const factor = alternatives[which]?.weight ?? 0;
    for (let at = 0; at < matches.docs.length; at += 1) {
      const doc = matches.docs[at] ?? 0;
      const before = sums[doc] ?? 0;
      if (before === 0) {
        docs[size] = doc;
        size += 1;
      }
      sums[doc] = before + factor * (matches.weights[at] ?? 0);
    }
  });
  const own = docs.slice(0, size);
  const weights = new Float32Array(size);
  for (let at = 0; at < size; at += 1) {
    const doc = own[at] ?? 0;
    weights[at] = sums[doc] ?? 0;
    sums[doc] = 0;
  }
  return { docs: own, weights };
}

function keptOf(postings: Postings): Kept {
  const known = kept.get(postings);
  if (known !== undefined) return known;
  const made = { matches: new Map<string, Matches>(), bytes: 0, sums: new Float32Array(postings.docCount) };
  kept.set(postings, made);
  return made;
}

function keep(own: Kept, key: string, made: Matches): void {
  const bytesOf = ({ docs, weights }: Matches): number => docs.byteLength + weights.byteLength;
  own.matches.set(key, made);
  own.bytes += bytesOf(made);
  for (const [oldest, matches] of own.matches) {
    if (own.bytes <= MOST_BYTES || own.matches.size === 1) return;
    own.matches.delete(oldest);
    own.bytes -= bytesOf(matches);
  }
}

import type { Concept } from './concepts.ts';
import { type Matches, phraseMatches } from './phrase.ts';
import type { Postings } from './postings.ts';

/** Docs that hold any alternative of the concept, ascending; what they weigh is added up, as if all were one word. */
export function conceptMatches(postings: Postings, { alternatives }: Concept): Matches {
  const [alone] = alternatives;
  if (alone !== undefined && alternatives.length === 1) return phraseMatches(postings, alone.terms);
  const found = alternatives.map(({ terms }) => phraseMatches(postings, terms));
  const isAny = found.filter(({ docs }) => docs.length > 0);
  const [only] = isAny;
  if (only !== undefined && isAny.length === 1) return weighed(only, alternatives[found.indexOf(only)]?.weight ?? 0);
  return sum(found, alternatives, sumsOf(postings));
}

function weighed({ docs, weights }: Matches, factor: number): Matches {
  return { docs, weights: factor === 1 ? weights : Float32Array.from(weights, (weight) => factor * weight) };
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
  const own = ascending(docs.slice(0, size), sums);
  const weights = new Float32Array(size);
  for (let at = 0; at < size; at += 1) {
    const doc = own[at] ?? 0;
    weights[at] = sums[doc] ?? 0;
    sums[doc] = 0;
  }
  return { docs: own, weights };
}

/** Where more than one doc in so many is among them, going through all docs is quicker than sorting. */
const MANY = 16;

/** The docs in order: those whose sum is not 0. */
function ascending(docs: Uint32Array, sums: Float32Array): Uint32Array {
  if (docs.length * MANY < sums.length) return docs.sort();
  let size = 0;
  for (let doc = 0; doc < sums.length; doc += 1) {
    if (sums[doc] === 0) continue;
    docs[size] = doc;
    size += 1;
  }
  return docs;
}

/** By doc, all 0 between two calls. */
const sumsFor = new WeakMap<Postings, Float32Array>();

function sumsOf(postings: Postings): Float32Array {
  const known = sumsFor.get(postings);
  if (known !== undefined) return known;
  const made = new Float32Array(postings.docCount);
  sumsFor.set(postings, made);
  return made;
}

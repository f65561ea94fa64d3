import type { Postings } from './postings.ts';
import type { Segment } from './segment.ts';
import { FactsBuilder, factsOf } from './structure/facts.ts';

/** Postings and, by doc, its number in the merged ones; -1 for a doc that is dropped. */
interface Part {
  postings: Postings;
  renumbered: Int32Array;
}

/** One segment of several, in their order, without the guides that `keeps` refuses. */
export function mergeSegments(
  segments: readonly Segment[],
  keeps: (segment: Segment, guide: number) => boolean,
): Segment {
  const guides: Segment['guides'] = [];
  const firstPassage: number[] = [];
  const guideOf: number[] = [];
  const ids: Uint8Array[] = [];
  const headings: Uint8Array[] = [];
  const guideParts: Part[] = [];
  const passageParts: Part[] = [];
  const facts = new FactsBuilder();
  for (const segment of segments) {
    const newGuides = new Int32Array(segment.guides.length).fill(-1);
    const newPassages = new Int32Array(segment.guideOf.length).fill(-1);
    segment.guides.forEach((guide, number) => {
      if (!keeps(segment, number)) return;
      newGuides[number] = guides.length;
      firstPassage.push(guideOf.length);
      const [from, to] = [segment.firstPassage[number] ?? 0, segment.firstPassage[number + 1] ?? 0];
      for (let passage = from; passage < to; passage += 1) {
        newPassages[passage] = guideOf.length;
        guideOf.push(guides.length);
      }
      ids.push(segment.passageIds.subarray(from * 16, to * 16));
      headings.push(segment.headings.subarray(from, to));
      facts.add(factsOf(segment.facts, number));
      guides.push(guide);
    });
    guideParts.push({ postings: segment.guideFields, renumbered: newGuides });
    passageParts.push({ postings: segment.passages, renumbered: newPassages });
  }
  return {
    guides,
    firstPassage: Uint32Array.from([...firstPassage, guideOf.length]),
    guideOf: Uint32Array.from(guideOf),
    passageIds: new Uint8Array(Buffer.concat(ids)),
    headings: new Uint8Array(Buffer.concat(headings)),
    passages: mergePostings(passageParts, guideOf.length),
    guideFields: mergePostings(guideParts, guides.length),
    facts: facts.finish(),
  };
}

function mergePostings(parts: readonly Part[], docCount: number): Postings {
  const terms = new Map<string, number>();
  const words: string[] = [];
  const starts: number[] = [];
  const size = parts.reduce((sum, { postings }) => sum + postings.docs.length, 0);
  const placeSize = parts.reduce((sum, { postings }) => sum + postings.places.length, 0);
  const docs = new Uint32Array(size);
  const weights = new Uint8Array(size);
  const placeStarts = new Uint32Array(size + 1);
  const places = new Uint16Array(placeSize);
  let entry = 0;
  let place = 0;
  for (const term of new Set(parts.flatMap(({ postings }) => [...postings.terms.keys()]))) {
    const before = entry;
    const written = new Set<string>();
    for (const { postings, renumbered } of parts) {
      const number = postings.terms.get(term);
      if (number === undefined) continue;
      for (const word of postings.words[number]?.split(' ') ?? []) written.add(word);
      for (let from = postings.starts[number] ?? 0; from < (postings.starts[number + 1] ?? 0); from += 1) {
        const doc = renumbered[postings.docs[from] ?? 0] ?? -1;
        if (doc < 0) continue;
        docs[entry] = doc;
        weights[entry] = postings.weights[from] ?? 0;
        placeStarts[entry] = place;
        const stretch = postings.places.subarray(postings.placeStarts[from] ?? 0, postings.placeStarts[from + 1] ?? 0);
        places.set(stretch, place);
        place += stretch.length;
        entry += 1;
      }
    }
    if (entry === before) continue;
    terms.set(term, words.length);
    words.push([...written].join(' '));
    starts.push(before);
  }
  placeStarts[entry] = place;
  return {
    docCount,
    terms,
    words,
    starts: Uint32Array.from([...starts, entry]),
    docs: docs.slice(0, entry),
    weights: weights.slice(0, entry),
    placeStarts: placeStarts.slice(0, entry + 1),
    places: places.slice(0, place),
    lengths: mergeLengths(parts, docCount),
  };
}

function mergeLengths(parts: readonly Part[], docCount: number): Uint16Array {
  const lengths = new Uint16Array(docCount);
  for (const { postings, renumbered } of parts) {
    renumbered.forEach((doc, before) => {
      if (doc >= 0) lengths[doc] = postings.lengths[before] ?? 0;
    });
  }
  return lengths;
}

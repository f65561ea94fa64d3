import type { Pieces } from './in-pieces.ts';
import { mergePostings, type PostingsPart } from './merge-postings.ts';
import type { Segment } from './segment.ts';
import { FactsBuilder, factsOf } from './structure/facts.ts';

/** So many guides are dealt with between two looks at the time. */
const PIECE = 32;

/** One segment of several, in their order, without the guides that `keeps` refuses. */
export function* mergeSegments(
  segments: readonly Segment[],
  keeps: (segment: Segment, guide: number) => boolean,
): Pieces<Segment> {
  const guides: Segment['guides'] = [];
  const firstPassage: number[] = [];
  const guideOf: number[] = [];
  const ids: Uint8Array[] = [];
  const headings: Uint8Array[] = [];
  const guideParts: PostingsPart[] = [];
  const passageParts: PostingsPart[] = [];
  const facts = new FactsBuilder();
  for (const segment of segments) {
    const newGuides = new Int32Array(segment.guides.length).fill(-1);
    const newPassages = new Int32Array(segment.guideOf.length).fill(-1);
    for (const [number, guide] of segment.guides.entries()) {
      if (number % PIECE === 0) yield;
      if (!keeps(segment, number)) continue;
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
    }
    guideParts.push({ postings: segment.guideFields, renumbered: newGuides });
    passageParts.push({ postings: segment.passages, renumbered: newPassages });
  }
  return {
    guides,
    firstPassage: Uint32Array.from([...firstPassage, guideOf.length]),
    guideOf: Uint32Array.from(guideOf),
    passageIds: new Uint8Array(Buffer.concat(ids)),
    headings: new Uint8Array(Buffer.concat(headings)),
    facts: facts.finish(),
    passages: yield* mergePostings(passageParts, guideOf.length),
    guideFields: yield* mergePostings(guideParts, guides.length),
  };
}

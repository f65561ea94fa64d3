import { conceptMatches } from './concept-matches.ts';
import type { Concept } from './concepts.ts';
import { type GuideSet, insert, noGuides } from './guide-set.ts';
import type { Matches } from './phrase.ts';
import { entriesOf } from './postings.ts';
import { Reused } from './reused.ts';
import type { Segment } from './segment.ts';
import type { Steps } from './steps.ts';
import { isCalled } from './trades.ts';

/** How a segment holds a concept. */
export interface HeldConcept {
  /** The passages that hold it, ascending, so that those of one guide stand side by side. */
  passages: Matches;
  /** The guides of these passages, ascending, each once. */
  guides: Uint32Array;
  /** By such a guide: where its passages begin in `passages`; one more entry at the end. */
  starts: Uint32Array;
  /** The guides whose title, employer or details hold it, ascending. */
  titles: Matches;
  /** The guides that hold it in either. */
  anywhere: GuideSet;
}

/** What is kept of earlier answers, for each segment: people ask for the same benefits again and again. */
const MOST_BYTES = 48 * 1024 * 1024;
/** About what one that holds nothing takes. */
const BARE_BYTES = 1024;

interface Kept {
  /** By concept, the one that was asked for last at the end. */
  concepts: Map<string, HeldConcept>;
  bytes: number;
}

// Segments never change, so what was found in them holds as long as they are there.
const keptBy = new WeakMap<Segment, Kept>();

/** Finds how a segment holds each of some concepts. */
export function heldConcepts(segment: Segment, concepts: readonly Concept[], steps: Steps): HeldConcept[] {
  const kept = keptBy.get(segment) ?? { concepts: new Map<string, HeldConcept>(), bytes: 0 };
  keptBy.set(segment, kept);
  return concepts.map((concept) => {
    const said = concept.alternatives.map(({ terms, weight }) => `${terms.join(' ')} ${weight}`).join('|');
    const key = concept.isNameless === true ? `${said}|nameless` : said;
    const before = kept.concepts.get(key);
    if (before !== undefined) {
      kept.concepts.delete(key);
      kept.concepts.set(key, before);
      return before;
    }
    steps.take(entriesOfAll(segment, concept));
    const made = find(segment, concept);
    keep(kept, key, made);
    return made;
  });
}

/** The entries of the index that are gone through to find a concept. */
function entriesOfAll({ passages, guideFields }: Segment, { alternatives }: Concept): number {
  let count = 0;
  for (const { terms } of alternatives) {
    for (const term of terms) {
      for (const postings of [passages, guideFields]) {
        const [from, to] = entriesOf(postings, term);
        count += to - from;
      }
    }
  }
  return count;
}

function find(segment: Segment, concept: Concept): HeldConcept {
  const passages = conceptMatches(segment.passages, concept);
  const { guides, starts } = byGuide(passages.docs, segment.guideOf);
  const all = conceptMatches(segment.guideFields, concept);
  const titles = concept.isNameless === true ? withoutNames(segment, concept, all) : all;
  const anywhere = noGuides(segment.guides.length);
  for (let at = 0; at < guides.length; at += 1) insert(anywhere, guides[at] ?? 0);
  for (let at = 0; at < titles.docs.length; at += 1) insert(anywhere, titles.docs[at] ?? 0);
  return { passages, guides, starts, titles, anywhere };
}

/** Without the guides whose employers are called so. */
function withoutNames(segment: Segment, { alternatives }: Concept, { docs, weights }: Matches): Matches {
  const names = alternatives.map(({ terms }) => terms);
  const kept = [...docs.keys()].filter((at) => !isCalled(segment, docs[at] ?? 0, names));
  return {
    docs: Uint32Array.from(kept, (at) => docs[at] ?? 0),
    weights: Uint8Array.from(kept, (at) => weights[at] ?? 0),
  };
}

const guidesRoom = Reused.uint32();
const startsRoom = Reused.uint32();

function byGuide(docs: Uint32Array, guideOf: Uint32Array): Pick<HeldConcept, 'guides' | 'starts'> {
  const guides = guidesRoom.of(docs.length);
  const starts = startsRoom.of(docs.length + 1);
  let size = 0;
  let last = -1;
  for (let at = 0; at < docs.length; at += 1) {
    const guide = guideOf[docs[at] ?? 0] ?? 0;
    if (guide === last) continue;
    guides[size] = guide;
    starts[size] = at;
    size += 1;
    last = guide;
  }
  starts[size] = docs.length;
  return { guides: guides.slice(0, size), starts: starts.slice(0, size + 1) };
}

function keep(kept: Kept, key: string, made: HeldConcept): void {
  kept.concepts.set(key, made);
  kept.bytes += bytesOf(made);
  for (const [oldest, concept] of kept.concepts) {
    if (kept.bytes <= MOST_BYTES || kept.concepts.size === 1) return;
    kept.concepts.delete(oldest);
    kept.bytes -= bytesOf(concept);
  }
}

function bytesOf({ passages, guides, starts, titles, anywhere }: HeldConcept): number {
  // Of a single term they are parts of the postings, and take nothing.
  const own = ({ docs, weights }: Matches): number =>
    (docs.byteLength < docs.buffer.byteLength ? 0 : docs.byteLength) +
    (weights.byteLength < weights.buffer.byteLength ? 0 : weights.byteLength);
  return BARE_BYTES + own(passages) + own(titles) + guides.byteLength + starts.byteLength + anywhere.byteLength;
}

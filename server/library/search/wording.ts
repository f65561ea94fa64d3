import type { Concept } from './concepts.ts';
import { placesOfConcept } from './nearness.ts';
import { placesOf } from './phrase.ts';
import { entriesOf, type Postings } from './postings.ts';
import { termOf } from './tokenize.ts';
import { otherNumber, units } from './words.ts';

const negations = ['excluding', 'exclude', 'except', 'without'].map(termOf);
const [not, including, exceptWord, forWord] = ['not', 'including', 'except', 'for'].map(termOf);
/** What is lost where every mention is negated. */
const NEGATED = 0.5;
/** What is gained where a unit that was asked for stands behind a figure. */
const FIGURE = 0.5;
/** A figure stands so many words before its unit at most: "eight free counseling sessions". */
const REACH = 3;
const MOST = 60;

/** What a passage's score is multiplied by: less for "excluding parental leave", more for "five visits" where visits are asked for. */
export function wordingFactor(postings: Postings, doc: number, concepts: readonly Concept[]): number {
  let factor = 1;
  for (const concept of concepts) {
    if (!concept.required) continue;
    const [typed] = concept.alternatives;
    const [term] = typed?.terms ?? [];
    if (typed?.terms.length === 1 && term !== undefined && units.has(term)) {
      if (hasFigure(postings, doc, term)) factor *= 1 + FIGURE;
    } else factor *= 1 - NEGATED * negatedShare(postings, doc, concept);
  }
  return factor;
}

function negatedShare(postings: Postings, doc: number, concept: Concept): number {
  const places = placesOfConcept(postings, doc, concept);
  if (places.length === 0) return 0;
  const negated = placesAfterNegation(postings, doc);
  if (negated.size === 0) return 0;
  // A name with its longer form ("leave", "paid leave") begins at more than one place: each counts.
  return places.filter((place) => negated.has(place)).length / places.length;
}

function placesAfterNegation(postings: Postings, doc: number): Set<number> {
  const after = new Set<number>();
  for (const term of negations) for (const place of placesOf(postings, term, doc)) after.add(place + 1);
  for (const [first, second] of [
    [not, including],
    [exceptWord, forWord],
  ]) {
    const firsts = new Set(placesOf(postings, first ?? '', doc));
    for (const place of placesOf(postings, second ?? '', doc)) if (firsts.has(place - 1)) after.add(place + 1);
  }
  return after;
}

const figures = Array.from({ length: MOST }, (_, at) => String(at + 1)).flatMap((figure) => {
  const spelled = otherNumber(figure);
  return spelled === null ? [figure] : [figure, spelled];
});

function hasFigure(postings: Postings, doc: number, unit: string): boolean {
  const places = placesOf(postings, unit, doc);
  if (places.length === 0) return false;
  return figures.some((figure) => {
    const [from, to] = entriesOf(postings, figure);
    if (from === to) return false;
    return placesOf(postings, figure, doc).some((at) => places.some((place) => place > at && place - at <= REACH));
  });
}

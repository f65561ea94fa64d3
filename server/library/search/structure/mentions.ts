import { nameAt } from '../concepts.ts';
import { type GuideSet, guidesWhere, has, insert, intersect, isEmpty, noGuides } from '../guide-set.ts';
import { phraseMatches, placesOf } from '../phrase.ts';
import type { Segment } from '../segment.ts';
import { tokenize } from '../tokenize.ts';

/**
 * The imported guides that say one of the phrases in their text, their title or their details, or another name of it. What a
 * modelled guide states is known whole, so that its words say nothing more.
 *
 * @param notAfter words behind which a phrase means something else: a dental PPO is no medical plan
 */
export function guidesThatMention(
  segment: Segment,
  phrases: readonly string[],
  notAfter: readonly string[] = [],
): GuideSet {
  const says = noGuides(segment.guides.length);
  const imported = importedIn(segment);
  if (isEmpty(imported)) return says;
  const others = notAfter.flatMap((word) => tokenize(word).map(({ term }) => term));
  for (const terms of namesOf(phrases)) {
    const inTexts = phraseMatches(segment.passages, terms);
    for (let at = 0; at < inTexts.docs.length; at += 1) {
      const doc = inTexts.docs[at] ?? 0;
      const guide = segment.guideOf[doc] ?? 0;
      if (!has(says, guide) && isFree(segment, doc, terms[0] ?? '', others)) insert(says, guide);
    }
    const inFields = phraseMatches(segment.guideFields, terms);
    for (let at = 0; at < inFields.docs.length; at += 1) insert(says, inFields.docs[at] ?? 0);
  }
  intersect(says, imported);
  return says;
}

/** The imported guides of which a passage says one of the phrases near one of the amounts. */
export function guidesThatSayTogether(
  segment: Segment,
  phrases: readonly string[],
  amounts: readonly string[],
): GuideSet {
  const says = noGuides(segment.guides.length);
  const imported = importedIn(segment);
  if (amounts.length === 0 || isEmpty(imported)) return says;
  const figures = startsOf(
    segment,
    amounts.map((amount) => tokenize(amount).map(({ term }) => term)),
  );
  const names = figures.size === 0 ? [] : startsOf(segment, namesOf(phrases));
  for (const [doc, places] of names) {
    const near = figures.get(doc) ?? [];
    if (places.some((place) => near.some((figure) => Math.abs(figure - place) <= REACH)))
      insert(says, segment.guideOf[doc] ?? 0);
  }
  intersect(says, imported);
  return says;
}

const importedBy = new WeakMap<Segment, GuideSet>();

function importedIn(segment: Segment): GuideSet {
  const known = importedBy.get(segment);
  if (known !== undefined) return known;
  const made = guidesWhere(segment.guides.length, (guide) => segment.guides[guide]?.sample === false);
  importedBy.set(segment, made);
  return made;
}

/** "Parental leave for all new parents is 16 weeks": so many words apart at most. */
const REACH = 8;

/** By passage: where one of the names may begin. */
function startsOf({ passages }: Segment, names: readonly (readonly string[])[]): Map<number, number[]> {
  const starts = new Map<number, number[]>();
  for (const terms of names) {
    const { docs } = phraseMatches(passages, terms);
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] ?? 0;
      starts.set(doc, [...(starts.get(doc) ?? []), ...placesOf(passages, terms[0] ?? '', doc)]);
    }
  }
  return starts;
}

/** The phrases as stems, with the other names of what each of them names. */
function namesOf(phrases: readonly string[]): string[][] {
  const names = phrases.flatMap((phrase) => {
    const terms = tokenize(phrase).map(({ term }) => term);
    const named = nameAt(terms, 0);
    const others = named !== null && named.length === terms.length ? named.alternatives : [];
    return [terms, ...others.filter(({ weight }) => weight > NEAR).map((other) => [...other.terms])];
  });
  const unique = new Map(names.filter(({ length }) => length > 0).map((terms) => [terms.join(' '), terms]));
  return [...unique.values()];
}

/** What is only related weighs less. */
const NEAR = 0.5;

function isFree({ passages }: Segment, doc: number, term: string, others: readonly string[]): boolean {
  if (others.length === 0) return true;
  const taken = new Set(others.flatMap((other) => [...placesOf(passages, other, doc)].map((place) => place + 1)));
  return [...placesOf(passages, term, doc)].some((place) => !taken.has(place));
}

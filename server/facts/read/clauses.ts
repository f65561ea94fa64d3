import type { Value } from './value.ts';

/** How a sentence says what it says. Only what is granted now, to all, is a fact of its own. */
export type Modality = 'granted' | 'other';

/** Verbs by which a guide grants something: whom it is given to, or who gives it. */
const grants =
  /\b(?:receives?|gets?|entitled to|granted|given|provided|provides?|offers?|covers?|pays?|contributes?|accrues?|earns?|observes?|allotted|awarded)\b/;

/** Conditions, what is allowed or asked, others' practice, what was or is to come, and what is not so. */
const hedges = [
  /\b(?:not|no|never|cannot|isn't|aren't|don't|doesn't|without|except|only)\b/,
  /\b(?:if|unless|until|once|while|when|before|after|whether|beyond|exceed\w*|up to the|in excess)\b/,
  /\b(?:may|might|can|could|should|must|would|will be required|asks?|requires?|required|encouraged?)\b/,
  /\b(?:most|many|some|average|typical\w*|usual\w*|other|competitors?|goal|aims?|studies|survey|government|irs|law|laws|federal|state|court|gym next)\b/,
  /\b(?:was|were|had|used to|previous\w*|former\w*|expires?|hired|starting|beginning|considering|plan to|hope)\b/,
  /\b(?:part-?time|temporary|seasonal|managers?|executives?|officers?|directors?|union|sales|drivers?|stores?|interns?|contractors?|retirees?)\b/,
  /\b(?:for example|such as|e\.g|per day|a day|comp time|overtime)\b/,
] as const;

export const modalityOf = (text: string): Modality =>
  grants.test(text) && !hedges.some((hedge) => hedge.test(text)) ? 'granted' : 'other';

/** What a sentence says under a condition, of others, of a law, of before, or denies. */
const doubts = [
  /\b(?:not|no|never|cannot|isn't|aren't|don't|doesn't|without)\b/,
  /\b(?:if(?! you(?: are|'re| become| have| give)\b)|unless|until|once|while|whether|beyond|exceed\w*|in excess)\b/,
  /\b(?:most|many|some|average|typical\w*|usual\w*|competitors?|goal|aims?|studies|survey|government|irs|law|laws|federal|court)\b/,
  /\b(?:was|were|had|used to|previous\w*|former\w*|managers?|executives?|officers?|directors?|sales|drivers?|stores?|interns?|contractors?)\b/,
] as const;

export const isHedged = (text: string): boolean => doubts.some((doubt) => doubt.test(text.replaceAll(free, ' ')));

const free = /\b(?:at )?no (?:additional )?(?:cost|charge)\b|\bwhether or not\b|\bmarried or not\b/g;

/** What stands before an amount that is not given: a price, a threshold, what is saved or won. */
const ungranted =
  /\b(?:over|above|beyond|exceed\w*|more than|less than|fewer than|at least|minimum(?: of)?|reduced by|costs?|charges?|charged|worth|valued at|saves?|win|fees? of|about|around|average|approximately|scholarships? of|remaining|would be|[<>])(?: an?| the)?(?: additional)? ?$/;
/** Before and behind a length of time that is a condition, or bounds when something is taken. */
const awaited = /\b(?:after|within|once|until|following|every|first|at)(?: an?| the| your| their)?(?: first)? ?$/;
const window =
  /^ ?(?:period\b|window\b|of (?:continuous |full-time )?(?:service|employment)|after\b|before\b|following\b|from (?:the |your ))/;

const fromBefore = /\b(?:from|was|were|previously|instead of)(?: an?| the)? $/;

/** Whether a value was so before: "drops from $2,100 to $1,600". */
export const isFormerAt = (text: string, { from }: Value): boolean =>
  fromBefore.test(text.slice(Math.max(0, from - 20), from)) && /\b(?:to|now|is|are)\b/.test(text);

/** Whether a sentence grants the value that stands in it, by the words beside it. */
export function isGrantedAt(text: string, { from, to, kind }: Value): boolean {
  const before = text.slice(Math.max(0, from - 30), from);
  if (ungranted.test(before)) return false;
  return kind !== 'time' || !(awaited.test(before) || window.test(text.slice(to, to + 34)));
}

import { serviceBandsIn } from './service-bands.ts';
import { type Value, valuesOf } from './value.ts';

/** Verbs by which a guide grants something: whom it is given to, or who gives it. */
const grants =
  /\b(?:receives?|gets?|entitled to|granted|given|provided|provides?|offers?|covers?|pays?|contributes?|accrues?|accrued|earns?|earned|observes?|allotted|awarded|have|has|starts? (?:out )?with)\b/;

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

const isGrant = (text: string): boolean => grants.test(text) && !hedges.some((hedge) => hedge.test(text));

const opening = /^(?:up to |an? )?$/;
/** Words of conditions and laws that are none here. */
const unhedged = /\bat the (?:beginning|start) of\b|\b(?:federal|state) service\b/g;

/** Whether a sentence grants what it says a value of, to all, whatever the years of service; or is no more than a value. */
export function isPlainGrant(text: string): boolean {
  const rest = serviceBandsIn(text).reduce(
    (left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end),
    text,
  );
  const [first] = valuesOf(text);
  return (
    isGrant(rest.replaceAll(unhedged, ' ')) ||
    (first?.kind === 'time' && opening.test(text.slice(0, first.from))) ||
    raised.test(text)
  );
}

const raised = /^(?:this )?(?:increases?|rises?|grows?)\b/;

/** What a sentence says under a condition, of others, of a law, of before, or denies. */
const doubts = [
  /\b(?:not|no|never|cannot|isn't|aren't|don't|doesn't|without)\b/,
  /\b(?:if(?! you(?: are|'re| become| have| give)\b)|unless|until|once|while|whether|beyond|exceed\w*|in excess)\b/,
  /\b(?:most|many|some|average|typical\w*|usual\w*|competitors?|goal|aims?|studies|survey|government|irs|law|laws|federal|court)\b/,
  /\b(?:was|were|had|used to|previous\w*|former\w*|managers?|executives?|officers?|directors?|sales|drivers?|stores?|interns?|contractors?)\b/,
] as const;

export const isHedged = (text: string): boolean =>
  doubts.some((doubt) => doubt.test(text.replaceAll(free, ' ').replaceAll(/\bfederal (?=holidays?\b)/g, ' ')));

const free = /\blike most \w+|\b(?:at )?no (?:additional )?(?:cost|charge)\b|\bwhether or not\b|\bmarried or not\b/g;

/** What stands before an amount that is not given: a price, a threshold, what is saved or won. */
const ungranted =
  /\b(?:over|above|beyond|exceed\w*|more than|less than|fewer than|at least|minimum(?: of)?|reduced by|costs?|charges?|charged|worth|valued at|saves?|win|fees? of|about|around|average|approximately|scholarships? of|remaining|would be|[<>])(?: an?| the)?(?: additional)? ?$/;
/** Before and behind a length of time that is a condition, or bounds when something is taken. */
const awaited =
  /\b(?:after|within|per|each|last|past|once|until|following|every|first|(?<!\b(?:accrue|accrues|accrued|earned|capped) )(?<!\brate of )at)(?: an?| the| your| their)?(?: first)? ?$/;
const window =
  /^ ?(?:period\b|window\b|(?:work ?)?weeks?\b|of (?:continuous |full-time |[\w-]+-eligible )?(?:service|employment)|after\b(?!.{0,24}\byears?\b)|before\b|following\b|from (?:the |your ))/;

const shut = /\bclos(?:e|es|ed|ing)(?: down)?(?: for)? $/;

const WORKED = 20;
const weekly = /^ ?(?:per|a|each|every|\/) ?(?:work ?)?week\b/;

const fromBefore = /\b(?:from|was|were|previously|instead of)(?: an?| the)? $/;

/** Whether a value was so before: "drops from $2,100 to $1,600". */
export const isFormerAt = (text: string, { from }: Value): boolean =>
  fromBefore.test(text.slice(Math.max(0, from - 20), from)) && /\b(?:to|now|is|are)\b/.test(text);

/** Whether a sentence grants the value that stands in it, by the words beside it. */
export function isGrantedAt(text: string, value: Value): boolean {
  const { from, to, kind } = value;
  const before = text.slice(Math.max(0, from - 30), from);
  if (ungranted.test(before)) return false;
  // "Who works 40 hours a week": what is worked, and no time off.
  if (kind === 'time' && value.unit === 'hour' && value.amount >= WORKED && weekly.test(text.slice(to))) return false;
  return kind !== 'time' || !(awaited.test(before) || shut.test(before) || window.test(text.slice(to, to + 34)));
}

const gathered =
  /\b(?:accru\w+|accumulat\w+|bank\w*|capped|carr\w+)\b[^.;]{0,40}\b(?:up to|max\w*(?: of)?|at)(?: an?| the)? $/;
const ofPeriod = /year|annual|month|week|pay ?(?:period|check|day)/;

const used = /\b(?:may|can)(?: elect to)? use (?:up to |an? max\w+ of |at most )?$/;
/** "The employee would be entitled to 480 hours": a case that is reckoned out. */
const supposed = /\bwould (?:be (?:entitled|eligible|paid)|receive|get|have|earn|accrue)\b[^.;]*$/;
const sickOfYear = /^[^.;,]{0,40}\bsick\b[^.;,]*\b(?:per|a|each|every) (?:\w+ )?year\b(?! (?:to|for)\b)/;
/** "… may carry over up to 10 days; all others 5 days": what goes on is of the same. */
const carrying = /\b(?:carr(?:y|ied|ies)|roll(?:ed|s)?)\b(?<rest>[^.]{0,80})$/;

function isCarriedAt(before: string): boolean {
  const rest = carrying.exec(before)?.groups?.['rest'];
  return rest !== undefined && rest.includes(';') && !grants.test(rest);
}

const owned = /\b(?:have|has|had)(?: up to| only)?(?: an?| the)? $/;
const due = /^ to (?!use|take|enjoy|spend|rest|relax|recharge|unwind|travel|vacation|be|do|care|volunteer|start)[a-z]/;

/** Whether days are a time in which something is to be done: "You have 30 days to file an appeal". */
export const isDueAt = (text: string, { from, to }: Value): boolean =>
  owned.test(text.slice(0, from)) && due.test(text.slice(to));

/** Whether days are supposed, or the most that may be gathered or used at once, and no year's: "You may accrue up to 45 days". */
export const isBoundAt = (text: string, { from, to }: Value): boolean =>
  supposed.test(text.slice(0, from)) ||
  (used.test(text.slice(0, from)) && !sickOfYear.test(text.slice(from))) ||
  isCarriedAt(text.slice(0, from)) ||
  (gathered.test(text.slice(0, from)) && !ofPeriod.test(text.slice(to)));

/** What becomes of unused days that are not kept. */
const givenUp =
  /\b(?:paid(?![- ](?:time|leave|vacation|days?|off|annual|sick)\b)|pays?|sells?|sold|donat\w+|gift\w*|buy\w*|bought|reimburs\w+|terminat\w+|separat\w+|resign\w*)\b/;
const kept = /\b(?:carr(?:y|ied|ies)|roll\w*)\b|\binto the \w+/;

/** Whether unused days are paid for, sold or given away, and not carried into the next year. */
export const isGivenUp = (text: string): boolean => givenUp.test(text) && !kept.test(text);

const parts = /[,;(+]|\b(?:and|plus|or|with)\b/;

/** What is farther behind a count is of something else. */
const BESIDE = 45;

/** The words about a count, from the last comma to the next: "10 paid holidays, plus 2 floating". */
export const wordsOfCount = (text: string, { from, to }: Value): string =>
  `${text.slice(0, from).split(parts).at(-1) ?? ''}${text.slice(from, to)}${(text.slice(to).split(parts)[0] ?? '').slice(0, BESIDE)}`;

/** A sentence to the end of the clause that a value stands in. */
export const upToClause = (text: string, { to }: Value): string =>
  text.slice(0, to) + (/^[^,;]*/.exec(text.slice(to))?.[0] ?? '');

const ends = /,? (?:which|that|and|but|they)\b[^,;]{0,60}\b(?:expires?|forfeit\w*)\b.*$/;
/** A text without when what it says ends: "5 days may be carried over and expire on March 31". */
export const withoutEnd = (text: string): string => text.replace(ends, (rest) => ' '.repeat(rest.length));

const remains = /,? (?:which|that|and|but|these|they)\b[^,;]*\b(?:carr(?:y|ied|ies)|roll).*$/;

/** A text without what it adds of what becomes of the days: "7 sick days a year, which do not carry over". */
export const withoutRest = (text: string): string => text.replace(remains, (rest) => ' '.repeat(rest.length));

import { stateNames } from '../../../contract/vocabulary/states.ts';

/**
 * How a clause says what it says. Only what is `granted` is a fact as it stands; what is `for some` is one that a person looks
 * at; the rest tells of other times, other people or other employers.
 */
export type Modality =
  'granted' | 'negated' | 'former' | 'promised' | 'by law' | 'example' | 'elsewhere' | 'of others' | 'for some' | 'asked' | 'if'; // prettier-ignore

/** A part of a sentence with a meaning of its own; its characters within the sentence. */
export interface Clause {
  from: number;
  to: number;
  text: string;
  modality: Modality;
}

type Marker = readonly [Modality, RegExp];

/** "Not more than", "no cost", "whether or not": words that deny nothing that is granted. */
const harmless =
  /\b(?:no (?:later|more|less|fewer|longer|cost|costs|charge|copay\w*|deductible|waiting period|limit|match|matter|additional|employee contribution)|not (?:to exceed|exceed\w*|only|limited to|including|more than|less than|count\w*|taxable|subject|need\w*|have to|required)|at no|not (?:be )?(?:eligible|effective|available|participate)[^.]*?\b(?:until|before)|whether or not|without (?:a |any )?(?:waiting|deductible|copay|loss|cost|charge|limit|match|reduction))\b/g;

const workers = String.raw`(?:employees?|staff|workers?|associates?|team ?members?|teammates?|colleagues?|people|members?|those)`;
const states = Object.values(stateNames).map((state) => state.toLowerCase()).join('|'); // prettier-ignore
const countries =
  'canad(?:a|ian)|united kingdom|u\\.?k|england|scotland|ireland|germany|france|netherlands|spain|portugal|italy|poland|sweden|denmark|norway|switzerland|austria|belgium|india|china|japan|singapore|hong kong|australia|new zealand|brazil|mexico|israel|philippines|europe(?:an)?|london|berlin|paris|dublin|amsterdam|toronto|vancouver|montreal|sydney|tokyo|bangalore|bengaluru|hyderabad|manila|tel aviv|emea|apac|latam|non-u\\.?s';
const elsewhere = new RegExp(String.raw`\b(?:${countries})\b`);
const here = /\bu\.?s\.?a?\b|united states|\bamerica\b|\bglobal/;

/** Of a whole sentence. */
const ofSentences: readonly Marker[] = [
  ['asked', /\?\W*$/],
  ['example', /\bfor (?:example|instance)\b|^\(?example|\be\.g\.,? (?:if|an?|you)|\bhypothetical|\bsuppose\b|\blet's say\b|\bassum(?:e|ing)\b|^if you (?:earn|make) \$|\bscenario\b/],
  ['of others', /\bcobra\b|\bretire(?:es?|d employees)\b|\bmedicare\b|\bformer employees\b|\bcontractors? (?:are|do|is)\b|\binterns? (?:are|receive|do|get)\b|\bexpatriates?\b/],
  ['of others', /\bcompetitors\b|\bmany people\b|\b(?:most|many|some|other) (?:companies|employers|firms|organi[sz]ations|start-?ups|businesses|americans|countries)\b|\baverage (?:american|employee|worker|company)\b|\b(?:national|industry) (?:average|standard)\b/],
  ['of others', /\b(?:studies|research|surveys?|statistics|evidence|experimented)\b|\bon average\b|\btook (?:\w+ )?\d|\bwhen i joined\b/],
]; // prettier-ignore

/** Of a whole part of a sentence, up to a word that sets the next part against it. */
const ofParts: readonly Marker[] = [
  ['by law', new RegExp(String.raw`\b(?:the|tax|federal|state|local|(?:${states})(?: state)?) (?:laws?|government|irs) (?:\w+ )?(?:recogni[sz]es|limits?|sets?|provides?|requires?|allows?|entitles?|grants?|permits?|mandates?)\b|\bfmla (?:provides?|allows?|entitles?|leave)\b|\b(?:family and medical leave act|affordable care act|irs (?:requires|allows|limits|permits|sets|caps)|aca requires|required by (?:\w+ )?law|by law)\b`)],
  ['former', /\bused to (?:be|offer|give|have|get|receive|provide|pay|match|cover)\b|\b(?:previously|formerly|in the past|last year|prior year)\b|^(?:until|before|prior to) (?:\w+ )?(?:\d{1,2}, )?20\d\d\b|\bno longer (?:offered|available|open)|\b(?:plan|ppo|hmo|epo|pos|hdhp) (?:will )?ends? (?:on|in|after)\b|\bour (?:old|former|previous) plan\b/],
  ['former', /\b(?:was|were|had been)\b(?! (?:hired|employed|born|working))/],
  ['promised', /\b(?:thinking (?:about|of)|considering|looking (?:at|into)|exploring|discussing|in the works|coming soon|soon be|(?:added|available|offered|introduced|starting) soon|will (?:soon|eventually|introduce|launch|add)|under consideration|later (?:this|next) year|(?:once|when) (?:we|the company) (?:reach|grow|have|hit|raise)\w*)\b|\b(?:hop(?:e|ing)|plan(?:ning)?|intend|would like|want|aim|look(?:ing)?)s? to (?:\w+ )?(?:offer|introduce|add|provide|give|start|increase|raise|match)\b|\bin the (?:near )?future\b/],
  ['for some', /^(?!.*\bfull[- ](?:time|and)).*\bpart[- ]time\b|\b(?:temporary|seasonal|per diem|prn|union)\b|\b(?:executives?|directors?|managers|officers|supervisors?|faculty|police|firefighters?|drivers|nurses|teachers)\b(?! (?:may|can|must|should|will (?:approve|review)))/],
  ['for some', new RegExp(String.raw`\b${workers} (?:(?:who )?(?:work|live|reside|working|living|residing|based|located) )?in (?:${states})\b|\b${workers} (?:who were )?(?:originally )?hired (?:before|prior to|on or before|after)\b|\bdepending (?:up)?on (?:your|their|the) (?:office|location|state|union|department)\b`)],
]; // prettier-ignore

/** Of a clause between commas. */
const ofClauses: readonly Marker[] = [
  ['for some', /\bpart[- ]time\b(?!.*\bfull[- ](?:time|and))/],
  ['asked', /\b(?:must|should|requires?|required to|need(?:s|ed)? to|asks?|encouraged?|expected|recommend\w*|approval|be approved|approved by|request\w*|notify|notice|submit|advance|minimum of)\b/],
  ['negated', /\b(?:not|never|cannot|can't|isn't|aren't|don't|doesn't|won't|unpaid|without pay|no (?:\w+ )?(?:paid|pay|benefits?|coverage|match\w*))\b/],
]; // prettier-ignore

const condition = /\b(?:if|unless|in case|in the event|whenever|more than|longer than|exceed\w*|in excess of|beyond)\b/; // prettier-ignore

/** Where a part begins that is set against the one before. */
const parts = /;|,? (?=(?:but|while|whereas|although|though|however|except)\b)/g;
/** Where a clause begins within a part: at a comma, a bracket, a word that subordinates, another figure. */
const joints =
  /, |\(|\)| (?=(?:unless|if|provided|so that|in order to|so)\b)| (?=(?:and|or) \$?\d)| (?=and (?:\w+ )?(?:encourage|ask|expect|request|require|must|should|need))/g;

/** The stretches of a text between the places where a pattern matches. */
function cut(text: string, at: number, pattern: RegExp): { from: number; text: string }[] {
  const ends = [...Array.from(text.matchAll(pattern), ({ index }) => index).filter((index) => index > 0), text.length];
  return ends.map((end, turn) => ({ from: at + (ends[turn - 1] ?? 0), text: text.slice(ends[turn - 1] ?? 0, end) }));
}

/** The clauses of a sentence in small letters, in their order. */
export function clausesOf(sentence: string): Clause[] {
  const whole = markedBy(sentence, ofSentences);
  return cut(sentence, 0, parts).flatMap((part) => {
    const wide = whole ?? ofPlace(part.text) ?? markedBy(part.text, ofParts);
    return cut(part.text, part.from, joints)
      .filter(({ text }) => text.trim() !== '')
      .map(({ from, text }) => ({ from, to: from + text.length, text, modality: wide ?? narrow(text) }));
  });
}

const markedBy = (text: string, markers: readonly Marker[]): Modality | null =>
  markers.find(([, marker]) => marker.test(text))?.[0] ?? null;

const ofPlace = (text: string): Modality | null => (elsewhere.test(text) && !here.test(text) ? 'elsewhere' : null);

function narrow(clause: string): Modality {
  const plain = clause.replaceAll(harmless, (words) => ' '.repeat(words.length));
  return markedBy(plain, ofClauses) ?? (condition.test(plain) ? 'if' : 'granted');
}

/** How a text in small letters that is one clause says what it says. */
export const modalityOf = (clause: string): Modality => ofPlace(clause) ?? markedBy(clause, ofParts) ?? narrow(clause);

/** The clause that a place of a sentence is in. */
export const clauseAt = (clauses: readonly Clause[], at: number): Clause | undefined =>
  clauses.findLast(({ from }) => from <= at) ?? clauses[0];

/** What was once, and is no more: a history of changes. */
const changed = /\b(?:up|down|increas\w+|decreas\w+|rais\w+|reduc\w+|lower\w+|chang\w+|updated|revised|drops?|dropped|falls?|goes|moves?|went|rose|fell)\b[^.;]*\bfrom $/; // prettier-ignore

/** Whether what stands at a place of a text was so before: "increased from 80%". */
export const isChanged = (text: string, at: number): boolean => changed.test(text.slice(0, at));

const years = /\b20[12]\d\b/g;
const yearsIn = (text: string): number[] => Array.from(text.matchAll(years), ([year]) => Number(year));

/** Whether all years that a text names lie before the plan year. */
export function isFormer(text: string, planYear: number | null): boolean {
  const named = planYear === null ? [] : yearsIn(text);
  return planYear !== null && named.length > 0 && named.every((year) => year < planYear);
}

const ofOneYear = /\bwas\b|\bwere\b|^(?:in|for|during) (?:the )?(?:calendar |plan |benefit )?(?:year )?20\d\d\b/;
const toCome = /^(?:starting|beginning|effective|as of|from)\b[^.;$%]{0,25}\b20\d\d\b/;

/** Whether a text in small letters is said of another year than the guide's. */
export const isOfOtherYear = (text: string, planYear: number | null): boolean =>
  planYear !== null &&
  ((ofOneYear.test(text) && isFormer(text, planYear)) ||
    (toCome.test(text) && yearsIn(text).every((year) => year > planYear)));

/** What no employee of the guide has: said by a heading, a label or a whole sentence. */
const aside: ReadonlySet<Modality> = new Set(['example', 'elsewhere', 'of others', 'promised']);

/** Whether a text in small letters, or what it heads, is no statement about the guide's plans of its year. */
export const isAside = (text: string, planYear: number | null): boolean =>
  isOfOtherYear(text, planYear) || clausesOf(text).every(({ modality }) => aside.has(modality));

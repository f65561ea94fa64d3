import type { Reading, Slot } from '../../contract/reading.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { whomItIsFor } from '../../contract/vocabulary/follow-ups.ts';
import { testsOf } from '../language/conditions.ts';
import { type GoingOn, goingOn } from '../language/going-on.ts';
import { tokensOf } from '../language/tokens.ts';

/** What is kept of a chat beside its last reading: employers named lately, and guides named by their titles. */
export interface Spoken {
  recent: readonly string[];
  guideIds: readonly string[];
}

/** Words that point back at several. */
const SEVERAL = /\b(?:both|either|the two|each of (?:them|these|those)|which of (?:them|these|those))\b/i;
/** One of several is asked for: "which is higher?", "who gives more?". */
const WHICH =
  /^\W*(?:and\s+|so\s+)?(?:which|who)\b.{0,30}\b(?:more|less|higher|lower|better|longer|shorter|most|least|highest|lowest|best)\b/i;
/** Two are to be held against each other: "how do they compare?", "what is the difference?". */
const APART = /\b(?:difference|differ|compare|comparison|more generous)\b/i;
/** A value of one is to be held against all. */
export const AGAINST_ALL =
  /\b(?:compare|market|competitive|stack up|typical|normal|peers|others|average|benchmark|generous|good|bad|low|high|enough)\b/i;

/** Two are set side by side, and none of them is another employer. */
const SIDE_BY_SIDE =
  /^(?!.*\b(?:employers?|companies|competitors?|everyone|elsewhere|else)\b).*\b(?:vs\.?|versus)(?=\s|$)/i;

/** "At Acme, the mother versus the father": of one employer two rows are held side by side, and not it against all. */
export const ofItself = (reading: Reading): Reading =>
  reading.intent.value === 'position' &&
  reading.employers.length === 1 &&
  reading.amounts.length === 0 &&
  SIDE_BY_SIDE.test(reading.text) &&
  !AGAINST_ALL.test(reading.text)
    ? { ...reading, intent: { value: 'value', from: { kind: 'assumed', rule: 'nobody else is named' } } }
    : reading;
const elsewhere = new Set(['social', 'own case', 'limit', 'definition']);
/** What the law says as well: of the employer that is spoken of, unless the question names a law. */
const ofLawToo = new Set(['date', 'how-to']);

/** Employers that are remembered of one chat. */
const MOST_RECENT = 4;
const LONG = 14;
const FEW = 4;

/** The employers that were spoken of lately, the last ones last. */
export function recentEmployers(recent: readonly string[], reading: Reading): string[] {
  const named = reading.employers.flatMap(({ value }) => (value.length === 1 ? value : []));
  return [...recent.filter((one) => !named.includes(one)), ...named].slice(-MOST_RECENT);
}

/**
 * A short question that names nobody and goes on about whoever was spoken of: "when is it vested?", "for dependents?", "which of the
 * two gives more?". What it leaves out is carried from the question before. The reading itself where it does not.
 */
export function ofSameEmployer(reading: Reading, before: Reading | null, { recent, guideIds }: Spoken): Reading {
  if (before !== null && isOtherName(reading, before)) return { ...reading, left: before.left };
  if (before === null || recent.length + guideIds.length === 0) return reading;
  if (isOfTheirState(reading, before)) return ofSameEmployer({ ...reading, where: null }, before, { recent, guideIds });
  if (!isOfNobody(reading)) return reading;
  const form = goingOn(reading);
  const wasOfOne = before.employers.length > 0 || guideIds.length > 0;
  if (form.words.length > LONG) return reading;
  const isOfSeveral =
    recent.length > 1 &&
    (SEVERAL.test(reading.text) ||
      (wasOfOne && (WHICH.test(reading.text) || (APART.test(reading.text) && !form.isOfAll))));
  if (wasOfOne && !isOfSeveral && isAgainstAll(reading, before, form)) return againstAll(reading, before);
  if (wasOfOne && form.isOfAll && isOpenOf(reading) && before.metrics.length > 0) return overAll(reading, before);
  if (!isOfSeveral && (form.isOfAll || form.isOfLaw || !wasOfOne || !isOfOne(reading, form))) return reading;
  const isNew = isNewTopic(reading, form);
  const isOpen = isNew || (reading.metrics.length === 0 && reading.subjects.length === 0);
  if (reading.employers.length > 0 && !isOfSeveral && !isOpen) return { ...reading, subjects: ownOrAll(reading) };
  // "From when?": what was asked, where only its words say what that was.
  const isSilent =
    [...reading.left, ...reading.metrics, ...reading.subjects, ...before.metrics, ...before.subjects].length === 0;
  const names = isOfSeveral ? recent.slice(-2) : before.employers.length > 0 ? recent.slice(-1) : [];
  const kept = <Value>(own: readonly Slot<Value>[], last: readonly Slot<Value>[]): readonly Slot<Value>[] =>
    isNew ? [] : isOpen ? carried(last) : own;
  return {
    ...reading,
    intent: { value: isOfSeveral ? 'compare' : 'value', from: { kind: 'carried' } },
    employers: names.map((name) => ({ value: [name], from: { kind: 'carried' } })),
    metrics: kept(reading.metrics, before.metrics),
    subjects: kept(reading.subjects, reading.left.length > 0 ? [] : before.subjects),
    left: isOfOtherRow(reading, form) || isSame(reading) || isSilent ? [...reading.left, ...before.left] : reading.left,
    statistic: null,
    sort: null,
    limit: null,
    operation: { value: 'replace', from: { kind: 'assumed', rule: 'it is of the employer before' } },
  };
}

/** "Same for the 401(k)?", "is that per month?": what was asked is asked again. */
const isSame = ({ text, left }: Reading): boolean => left.length <= 1 && /\b(?:same|that|this)\b/i.test(text);

const leading = new Set(['and', 'what', 'about', 'how']);
const pointing = new Set(['in', 'for', 'with', 'at', 'after', 'under', 'on', 'including', 'without']);
/** "And in the UK?" asks for what was asked before, of another row. */
export const isOfOtherRow = (reading: Reading, { words, isLed, isShort }: GoingOn): boolean =>
  reading.left.length > 0 &&
  reading.metrics.every(({ from }) => from.kind === 'carried') &&
  ((isLed &&
    words
      .filter((word) => !leading.has(word))
      .slice(0, 2)
      .some((word) => pointing.has(word))) ||
    ((isLed || isShort) && isOfPeople(reading)));

const people = new Set(tokensOf(whomItIsFor.join(' ')).map(({ key }) => key));
/** "And hourly folks?", "interns?": whom it is for, and nothing else. */
const isOfPeople = ({ left }: Reading): boolean =>
  left.length > 0 && left.every(({ word }) => tokensOf(word).every(({ key }) => people.has(key)));

/** "Which ones CA only", after what one employer offers: those of it that hold there, and no other employers. */
const isOfTheirState = ({ text, where, metrics, groupBy }: Reading, before: Reading): boolean =>
  where !== null &&
  before.employers.length === 1 &&
  testsOf(before.where).every(({ test }) => test.on === 'year') &&
  ONLY_THERE.test(text) &&
  groupBy.length === 0 &&
  metrics.every(({ from }) => from.kind === 'carried') &&
  testsOf(where).every(({ test, from }) => test.on === 'state' || from.kind === 'carried');
const ONLY_THERE = /\b(?:only|residents?|(?:which|the) ones?|based)\b/i;

/** "And at dbt Labs?" asks for what was asked before, also where only its words say what that was. */
function isOtherName(reading: Reading, before: Reading): boolean {
  const { isLed, isShort } = goingOn(reading);
  const isOpen = [...reading.metrics, ...reading.subjects].every(({ from }) => from.kind === 'carried');
  const isCorrected = CORRECTS.test(reading.text);
  const isNamed = reading.employers.some(({ from }) => from.kind === 'typed');
  const rest = isCorrected ? reading.left.filter(({ word }) => !CORRECTS.test(word)) : reading.left;
  return (isLed || isShort || isCorrected) && isOpen && isNamed && rest.length === 0 && before.left.length > 0;
}

/** "I meant Clef": the question before, of somebody else. */
const CORRECTS = /\b(?:mean|meant|sorry|rather|correction)\b/i;

/** Whether it can be about an employer that it does not name itself. */
const isOfNobody = ({ intent, where, groupBy, employers, subjects: named, text }: Reading): boolean =>
  !elsewhere.has(intent.value) &&
  !(
    ofLawToo.has(intent.value) &&
    (isOfLaw(text) ||
      (OWN.test(text) && !OWN_PAY.test(text)) ||
      named.some(({ value }) => subjects[value].kind === 'law'))
  ) &&
  where === null &&
  groupBy.length === 0 &&
  employers.every(({ from }) => from.kind === 'carried');

/** Of whom one spoke, unless it asks over many; what names a law is about the law unless it is a word or two. */
function isOfOne(reading: Reading, form: GoingOn): boolean {
  const isPart = form.isShort || (form.isLed && form.words.length <= FEW);
  if (reading.intent.value === 'rule')
    return (
      isPart ||
      ((form.isPointing || DUTY.test(reading.text)) && reading.subjects.length === 0 && !isOfLaw(reading.text))
    );
  return (
    isPart ||
    form.isPointing ||
    reading.employers.length > 0 ||
    isOfBenefit(reading) ||
    !(overMany.has(reading.intent.value) || reading.statistic?.from.kind === 'typed')
  );
}
/** "Which pension system": one of the benefit is asked for, and no employers. */
const isOfBenefit = ({ intent, metrics, text, sort, limit, statistic }: Reading): boolean =>
  intent.value === 'ranking' &&
  sort === null &&
  limit === null &&
  statistic === null &&
  metrics.some(({ from }) => from.kind === 'typed' && ASKED_OF.test(text.slice(0, from.span[0])));
const ASKED_OF = /\b(?:which|what)(?:\s+(?:kinds?|types?|sorts?|of|the|their|other|specific))*\s+$/i;
const overMany = new Set(['share', 'ranking', 'library', 'trend']);

/** Somebody’s own duty, and not what the employer of the talk gives. */
const OWN = /\b(?:[Ww]e|us|[Oo]urs?)\b/;
/** "When do we get paid": what somebody receives is the employer’s, and no duty. */
const OWN_PAY = /\b(?:we|us) (?:get|receive|be|earn|accrue)\b/i;
const OF_LAW = /\b(?:legal|law|required?|allowed|can we|may we)\b/i;
/** What employees must do for a benefit is the employer’s; what employers must do is the law’s. */
const DUTY = /\b(?:must|have to|has to|need to|needs to|obliged to|obligated to|supposed to|expected to)\b/i;
const EMPLOYER =
  /\b(?:employers?|company|companies|firms?) (?:must|ha(?:s|ve) to|needs? to)\b|\b(?:must|does|do|has) (?:the|an?|every) (?:employer|company|firm)\b/i;
const isOfLaw = (text: string): boolean =>
  OF_LAW.test(text) || (DUTY.test(text) && (OWN.test(text) || EMPLOYER.test(text)));

/** Words of its own say more of what is asked than a subject of before. */
const ownOrAll = ({ subjects, left }: Reading): Reading['subjects'] =>
  left.length === 0 ? subjects : subjects.filter(({ from }) => from.kind === 'typed');

const going = new Set(['if', 'when', 'is', 'are', 'do', 'does', 'how', 'can', 'in', 'after', 'with']);

/** "And medical leave?" is about something else of the same employer, by words that no slot took. */
function isNewTopic(reading: Reading, { words, isLed, isPointing }: GoingOn): boolean {
  const { left, metrics, subjects } = reading;
  const [first = '', second = ''] = words;
  const isNamed = [...metrics, ...subjects].some(({ from }) => from.kind === 'typed');
  const isNew = isLed && !isPointing && !isNamed && left.length > 0 && !isOfPeople(reading);
  return isNew && !going.has(first) && !going.has(second);
}

/** "How does this compare to the market?" */
const isAgainstAll = (reading: Reading, before: Reading, { isPointing, isLed }: GoingOn): boolean =>
  (isPointing || isLed) &&
  AGAINST_ALL.test(reading.text) &&
  before.employers.length === 1 &&
  before.metrics.length > 0 &&
  reading.metrics.every(({ from }) => from.kind === 'carried');

const againstAll = (reading: Reading, before: Reading): Reading => ({
  ...reading,
  intent: { value: 'position', from: { kind: 'carried' } },
  employers: carried(before.employers),
  metrics: carried(before.metrics),
  statistic: null,
  operation: { value: 'replace', from: { kind: 'assumed', rule: 'it is of the employer before' } },
});

const isOpenOf = ({ metrics, subjects }: Reading): boolean =>
  [...metrics, ...subjects].every(({ from }) => from.kind === 'carried');

/** "What share of peers do?" goes on with having it, whatever its amount is. */
const SHARE = /\b(?:share|percent|percentage|proportion|how (?:many|common)|do (?:most|many|others))\b/i;

/** "What is the median across employers?" asks for what was asked of one. */
const overAll = (reading: Reading, before: Reading): Reading => ({
  ...reading,
  intent: { value: SHARE.test(reading.text) ? 'share' : 'benchmark', from: { kind: 'carried' } },
  statistic: SHARE.test(reading.text) ? { value: 'share', from: { kind: 'carried' } } : reading.statistic,
  employers: [],
  metrics: carried(before.metrics),
  operation: { value: 'employer', from: { kind: 'assumed', rule: 'it is of the benefit before' } },
});

/** What was said before, as it goes on. */
export const carried = <Value>(slots: readonly Slot<Value>[]): Slot<Value>[] =>
  slots.map(({ value }) => ({ value, from: { kind: 'carried' } }));

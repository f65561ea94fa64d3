import type { Known, Reading, Slot } from '../../contract/reading.ts';
import { read } from './read.ts';
import { goingOn } from './going-on.ts';
import { ofNoPeers } from './no-peers.ts';

/** Before a second question of a text: "…, and how long after hire is it paid". */
const JOINT =
  /,?\s+(?:and|&)\s+(?=(?:(?:at|to|for|of|by|in|from|on)\s+(?:what|which|whom|how)|what|how|who|when|which|where|is|are|do|does|can|must|will)\b)/giu;
const FEWEST_WORDS = 3;
/** The end of one question, and none of its own: "and how does that compare". */
const COMPARES = /\b(?:compare|stack up|normal|typical|competitive|in line|peers|market)\b/i;
/** Asked of the law, or of nobody's guide. */
const elsewhere = new Set(['rule', 'limit', 'date', 'definition', 'how-to', 'social', 'own case', 'library']);

/** Asked of the law, whose sentences have no figures of guides. */
const ofLaw = new Set(['rule', 'limit', 'date']);

/**
 * Reads a text with its questions. Behind a question about one employer another one that names nobody is about the same employer:
 * "who runs Clef's 401(k), and do they match?".
 */
export function readText(question: string, before: Reading | null, known: Known): Reading {
  const whole = read(question, before, known);
  const { more, ...first } = whole.more.length > 0 ? whole : apart(question, whole, before, known);
  const parts: Reading[] = [];
  let head: Omit<Reading, 'more'> = elsewhere.has(first.intent.value) ? withAsides(first) : first;
  for (const part of more) {
    const last = parts.at(-1) ?? { ...head, more: [] };
    if (ofLaw.has(last.intent.value) && asksMore(part)) {
      const joined = { ...last, text: `${last.text} ${part.text}`, left: [...last.left, ...part.left] };
      if (parts.length > 0) parts[parts.length - 1] = joined;
      else head = joined;
    } else if (!WHO_ARE_THEY.test(part.text)) parts.push(along(ofNoPeers(part, isOfOne(last), question), last));
    else if (last.metrics.length > 0) parts.push(namesOf(part, last));
  }
  return { ...head, more: parts };
}

/** In the middle of a talk a sentence that names nothing is an aside; one that asks asks more of the law. */
function withAsides<Read extends Omit<Reading, 'more'>>(reading: Read): Read {
  const asking = (reading.background ?? []).filter((one) => ASKS.test(one));
  return { ...reading, text: [reading.text, ...asking].join(' ') };
}
const ASKS = /^\W*(?:(?:and|so|but)\s+)?(?:what|which|who|how|when|where|is|are|do|does|can|must)\b/i;

/** A question that names nothing of its own asks more of the law before: "no federal COBRA right? What applies instead?" */
const asksMore = (part: Reading): boolean =>
  saysNothing(part) &&
  (part.intent.value === 'rule' ||
    part.intent.value === 'unclear' ||
    (part.intent.value === 'off topic' && goingOn(part).isPointing));
const saysNothing = ({ metrics, subjects, left, where, employers, groupBy }: Reading): boolean =>
  [...metrics, ...subjects, ...employers].every(({ from }) => from.kind === 'carried') &&
  where === null &&
  groupBy.length === 0 &&
  left.length <= 1;

/** "How many offer it, and who are they": the employers that were counted. */
const WHO_ARE_THEY =
  /^\W*(?:and )?(?:who|which|what)(?: (?:are|is|were))? (?:they|those|these|ones?|employers|companies)(?: are (?:they|those))?\W*$/i;
const namesOf = (part: Reading, last: Reading): Reading => ({
  ...last,
  text: part.text,
  intent: { value: 'ranking', from: { kind: 'carried' } },
  statistic: null,
  metrics: carried(last.metrics),
  operation: { value: 'replace', from: { kind: 'assumed', rule: 'those who were counted are named' } },
});

/** A question about one employer whose second half is a question, too. */
function apart(question: string, whole: Reading, before: Reading | null, known: Known): Reading {
  if (!isOfOne(whole) && !isOfFigure(whole)) return whole;
  const joints = [...question.matchAll(JOINT)].filter(({ index }) => wordsOf(question.slice(0, index)) >= FEWEST_WORDS);
  const [joint] = joints;
  if (joint === undefined) return whole;
  const from = joint.index + joint[0].length;
  const second = question.slice(from);
  if (wordsOf(second) < FEWEST_WORDS || COMPARES.test(second)) return whole;
  const own = read(question.slice(0, joint.index), before, known);
  // Spaces stand for the first half, so that spans count from the beginning of the whole text.
  const other = read(`${' '.repeat(from)}${second}`, own, known);
  if (isOfOne(own) && names(own)) return { ...own, more: [other, ...other.more] };
  const namesNothing =
    other.metrics.every(({ from: typed }) => typed.kind === 'carried') &&
    other.subjects.length === 0 &&
    other.left.every(({ word }) => AMOUNTS.has(word.toLowerCase())) &&
    other.where === null;
  return isOfFigure(own) && namesNothing && AMOUNT.test(second) ? { ...own, more: [amountOf(second, own)] } : whole;
}

/** "Do most have auto-enrollment, and at what rate?": the amount of what was asked for. */
const AMOUNT = /\b(?:what|which) (?:rate|amount|percent\w*|level|share)|\bhow (?:much|many|long)\b/i;
const AMOUNTS = new Set(['rate', 'rates', 'amount', 'percent', 'percentage', 'level', 'share']);
const isOfFigure = ({ intent, metrics, employers }: Reading): boolean =>
  intent.value === 'share' && metrics.length === 1 && employers.length === 0;
const amountOf = (text: string, own: Reading): Reading => ({
  ...own,
  text,
  intent: { value: 'benchmark', from: { kind: 'carried' } },
  statistic: null,
  metrics: carried(own.metrics),
  operation: { value: 'statistic', from: { kind: 'assumed', rule: 'the amount of what was counted' } },
});

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const isOfOne = ({ employers }: Reading): boolean => employers.length === 1 && employers[0]?.value.length === 1;
const names = ({ metrics, subjects, left }: Reading): boolean => metrics.length + subjects.length + left.length > 0;

/** Who does it is asked for. */
const NAMES_SOMEBODY =
  /\b(?:who|which|what) (?:is|are|was) the (?:insurer|carrier|insurance|vendor|administrator|bank|broker)/i;

/** "They" are the employer; "it" is what was asked for. */
const POINTS = /\b(?:it|its|this|that|those|these|one)\b/i;

function along(part: Reading, last: Reading): Reading {
  const form = goingOn(part);
  // An insurer that is asked for is no trade of employers.
  if (NAMES_SOMEBODY.test(part.text) && part.where !== null)
    return along({ ...part, where: null, intent: { value: 'value', from: part.intent.from } }, last);
  const isOpen =
    part.employers.every(({ from }) => from.kind === 'carried') && part.where === null && part.groupBy.length === 0;
  const typed = [...part.metrics, ...part.subjects].some(({ from }) => from.kind === 'typed');
  if (!isOfOne(last) || !isOpen || elsewhere.has(part.intent.value)) return part;
  if (form.isOfLaw) return part;
  if (form.isOfAll) return typed || last.metrics.length === 0 ? part : overAll(part, last);
  // What says nothing by itself is about what was asked before: "when is it paid".
  const leans = !typed && (part.left.length === 0 || POINTS.test(part.text));
  const kept = <Value>(own: readonly Slot<Value>[], before: readonly Slot<Value>[]): readonly Slot<Value>[] =>
    own.length > 0 || typed ? own : carried(before);
  return {
    ...part,
    intent: { value: 'value', from: { kind: 'carried' } },
    employers: carried(last.employers),
    metrics: kept(part.metrics, last.metrics),
    subjects:
      last.metrics.length === 0 && part.subjects.length === 0
        ? carried(last.subjects)
        : kept(part.subjects, last.subjects),
    left: leans
      ? [...part.left, ...last.left.filter(({ word }) => !part.left.some((own) => own.word === word))]
      : part.left,
    statistic: null,
    sort: null,
    limit: null,
    operation: { value: 'replace', from: { kind: 'assumed', rule: 'it is of the employer before' } },
  };
}

/** "And what do most employers give": the same benefit over all. */
const overAll = (part: Reading, last: Reading): Reading => ({
  ...part,
  intent: { value: 'benchmark', from: { kind: 'carried' } },
  metrics: carried(last.metrics),
  operation: { value: 'employer', from: { kind: 'assumed', rule: 'it is of the benefit before' } },
});

const carried = <Value>(slots: readonly Slot<Value>[]): Slot<Value>[] =>
  slots.map(({ value }) => ({ value, from: { kind: 'carried' } }));

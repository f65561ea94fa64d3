import type { Reading } from '../../contract/reading.ts';
import type { LawTopicKey } from '../../contract/vocabulary/law-topics.ts';
import { testsOf } from '../language/conditions.ts';
import { goingOn } from '../language/going-on.ts';
import { type LawAsked, lawAsked } from '../language/law-asked.ts';

/** What asks for no law, whatever it names. */
const elsewhere = new Set(['social', 'how-to']);
/** Words for what employers do: figures are asked for. */
const FIGURES =
  /\b(?:percent|percentage|%|share|how common|how many (?:employers|companies|firms)|typical(?:ly)?|average|median|usual(?:ly)?|normal|common|peers?|competitive|market|benchmark|wording|worded|language|quote|clause|mention|mentions|guides?|library|show|chart|rank)\b/i;
const EMPLOYERS = /\b(?:employers|companies|firms)\b/i;
/** "Do employers in Ohio pay jurors": a duty is asked for, and no figure. */
const ASKS = /\b(?:do|does|must|are|can|may|should) (?:\w+ )?(?:employers|companies|firms)\b/i;

/**
 * A question about the laws of states, with their topic and the states that it names: "bereavement law in CA", "is that even legal in
 * Texas?" after a talk about payout, "and in Ohio?" after another state's rule. A follow-up takes what it does not say from before.
 *
 * @returns null where something else is asked
 */
export function ofStateLaw(reading: Reading, before: Reading | null): Reading | null {
  const { employers, surveys = [], intent, text } = reading;
  if (elsewhere.has(intent.value) || surveys.length > 0 || employers.some(({ from }) => from.kind === 'typed'))
    return null;
  const asked = withToldPlaces(lawAsked(reading), reading);
  if (employers.length > 0 && !asked.isOfLaw) return null;
  const topic = asked.topics[0] ?? carriedTopic(reading, asked, before);
  if (topic === undefined) return null;
  const { isLed, isShort, isPointing } = goingOn(reading);
  const places =
    asked.places.length > 0 || !(isLed || isShort || isPointing) ? asked.places : (before?.law?.places ?? []);
  if (asked.topics.length > 0 && !isMeant(reading, asked, places)) return null;
  return {
    ...reading,
    text,
    intent: { value: 'rule', from: { kind: 'assumed', rule: 'the law of a state' } },
    metrics: [],
    employers: [],
    groupBy: [],
    statistic: null,
    law: { topic, places },
  };
}

/** "We just hired somebody in New York. How long is paid family leave?": the place is told before the question. */
function withToldPlaces(asked: LawAsked, { background = [], corrections }: Reading): LawAsked {
  const told = asked.places.length > 0 ? [] : lawAsked({ text: background.join('. '), corrections }).places;
  return told.length === 0 ? asked : { ...asked, places: told };
}

/** Whether the law is meant by a topic, and no figure of employers. */
function isMeant({ text, statistic, where }: Reading, asked: LawAsked, places: readonly string[]): boolean {
  const isEnd = statistic?.value === 'most' || statistic?.value === 'least';
  if (statistic?.from.kind === 'typed' && !isEnd && !asked.isOfLaw) return false;
  if (FIGURES.test(text) && !asked.isOfLaw) return false;
  // "How many sick days do hospitals in Texas give": of some employers, and of no law. A "school conference" is no trade.
  const isOfTrade = testsOf(where).some(
    ({ test, from }) =>
      test.on === 'industry' &&
      from.kind === 'typed' &&
      !asked.named.some((name) => name.includes(text.slice(...from.span).toLowerCase())),
  );
  if (isOfTrade && !asked.isOfLaw && !asked.isOfDuty) return false;
  if (places.length === 0)
    return asked.isOfLaw ? isOfAllStates(text, asked) : asked.isOfDuty && /\bstates\b/i.test(text);
  if (asked.isOfLaw || asked.isOfDuty) return true;
  return !asked.isPlain && (!EMPLOYERS.test(text) || ASKS.test(text));
}

/** Without a state the law of all of them, or of none, is asked for; of what employers give anyway only where it is said so. */
const isOfAllStates = (text: string, { isPlain }: LawAsked): boolean => !isPlain || OF_ALL.test(text);
const OF_ALL = /\b(?:states?|federal|federally|flsa|obligatory)\b/i;

/** "And in Texas?", "is that even legal in CA?": of the topic before, where nothing else is named. */
function carriedTopic(reading: Reading, asked: LawAsked, before: Reading | null): LawTopicKey | undefined {
  const { isLed, isShort, isPointing } = goingOn(reading);
  const isOther = [...reading.metrics, ...reading.subjects].some(({ from }) => from.kind === 'typed');
  if (before === null || asked.places.length === 0 || isOther || !(isLed || isShort || isPointing)) return undefined;
  return before.law?.topic ?? (asked.isOfLaw ? topicOf(before) : undefined);
}

/** What a question about employers was about, as the law speaks of it. */
function topicOf(before: Reading): LawTopicKey | undefined {
  const [topic] = lawAsked(before).topics;
  if (topic !== undefined) return topic;
  const [metric] = before.metrics.map(({ value }) => value.metric);
  const own = Object.entries(topicsOfMetrics).find(([start]) => metric?.startsWith(start) === true);
  return own?.[1];
}

const topicsOfMetrics: Readonly<Record<string, LawTopicKey>> = {
  'time_off.sick_days': 'sick',
  'time_off.days': 'vacation',
  'leave.bereavement': 'bereavement',
};

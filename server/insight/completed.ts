import { isMetricGroup, metricGroups, metricOf } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { shortMetricNames } from '../../contract/vocabulary/metric-names.ts';
import { cuePhrases } from '../language/cues.ts';
import { goingOn } from '../language/going-on.ts';
import { tokensOf } from '../language/tokens.ts';
import { isLost } from './lost.ts';

/** What an earlier question named, in its order, as it was typed: "an HSA and an FSA". */
export type Listed = readonly string[];

const PLACE =
  /\b(?:the )?(first|second|third|former|latter)(?: one| of (?:them|these|those|the two))?(?=\W*$|\W+(?:for|in|of|and|with|have|has|do|does|is|are)\b)/i;
const places: readonly (readonly string[])[] = [['first', 'former'], ['second', 'latter'], ['third']];
/** So few words beside a place ask for what was asked before: "and the second one". */
const FEW = 3;

/**
 * A question that leans on what an earlier one named, written out with it: "the most one can put in the first one", "is $1,500 low or
 * fine". The question itself where it stands alone, or nothing completes it.
 *
 * @param alone how it is read by itself
 */
export function completed(question: string, alone: Reading, before: Reading | null, listed: Listed): string {
  return before === null
    ? question
    : (ofCount(question, before) ?? ofPlace(question, before, listed) ?? ofFigure(question, alone, before) ?? question);
}

/** "N?": what a figure rests on. */
const ofCount = (question: string, { statistic, metrics, employers }: Reading): string | null =>
  /^\W*n\W*$/i.test(question) && employers.length === 0 && metrics.length + (statistic === null ? 0 : 1) > 0
    ? 'How many employers is that based on?'
    : null;

function ofPlace(question: string, before: Reading, listed: Listed): string | null {
  const [said, word = ''] = PLACE.exec(question) ?? [];
  const at = places.findIndex((names) => names.includes(word.toLowerCase()));
  const name = listed[word.toLowerCase() === 'latter' ? listed.length - 1 : at];
  if (said === undefined || name === undefined || listed.length < 2) return null;
  const rest = goingOn({ text: question.replace(said, ' ') }).words;
  const other = listed.find((one) => one !== name && before.text.includes(one));
  return rest.length < FEW && other !== undefined ? before.text.replace(other, name) : question.replace(said, name);
}

/** Words that nobody reads, beside an amount or of what is usual: they are of the figure before. */
function ofFigure(question: string, alone: Reading, before: Reading): string | null {
  const names = before.metrics.map(({ value: { metric } }) =>
    isMetricGroup(metric) ? metricGroups[metric] : (shortMetricNames[metric] ?? metricOf(metric).label),
  );
  if (!isLost(alone) || names.length === 0 || names.length > 2 || before.employers.length + alone.employers.length > 0)
    return null;
  const form = goingOn(alone);
  const cues = cuePhrases.all(tokensOf(question)).map(({ value }) => value);
  const isOfFigure =
    alone.amounts.length > 0 ||
    /\d/.test(question) ||
    form.isOfAll ||
    form.isLed ||
    form.isPointing ||
    cues.some((cue) => cue === 'judge' || cue === 'position');
  return isOfFigure && !cues.includes('offTopic') ? `${question.replace(/[\s?!.]+$/, '')} (${names.join(', ')})` : null;
}

/** What a question names in its order, where it is several things; what was named before otherwise. */
export function listedIn(question: string, { subjects, metrics }: Reading, before: Listed): Listed {
  const spans = [...subjects, ...metrics].flatMap(({ from }) => (from.kind === 'typed' ? [from.span] : []));
  const named = [...new Set(spans.toSorted(([a], [b]) => a - b).map((span) => question.slice(...span)))];
  return named.length > 1 ? named : before;
}

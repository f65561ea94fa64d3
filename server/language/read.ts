import type { Known, Reading } from '../../contract/reading.ts';
import { mapTests, testsOf } from './conditions.ts';
import { withoutBackground, withoutRemarks } from './background.ts';
import { withoutCourtesy } from './courtesy.ts';
import { continued } from './follow-up.ts';
import { inTurn } from './in-turn.ts';
import { ofLine, readWithHead, speaksOfPaying } from './leaning.ts';
import { mentionsIn } from './mentions.ts';
import { look } from './seen.ts';
import { spell } from './spelling.ts';
import { surveysIn } from './surveys.ts';
import { withPlurals } from './plural.ts';
import { onlyThese, withoutSlips } from './slips.ts';
import { type Names, partsOf } from './split.ts';
import { type Token, tokensOf } from './tokens.ts';
import { withWholePaid } from './whole-paid.ts';
import { readWords } from './read-words.ts';

/** Longer texts are pasted ones: what is asked stands at their beginning. */
const LONGEST = 4_000;

/**
 * Reads what somebody typed. Pure: what the library holds and the current year come in with `known`.
 *
 * @param before what this conversation's last question was read as; null at its beginning
 * @param isEdit it goes on from that, whatever its form, unless it names something else
 */
export function read(question: string, before: Reading | null, known: Known, isEdit = false): Reading {
  const typed = tokensOf(question.slice(0, LONGEST));
  const spelled = known.isSearch === true ? { tokens: typed, corrections: [] } : spell(typed, known);
  const { corrections } = spelled;
  const plain = known.isSearch === true ? null : withoutCourtesy(spelled.tokens);
  const said = plain === null ? null : withoutSlips(withWholePaid(withPlurals(plain.tokens)));
  const tokens = said === null ? withWholePaid(spelled.tokens) : onlyThese(said.tokens);
  const told =
    plain === null ? null : (backgroundIn(tokens, known) ?? (before === null ? null : remarksIn(tokens, known)));
  const own = withoutCourtesy(told?.tokens ?? tokens);
  const textOf = (all: readonly Token[], { from, to }: { from: number; to: number }): string =>
    question.slice(all[from]?.span[0] ?? 0, all[to - 1]?.span[1] ?? 0);
  const background = [
    ...(said?.slips ?? []).map((one) => textOf(plain?.tokens ?? [], one)),
    ...(told?.background ?? []).map((one) => textOf(tokens, one)),
  ];
  const courtesies = plain === null ? [] : [...plain.courtesies, ...own.courtesies].map(({ span }) => span);
  /** With what stood around the question: sentences that ask nothing, slips, greetings. */
  const around = (reading: Reading): Reading => ({
    ...reading,
    where: carriedFrom(before, reading.where),
    covered: [...reading.covered, ...courtesies],
    ...(background.length > 0 && { background }),
  });
  const parts = plain === null ? [tokens] : partsOf(own.tokens, (part) => namesIn(part, known));
  const [only, ...several] = parts;
  const composed =
    before === null || only === undefined || several.length > 0
      ? null
      : inTurn(only, before, (part) => readOne(part, question, known));
  if (composed !== null) return around({ ...composed, corrections });
  const readings: Reading[] = [];
  for (const words of parts.length === 0 ? [tokens] : parts) {
    const last = readings.at(-1) ?? before;
    const { part, reading: plainly } = readWithHead(words, last, (tokens) => readOne(tokens, question, known));
    const spelledHere = corrections.filter(({ span }) => part.some((token) => token.span[0] === span[0]));
    const isSameText = readings.length > 0;
    const other =
      last === null || (isSameText && !speaksOfPaying(part))
        ? null
        : ofLine(part, plainly, last, (tokens) => readOne(tokens, question, known));
    const reading = { ...(other ?? plainly), corrections: spelledHere, more: [] };
    // Behind a rule a figure is a question of its own: "what do employers normally put in?".
    const isNew = other !== null && last !== null && last.metrics.length === 0;
    const isNamed = plainly.metrics.length + plainly.subjects.length + plainly.employers.length > 0;
    const isSure =
      other !== null || (plain?.isCorrection === true && !isSameText) || (isEdit && !isNamed && !isSameText);
    readings.push(
      last === null ? reading : isNew ? replacing(reading) : continued(reading, last, part, isSameText, isSure),
    );
    if (other === null) readings.push(...plainly.more);
  }
  const [first, ...more] = readings;
  if (first === undefined) throw new Error('A question has at least one part');
  return around({ ...first, more });
}

/** Conditions of the question before are carried: where they were typed says nothing of this text. */
function carriedFrom(before: Reading | null, where: Reading['where']): Reading['where'] {
  const old = new Set(testsOf(before?.where ?? null).map(({ from }) => from));
  if (where === null || old.size === 0) return where;
  return mapTests(where, (one) => (old.has(one.from) ? { ...one, from: { kind: 'carried' } } : one));
}

const replacing = (reading: Reading): Reading => ({
  ...reading,
  operation: { value: 'replace', from: { kind: 'assumed', rule: 'it is of the subject before' } },
});

const backgroundIn = (tokens: readonly Token[], known: Known): ReturnType<typeof withoutBackground> =>
  withoutBackground(
    tokens,
    (part) => look(part, known).metrics.length > 0,
    (part) => look(part, known).subjects.length > 0,
    (part) => mentionsIn(part, known),
  );

/** What a sentence of a follow-up may say: a figure, whom, a grouping, a chart, an amount. */
const remarksIn = (tokens: readonly Token[], known: Known): ReturnType<typeof withoutRemarks> =>
  withoutRemarks(tokens, (part) => {
    const { metrics, mentions, groupBy, chart, statistic, amounts, subjects, limit } = look(part, known);
    const isSaid = [chart, statistic, limit].some((one) => one !== null);
    return isSaid || metrics.length + mentions.length + groupBy.length + amounts.length + subjects.length > 0;
  });

const peerKinds = new Set(['industry', 'state', 'region', 'size', 'employer']);

function namesIn(part: readonly Token[], known: Known): Names {
  const { metrics, subjects, mentions, amounts } = look(part, known);
  return {
    something: metrics.length + subjects.length > 0,
    peers: mentions.some(({ value }) => peerKinds.has(value.kind)) || amounts.some(({ isPeople }) => isPeople),
  };
}

/** A part of a question. The name of a survey says whose figures are asked for, and nothing of what is asked. */
function readOne(tokens: readonly Token[], question: string, known: Known): Reading {
  const surveys = surveysIn(tokens, known);
  const rest = tokens.filter((_, at) => !surveys.some(({ from, to }) => at >= from && at < to));
  if (surveys.length === 0 || rest.length === 0) return readWords(tokens, question, known);
  const reading = readWords(rest, question, known);
  const named = surveys.map(({ value, from, to }) => {
    const span = [tokens[from]?.span[0] ?? 0, tokens[to - 1]?.span[1] ?? 0] as const;
    return { value, from: { kind: 'typed', span } } as const;
  });
  const words = named.map(({ from: { span } }) => ({ word: question.slice(...span), span }));
  const text = question.slice(tokens[0]?.span[0] ?? 0, tokens.at(-1)?.span[1] ?? question.length);
  return {
    ...reading,
    text,
    surveys: named,
    left: [...reading.left, ...words].toSorted((a, b) => a.span[0] - b.span[0]),
  };
}

import type { z } from 'zod';
import {
  ChangedFacts,
  ComparedFacts,
  ComplianceDates,
  EmployerFacts,
  FoundEmployers,
  FoundPassages,
  FoundRules,
  FoundSurveys,
  RankedEmployers,
  SaidFigure,
  SaidReading,
  toolNames,
  type FoundPassage,
  type FoundRule,
} from '../../contract/insight-tools.ts';
import { textOf, type WireMessage } from './wire.ts';

/** One question with all that the tools answered to it. */
export interface Asked {
  reading: SaidReading;
  facts: readonly EmployerFacts[];
  figures: readonly SaidFigure[];
  changes: readonly ChangedFacts[];
  rankings: readonly RankedEmployers[];
  /** The passages found, best first, each once. */
  passages: readonly FoundPassage[];
  rules: readonly FoundRule[];
  surveys: readonly FoundSurveys[];
  dates: readonly ComplianceDates[];
  employers: readonly FoundEmployers[];
  /** What the engine has said before, oldest first. */
  said: readonly string[];
  /** A tool failed, or answered something that cannot be read. */
  toolFailed: boolean;
}

/** A request seen as a conversation: what is asked now, what was said before, and what the tools have answered. */
export interface Conversation {
  question: string;
  /** What the engine has said before, oldest first. */
  said: readonly string[];
  /** The questions of the text, each with its results; empty where nobody read it. */
  asked: readonly Asked[];
}

export function readConversation(messages: readonly WireMessage[]): Conversation {
  const at = messages.findLastIndex((message) => message.role === 'user');
  const last = messages[at];
  const said = messages
    .slice(0, Math.max(at, 0))
    .filter(({ role }) => role === 'assistant')
    .map((message) => textOf(message));
  return {
    question: last === undefined ? '' : textOf(last).trim(),
    said,
    asked: askedIn(messages.slice(at + 1)).map((one) => ({ ...one, said })),
  };
}

interface Result {
  name: string;
  output: unknown;
}

/** Results in the order of their calls; each reading begins a question. */
function askedIn(messages: readonly WireMessage[]): Omit<Asked, 'said'>[] {
  const names = new Map(
    messages.flatMap(({ tool_calls }) => (tool_calls ?? []).map((call) => [call.id, call.function.name])),
  );
  const results = messages
    .filter(({ role }) => role === 'tool')
    .map((message): Result => ({ name: names.get(message.tool_call_id ?? '') ?? '', output: parsed(textOf(message)) }));
  const starts = results.flatMap(({ name }, index) => (name === toolNames.reading ? [index] : []));
  return starts.flatMap((start, index) => {
    const reading = SaidReading.safeParse(results[start]?.output).data;
    return reading === undefined ? [] : [gather(reading, results.slice(start + 1, starts[index + 1]))];
  });
}

function gather(reading: SaidReading, results: readonly Result[]): Omit<Asked, 'said'> {
  const all = <Of extends z.ZodType>(name: string, of: Of): z.output<Of>[] =>
    results.flatMap((one) => {
      const read = one.name === name ? of.safeParse(one.output) : undefined;
      return read?.success === true ? [read.data] : [];
    });
  const passages = all(toolNames.search, FoundPassages).flatMap(({ results: found }) => found);
  return {
    reading,
    facts: [
      ...all(toolNames.facts, EmployerFacts),
      ...all(toolNames.compare, ComparedFacts).flatMap(({ employers }) => employers),
    ],
    figures: all(toolNames.benchmark, SaidFigure),
    changes: all(toolNames.changes, ChangedFacts),
    rankings: all(toolNames.ranking, RankedEmployers),
    passages: passages.filter((one, at) => passages.findIndex(({ marker }) => marker === one.marker) === at),
    rules: all(toolNames.reference, FoundRules).flatMap(({ entries }) => entries),
    surveys: all(toolNames.surveys, FoundSurveys),
    dates: all(toolNames.dates, ComplianceDates),
    employers: all(toolNames.employer, FoundEmployers),
    toolFailed: results.some(({ output }) => isFailure(output)),
  };
}

const isFailure = (output: unknown): boolean =>
  output === undefined || (typeof output === 'object' && output !== null && 'error' in output);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

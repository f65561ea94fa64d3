import { Refusal } from '../../contract/errors.ts';
import type { AnswerEvent, Citation, Offer } from '../../contract/insight.ts';
import type { Database } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import type { Log } from '../http/log.ts';
import type { SearchIndex } from '../library/search/search-index.ts';
import type { Model, ModelTool } from '../outside/model.ts';
import type { Exchange } from './begin-exchange.ts';
import { checkOfRun } from './check/check-of-run.ts';
import { citedText } from './cited-text.ts';
import { completeExchange, failExchange, type LastEvent } from './end-exchange.ts';
import { eventWriter } from './event-writer.ts';
import { focusOf } from './focus.ts';
import { instructions } from './instructions.ts';
import type { LibraryNames } from './library-names.ts';
import { type KeptReading, prepare } from './prepare.ts';
import { offersOf } from './offers.ts';
import { type AnswerUse, noUse } from './run-store.ts';
import { storable, storablePieces } from './storable-text.ts';
import { admitPassages, sayWithheld, type SeenPassages } from './tools/admit-passages.ts';
import { sourcesOfRun } from './tools/sources.ts';
import { toolsOfRun } from './tools/tools-of-run.ts';
import { watchRun } from './watch-run.ts';

export interface AnswerParts {
  db: Database;
  model: Model;
  search: SearchIndex;
  /** What the library holds by name. */
  names: () => Promise<LibraryNames>;
  /** What people may see of guides that they have not unlocked. */
  seen: SeenPassages;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Told how many sentences of an answer state something, and how many of them no source holds. */
  countSentences?: (counts: { sentences: number; notVerified: number }) => void;
}

/** Why an answer was broken off: the person stopped it, someone else ended the run, or this process closes. */
export type Break = 'stop' | 'lost' | 'closing';

/** An answer fails where the library could not be searched in time: what it says without it would be no answer. */
const SLOW = 'search_slow';

/** The markers of earlier answers name passages of earlier runs: a model must not see them, or it would use them. */
const MARKERS = /[ \t]*【[^】]*】/gu;

/**
 * Writes the answer of an exchange and settles it. Every event is stored for readers elsewhere and handed to `tell` as it
 * comes; the last one is returned. Undefined when someone else has ended the run.
 */
export async function answerRun(
  parts: AnswerParts,
  exchange: Exchange,
  tell: (event: AnswerEvent) => void,
  broken: AbortController,
): Promise<LastEvent | undefined> {
  const { db, log } = parts;
  const endWatch = watchRun(db, exchange.runId, (what) => broken.abort(what));
  try {
    const outcome = await speak(parts, exchange, tell, broken.signal);
    const why = broken.signal.aborted ? (broken.signal.reason as Break) : undefined;
    if (why === 'lost') return undefined;
    const stopped = why === 'stop';
    if (outcome.text.trim() !== '' && (stopped || outcome.failure === undefined)) {
      const { text, citations, reading, use } = outcome;
      const offers = stopped ? [] : offersOf(exchange.question, text, outcome.choices);
      const content = text.trim();
      const last = await completeExchange(db, exchange, { content, citations, offers, reading, stopped, use });
      outcome.note();
      return last;
    }
    const reason = why ?? outcome.failure ?? 'nothing was said';
    const code = outcome.failure === SLOW ? SLOW : 'model_unavailable';
    if (!stopped) log.warn({ run: exchange.runId, reason }, 'an answer failed');
    return await failExchange(db, exchange, { reason, code, stopped, use: outcome.use });
  } finally {
    endWatch();
  }
}

interface Spoken {
  text: string;
  citations: Citation[];
  reading: KeptReading | null;
  /** What may be meant by the question. */
  choices: readonly Offer[];
  failure: string | undefined;
  use: AnswerUse;
  /** Notes what was shown of guides that the person has not unlocked. */
  note(): void;
}

async function speak(
  parts: AnswerParts,
  exchange: Exchange,
  tell: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<Spoken> {
  const { db, model, search, seen } = parts;
  const sources = sourcesOfRun();
  const check = checkOfRun(exchange.question);
  const answer = citedText(sources, check.sentence);
  const whole = storablePieces();
  const writer = eventWriter(db, exchange.runId);
  const say = (event: AnswerEvent): void => {
    if (event.type === 'text' && event.text === '') return;
    writer.push(event);
    tell(event);
  };
  const step = (text: string): void => say({ type: 'step', text: storable(text) });
  let failure: string | undefined;
  let use: AnswerUse = noUse;
  let reading: KeptReading | null = null;
  let choices: readonly Offer[] = [];
  const admitted = admitPassages(seen, exchange.userId);
  const fail = (code: string): void => {
    failure = code;
  };
  try {
    const names = await parts.names();
    const tools = toolsOfRun({ db, search, names, sources, admitted }, exchange.before).map((tool) =>
      check.noting(failing(tool, fail)),
    );
    const prepared = await prepare({ db, search, names, sources, admitted }, tools, exchange, step);
    reading = prepared.reading;
    choices = prepared.offers;
    check.begin(prepared);
    const events = model.answer({
      system: instructions,
      messages: [
        ...exchange.history.map(({ role, content }) => ({ role, content: content.replaceAll(MARKERS, '') })),
        { role: 'user', content: exchange.question },
      ],
      given: prepared.given,
      tools,
      signal,
    });
    for await (const event of events) {
      if (event.type === 'text') say({ type: 'text', text: answer.push(whole(event.text)) });
      else if (event.type === 'step') step(event.text);
      else if (event.type === 'error') failure ??= event.reason;
      else use = { ...use, ...event.usage };
    }
    say({ type: 'text', text: answer.end() });
    say({ type: 'text', text: answer.push(sayWithheld(admitted.withheld)) + answer.end() });
    await writer.close();
  } catch (error) {
    failure ??= describeError(error);
  }
  const counts = answer.counts();
  parts.countSentences?.(counts);
  const citations = answer.citations();
  const shown = citations.flatMap((one) => ('passageId' in one ? [one] : []));
  const note = (): void => admitted.note(answer.text(), shown);
  if (reading !== null) reading = { ...reading, focus: focusOf(citations, exchange.before?.focus) };
  return { text: answer.text(), citations, reading, choices, failure, use: { ...use, ...counts }, note };
}

/** The answer of a tool that could not search in time is no answer: it fails the run, whoever asked. */
function failing(tool: ModelTool, fail: (code: string) => void): ModelTool {
  return {
    ...tool,
    async run(input) {
      try {
        return await tool.run(input);
      } catch (error) {
        if (error instanceof Refusal && error.code === SLOW) fail(SLOW);
        throw error;
      }
    },
  };
}

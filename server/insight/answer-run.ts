import { Refusal } from '../../contract/errors.ts';
import type { AnswerEvent } from '../../contract/insight.ts';
import type { Database } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import type { Log } from '../http/log.ts';
import type { SearchIndex } from '../library/search/search-index.ts';
import type { Model } from '../outside/model.ts';
import type { Exchange } from './begin-exchange.ts';
import { citedText } from './cited-text.ts';
import { completeExchange, failExchange, type LastEvent } from './end-exchange.ts';
import { eventWriter } from './event-writer.ts';
import { instructions } from './instructions.ts';
import { storable, storablePieces } from './storable-text.ts';
import { admitPassages, sayWithheld, type SeenPassages } from './tools/admit-passages.ts';
import { retrievedPassages } from './tools/retrieved.ts';
import { searchGuides } from './tools/search-guides.ts';
import { watchRun } from './watch-run.ts';

export interface AnswerParts {
  db: Database;
  model: Model;
  search: SearchIndex;
  /** What people may see of guides that they have not unlocked. */
  seen: SeenPassages;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
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
      const { text, citations } = outcome;
      const last = await completeExchange(db, exchange, { content: text.trim(), citations, stopped });
      outcome.note();
      return last;
    }
    const reason = why ?? outcome.failure ?? 'nothing was said';
    const code = outcome.failure === SLOW ? SLOW : 'model_unavailable';
    if (!stopped) log.warn({ run: exchange.runId, reason }, 'an answer failed');
    return await failExchange(db, exchange, { reason, code, stopped });
  } finally {
    endWatch();
  }
}

async function speak(
  { db, model, search, seen }: AnswerParts,
  exchange: Exchange,
  tell: (event: AnswerEvent) => void,
  signal: AbortSignal,
) {
  const retrieved = retrievedPassages();
  const answer = citedText(retrieved);
  const whole = storablePieces();
  const writer = eventWriter(db, exchange.runId);
  const say = (event: AnswerEvent): void => {
    if (event.type === 'text' && event.text === '') return;
    writer.push(event);
    tell(event);
  };
  let failure: string | undefined;
  const admitted = admitPassages(seen, exchange.userId);
  const tool = searchGuides(db, search, retrieved, admitted);
  const run = async (input: unknown): Promise<unknown> => {
    try {
      return await tool.run(input);
    } catch (error) {
      if (error instanceof Refusal && error.code === SLOW) failure = SLOW;
      throw error;
    }
  };
  try {
    const events = model.answer({
      system: instructions,
      messages: [
        ...exchange.history.map(({ role, content }) => ({ role, content: content.replaceAll(MARKERS, '') })),
        { role: 'user', content: exchange.question },
      ],
      tools: [{ ...tool, run }],
      signal,
    });
    for await (const event of events) {
      if (event.type === 'text') say({ type: 'text', text: answer.push(whole(event.text)) });
      else if (event.type === 'step') say({ type: 'step', text: storable(event.text) });
      else if (event.type === 'error') failure ??= event.reason;
    }
    say({ type: 'text', text: answer.end() });
    say({ type: 'text', text: answer.push(sayWithheld(admitted.withheld)) });
    await writer.close();
  } catch (error) {
    failure ??= describeError(error);
  }
  const citations = answer.citations();
  return { text: answer.text(), citations, failure, note: () => admitted.note(answer.text(), citations) };
}

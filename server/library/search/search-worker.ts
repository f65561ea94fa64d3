import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../db/connect.ts';
import { giveWay } from '../../db/give-way.ts';
import { threadNumber } from '../../process/this-thread.ts';
import { untilAnswered } from '../../process/answering.ts';
import { Refusal } from '../../../contract/errors.ts';
import { describeError } from '../../db/describe-error.ts';
import { LIBRARY_CHANNEL } from './channel.ts';
import { LibraryFollower } from './follower.ts';
import type { Question, Report, ThreadStart } from './messages.ts';
import { Steps } from './steps.ts';
import { ThreadSign } from './thread-sign.ts';
import { timeLimit } from './thread-time.ts';
import { makeReady, warmUp } from './warm-up.ts';

/** Changes are looked for this often, for the case that no notice comes through (a pooler, a lost connection). */
const POLL_MS = 2_000;
/** A snapshot is written once the library has been quiet this long. */
const QUIET_MS = 5_000;
/** What is made after a change of the library waits so long at most for whoever is answered. */
const WAIT_MS = 50;
/** After changes were taken in, no others are for so many times as long, but at most so long: what is made of a whole library, such as its
 *  lists of names, is made anew by the first search after each. */
const REST = { times: 3, mostMs: 5_000 };

// The thread of the search: it reads the library itself, so that neither rows nor ranking hold up the process.
const { databaseUrl, snapshotPath, limitMs, sign: shared } = workerData as ThreadStart;
const sign = new ThreadSign(shared);
sign.thread = threadNumber();
const db = connect(databaseUrl, { max: 3, name: 'benesight-search' });
// It reads what changed: whoever is answered meanwhile goes first.
giveWay(db);
const follower = new LibraryFollower(db, snapshotPath);
let closing = false;
let wake: () => void = () => undefined;
/** What a notice does: it ends the pause, but not the rest. */
let heed: () => void = () => undefined;
let noticed = false;
let loaded = false;

const say = (report: Report): void => parentPort?.postMessage(report);

function answer(question: Question): void {
  if (question.kind === 'close') {
    closing = true;
    wake();
    return;
  }
  const { id, query } = question;
  sign.question = id;
  const steps = new Steps(timeLimit(limitMs, sign.thread));
  try {
    const { engine, version } = follower;
    if (question.kind === 'search')
      say({ kind: 'guides', id, ranking: engine.search(query, question.options, steps), version });
    else say({ kind: 'passages', id, ranking: engine.searchPassages(query, question.options, steps), version });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'search_slow') say({ kind: 'slow', id });
    else say({ kind: 'failed', id, message: describeError(error) });
  } finally {
    sign.question = 0;
  }
}

/** Waits for a call to close or the time of the next look; for a notice as well, where it `heeds` them. */
function pause(ms: number, heeds: boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    heed = heeds ? wake : () => undefined;
  });
}

let stopListening: () => void = () => undefined;

/** Hears notices on a connection of its own. Where it breaks, or cannot be made, the looks in intervals go on alone. */
async function listen(): Promise<void> {
  try {
    const client = await db.pool.connect();
    stopListening = () => client.release(true);
    client.on('notification', () => {
      noticed = true;
      heed();
    });
    client.once('error', (error) => {
      stopListening = () => undefined;
      client.release(error);
      listenAgain();
    });
    await client.query(`listen ${LIBRARY_CHANNEL}`);
  } catch {
    listenAgain();
  }
}

function listenAgain(): void {
  if (!closing) setTimeout(() => void listen(), POLL_MS).unref();
}

async function load(): Promise<void> {
  const began = performance.now();
  const from = await follower.load();
  loaded = true;
  const ms = Math.round(performance.now() - began);
  say({ kind: 'loaded', from, guides: follower.engine.guideCount, ms, version: follower.version });
  // Of an empty library nothing is made.
  if (follower.engine.guideCount === 0) return;
  void warmUp(follower.engine, () => closing).catch((error: unknown) =>
    say({ kind: 'trouble', message: describeError(error) }),
  );
}

async function follow(): Promise<void> {
  let quietSince = Date.now() - QUIET_MS;
  while (!closing) {
    const began = performance.now();
    noticed = false;
    try {
      if (!loaded) await load();
      if (await follower.catchUp()) {
        say({ kind: 'version', version: follower.version });
        await untilAnswered(WAIT_MS);
        makeReady(follower.engine);
        quietSince = Date.now();
      } else if (Date.now() - quietSince >= QUIET_MS) await follower.save();
    } catch (error) {
      say({ kind: 'trouble', message: describeError(error) });
    }
    if (!closing) await pause(Math.min(REST.times * (performance.now() - began), REST.mostMs), false);
    if (!closing && !noticed) await pause(POLL_MS, true);
  }
}

parentPort?.on('message', answer);
await listen().catch((error: unknown) => say({ kind: 'trouble', message: describeError(error) }));
await follow();
await follower.save().catch(() => undefined);
stopListening();
await db.pool.end();
say({ kind: 'closed' });
parentPort?.close();
